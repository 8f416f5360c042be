package io.github.uncontended.generator;

/** Fallbacks whose work, and whose effect, is in the program itself. */
enum PlainFallback implements Fallback {
  PURE(
      "int",
      "pure#(3)",
      "@M int pure#(int n) { int r = 0; for (int i = 0; i < n; i++) { r += i * n; } return r; }"),
  PURE_TEXT(
      "String",
      "pure#(\"p\")",
      "@M String pure#(String s) { return s.repeat(2).concat(\"!\"); }",
      11),
  PRINTS("int", "work#()", "@M int work#() { Seen.say(\"work\"); return 5; }"),
  PRINTS_TEXT(
      "String", "work#(\"w\")", "@M String work#(String s) { Seen.say(\"work\"); return s + s; }"),
  COUNTS("int", "work#()", "@M int n#;\n@M int work#() { n#++; return n# * 2; }", "Seen.show(n#);"),
  COUNTS_IN_ARGUMENT(
      "int", "work#(n#++)", "@M int n#;\n@M int work#(int n) { return n * 3; }", "Seen.show(n#);"),
  WRITES_ARRAY(
      "int",
      "work#(a#)",
      "@M final int[] a# = new int[1];\n@M int work#(int[] a) { a[0] += 2; return a[0]; }",
      "Seen.show(a#[0]);"),
  FILLS_FIELD(
      "String",
      "work#()",
      "@M String cached#;\n@M String work#() { if (cached# == null) { cached# = Seen.text() + 1; } return cached#; }",
      "Seen.show(cached#);"),
  DEEP(
      "int",
      "d1_#(1)",
      "@M int n#;\n@M int d1_#(int n) { return d2_#(n); }\n@M int d2_#(int n) { return d3_#(n) + 1; }\n@M int d3_#(int n) { return d4_#(n); }\n@M int d4_#(int n) { return d5_#(n) + 1; }\n@M int d5_#(int n) { return d6_#(n); }\n@M int d6_#(int n) { return d7_#(n); }\n@M int d7_#(int n) { n#++; return n; }",
      "Seen.show(n#);"),
  RECURSIVE(
      "int",
      "work#(4)",
      "@M int n#;\n@M int work#(int n) { if (n == 0) { n#++; return 0; } return 1 + work#(n - 1); }",
      "Seen.show(n#);"),
  MUTUALLY_RECURSIVE(
      "int",
      "even#(4)",
      "@M int n#;\n@M int even#(int n) { return n == 0 ? n#++ : odd#(n - 1); }\n@M int odd#(int n) { return even#(n - 1) + 1; }",
      "Seen.show(n#);"),
  FRESH_COLLECTION(
      "String",
      "work#()",
      "@M String work#() { List<Integer> l = new ArrayList<>(); for (int i = 0; i < 3; i++) { l.add(i); } return l.toString(); }"),
  FRESH_BUT_KEPT(
      "int",
      "work#().size()",
      "@M List<Integer> kept# = new ArrayList<>();\n@M List<Integer> work#() { List<Integer> l = kept#; l.add(1); return l; }",
      "Seen.show(kept#.toString());"),
  SYNCHRONIZED(
      "int",
      "work#()",
      "@M int n#;\n@M synchronized int work#() { return n#++; }",
      "Seen.show(n#);"),
  READS_STATE(
      "int",
      "work#()",
      "@M int n# = 1;\n@M int work#() { int r = 0; for (int i = 0; i < 3; i++) { r += n#; } return r; }"),
  CONDITIONAL(
      "int", "(Seen.yes() ? work#() : 2)", "@M int work#() { Seen.say(\"work\"); return 5; }"),
  SWITCH(
      "int",
      "(switch (Seen.one()) { case 1 -> work#(); default -> 0; })",
      "@M int work#() { return Integer.toString(5).length(); }",
      "",
      14),
  SWITCH_WITH_RESOURCE(
      "int",
      "(switch (Seen.one()) { default -> { try (Seen.Resource r# = new Seen.Resource(1)) { yield work#(); } } })",
      "@M int work#() { return Integer.toString(5).length(); }",
      "",
      14),
  VARIABLE_ARGUMENTS(
      "int",
      "work#(1, n#++, 3)",
      "@M int n#;\n@M int work#(int... all) { int r = 0; for (int i : all) { r += i; } return r; }",
      "Seen.show(n#);"),
  CAUGHT(
      "int",
      "work#()",
      "@M int work#() { try { return Integer.parseInt(\"x\"); } catch (NumberFormatException e) { Seen.say(\"caught\"); return 0; } }"),
  MAKES_SUPPLIER(
      "Supplier<String>",
      "work#()",
      "@M Supplier<String> work#() { Seen.say(\"work\"); return Seen.supplier(); }"),
  MAKES_SUPPLIER_PURELY(
      "Supplier<String>",
      "work#(\"s\")",
      "@M Supplier<String> work#(String s) { String t = s.concat(s).trim(); return Seen.supplier(t); }"),
  ASSIGNS(
      "String",
      "(kept# = work#())",
      "@M String kept#;\n@M String work#() { return Integer.toString(7).concat(\"s\"); }",
      "Seen.show(kept#);"),
  LONG_VALUE(
      "long",
      "work#(3L)",
      "@M long work#(long n) { long r = 1; for (int i = 0; i < n; i++) { r *= n; } return r; }"),
  NESTED_FALLBACK(
      "String",
      "Optional.ofNullable(Seen.nothingToSay()).orElse(work#())",
      "@M int n#;\n@M String work#() { n#++; return Integer.toString(n#); }",
      "Seen.show(n#);"),
  NESTED_COMPUTATION(
      "Integer",
      "MAP#.computeIfAbsent(\"n\", k -> k.length() + 300)",
      "@M final ConcurrentHashMap<String, Integer> MAP# = new ConcurrentHashMap<>();",
      "Seen.show(MAP#.toString());"),
  NESTED_FORMAT("String", "String.format(\"%s=%s\", \"n\", Seen.one())"),
  NESTED_ZONE("String", "TimeZone.getTimeZone(\"GMT+02:00\").getID()"),
  PURE_LIBRARY("String", "\"library\".toUpperCase(Locale.ROOT).concat(Integer.toHexString(255))"),
  PURE_NUMBERS("String", "new BigInteger(\"123\").multiply(BigInteger.TEN).toString()");

  private final Template template;

  PlainFallback(String type, String code) {
    this(type, code, "");
  }

  PlainFallback(String type, String code, String members) {
    this(type, code, members, "");
  }

  PlainFallback(String type, String code, String members, String after) {
    this(type, code, members, after, 8);
  }

  PlainFallback(String type, String code, String members, int release) {
    this(type, code, members, "", release);
  }

  PlainFallback(String type, String code, String members, String after, int release) {
    this.template = new Template(type, code, members, after, release);
  }

  @Override
  public Template template() {
    return template;
  }
}
