package io.github.uncontended.generator;

/** Calls that compile a regular expression: {@code @X} stands for it, {@code @S} for the input. */
enum Regex implements Production {
  MATCHES("\"\" + @S.matches(@X)"),
  REPLACE_ALL("@S.replaceAll(@X, \"<>\")"),
  REPLACE_BY_GROUP("@S.replaceAll(@X, \"$0$0\")"),
  REPLACE_FIRST("@S.replaceFirst(@X, Seen.text())"),
  REPLACE_BY_NULL("@S.replaceFirst(@X, (String) null)"),
  REPLACE_WITH_EFFECT("@S.replaceAll(@X, Seen.see(\"replacement\", \"r\"))"),
  SPLIT("Arrays.toString(@S.split(@X))"),
  SPLIT_WITH_LIMIT("Arrays.toString(@S.split(@X, Seen.see(\"limit\", 2)))"),
  STATIC_MATCHES("\"\" + java.util.regex.Pattern.matches(@X, @S)"),
  CHAIN("@S.replaceAll(@X, \"b\").replaceAll(\"b+\", \"c\").split(@X)[0]"),
  IN_INPUT("(@S.replaceAll(@X, \"b\") + @S).replaceFirst(@X, \"x\")"),
  CONDITION("(@S.matches(@X) ? @S : \"other\").replaceAll(@X, \"y\")"),
  COMPILED("java.util.regex.Pattern.compile(@X).matcher(@S).replaceAll(\"z\")"),
  COMPILED_WITH_FLAGS(
      "\"\" + java.util.regex.Pattern.compile(@X, java.util.regex.Pattern.CASE_INSENSITIVE | java.util.regex.Pattern.DOTALL).matcher(@S).find()"),
  IN_VARIABLE(
      "look#(@S)",
      "@M String look#(String s) { java.util.regex.Pattern p = java.util.regex.Pattern.compile(@X); return p.matcher(s).replaceAll(\"v\") + p.pattern(); }"),
  IDENTITY(
      "\"\" + (pattern#() == pattern#())",
      "@M java.util.regex.Pattern pattern#() { return java.util.regex.Pattern.compile(@X); }"),
  CONSTANT_BELOW(
      "In#.IT.id",
      "static class In# { static final In# IT = new In#(); static final String R = \"a+\"; final String id; In#() { id = look(Seen.text()); } String look(String s) { return s.replaceAll(R, \"b\"); } }"),
  IN_ENUM(
      "In#.A.look(@S)",
      "enum In# { A, B; String look(String s) { return s.replaceAll(@X, \"e\"); } }"),
  IN_INTERFACE(
      "new In#() {}.look(@S)",
      "interface In# { default String look(String s) { return s.replaceAll(@X, \"i\"); } }"),
  IN_SERIALIZABLE(
      "Seen.identity(In#.class) + In#.look(@S)",
      "static class In# implements Serializable { static String look(String s) { return s.replaceAll(@X, \"s\"); } }"),
  SHADOWED(
      "In#.look(@S)",
      "static class In# { static class Pattern {} static String look(String s) { return s.replaceAll(@X, \"h\") + new Pattern().getClass().getSimpleName(); } }"),
  STATEMENT("statement#(@S)", "@M String statement#(String s) { s.split(@X); return s; }");

  private final String code;
  private final String members;

  Regex(String code) {
    this(code, "");
  }

  Regex(String code, String members) {
    this.code = code;
    this.members = members;
  }

  /** A call that is drawn from all of them. */
  static Expression draw(Scenario scenario) {
    Regex regex = scenario.choose(values());
    Scenario.Names names = scenario.names();
    String expression =
        scenario.choose(
            "\"a+\"",
            "\"[a-z]\"",
            "\"t\"",
            "\"te\"",
            "\"\"",
            "\"\\\\s*\"",
            "\",\"",
            "\"\\\\.\"",
            "\"(t)|(x)\"",
            "\"a\" + \"+\"",
            "\"\\\\X\"",
            "\"(\"",
            "R#",
            "Seen.text()");
    String input =
        scenario.choose(
            "\"text\"", "Seen.text()", "Seen.see(\"input\", \"a b\")", "((String) null)", "\"\"");
    String members =
        expression.equals("R#")
            ? regex.members + "\nstatic final String R# = \"[t]+\";"
            : regex.members;
    scenario.members(names.fill(members.replace("@X", expression).replace("@S", input)));
    return new Expression(
        "String",
        Part.expression(
            "(" + names.fill(regex.code.replace("@X", expression).replace("@S", input)) + ")"));
  }
}
