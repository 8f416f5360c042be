package testdata;

import java.util.List;
import java.util.regex.Pattern;

public class Hosts {
  private static final Pattern PARSE_PATTERN = Pattern.compile("\\s*,\\s*");

  List<String> parse(String hosts) {
    // BUG: Diagnostic contains: SUGGESTION SAFE String.split
    return List.of(PARSE_PATTERN.split(hosts));
  }

  public static void main(String[] args) {
    System.out.println(new Hosts().parse("a , b,c"));
  }
}
