package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.bind.annotation.GetMapping;

class Hot {
  private final Map<String, String> templates = new ConcurrentHashMap<>();

  @GetMapping("/page")
  String page(String name) {
    return template(name);
  }

  // BUG: Diagnostic contains: WARNING UNSAFE Every hit in 'templates' takes the monitor of this Hot
  private String template(String name) {
    String template = templates.get(name);
    if (template == null) {
      template = name.trim();
      String existing = templates.putIfAbsent(name, template);
      if (existing != null) {
        template = existing;
      }
    }
    return template;
  }
}
