/** Conditions that are the same on each call. */
class NotRenewed {
  private final boolean isCached;
  private static final int LIMIT = 3;
  private String page;
  private String title;

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

  public static void main(String[] args) {
    NotRenewed cached = new NotRenewed(true);
    NotRenewed open = new NotRenewed(false);
    for (int i = 0; i < 2; i++) {
      System.out.println(cached.page() + cached.title());
      System.out.println(open.page() + open.title());
    }
  }
}
