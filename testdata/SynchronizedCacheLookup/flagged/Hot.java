package testdata;

import java.util.HashMap;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;

class Hot {
  private final Map<String, String> templates = new HashMap<>();

  @GetMapping("/page")
  String page(String name) {
    return template(name);
  }

  // BUG: Diagnostic contains: WARNING UNSAFE Every hit in 'templates' takes the monitor of this Hot
  private synchronized String template(String name) {
    String template = templates.get(name);
    if (template == null) {
      template = name.trim();
      templates.put(name, template);
    }
    return template;
  }
}
