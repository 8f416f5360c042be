package testdata;

/** What tests the field can do something else, or asks for more than the field. */
class Predicates {
  static class Hook {
    private String text;

    synchronized String text() {
      if (isMissing()) {
        text = "a".trim();
      }
      return text;
    }

    /** A subclass may ask for a new text each time. */
    protected boolean isMissing() {
      return text == null;
    }
  }

  static class Outdated {
    private String text;
    private boolean isOutdated;

    synchronized String text() {
      if (needsText()) {
        text = "a".trim();
      }
      return text;
    }

    private boolean needsText() {
      return text == null || isOutdated;
    }

    synchronized void outdate() {
      isOutdated = !isOutdated;
    }
  }

  static class Tested {
    private volatile String text;

    String text() {
      if (isMissing()) {
        synchronized (this) {
          if (isMissing()) {
            text = "a".trim();
          }
        }
      }
      return text;
    }

    private boolean isMissing() {
      return text == null;
    }
  }

  /** What another object has says nothing of this one. */
  static class Copied {
    private String text;

    synchronized String text(Copied template) {
      if (template.isMissing()) {
        text = "a".trim();
      }
      return text;
    }

    private boolean isMissing() {
      return text == null;
    }
  }
}
