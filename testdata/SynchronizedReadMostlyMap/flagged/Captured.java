package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** What has the object before its constructor returns may not use the collection. */
class Captured {
  static class Index {
    // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'names'
    private final Map<String, String> names = Collections.synchronizedMap(new HashMap<>());

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'titles' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. Nothing writes to it after construction. Remove the wrapper unless it matters that an inner class or a lambda has a reference to the object before its constructor returns.$
    private final Map<String, String> titles = Collections.synchronizedMap(new HashMap<>());

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'codes'
    private final Map<String, String> codes = Collections.synchronizedMap(new HashMap<>());

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'colours'
    private final Map<String, String> colours = Collections.synchronizedMap(new HashMap<>());

    private final String last;
    private final Supplier<String> later;
    private final Supplier<String> kept;

    Index() {
      names.put("a", "b");
      titles.put("a", "c");
      codes.put("a", "d");
      colours.put("a", "e");
      last = "z";
      later = () -> last + titles.get("a") + code("a");
      kept =
          new Supplier<>() {
            @Override
            public String get() {
              return colours.get("a");
            }
          };
    }

    private String code(String key) {
      return codes.get(key);
    }

    String all() {
      return names.get("a") + later.get() + kept.get();
    }
  }

  /** A method reference runs code that is not followed. */
  static class Referenced {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    private final Map<String, String> names = Collections.synchronizedMap(new HashMap<>());

    private final Supplier<String> later;

    Referenced() {
      names.put("a", "b");
      later = this::first;
    }

    String first() {
      return names.get("a");
    }
  }

  static class Inner {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    private final Map<String, String> names = Collections.synchronizedMap(new HashMap<>());

    private final View view;

    class View {
      String first() {
        return names.get("a");
      }
    }

    Inner() {
      names.put("a", "b");
      view = new View();
    }
  }

  public static void main(String[] args) {
    System.out.println(new Index().all());
    System.out.println(new Referenced().later.get() + new Inner().view.first());
  }
}
