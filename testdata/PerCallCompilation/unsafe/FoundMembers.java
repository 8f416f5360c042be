package testdata;

import java.lang.reflect.Field;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** The file lists the fields of its classes, so that a new constant would show. */
public class FoundMembers {
  private static final Pattern PLAIN_PATTERN = Pattern.compile("[0-9]+");

  @GetMapping
  static String plain(String text) {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return PLAIN_PATTERN.matcher(text).replaceAll("#");
  }

  public static void main(String[] args) {
    System.out.println(plain("a1"));
    for (Field field : FoundMembers.class.getDeclaredFields()) {
      System.out.println(field.getName());
    }
  }
}
