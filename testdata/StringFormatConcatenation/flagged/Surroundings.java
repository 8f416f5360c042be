package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** What is around the call, and whether the concatenation needs parentheses there. */
class Surroundings {
  private final String name;
  private final String label;

  {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    label = String.format("label %s", hashes(3));
  }

  Surroundings(String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    this(name, String.format("this(%s)", name));
  }

  Surroundings(String name, String label) {
    this.name = name + label;
  }

  static class Sub extends Surroundings {
    // BUG: Diagnostic contains: Write the text as one constant
    final String own = String.format("own %s", 1);

    Sub(String name) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      super(String.format("super(%s)", name));
    }
  }

  record Pair(String a, String b) {
    Pair(String a) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      this(a, String.format("b%s", a));
    }

    String shown() {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return String.format("Pair(%s, %s)", a, b);
    }
  }

  interface Named {
    String name();

    default String title() {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return String.format("title %s", name());
    }
  }

  static String hashes(int n) {
    return "#".repeat(n);
  }

  int receiver(String a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s:%s", a, b).length();
  }

  String chain(String a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("chain %s", a).trim().concat("!");
  }

  Supplier<String> reference(String a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("reference %s", a)::trim;
  }

  Object cast(String a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (Comparable<String>) String.format("cast %s", a);
  }

  boolean instance(String a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("instance %s", a) instanceof CharSequence;
  }

  boolean compared(String a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("compared %s", a) == a
        // BUG: Diagnostic contains: SUGGESTION SAFE
        || a != "compared %s".formatted(a);
  }

  String leftOfPlus(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s%s", a, b) + a + b;
  }

  String rightOfString(String s, int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return s + String.format("%s%s", a, b);
  }

  String rightOfNumber(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return a + String.format("%s-%s", b, a);
  }

  String rightOfNumberFromText(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return a + b + String.format("=%s", a + b);
  }

  String rightOfNumberFromNothing(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return a + String.format("%s%s", a, b);
  }

  String rightOfStringWithSum(String s, int a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return s + String.format("%s.", 1 + a + s);
  }

  String rightOfNumberWithSum(int n, String s, int a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return n + String.format("%s.", 1 + a + s);
  }

  String alone(String s, String t) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return s + String.format("%s", t) + t;
  }

  String compound(String s, int a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    s += String.format("%s%s", a, a);
    return s;
  }

  String parenthesized(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (String.format("parenthesized %s", s)).strip() + (String.format("%s", s));
  }

  String conditional(boolean b, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return b ? String.format("yes %s", s) : String.format("no %s", s);
  }

  String onSwitch(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    switch (String.format("on %s", s)) {
      case "on 1":
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return String.format("one %s", s);
      default:
        return switch (s) {
          // BUG: Diagnostic contains: SUGGESTION SAFE
          case "2" -> String.format("two %s", s);
          case "3" -> {
            // BUG: Diagnostic contains: SUGGESTION SAFE
            yield "three %s".formatted(s);
          }
          default -> s;
        };
    }
  }

  List<String> arguments(String s) {
    List<String> list = new ArrayList<>();
    // BUG: Diagnostic contains: SUGGESTION SAFE
    list.add(String.format("argument %s", s));
    // BUG: Diagnostic contains: SUGGESTION SAFE
    list.add(0, new StringBuilder(String.format("new %s", s)).reverse().toString());
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String[] array = {String.format("array %s", s), "x"};
    list.add(array[0]);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    array[String.format("[%s]", s).length() - 3] = String.format("[%s] =", s);
    list.add(array[0]);
    return list;
  }

  String lambdas(String s) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Function<String, String> function = a -> String.format("function %s", a);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Supplier<String> supplier = () -> String.format("supplier %s", s);
    Callable<String> callable =
        () -> {
          // BUG: Diagnostic contains: SUGGESTION SAFE
          return String.format("callable %s", s);
        };
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Consumer<Map<String, String>> consumer = m -> m.put("k", String.format("put %s", s));
    Supplier<String> anonymous =
        new Supplier<>() {
          @Override
          public String get() {
            // BUG: Diagnostic contains: SUGGESTION SAFE
            return String.format("anonymous %s", s);
          }
        };
    consumer.accept(new java.util.HashMap<>());
    return function.apply(s) + supplier.get() + callable.call() + anonymous.get();
  }

  int statements(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    var text = String.format("var %s", s);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    if (String.format("if %s", s).isEmpty()) {
      return 0;
    }
    // BUG: Diagnostic contains: SUGGESTION SAFE
    synchronized (String.format("lock %s", s)) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      text = String.format("assigned %s", s);
    }
    return text.length();
  }

  public static void main(String[] args) throws Exception {
    Surroundings it = new Surroundings("n");
    System.out.println(it.name + it.label + new Sub("m").own + ((Surroundings) new Sub("m")).name);
    System.out.println(new Pair("a").shown() + ((Named) () -> "nn").title());
    System.out.println(it.receiver("abc", 7) + it.chain(" x ") + it.reference("r").get());
    System.out.println("" + it.cast(null) + it.instance("i") + it.compared("c"));
    System.out.println(it.leftOfPlus(1, 2) + it.rightOfString("s", 3, 4) + it.rightOfNumber(5, 6));
    System.out.println(it.rightOfNumberFromText(1, 2) + it.rightOfNumberFromNothing(3, 4));
    System.out.println(it.rightOfStringWithSum("s", 2) + it.rightOfNumberWithSum(1, "s", 2));
    System.out.println(it.alone("s", null) + it.compound(null, 1) + it.parenthesized("p "));
    System.out.println(it.conditional(true, "c") + it.conditional(false, "d"));
    System.out.println(it.onSwitch("1") + it.onSwitch("2") + it.onSwitch("3") + it.onSwitch("4"));
    System.out.println(it.arguments("a") + it.lambdas("l"));
    System.out.println(it.statements("s"));
  }
}
