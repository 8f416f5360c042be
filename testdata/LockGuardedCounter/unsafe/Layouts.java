package testdata;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Subtractions of a smaller type, sections on one line, and amounts from a table. */
public class Layouts {
  public static class Left {
    private final AtomicLong left = new AtomicLong(100L);

    // BUG: Diagnostic contains: UNSAFE
    public long take(int n) {
      return left.addAndGet(-(long) n);
    }

    public long takeShort(short n) {
      return left.addAndGet(-(long) n);
    }

    public long takeLong(long n) {
      return left.addAndGet(-n);
    }
  }

  public static class Small {
    private final AtomicInteger left = new AtomicInteger(100);

    // BUG: Diagnostic contains: UNSAFE
    public int take(byte n) {
      return left.addAndGet(-n);
    }
  }

  public static class OneLine {
    private final AtomicInteger n = new AtomicInteger();

    // BUG: Diagnostic contains: UNSAFE
    public void hit() { this.n.incrementAndGet(); }

    public int n() { /* all */ return n.get(); }
  }

  public static class OneLineLock {
    private final AtomicInteger n = new AtomicInteger();

    // BUG: Diagnostic contains: UNSAFE
    public void hit() { n.incrementAndGet(); }

    public int n() {
      return n.get();
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
    private final AtomicLong total = new AtomicLong();

    // BUG: Diagnostic contains: UNSAFE
    public void add(int i) {
      total.addAndGet(steps[i]);
    }

    public long total() {
      return total.get();
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
