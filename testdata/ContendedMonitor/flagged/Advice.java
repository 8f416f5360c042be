// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Advice*#* -XepOpt:Uncontended:TargetRuntime=23
package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;

/** What a section uses decides what to do about it. */
public class Advice {
  private static final Logger LOG = Logger.getLogger("advice");

  // BUG: Diagnostic contains: wait for the monitor of this Advice. It uses no field that may change. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Advice*#*. Remove the lock if the calls inside are safe without it.
  synchronized String format(String text) {
    return text.trim() + text.length();
  }

  /** Nothing writes. */
  static class Written {
    private static final int LIMIT = 3;

    private final List<String> names = new ArrayList<>();
    private final int first = names.size();

    // BUG: Diagnostic contains: It guards names. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Advice*#*. No section of this lock writes: remove the lock if the objects are not changed. On JDK 21 to 23
    synchronized int count() {
      int count = first;
      for (String name : names) {
        count = name.trim().isEmpty() ? count : count + LIMIT;
      }
      return count;
    }

    // BUG: Diagnostic contains: It guards names. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Advice*#*. No section of this lock writes
    synchronized boolean has(String name) {
      int length = name.length();
      return length > LIMIT && names.contains(name) && !names.isEmpty();
    }
  }

  /** A callback runs later, without the lock. */
  static class Later {
    private final List<Runnable> tasks = new ArrayList<>();
    private final long[] sums = new long[4];
    private long runs;
    private long changes;
    private String last;
    private long unset;

    // BUG: Diagnostic contains: It guards changes, last, sums, tasks.
    synchronized void add(int at) {
      sums[at % sums.length] += at;
      tasks.add(() -> runs = 1);
      tasks.add(
          new Runnable() {
            @Override
            public void run() {
              runs = 2;
            }
          });
      String name;
      name = Integer.toString(at);
      last = name;
      changes += unset;
    }

    String last() {
      return last;
    }

    long runs() {
      return runs;
    }
  }

  /** More fields than a message lists. */
  static class Many {
    private long a;
    private long b;
    private long c;
    private long d;
    private long e;
    private long f;

    // BUG: Diagnostic contains: Keep only the accesses of a, b, c, d, e and others, and of the objects in them, under the lock, or split the state so that threads use different locks. Log after the lock is released. On
    synchronized void addAll(long value) {
      a += value;
      b += value;
      c += value;
      d += value;
      e += value;
      f += value;
      LOG.info("added");
    }

    // BUG: Diagnostic contains: It guards a, b, c, d, e. This place
    synchronized void addSome(long value) {
      a += value;
      b += value;
      c += value;
      d += value;
      e += value;
    }
  }

  /** What never changes is not guarded, and what only computes with it can move. */
  static class Constants {
    private static final String SUFFIX = new String("a");

    private final List<String> names = new ArrayList<>();

    // BUG: Diagnostic contains: It guards names. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Advice*#*. Keep only the accesses of names, and of the objects in them, under the lock, or split the state so that threads use different locks. These calls use no field of the object and can move out of the section: toUpperCase().
    synchronized void add(String name) {
      names.add(name.toUpperCase(java.util.Locale.ROOT));
      if (names.contains(SUFFIX)) {
        names.clear();
      }
    }
  }
}
