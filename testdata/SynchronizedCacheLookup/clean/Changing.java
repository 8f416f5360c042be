package testdata;

import java.util.Iterator;

/** Values that each call may change, or that depend on more than themselves. */
class Changing {
  static class Greatest {
    private Integer greatest;

    synchronized Integer add(Integer next) {
      if (greatest == null || greatest.compareTo(next) < 0) {
        greatest = next;
      }
      return greatest;
    }
  }

  static class Cursor {
    private Iterator<String> part;

    synchronized Iterator<String> part(Iterator<Iterator<String>> parts) {
      if (part == null || !part.hasNext() && parts.hasNext()) {
        part = parts.next();
      }
      return part;
    }
  }

  static class Doubling {
    private StringBuilder text = new StringBuilder();

    synchronized StringBuilder text() {
      if (text.toString().isEmpty()) {
        text = new StringBuilder(text);
      }
      return text;
    }
  }

  static class Extended {
    private String value;
    private long until;

    synchronized String value() {
      if (System.currentTimeMillis() > until) {
        value = null;
      }
      until = System.currentTimeMillis() + 1000;
      return value;
    }
  }
}
