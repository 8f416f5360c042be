package testdata;

import com.google.gson.Gson;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** Nothing is compiled, or it is another expression each time. */
public class FastPaths {
  interface Text {
    boolean matches(String regex);

    String[] split(String regex);
  }

  @GetMapping
  int handle(String text) {
    return text.split(",").length
        + text.split("\\|").length
        + text.split("\\.", 2).length
        + text.split(" ").length
        + text.replace("ab", "c").length();
  }

  @GetMapping
  boolean dynamic(String text, String regex, int flags) {
    return text.matches(regex) && Pattern.compile("a+", flags).matcher(text).find();
  }

  @GetMapping
  boolean other(Text text) {
    return text.matches("a+") || text.split("a+").length > 0;
  }

  /** Always fails. */
  @GetMapping
  boolean invalid(String text) {
    return text.matches("(");
  }

  /** Who calls it may keep the object. */
  Gson create() {
    return new Gson();
  }
}
