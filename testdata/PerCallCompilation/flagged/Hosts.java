package testdata;

import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

public class Hosts {
  @GetMapping
  List<String> parse(String hosts) {
    // BUG: Diagnostic contains: WARNING SAFE String.split
    return List.of(hosts.split("\\s*,\\s*"));
  }

  public static void main(String[] args) {
    System.out.println(new Hosts().parse("a , b,c"));
  }
}
