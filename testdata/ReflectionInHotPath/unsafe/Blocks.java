package testdata;

import java.lang.reflect.Method;
import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
public class Blocks {
  private static final String PREFIX = "x";
  private static final int COUNT = 3;

  private static final Method STRIP;

  static {
    try {
      STRIP = String.class.getMethod("strip");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method TRIM;

  static {
    try {
      TRIM = String.class.getMethod("trim");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** The first one. */
  @GetMapping
  String strip() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return (String) STRIP.invoke(PREFIX + COUNT);
  }

  @GetMapping
  String trim() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return (String) TRIM.invoke(" a ");
  }

  static class OnlyFields {
    private static final String PREFIX = "x";

    private static final Method TRIM;

    static {
      try {
        TRIM = String.class.getMethod("trim");
      } catch (NoSuchMethodException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    static {
      System.out.println(PREFIX);
    }

    @GetMapping
    String trim() throws ReflectiveOperationException {
      // BUG: Diagnostic contains: WARNING UNSAFE
      return (String) TRIM.invoke(" a ");
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(new Blocks().strip() + new Blocks().trim() + new OnlyFields().trim());
  }
}
