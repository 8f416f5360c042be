package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** An object that is created with one that lives as long as the program. */
class Parts {
  private final Catalog catalog = new Catalog();

  @GetMapping("/names")
  String names() {
    return catalog.names();
  }

  static class Catalog {
    private final Names names;

    Catalog() {
      names = new Names();
    }

    String names() {
      return names.get();
    }
  }

  static class Names {
    private String all;

    // BUG: Diagnostic contains: WARNING SAFE
    synchronized String get() {
      if (all == null) {
        all = String.join(",", "a", "b");
      }
      return all;
    }
  }

  public static void main(String[] args) {
    Parts parts = new Parts();
    System.out.println(parts.names() + parts.names());
  }
}
