package testdata;

import java.math.BigInteger;
import java.util.Locale;
import java.util.function.Supplier;

/** What can be seen of when an argument is evaluated and converted, and of what is dropped. */
class ObservableOrder {
  static int counter;

  static String say(String text) {
    System.out.println("say " + text);
    return text;
  }

  enum Loud {
    ONE {
      @Override
      public String toString() {
        return say("one");
      }
    },
    TWO
  }

  enum Quiet {
    A
  }

  record Told(int n) {
    @Override
    public String toString() {
      return "told" + counter++;
    }
  }

  record Plain(int n, String s) {}

  static final class Thrower {
    @Override
    public String toString() {
      throw new IllegalStateException("toString");
    }
  }

  static class Lazy {
    static final Locale LOCALE = Locale.ROOT;
    static String value = "lazy";

    static {
      say("Lazy");
    }
  }

  static class LazyToo {
    static String value = "too";

    static {
      say("LazyToo");
    }
  }

  static class LazyLocale {
    static final Locale LOCALE = Locale.ROOT;

    static {
      say("LazyLocale");
    }
  }

  static final class Twelve extends BigInteger {
    private static final long serialVersionUID = 1;

    Twelve() {
      super("12");
    }

    @Override
    public String toString() {
      return "twelve";
    }
  }

  static class Base {
    Base() {
      System.out.println("look " + look());
    }

    Object look() {
      return null;
    }
  }

  static class Derived extends Base {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    private final String v = String.format("%s%s", "a", "b");

    @Override
    Object look() {
      return v;
    }
  }

  String loud() {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return Loud.ONE + " " + say("argument");
  }

  String quiet() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Quiet.A + ", " + say("quiet");
  }

  String told() {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return new Told(1) + "; " + counter++;
  }

  String plain() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return new Plain(1, "p") + " / " + counter++;
  }

  String throwing() {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return new Thrower() + " " + say("before") + ".";
  }

  String throwingLast(Thrower thrower) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "last " + say("last") + " " + thrower + ".";
  }

  String locale() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return String.format(LazyLocale.LOCALE, "%s!", "x".trim());
  }

  String swapped() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return String.format("%2$s swapped %1$s", Lazy.value, LazyToo.value);
  }

  String surplus() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return String.format("%s surplus", counter, say("surplus"));
  }

  String joined(StringBuilder b) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return "joined " + "<" + b + ">" + b.append("x");
  }

  String added(StringBuilder b) {
    String s = "added ";
    // BUG: Diagnostic contains: SUGGESTION SAFE
    s += "" + b + counter;
    return s;
  }

  String inner(StringBuilder b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return "inner " + "(" + b + ")" + " " + b.append("y").length();
  }

  String summed(StringBuilder b) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return "summed " + "(" + b + ")" + " " + b.append("z").length();
  }

  String big() {
    return String.format(Locale.ROOT, "%d.", new Twelve());
  }

  boolean identical() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return String.format("%s%s", "c", "d") == "cd";
  }

  String hidden(Object o) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return o instanceof String System ? System + java.lang.System.lineSeparator() : "none";
  }

  String boxes(long l, int i, float f) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return l + " " + Float.valueOf(i) + " " + i + " " + f;
  }

  String appended(String s, int n) {
    StringBuilder b = new StringBuilder();
    // BUG: Diagnostic contains: SUGGESTION SAFE
    b.append("(").append(s).append("=").append(n).append(")");
    // BUG: Diagnostic contains: SUGGESTION SAFE
    b.append(b.length() + ":" + s);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return b.append("[").append(n).append("|").append(s.length()).append("]").toString();
  }

  String appendedInTry(String s) {
    StringBuilder b = new StringBuilder("t");
    try {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      b.append("<" + s + ", " + s.length() + ">");
    } catch (NullPointerException e) {
      b.append("null");
    }
    return b.toString();
  }

  Supplier<String> supplied(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return () -> "supplied " + s;
  }

  static void show(Supplier<String> text) {
    try {
      System.out.println(text.get());
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    ObservableOrder it = new ObservableOrder();
    show(it::loud);
    show(it::quiet);
    show(it::told);
    show(it::plain);
    show(it::throwing);
    show(() -> it.throwingLast(new Thrower()));
    show(it::locale);
    show(it::swapped);
    show(it::surplus);
    show(() -> it.joined(new StringBuilder("b")));
    show(() -> it.added(new StringBuilder("b")));
    show(() -> it.inner(new StringBuilder("b")));
    show(() -> it.summed(new StringBuilder("b")));
    show(it::big);
    show(() -> it.identical() + " " + new Derived().v);
    show(() -> it.hidden("h"));
    show(() -> it.boxes(1, 2, 3));
    show(() -> it.appended("a", 1));
    show(() -> it.appendedInTry(null) + it.appendedInTry("s") + it.supplied("t").get());
  }
}
