// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Expressions*#*
package testdata;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

public class Expressions {
  private static final String DIGITS = "[0-9]+";
  private static final Pattern IS_HOST_PATTERN = Pattern.compile("[a-z]+:[0-9]+");
  private static final Pattern WHITESPACE_PATTERN = Pattern.compile("\\s+");
  private static final Pattern DIGITS_PATTERN = Pattern.compile(DIGITS);
  private static final Pattern SPLIT_PATTERN = Pattern.compile(", *");
  private static final Pattern LIMITED_PATTERN = Pattern.compile("::");
  private static final Pattern IS_STATIC_PATTERN = Pattern.compile("a|b");
  private static final Pattern WORDS_PATTERN = Pattern.compile("\\bfoo\\w*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  private static final Pattern CHAINED_PATTERN = Pattern.compile("x{2,}");
  private static final Pattern TWICE_PATTERN = Pattern.compile("c+");
  private static final Pattern AB_PATTERN = Pattern.compile("ab");
  private static final Pattern TWICE_REPLACE_PATTERN = Pattern.compile("a+");

  private int calls;

  private String next() {
    return "<" + calls++ + ">";
  }

  @GetMapping
  boolean isHost(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.matches compiles the same regular expression on each call. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Expressions*#*. Compile it once
    return IS_HOST_PATTERN.matcher(text).matches();
  }

  String collapse(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll compiles
    return WHITESPACE_PATTERN.matcher(text.trim()).replaceAll("_");
  }

  String first(String text, String replacement) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceFirst
    return DIGITS_PATTERN.matcher(text + text).replaceFirst(replacement);
  }

  String[] split(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.split
    return SPLIT_PATTERN.split(text);
  }

  String[] limited(String text, int limit) {
    // BUG: Diagnostic contains: WARNING SAFE String.split
    return LIMITED_PATTERN.split(text, limit);
  }

  boolean isStatic(CharSequence text) {
    // BUG: Diagnostic contains: WARNING SAFE Pattern.matches
    return IS_STATIC_PATTERN.matcher(text).matches();
  }

  String find(String text) {
    // BUG: Diagnostic contains: WARNING SAFE Pattern.compile compiles
    Pattern words = WORDS_PATTERN;
    Matcher matcher = words.matcher(text);
    return matcher.find() ? matcher.group() : words.pattern();
  }

  boolean chained(String text) {
    // BUG: Diagnostic contains: WARNING SAFE Pattern.compile
    return CHAINED_PATTERN.matcher(text).find();
  }

  String twice(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll
    return TWICE_PATTERN.matcher(TWICE_REPLACE_PATTERN.matcher(text).replaceAll("b")).replaceAll("d");
  }

  String plain(String text) {
    // BUG: Diagnostic contains: Use String.replace, which needs no pattern for plain text.
    return text.replace("ab", "-");
  }

  String literalWithGroup(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.replaceAll
    return AB_PATTERN.matcher(text).replaceAll("$0!");
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
      return TWICE_REPLACE_PATTERN.matcher(text).matches();
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
