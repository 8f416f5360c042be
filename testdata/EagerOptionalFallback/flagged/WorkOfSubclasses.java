package testdata;

import java.util.Optional;

/** One of the subclasses does work, or nobody knows them all. */
public class WorkOfSubclasses {
  interface Source {
    String read();
  }

  abstract static class Store {
    abstract String empty();

    String or(Optional<String> given) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      return given.orElse(empty());
    }
  }

  static final class Constant extends Store {
    @Override
    String empty() {
      return "";
    }
  }

  static final class Working extends Store {
    private int number;

    Working(int number) {
      this.number = number;
    }

    @Override
    String empty() {
      return "n" + number++;
    }
  }

  static final class Fixed implements Source {
    @Override
    public String read() {
      return "";
    }
  }

  static String or(Optional<String> given, Source source) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(source.read());
  }
}
