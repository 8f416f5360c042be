package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** The file finds members of another class, which no constant of this one is. */
public class FoundElsewhere {
  @GetMapping
  static String plain(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return text.replaceAll("[0-9]+", "#");
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(plain("a1"));
    System.out.println(Thread.State.class.getDeclaredField("NEW").getName());
  }
}
