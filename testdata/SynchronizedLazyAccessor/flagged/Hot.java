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

  public static void main(String[] args) {
    Hot hot = new Hot();
    System.out.println(hot.page() + hot.page());
  }
}
