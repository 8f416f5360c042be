package testdata;

import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;

/** Beside a transaction the work costs little: a request that writes is no evidence for it. */
public class Changing {
  private static final Pattern CREATE_PATTERN = Pattern.compile("[a-z]+");

  @PostMapping
  String create(String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE String.replaceAll compiles the same regular expression on each call. Compile it once
    return CREATE_PATTERN.matcher(name).replaceAll("");
  }

  @GetMapping
  String find(String name) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll compiles the same regular expression on each call. This place matters: reached from @GetMapping find().
    return CREATE_PATTERN.matcher(name).replaceAll("");
  }

  public static void main(String[] args) {
    Changing changing = new Changing();
    System.out.println(changing.create("a1") + changing.find("b2"));
  }
}
