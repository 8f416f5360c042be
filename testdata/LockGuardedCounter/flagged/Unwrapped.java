package testdata;

import java.io.Closeable;
import java.io.StringReader;
import java.util.concurrent.locks.ReentrantLock;

/** Sections in places where the statements alone would not do, or only just. */
public class Unwrapped {
  /** A block is needed there. */
  public static class Conditional {
    private int n;

    public void hit(boolean counts) {
      if (counts)
        // BUG: Diagnostic contains: No fix is offered: the code under the lock cannot stand without it as it is written.$
        synchronized (this) {
          n++;
        }
    }

    public synchronized int n() {
      return n;
    }
  }

  /** The section's name hides nothing behind it. */
  public static class SameNames {
    private int n;

    public int hit(int times) {
      // BUG: Diagnostic contains: ADVICE
      synchronized (this) {
        int step = times + 1;
        n += step;
      }
      int step = times;
      return step;
    }

    public synchronized int n() {
      return n;
    }
  }

  public static class OtherNames {
    private int n;

    public int hit(int times) {
      // BUG: Diagnostic contains: UNSAFE
      synchronized (this) {
        int step = times + 1;
        n += step;
      }
      int steps = times;
      return steps;
    }

    public synchronized int n() {
      return n;
    }
  }

  /** A resource is closed under the lock. */
  public static class Closing {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;

    public void hit() throws java.io.IOException {
      // BUG: Diagnostic contains: ADVICE
      lock.lock();
      try (Closeable reader = new StringReader("")) {
        n++;
      } finally {
        lock.unlock();
      }
    }

    public int n() {
      lock.lock();
      try {
        return n;
      } finally {
        lock.unlock();
      }
    }
  }

  /** Comments stay where they were. */
  public static class Comments {
    private int n;

    public void hit() {
      // BUG: Diagnostic contains: UNSAFE
      synchronized (this) { // one more
        n++;
        // and that was all
      }
    }

    public int n() {
      // what is known so far
      synchronized (this) {

        return n;

      }
      // nothing follows
    }
  }

  /** The comment behind the section has no other place. */
  public static class Behind {
    private int n;

    public void hit() {
      // BUG: Diagnostic contains: ADVICE
      synchronized (this) {
        n++;
      /* done */ }
    }

    public synchronized int n() {
      return n;
    }
  }

  /** Lines that begin elsewhere than the others could not all move. */
  public static class Outdented {
    private int n;

    public void hit(int a, int b) {
      // BUG: Diagnostic contains: ADVICE
      synchronized (this) {
        n +=
    a
            + b;
      }
    }

    public int n() {
    synchronized (this) {
  return n;
    }
    }
  }

  /** An annotation has an argument of that name. */
  public static class Annotated {
    private int n;

    // BUG: Diagnostic contains: UNSAFE
    @SuppressWarnings("synchronized")
    public final synchronized void hit() {
      n++;
    }

    public synchronized
    int n() {
      return n;
    }
  }

  public static void main(String[] args) throws Exception {
    Conditional conditional = new Conditional();
    conditional.hit(true);
    conditional.hit(false);
    SameNames same = new SameNames();
    OtherNames other = new OtherNames();
    System.out.println(same.hit(3) + other.hit(3));
    Closing closing = new Closing();
    closing.hit();
    Comments comments = new Comments();
    comments.hit();
    Behind behind = new Behind();
    behind.hit();
    Outdented outdented = new Outdented();
    outdented.hit(1, 2);
    Annotated annotated = new Annotated();
    annotated.hit();
    System.out.println(conditional.n() + " " + same.n() + " " + other.n() + " " + closing.n());
    System.out.println(comments.n() + " " + behind.n() + " " + outdented.n() + " " + annotated.n());
  }
}
