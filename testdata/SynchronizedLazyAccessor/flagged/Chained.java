package testdata;

/** One statement assigns several fields: the left one last. */
class Chained {
  static class TestedFirst {
    private String value;
    private String copy;

    // BUG: Diagnostic contains: First make sure that the initialization assigns 'value' last
    synchronized String get() {
      if (value == null) {
        copy = value = create();
      }
      return copy;
    }

    private static String create() {
      return System.getProperty("user.name").trim();
    }
  }

  static class InParts {
    private String value;
    private String copy;
    private String other;

    // BUG: Diagnostic contains: First make sure that the initialization assigns 'value' last
    synchronized String get() {
      if (value == null) {
        String local = other = value = TestedFirst.create();
        copy = local;
      }
      return other;
    }
  }

  static class TestedLast {
    private String value;
    private String copy;

    // BUG: Diagnostic contains: take the lock only on a miss. No fix is offered: a hit does more than to test 'value' for null and to return it.$
    synchronized String get() {
      if (value == null) {
        value = copy = TestedFirst.create();
      }
      return copy;
    }
  }
}
