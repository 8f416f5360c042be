package testdata;

import java.lang.reflect.Method;
import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
public class Layout {

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

  @GetMapping
  String strip() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return (String) STRIP.invoke(" a ");
  }

  @GetMapping
  String trim() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return (String) TRIM.invoke(" a ");
  }

  static class Counted {
    private static final String PREFIX = "x";
    private static final Method CONCAT;

    static {
      try {
        CONCAT = String.class.getMethod("concat", String.class);
      } catch (NoSuchMethodException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    private int calls;

    @GetMapping
    String prefixed() throws ReflectiveOperationException {
      calls++;
      // BUG: Diagnostic contains: WARNING UNSAFE
      return CONCAT.invoke(PREFIX, "" + calls).toString();
    }
  }

  static class First {

    private static final Method CONCAT;

    static {
      try {
        CONCAT = String.class.getMethod("concat", String.class);
      } catch (NoSuchMethodException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    private int calls;

    @GetMapping
    String first() throws ReflectiveOperationException {
      calls++;
      // BUG: Diagnostic contains: WARNING UNSAFE
      return CONCAT.invoke("", "" + calls).toString();
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(new Layout().strip() + new Layout().trim());
    System.out.println(new Counted().prefixed() + new First().first());
  }
}
