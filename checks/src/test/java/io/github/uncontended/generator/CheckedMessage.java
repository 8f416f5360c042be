package io.github.uncontended.generator;

/**
 * Checks that pass or fail with a message: {@code @F} stands for a format call, {@code @A} and
 * {@code @C} for operands of a concatenation.
 */
final class CheckedMessage {
  private CheckedMessage() {}

  /** The check: {@code @V} stands for what is checked, {@code @X} for the message. */
  enum Check implements Production {
    GUAVA("com.google.common.base.Preconditions.checkNotNull(@V, @X)"),
    GUAVA_ARGUMENT(
        "checked#(@V, @X)",
        "@M String checked#(String v, Object m) { com.google.common.base.Preconditions.checkArgument(v != null, m); return v; }"),
    GUAVA_STATE(
        "checked#(@V)",
        "@M String checked#(String v) { com.google.common.base.Preconditions.checkState(v != null, @X); return v; }"),
    GUAVA_VERIFY("com.google.common.base.Verify.verifyNotNull(@V, @X)"),
    JDK("Objects.requireNonNull(@V, @X)"),
    JDK_IN_METHOD(
        "checked#(@V)", "@M String checked#(String v) { return Objects.requireNonNull(v, @X); }");

    private final String code;
    private final String members;

    Check(String code) {
      this(code, "");
    }

    Check(String code, String members) {
      this.code = code;
      this.members = members;
    }
  }

  /** The message. */
  enum Message implements Production {
    FORMAT("@F"),
    FORMAT_IN_PARENTHESES("(@F)"),
    CONCATENATION("\"no \" + Seen.text() + @A"),
    OF_TWO("@A + \" of \" + @C + Seen.one()"),
    OF_NUMBERS("1 + Seen.one() + \"/\" + (Seen.one() + 2) + @A"),
    OF_LITERALS("\"%\" + Seen.text() + 's' + null + 1.5f + '\"' + @A + \"\\t\\u0025\""),
    PLACEHOLDER("\"%s\" + Seen.text() + @A"),
    SPLIT_PLACEHOLDER("\"%\" + \"s\" + Seen.text() + @A"),
    NESTED("\"a\" + (\"b\" + @A) + (Seen.text() + @C)"),
    LINES("\"a\" + @A\n            + \"b\" +\n        Seen.text()"),
    COMMENTED("\"a\" + /* what */ Seen.text() + @A"),
    NO_TEXT("Seen.text() + @A");

    private final String code;

    Message(String code) {
      this.code = code;
    }
  }

  /** A check that is drawn from all of them. */
  static Expression draw(Scenario scenario) {
    Check check = scenario.choose(Check.values());
    Message message = scenario.choose(Message.values());
    Scenario.Names names = scenario.names();
    String text = message.code;
    if (text.contains("@F")) {
      text = text.replace("@F", Format.draw(scenario).code().text(new Part.Reduction()));
    }
    text = operand(operand(text, "@A", scenario), "@C", scenario);
    String checked =
        scenario.choose("\"v\"", "Seen.nothingToSay()", "Seen.text()", "Seen.see(\"v\", \"w\")");
    scenario.members(names.fill(check.members).replace("@X", text));
    String code = names.fill(check.code).replace("@V", checked).replace("@X", text);
    return new Expression("String", Part.expression(code));
  }

  private static String operand(String text, String placeholder, Scenario scenario) {
    return text.contains(placeholder)
        ? text.replace(
            placeholder, "(" + scenario.choose(Format.Argument.values()).draw(scenario) + ")")
        : text;
  }
}
