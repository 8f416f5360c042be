package testdata;

import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
public class Layout {

  @GetMapping
  String strip() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return (String) String.class.getMethod("strip").invoke(" a ");
  }

  @GetMapping
  String trim() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return (String) String.class.getMethod("trim").invoke(" a ");
  }

  static class Counted {
    private static final String PREFIX = "x";
    private int calls;

    @GetMapping
    String prefixed() throws ReflectiveOperationException {
      calls++;
      // BUG: Diagnostic contains: WARNING UNSAFE
      return String.class.getMethod("concat", String.class).invoke(PREFIX, "" + calls).toString();
    }
  }

  static class First {

    private int calls;

    @GetMapping
    String first() throws ReflectiveOperationException {
      calls++;
      // BUG: Diagnostic contains: WARNING UNSAFE
      return String.class.getMethod("concat", String.class).invoke("", "" + calls).toString();
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(new Layout().strip() + new Layout().trim());
    System.out.println(new Counted().prefixed() + new First().first());
  }
}
