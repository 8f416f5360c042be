package testdata;

import static java.lang.String.format;

import java.util.Locale;

/** All ways to call it. */
class Spellings {
  private static final String FORMAT = "constant %s";
  private static final String PREFIX = "prefix ";
  private final String field = "field %s";
  private String spare = "spare";

  String locale;

  String imported(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE String.format
    return format("imported %s", s);
  }

  String qualified(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return java.lang.String.format("qualified %s", s);
  }

  String receiver(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE String.formatted
    return "receiver %s".formatted(s);
  }

  String parenthesized(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return ("parenthesized " + "%s").formatted(s);
  }

  String constant(String s) {
    // BUG: Diagnostic contains: Concatenate the same text with + in one method
    return String.format(FORMAT, s);
  }

  String constantReceiver(String s) {
    // BUG: Diagnostic contains: Concatenate the same text with + in one method
    return FORMAT.formatted(s);
  }

  String constantOfOther(String s) {
    // BUG: Diagnostic contains: Concatenate the same text with + in one method
    return String.format(Formats.OTHER, s);
  }

  String constantField(String s) {
    // BUG: Diagnostic contains: Concatenate the same text with + in one method
    return String.format(field + "; " + PREFIX, s);
  }

  String sum(String s) {
    // BUG: Diagnostic contains: Concatenate the same text with + in one method
    return String.format(PREFIX + "%s" + '!', s);
  }

  String local(String s) {
    final String format = "local %s";
    // BUG: Diagnostic contains: Concatenate the same text with + in one method
    return String.format(format, s);
  }

  String root(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format(Locale.ROOT, "root %s", s);
  }

  String parameter(Locale locale, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format(locale, "parameter %s", s);
  }

  String nullLocale(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return format((Locale) null, "null %s", s);
  }

  String defaultLocale(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format(Locale.getDefault(), "default %s", s);
  }

  String defaultLocaleOfCategory(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format(Locale.getDefault(Locale.Category.FORMAT), "category %s", s);
  }

  String throughVariable(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return s.format("through a variable %s", s);
  }

  String throughField(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return this.spare.format("through a field %s", s);
  }

  static class Formats {
    static final String OTHER = "other %s";
  }

  public static void main(String[] args) {
    Spellings it = new Spellings();
    for (String s : new String[] {"a", null}) {
      System.out.println(it.imported(s));
      System.out.println(it.qualified(s));
      System.out.println(it.receiver(s));
      System.out.println(it.parenthesized(s));
      System.out.println(it.constant(s));
      System.out.println(it.constantReceiver(s));
      System.out.println(it.constantOfOther(s));
      System.out.println(it.constantField(s));
      System.out.println(it.sum(s));
      System.out.println(it.local(s));
      System.out.println(it.root(s));
      System.out.println(it.parameter(null, s));
      System.out.println(it.parameter(Locale.FRANCE, s));
      System.out.println(it.nullLocale(s));
      System.out.println(it.defaultLocale(s));
      System.out.println(it.defaultLocaleOfCategory(s));
      System.out.println(it.throughVariable(s));
      System.out.println(it.throughField(s));
    }
  }
}
