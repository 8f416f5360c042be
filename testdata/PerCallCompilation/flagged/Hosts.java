package testdata;

import java.util.List;

public class Hosts {
  List<String> parse(String hosts) {
    // BUG: Diagnostic contains: SUGGESTION SAFE String.split
    return List.of(hosts.split("\\s*,\\s*"));
  }

  public static void main(String[] args) {
    System.out.println(new Hosts().parse("a , b,c"));
  }
}
