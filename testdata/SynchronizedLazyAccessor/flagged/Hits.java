package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What a hit does decides whether it needs the lock. */
class Hits {
  interface Source {
    String load();
  }

  static class Plain {
    private String value;

    // BUG: Diagnostic contains: SAFE
    synchronized String value() {
      if (Objects.isNull(value)) {
        value = "a".trim();
      }
      return value;
    }
  }

  /** In a handler, which runs seldom. */
  static class InHandler {
    private String value;

    String value(String text) {
      try {
        return text.trim();
      } catch (NullPointerException e) {
        synchronized (this) {
          if (value == null) {
            value = "a".trim();
          }
          return value;
        }
      }
    }
  }

  /** A call that neither hits nor misses counts. */
  static class Counting {
    private String value;
    private int skipped;

    synchronized String value(boolean skip) {
      if (skip) {
        skipped++;
        return "";
      }
      if (value == null) {
        value = "a".trim();
      }
      return value;
    }

    synchronized int skipped() {
      return skipped;
    }
  }

  static class Computing {
    private String value;
    private String last = "";

    synchronized String value(String text) {
      if (value == null) {
        value = "a".trim();
      } else {
        last = text.trim();
      }
      return value;
    }

    synchronized String last() {
      return last;
    }
  }

  static class Calling {
    private List<String> list;

    synchronized int size() {
      if (list == null) {
        list = new ArrayList<>();
      }
      return list.size();
    }

    synchronized void add(String text) {
      list.add(text);
    }
  }

  static class CallingStatic {
    private static int calls;
    private String value;

    static void count(String text) {
      calls += text.length();
    }

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      count(value);
      return value;
    }
  }

  static class CallingOwn {
    private String value;
    private int gets;

    String get() {
      gets++;
      return value;
    }

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      return get();
    }
  }

  /** Another field that a hit reads changes later. */
  static class Reading {
    private String value;
    private String suffix = "";

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      return value + suffix;
    }

    synchronized void setSuffix(String suffix) {
      this.suffix = suffix;
    }
  }

  /** The miss assigns all that a hit reads. */
  static class Pair {
    private String value;
    private String other;

    // BUG: Diagnostic contains: ADVICE Every call takes the monitor of this Pair
    synchronized String value() {
      if (value == null) {
        value = (other = "b".trim());
      }
      return value + other;
    }
  }

  /** Another name for the value. */
  static class Chained {
    private String value;

    // BUG: Diagnostic contains: SAFE
    synchronized String value() {
      String found = value;
      if (found == null) {
        found = value = "a".trim();
      }
      return found;
    }
  }

  /** The value is published before it is complete. */
  static class Filled {
    private List<String> list;

    // BUG: Diagnostic contains: ADVICE
    synchronized List<String> list() {
      if (list == null) {
        list = new ArrayList<>();
        list.add("a");
      }
      return list;
    }
  }

  static class PassedOn {
    private List<String> list;

    // BUG: Diagnostic contains: ADVICE
    synchronized List<String> list() {
      if (list == null) {
        fill(list = new ArrayList<>());
      }
      return list;
    }

    private static void fill(List<String> list) {
      list.add("a");
    }
  }

  /** A step that is done once. */
  static class Started {
    private boolean started;
    private String name;

    synchronized boolean start() {
      if (started) {
        return false;
      }
      name = "a".trim();
      started = true;
      return true;
    }

    void run() {
      synchronized (this) {
        if (started) {
          return;
        }
        started = true;
      }
      name = "run";
    }
  }

  /** The lock is in the constructor. */
  static class Constructed {
    private static String shared;

    Constructed() {
      // BUG: Diagnostic contains: takes the monitor of the class Constructed, although only the first one initializes 'shared'
      synchronized (Constructed.class) {
        if (shared == null) {
          shared = "a".trim();
        }
      }
    }
  }

  /** The lock of one object, and the value of another. */
  static class OfOther {
    private String value;

    synchronized String value(OfOther given) {
      if (given.value == null) {
        given.value = "a".trim();
      }
      return given.value;
    }

    synchronized String mixed(OfOther given) {
      if (value == null) {
        value = "a".trim();
      }
      return given.value;
    }
  }

  public static void main(String[] args) {
    Plain plain = new Plain();
    System.out.println(plain.value() + plain.value());
    Chained chained = new Chained();
    System.out.println(chained.value() + chained.value());
  }
}
