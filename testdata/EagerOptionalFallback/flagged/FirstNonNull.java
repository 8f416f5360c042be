package testdata;

import com.google.common.base.MoreObjects;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Guava's firstNonNull has no lazy form: a null test of a variable has the same outcome. */
public class FirstNonNull {
  private final String name;
  private String mutable = "mutable";

  FirstNonNull(String name) {
    this.name = name;
  }

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  static int slowLength(String text) {
    return slow(text).length();
  }

  static String parameter(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated on every call, even when the first argument is not null. firstNonNull has no lazy form. Test the first argument for null, or use Objects.requireNonNullElseGet (JDK 9+).
    return MoreObjects.firstNonNull(given, slow("parameter"));
  }

  String finalField() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String result = MoreObjects.firstNonNull(this.name, slow("field"));
    return result;
  }

  String assigned() {
    String result;
    // BUG: Diagnostic contains: SUGGESTION SAFE
    result = MoreObjects.firstNonNull((name), (slow("assigned")));
    return result;
  }

  static String receiver(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(given, slow("receiver")).strip();
  }

  static String operand(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "[" + MoreObjects.firstNonNull(given, slow("operand")) + "]";
  }

  static int promoted(Integer given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return 1 + MoreObjects.firstNonNull(given, slowLength("promoted"));
  }

  static String argument(Integer given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.valueOf(MoreObjects.firstNonNull(given, slowLength("argument")));
  }

  static int declared(Integer given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    int length = MoreObjects.firstNonNull(given, slowLength("declared"));
    return length;
  }

  static Object boxed(Integer given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Integer length = MoreObjects.firstNonNull(given, slowLength("boxed"));
    return length;
  }

  static String sum(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(given, slow("su") + "m");
  }

  static String sumOperand(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "[" + MoreObjects.firstNonNull(given, (slow("su") + "m")) + "]";
  }

  static String sumWithComment(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(given, slow("su") + "m" /* all */);
  }

  static String created(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(
        given,
        new String(slow("created")));
  }

  static Object wider(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(given, (Object) slow("wider"));
  }

  static String ternary(String given, boolean first) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return first ? MoreObjects.firstNonNull(given, slow("ternary")) : "second";
  }

  static String implicit(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    var result = MoreObjects.firstNonNull(given, slow("implicit"));
    return result;
  }

  static String notCaptured(String given) {
    given = given == null ? null : given.strip();
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(given, slow("not captured" + given));
  }

  static String checked(String given) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return MoreObjects.firstNonNull(given, throwing("checked"));
  }

  static String throwing(String text) throws Exception {
    if (text.isEmpty()) {
      throw new Exception("no text");
    }
    return slow(text);
  }

  static String nested(String one, String two) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(one, MoreObjects.firstNonNull(two, slow("nested")));
  }

  static String keepsComments(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(given, slow("kept") /* kept */ );
  }

  static String keepsCommentBefore(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(given, /* kept */ slow("kept before"));
  }

  static String losesComments(String given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return MoreObjects.firstNonNull(given /* lost */, slow("lost"));
  }

  static String assigns(String given) {
    String text;
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return MoreObjects.firstNonNull(given, slow(text = "assigns")) + text;
  }

  static String dense(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(given,slow("dense"));
  }

  static String brokenLines(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(
        given,
        slow(
            "broken lines"));
  }

  String mutableField() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return MoreObjects.firstNonNull(mutable, slow("mutable"));
  }

  static String call(String given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return MoreObjects.firstNonNull(slow(given), slow("call"));
  }

  static void statement(String given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    MoreObjects.firstNonNull(given, slow("statement"));
  }

  static Runnable runnable(String given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return () -> MoreObjects.firstNonNull(given, slow("runnable"));
  }

  static Supplier<String> supplier(String given) {
    return () -> {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return MoreObjects.firstNonNull(given, slow("supplier"));
    };
  }

  static int inferred(List<String> given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return MoreObjects.firstNonNull(given, copyOf(List.of())).size();
  }

  static int diamond(List<String> given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return MoreObjects.firstNonNull(given, new ArrayList<>(copyOf(List.of("a")))).size();
  }

  static int typed(List<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return MoreObjects.firstNonNull(given, new ArrayList<String>(copyOf(List.of("a")))).size();
  }

  static <T> List<T> copyOf(List<T> list) {
    return new ArrayList<>(list);
  }

  static Number unrelated(Integer given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return MoreObjects.firstNonNull(given, (long) slowLength("unrelated"));
  }

  static Object explicit(String given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return MoreObjects.<Object>firstNonNull(given, slow("explicit"));
  }

  static String conditional(String given, boolean first) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return MoreObjects.firstNonNull(given, first ? slow("first") : slow("second"));
  }

  static String bothNull(String given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return MoreObjects.firstNonNull(given, nothing("both"));
  }

  static String nothing(String text) {
    return slow(text).isEmpty() ? text : null;
  }

  public static void main(String[] args) throws Exception {
    System.out.println(declared(null) + declared(3) + " " + boxed(null) + boxed(1000));
    System.out.println(sum(null) + sum("a") + sumOperand(null) + sumOperand("b"));
    System.out.println(sumWithComment(null) + sumWithComment("a") + created(null) + created("c"));
    for (String given : new String[] {null, "given"}) {
      System.out.println(parameter(given) + receiver(given) + operand(given));
      System.out.println(new FirstNonNull(given).finalField() + new FirstNonNull(given).assigned());
      System.out.println(wider(given) + ternary(given, true) + ternary(given, false));
      System.out.println(implicit(given) + notCaptured(given) + checked(given));
      System.out.println(nested(given, null) + nested(given, "two") + nested(null, "three"));
      System.out.println(keepsComments(given) + keepsCommentBefore(given) + dense(given) + brokenLines(given) + supplier(given).get());
    }
    System.out.println(promoted(null) + promoted(1) + argument(null) + argument(2));
    System.out.println(typed(null) + " " + typed(List.of()) + bothNull("one"));
    try {
      System.out.println(bothNull(null));
    } catch (NullPointerException e) {
      System.out.println("both null");
    }
  }
}
