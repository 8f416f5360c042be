package testdata;

import org.springframework.web.bind.annotation.GetMapping;

class Hot {
  private volatile String template;

  @GetMapping("/page")
  String page() {
    return template();
  }

  // BUG: Diagnostic contains: WARNING SAFE
  private String template() {
    String current = template;
    if (current != null) {
      return current;
    }
    synchronized (this) {
      if (template == null) {
        template = "<html>";
      }
      return template;
    }
  }

  /** Nothing shows who shares an object of it. */
  static class Page {
    private volatile String text;

    // BUG: Diagnostic contains: SUGGESTION SAFE
    String text() {
      String current = text;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (text == null) {
          text = "<body>";
        }
        return text;
      }
    }
  }

  @GetMapping("/text")
  String text(Page page) {
    return page.text();
  }

  /** A static initializer constructs one for all. */
  static class Only {
    static final Only INSTANCE = new Only();

    private volatile String text;

    // BUG: Diagnostic contains: WARNING SAFE
    String text() {
      String current = text;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (text == null) {
          text = "only";
        }
        return text;
      }
    }
  }

  @GetMapping("/only")
  String only() {
    return Only.INSTANCE.text();
  }

  private static volatile String shared;

  // BUG: Diagnostic contains: WARNING SAFE
  private static String shared() {
    String current = shared;
    if (current != null) {
      return current;
    }
    synchronized (Hot.class) {
      if (shared == null) {
        shared = "shared";
      }
      return shared;
    }
  }

  static class Shared {
    @GetMapping("/shared")
    String get() {
      return shared();
    }
  }

  public static void main(String[] args) {
    Hot hot = new Hot();
    System.out.println(hot.page() + hot.page());
    Page page = new Page();
    System.out.println(hot.text(page) + hot.text(page));
    System.out.println(hot.only() + hot.only());
    System.out.println(new Shared().get() + new Shared().get());
  }
}
