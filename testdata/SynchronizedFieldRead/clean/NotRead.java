package testdata;

import java.util.ArrayList;
import java.util.List;

class NotRead {
  interface Source {
    String load();
  }

  /** Two fields. */
  static class Pair {
    private int low;
    private int high;

    synchronized void load(Source source) {
      low = source.load().length();
      high = low + 1;
    }

    synchronized int width() {
      return high - low;
    }
  }

  /** Waits for the lock. */
  static class Waiting {
    private boolean done;

    synchronized void finish(Source source) {
      source.load();
      done = true;
      notifyAll();
    }

    synchronized boolean isDone() {
      return done;
    }
  }

  /** Half of a long could be seen without the lock. */
  static class Total {
    private long total;

    synchronized void add(Source source) {
      total += source.load().length();
    }

    synchronized long total() {
      return total;
    }
  }

  static class Base {
    private String name;

    synchronized void load(Source source) {
      name = source.load();
    }

    synchronized String name() {
      return name;
    }
  }

  static class Overriding extends Base {
    @Override
    synchronized String name() {
      return "b";
    }
  }

  /** The list changes under the lock, and a lookup in it is about the list. */
  static class Elements {
    private final List<String> list = new ArrayList<>();

    synchronized void add(Source source) {
      list.add(source.load());
    }

    synchronized String get(int index) {
      return list.get(index);
    }

    synchronized boolean replace(String text) {
      return list.add(text);
    }
  }

  /** To print the list is to read its elements, which change under the lock. */
  static class Printed {
    private List<String> list = new ArrayList<>();

    synchronized void add(Source source) {
      list.add(source.load());
    }

    synchronized void reset() {
      list = new ArrayList<>();
    }

    synchronized String text() {
      return "listed: " + list;
    }
  }

  /** Entered with the lock. */
  static class Nested {
    private String name;

    synchronized void load(Source source) {
      name = source.load();
      if (name().isEmpty()) {
        name = "none";
      }
    }

    private synchronized String name() {
      return name;
    }
  }
}
