package testdata;

import java.io.Serializable;
import java.util.concurrent.atomic.AtomicInteger;

/** Objects that are made without their initializers: a new number would be missing, or shared. */
class Recreated {
  static class Deserialized implements Serializable {
    private static final long serialVersionUID = 1;
    private transient int count;

    // BUG: Diagnostic contains: SUGGESTION ADVICE All that the monitor of this Deserialized guards is the number 'count'. Threads block each other for a single addition. Use an AtomicInteger, or a LongAdder if many threads add and few read. No fix is offered: an object that is deserialized or cloned would have no number of its own.$
    synchronized void increment() {
      count++;
    }
  }

  static class Cloned implements Cloneable {
    private int count;

    // BUG: Diagnostic contains: ADVICE
    synchronized void increment() {
      count++;
    }

    @Override
    public Cloned clone() {
      try {
        return (Cloned) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static class Parent {
    private int count;

    // BUG: Diagnostic contains: ADVICE
    synchronized void increment() {
      count++;
    }
  }

  static class Clones extends Parent implements Cloneable {}

  /** The constructor of a class that is not serializable itself runs. */
  static class Constructed {
    private final AtomicInteger count = new AtomicInteger();

    // BUG: Diagnostic contains: UNSAFE All that the monitor of this Constructed guards is the number 'count'. Threads block each other for a single addition. Use an AtomicInteger, or a LongAdder if many threads add and few read, unless code out of sight also takes the lock.
    void increment() {
      count.incrementAndGet();
    }
  }

  static class Saved extends Constructed implements Serializable {
    private static final long serialVersionUID = 1;
  }

  /** All objects share a static number. */
  static class OfClass implements Serializable {
    private static final long serialVersionUID = 1;
    private static final AtomicInteger count = new AtomicInteger();

    static void increment() {
      // BUG: Diagnostic contains: few read, unless reflection uses the field or its lock.
      count.incrementAndGet();
    }
  }
}
