package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Subtractions of a smaller type, sections on one line, and amounts from a table. */
public class Layouts {
  public static class Left {
    private long left = 100L;

    // BUG: Diagnostic contains: UNSAFE
    public synchronized long take(int n) {
      return left -= n;
    }

    public synchronized long takeShort(short n) {
      return left -= n;
    }

    public synchronized long takeLong(long n) {
      return left -= n;
    }
  }

  public static class Small {
    private int left = 100;

    // BUG: Diagnostic contains: UNSAFE
    public synchronized int take(byte n) {
      return left -= n;
    }
  }

  public static class OneLine {
    private int n;

    // BUG: Diagnostic contains: UNSAFE
    public void hit() { synchronized (this) { ++this.n; } }

    public int n() { synchronized (this) { /* all */ return n; } }
  }

  public static class OneLineLock {
    private final Lock lock = new ReentrantLock();
    private int n;

    // BUG: Diagnostic contains: UNSAFE
    public void hit() { lock.lock(); try { n++; } finally { lock.unlock(); } }

    public int n() {
      lock.lock(); try { return n; } finally { lock.unlock(); }
    }
  }

  /** A comment about the lock has no other place. */
  public static class Commented {
    private int n;

    // BUG: Diagnostic contains: ADVICE
    public void hit() { synchronized (this) /* rarely contended */ { n++; } }

    public synchronized int n() {
      return n;
    }
  }

  public static class Table {
    private final int[] steps = {1, 2, 3};
    private long total;

    // BUG: Diagnostic contains: UNSAFE
    public synchronized void add(int i) {
      total += steps[i];
    }

    public synchronized long total() {
      return total;
    }
  }

  public static void main(String[] args) {
    Left left = new Left();
    System.out.println(left.take(Integer.MIN_VALUE));
    System.out.println(left.takeShort(Short.MIN_VALUE) + " " + left.takeLong(7));
    System.out.println(new Small().take(Byte.MIN_VALUE));
    OneLine one = new OneLine();
    one.hit();
    OneLineLock lock = new OneLineLock();
    lock.hit();
    Table table = new Table();
    table.add(2);
    System.out.println(one.n() + " " + lock.n() + " " + table.total());
  }
}
