package testdata;

import org.springframework.web.bind.annotation.GetMapping;

class Hot {
  private String template;

  @GetMapping("/page")
  String page() {
    return template();
  }

  // BUG: Diagnostic contains: WARNING SAFE
  private synchronized String template() {
    if (template == null) {
      template = "<html>";
    }
    return template;
  }

  /** Nothing shows who shares an object of it. */
  static class Page {
    private String text;

    // BUG: Diagnostic contains: SUGGESTION SAFE
    synchronized String text() {
      if (text == null) {
        text = "<body>";
      }
      return text;
    }
  }

  @GetMapping("/text")
  String text(Page page) {
    return page.text();
  }

  /** A static initializer constructs one for all. */
  static class Only {
    static final Only INSTANCE = new Only();

    private String text;

    // BUG: Diagnostic contains: WARNING SAFE
    synchronized String text() {
      if (text == null) {
        text = "only";
      }
      return text;
    }
  }

  @GetMapping("/only")
  String only() {
    return Only.INSTANCE.text();
  }

  private static String shared;

  // BUG: Diagnostic contains: WARNING SAFE
  private static synchronized String shared() {
    if (shared == null) {
      shared = "shared";
    }
    return shared;
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
