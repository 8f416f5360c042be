package testdata;

import java.lang.reflect.Field;
import org.springframework.web.bind.annotation.GetMapping;

/** The file lists the fields of its classes, so that a new constant would show. */
public class FoundMembers {
  @GetMapping
  static String plain(String text) {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return text.replaceAll("[0-9]+", "#");
  }

  public static void main(String[] args) {
    System.out.println(plain("a1"));
    for (Field field : FoundMembers.class.getDeclaredFields()) {
      System.out.println(field.getName());
    }
  }
}
