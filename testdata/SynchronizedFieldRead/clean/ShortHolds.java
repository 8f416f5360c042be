package testdata;

/** Writers that compute a little with the lock. */
class ShortHolds {
  static class OfJdk {
    private String name;

    synchronized void rename(String to) {
      name = to.trim();
    }

    synchronized String name() {
      return name;
    }
  }

  static class Texts {
    private final MoreTexts more = new MoreTexts();

    String clean(String text) {
      return more.clean(text) + "!";
    }
  }

  static class MoreTexts {
    String clean(String text) {
      return text.trim();
    }
  }

  static class OfFile {
    private String name;

    synchronized void rename(String to) {
      name = new Texts().clean(to);
    }

    synchronized String name() {
      return name;
    }
  }
}
