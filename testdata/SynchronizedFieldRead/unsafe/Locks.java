// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Locks*#read*
package testdata;

/** Locks that may be missing, and what a lock publishes besides the field. */
public class Locks {
  static class Given {
    private final Object lock;
    private volatile int size;

    Given(Object lock) {
      this.lock = lock;
    }

    int read() {
      // BUG: Diagnostic contains: WARNING UNSAFE This code takes 'lock' only to read 'size'. Concurrent readers block each other, and wait while another thread holds the lock. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Locks*#read*. Make 'size' volatile and read it without the lock, unless it matters that 'lock' may be null.
      return size;
    }

    void set(int size) {
      synchronized (lock) {
        this.size = size;
      }
    }
  }

  static class Parent {
    Parent() {
      System.out.println(peek());
    }

    int peek() {
      return -1;
    }
  }

  static class Child extends Parent {
    private final Object lock = new Object();
    private volatile int size = 4;

    @Override
    int peek() {
      try {
        return read();
      } catch (NullPointerException e) {
        return -2;
      }
    }

    int read() {
      // BUG: Diagnostic contains: unless it matters that code may run before 'lock' is set.
      return size;
    }

    void set(int size) {
      synchronized (lock) {
        this.size = size;
      }
    }
  }

  static class Final {
    private final int[] data = new int[1];
    private final int size = Integer.parseInt("1");

    // BUG: Diagnostic contains: WARNING UNSAFE This code takes the monitor of this Final only to read 'data'. Concurrent readers block each other, and wait while another thread holds the lock. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Locks*#read*. 'data' is final: remove the lock, unless it matters that the array may be changed under the lock.
    int[] read() {
      return data;
    }

    // BUG: Diagnostic contains: WARNING SAFE
    int readSize() {
      return size;
    }

    synchronized void fill() {
      data[0] = 42;
    }
  }

  static class Text {
    private final Object lock = new Object();
    private volatile String name;

    String read() {
      // BUG: Diagnostic contains: WARNING SAFE
      String current = name;
      return current == null
          ? """
         shallow
                   deep
     """
          : current;
    }

    void set(String name) {
      synchronized (lock) {
        this.name = name;
      }
    }
  }

  public static void main(String[] args) {
    try {
      System.out.println(new Given(null).read());
    } catch (NullPointerException e) {
      System.out.println("no lock");
    }
    Child child = new Child();
    child.set(3);
    System.out.println(child.read());
    Final it = new Final();
    it.fill();
    System.out.println(it.read()[0] + it.readSize());
    Text text = new Text();
    System.out.println(text.read());
    text.set("name");
    System.out.println(text.read());
  }
}
