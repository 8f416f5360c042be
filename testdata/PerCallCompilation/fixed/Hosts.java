package testdata;

import java.util.List;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

public class Hosts {
  private static final Pattern PARSE_PATTERN = Pattern.compile("\\s*,\\s*");

  @GetMapping
  List<String> parse(String hosts) {
    // BUG: Diagnostic contains: WARNING SAFE String.split
    return List.of(PARSE_PATTERN.split(hosts));
  }

  public static void main(String[] args) {
    System.out.println(new Hosts().parse("a , b,c"));
  }
}
