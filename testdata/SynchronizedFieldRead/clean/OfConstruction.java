package testdata;

/** Sections that only a constructor runs: no other thread has the object yet. */
class OfConstruction {
  private final String title;
  private String name;
  private String text;

  OfConstruction(String name) {
    this.name = name;
    this.title = name() + text();
  }

  private synchronized String name() {
    return name;
  }

  private synchronized String text() {
    if (text == null) {
      text = name + "!";
    }
    return text;
  }

  synchronized void rename(String to) {
    name = to;
    text = null;
  }

  String title() {
    return title;
  }
}
