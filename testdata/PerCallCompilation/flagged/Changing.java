package testdata;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;

/** Beside a transaction the work costs little: a request that writes is no evidence for it. */
public class Changing {
  @PostMapping
  String create(String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE String.replaceAll compiles the same regular expression on each call. Compile it once
    return name.replaceAll("[a-z]+", "");
  }

  @GetMapping
  String find(String name) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll compiles the same regular expression on each call. This place matters: reached from @GetMapping find().
    return name.replaceAll("[a-z]+", "");
  }

  public static void main(String[] args) {
    Changing changing = new Changing();
    System.out.println(changing.create("a1") + changing.find("b2"));
  }
}
