// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Expressions*#*
package testdata;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

public class Expressions {
  private static final String DIGITS = "[0-9]+";

  private int calls;

  private String next() {
    return "<" + calls++ + ">";
  }

  @GetMapping
  boolean isHost(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.matches compiles the same regular expression on each call. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Expressions*#*. Compile it once
    return text.matches("[a-z]+:[0-9]+");
  }

  String collapse(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll compiles
    return text.trim().replaceAll("\\s+", "_");
  }

  String first(String text, String replacement) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceFirst
    return (text + text).replaceFirst(DIGITS, replacement);
  }

  String[] split(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.split
    return text.split(", *");
  }

  String[] limited(String text, int limit) {
    // BUG: Diagnostic contains: WARNING SAFE String.split
    return text.split("::", limit);
  }

  boolean isStatic(CharSequence text) {
    // BUG: Diagnostic contains: WARNING SAFE Pattern.matches
    return Pattern.matches("a|b", text);
  }

  String find(String text) {
    // BUG: Diagnostic contains: WARNING SAFE Pattern.compile compiles
    Pattern words = Pattern.compile("\\bfoo\\w*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    Matcher matcher = words.matcher(text);
    return matcher.find() ? matcher.group() : words.pattern();
  }

  boolean chained(String text) {
    // BUG: Diagnostic contains: WARNING SAFE Pattern.compile
    return Pattern.compile("x{2,}").matcher(text).find();
  }

  String twice(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll
    return text.replaceAll("a+", "b").replaceAll("c+", "d");
  }

  String plain(String text) {
    // BUG: Diagnostic contains: Use String.replace, which needs no pattern for plain text.
    return text.replaceAll("ab", "-");
  }

  String literalWithGroup(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll
    return text.replaceAll("ab", "$0!");
  }

  // The input is found to be null before the replacement is computed.
  String withEffect(String text) {
    // BUG: Diagnostic contains: WARNING UNSAFE String.replaceAll compiles the same regular expression on each call. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Expressions*#*. Compile it once, into a private static final Pattern, unless it matters that a text that is null fails before the replacement is built.$
    return text.replaceAll("[ab]", next());
  }

  Pattern escapes() {
    // BUG: Diagnostic contains: WARNING UNSAFE Pattern.compile compiles the same regular expression on each call. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Expressions*#*. Compile it once, into a private static final Pattern, unless code that gets it compares it by identity or locks on it.$
    return Pattern.compile("escapes");
  }

  boolean passedOn(String text) {
    // BUG: Diagnostic contains: WARNING UNSAFE Pattern.compile
    Pattern pattern = Pattern.compile("passed*");
    return test(pattern, text);
  }

  private static boolean test(Pattern pattern, String text) {
    return pattern.matcher(text).matches();
  }

  String commented(String text) {
    // BUG: Diagnostic contains: Compile it once, into a private static final Pattern. No fix is offered: it would lose the comment in the call.$
    return text.replaceAll("a+" /* all */, "b");
  }

  String nullReplacement(String text) {
    // BUG: Diagnostic contains: WARNING ADVICE String.replaceAll
    return text.replaceAll("z+", null);
  }

  private final String stable;

  Expressions() {
    stable = DIGITS;
  }

  boolean stable(String text) {
    // BUG: Diagnostic contains: WARNING ADVICE String.matches compiles the same regular expression on each call. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Expressions*#*. Keep the compiled Pattern in a field
    return text.matches(stable);
  }

  interface Default {
    default boolean test(String text) {
      // BUG: Diagnostic contains: Compile it once, into a private static final Pattern. No fix is offered: a constant of an interface would be public.$
      return text.matches("a+");
    }
  }

  private static void print(Object result) {
    System.out.println(result);
  }

  public static void main(String[] args) {
    Expressions it = new Expressions();
    for (String text : new String[] {"host:12", " a  b ", "ab::aab, c", "FOObar\nxx", "", null}) {
      try {
        print(it.isHost(text));
        print(it.collapse(text));
        print(it.first(text, "$0-"));
        print(Arrays.toString(it.split(text)));
        print(Arrays.toString(it.limited(text, 2)));
        print(it.isStatic(text));
        print(it.find(text));
        print(it.chained(text));
        print(it.twice(text));
        print(it.plain(text));
        print(it.literalWithGroup(text));
        print(it.withEffect(text));
        print(it.passedOn(text));
        print(it.commented(text));
        print(it.stable(text));
        print(it.nullReplacement(text));
      } catch (NullPointerException e) {
        print(e.getClass());
      }
      try {
        it.split(text);
      } catch (NullPointerException e) {
        print("split " + e.getClass());
      }
      try {
        it.plain(text);
      } catch (NullPointerException e) {
        print("plain " + e.getClass());
      }
    }
    print(it.escapes());
    print(new Default() {}.test("aa"));
  }
}
