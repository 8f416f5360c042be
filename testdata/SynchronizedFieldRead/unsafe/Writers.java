package testdata;

import java.util.HashMap;
import java.util.Map;

/** What writers do with the field, and what is made of its value. */
class Writers {
  private volatile boolean done;
  private volatile String state = "new";
  private volatile String mode = "off";
  private volatile int size = 1;
  private volatile long mask = 5;
  private final Map<String, Integer> counts = new HashMap<>();
  private volatile String last = "";

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this Writers only to read 'done'. Concurrent readers block each other, and wait while another thread holds the lock. 'done' is volatile: remove the lock.$
  boolean isDone() {
    return done;
  }

  synchronized void finish() {
    done = true;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE This code takes the monitor of this Writers only to read 'state'. Concurrent readers block each other, and wait while another thread holds the lock. Make 'state' volatile and read it without the lock, unless it matters that a writer stores a value in 'state' that it replaces before it releases the lock.
  String state() {
    return state;
  }

  synchronized void refresh(String next) {
    state = null;
    state = next.trim();
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this Writers only to read 'mode'
  String mode() {
    return mode + "?";
  }

  /** One run stores one value. */
  synchronized void switchTo(boolean on) {
    if (on) {
      mode = "on";
    } else {
      mode = "off";
    }
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this Writers only to read 'size'
  int capacity() {
    return size * 2 / 3 % 10;
  }

  synchronized void resize(int to) {
    size = to;
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this Writers only to read 'mask'
  long masked(long bits) {
    return (~bits | mask) ^ bits << 2;
  }

  synchronized void mask(long to) {
    mask = to;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE This code takes the monitor of this Writers only to read 'last'. Concurrent readers block each other, and wait while another thread holds the lock. Make 'last' volatile and read it without the lock, unless it matters that a writer changes 'last' together with other state under the lock.
  String last() {
    return last;
  }

  synchronized void count(String name) {
    counts.merge(name, 1, Integer::sum);
    last = name;
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Writers it = new Writers();
    System.out.println(it.isDone() + it.mode() + it.capacity() + it.masked(3));
    it.finish();
    it.refresh(" next ");
    it.switchTo(true);
    it.resize(9);
    it.mask(6);
    System.out.println(it.isDone() + it.state() + it.mode() + it.capacity() + it.masked(3));
    it.switchTo(false);
    System.out.println(it.mode());
  }
}
