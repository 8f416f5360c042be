package testdata;

import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

/** Where it runs often. */
class Hot {
  @GetMapping("/hot")
  public String entryPoint(String id) {
    // BUG: Diagnostic contains: This place matters: reached from @GetMapping
    return "entry " + id;
  }

  String loop(List<String> names) {
    StringBuilder all = new StringBuilder();
    for (String name : names) {
      // BUG: Diagnostic contains: SUGGESTION SAFE String.format allocates
      all.append("<").append(name).append(">");
    }
    return all.toString();
  }

  String unknown(String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "unknown " + name;
  }

  public static void main(String[] args) {
    System.out.println(
        new Hot().entryPoint("1") + new Hot().loop(List.of("a")) + new Hot().unknown("b"));
  }
}
