package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Every place that code can stand in. */
public class Places {
  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  static Optional<String> find(int n) {
    return Optional.of("found").filter(it -> n > 0);
  }

  static class Field {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    final String name = find(0).orElse(slow("field"));
    final String block;

    {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      block = find(1).orElse(slow("block"));
    }
  }

  static class Super extends Field {
    final String given;

    Super(String given) {
      this.given = given;
    }

    String named() {
      return slow("super");
    }
  }

  static class Sub extends Super {
    Sub(Optional<String> given) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      super(given.orElse(slow("super argument")));
    }

    Sub(int n) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      this(Optional.of(find(n).orElse(slow("this argument"))));
    }

    @Override
    String named() {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return find(0).orElse(super.named() + name);
    }
  }

  interface Named {
    default String label() {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return find(0).orElse(slow("interface"));
    }
  }

  enum Color implements Named {
    RED {
      @Override
      public String label() {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return find(0).orElse(slow("red"));
      }
    },
    BLUE
  }

  record Point(int x) {
    String label() {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return find(x).orElse(slow("point" + x));
    }
  }

  static List<String> statements(int n) {
    List<String> result = new ArrayList<>();
    // BUG: Diagnostic contains: SUGGESTION SAFE
    if (find(n).orElse(slow("if")).length() > 3) {
      result.add("if");
    }
    // BUG: Diagnostic contains: SUGGESTION SAFE
    switch (find(n).orElse(slow("switch"))) {
      case "found":
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result.add(find(0).orElse(slow("case")));
        break;
      default:
    }
    int arrow =
        switch (n) {
          // BUG: Diagnostic contains: SUGGESTION SAFE
          case 1 -> find(0).orElse(slow("arrow")).length();
          default -> 0;
        };
    result.add("" + arrow);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    for (String text : List.of(find(n).orElse(slow("each")))) {
      result.add(text);
    }
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String[] array = {find(n).orElse(slow("array"))};
    result.add(array[0]);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    synchronized (find(n).orElse(slow("lock"))) {
      result.add("locked");
    }
    return result;
  }

  static List<String> functions(int n) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Supplier<String> lambda = () -> find(n).orElse(slow("lambda"));
    Named anonymous =
        new Named() {
          @Override
          public String label() {
            // BUG: Diagnostic contains: SUGGESTION SAFE
            return find(n).orElse(slow("anonymous" + this.getClass().isAnonymousClass()));
          }
        };
    class Local {
      String label() {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return find(n).orElse(slow("local" + n));
      }
    }
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Runnable runnable = () -> find(n).orElse(slow("runnable"));
    runnable.run();
    return List.of(lambda.get(), anonymous.label(), new Local().label());
  }

  class Inner {
    String label() {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return find(0).orElse(Places.this.outer() + Places.super.getClass().getSimpleName());
    }
  }

  String outer() {
    return slow("outer");
  }

  public static void main(String[] args) {
    System.out.println(new Field().name + new Field().block);
    System.out.println(new Sub(Optional.empty()).given + new Sub(Optional.of("s")).given);
    System.out.println(new Sub(0).given + new Sub(1).given + new Sub(1).named());
    System.out.println(Color.RED.label() + Color.BLUE.label() + new Point(0).label());
    System.out.println(new Point(1).label() + new Places().new Inner().label());
    System.out.println(statements(0) + "" + statements(1) + functions(0) + functions(1));
  }
}
