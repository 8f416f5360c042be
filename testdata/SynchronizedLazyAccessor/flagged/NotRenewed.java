import java.util.List;

/** Conditions that are the same on each call. */
class NotRenewed {
  private final boolean isCached;
  private static final int LIMIT = 3;
  private String page;
  private String title;
  private String footer;
  private List<String> items;
  private boolean isLoaded;
  private String header;
  private boolean isOpen;

  NotRenewed(boolean isCached) {
    this.isCached = isCached;
  }

  // BUG: Diagnostic contains: Every call takes the monitor of this NotRenewed
  synchronized String page() {
    if (page == null || !isCached) {
      page = "a".trim();
    }
    return page;
  }

  // BUG: Diagnostic contains: Every call takes the monitor of this NotRenewed
  synchronized String title() {
    if (title == null || LIMIT > 5) {
      title = "b".trim();
    }
    return title;
  }

  // BUG: Diagnostic contains: Every call takes the monitor of this NotRenewed
  synchronized String footer() {
    if (footer == null || Switches.DEBUG) {
      footer = "c".trim();
    }
    return footer;
  }

  // BUG: Diagnostic contains: Every call takes the monitor of this NotRenewed
  synchronized List<String> items() {
    if (!isLoaded || items == null) {
      items = List.of("d".trim());
      isLoaded = true;
    }
    return items;
  }

  // BUG: Diagnostic contains: Every call takes the monitor of this NotRenewed
  synchronized String header() {
    if (header == null && isOpen) {
      header = "e".trim();
    }
    return header;
  }

  synchronized void open() {
    isOpen = true;
  }

  public static void main(String[] args) {
    NotRenewed cached = new NotRenewed(true);
    NotRenewed open = new NotRenewed(false);
    for (int i = 0; i < 2; i++) {
      System.out.println(cached.page() + cached.title());
      System.out.println(open.page() + open.title());
      System.out.println(open.header() + open.footer() + open.items());
      open.open();
    }
    System.out.println(open.header());
  }
}

class Switches {
  static final boolean DEBUG = Boolean.getBoolean("debug");
}
