package testdata;

import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
public class Blocks {
  private static final String PREFIX = "x";
  private static final int COUNT = 3;

  /** The first one. */
  @GetMapping
  String strip() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return (String) String.class.getMethod("strip").invoke(PREFIX + COUNT);
  }

  @GetMapping
  String trim() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return (String) String.class.getMethod("trim").invoke(" a ");
  }

  static class OnlyFields {
    private static final String PREFIX = "x";

    static {
      System.out.println(PREFIX);
    }

    @GetMapping
    String trim() throws ReflectiveOperationException {
      // BUG: Diagnostic contains: WARNING UNSAFE
      return (String) String.class.getMethod("trim").invoke(" a ");
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(new Blocks().strip() + new Blocks().trim() + new OnlyFields().trim());
  }
}
