package testdata;

/** Formats that a condition chooses: a text can be chosen instead. */
class Chosen {
  String inCall(String s) {
    // BUG: Diagnostic contains: with + where the format is "%s"
    return String.format(s.isEmpty() ? "%s" : "%s%s", s, s);
  }

  String inVariable(String name, long value, double rate) {
    final String format = (rate == 1.0) ? "%s:%s" : "%s:%s@%f";
    // BUG: Diagnostic contains: SUGGESTION ADVICE String.format allocates a Formatter
    return String.format(format, name, value, rate);
  }

  String ofThree(String name, int value) {
    String format = value < 0 ? "%5d %s" : (value == 0 ? "%d %s" : "+%d %s");
    // BUG: Diagnostic contains: with + where the format is "%d %s"
    return String.format(format, value, name);
  }

  String instance(boolean isLong, String name) {
    // BUG: Diagnostic contains: Choose between texts instead of formats
    return (isLong ? "name %s" : "%s").formatted(name);
  }

  String within(boolean isLong, String name) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE String.format allocates a Formatter
    return String.format(
        "%s!",
        // BUG: Diagnostic contains: Choose between texts instead of formats
        String.format(isLong ? "name %s" : "%s", name));
  }

  String reassigned(boolean isLong, String name) {
    String format = isLong ? "name %s" : "%s";
    if (name.isEmpty()) {
      format = "";
    }
    return String.format(format, name);
  }
}
