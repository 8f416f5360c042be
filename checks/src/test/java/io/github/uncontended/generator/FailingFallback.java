package io.github.uncontended.generator;

/** Fallbacks that throw: an exception is an effect as well. */
enum FailingFallback implements Fallback {
  THROWS("int", "work#()", "@M int work#() { throw new IllegalStateException(\"work\"); }"),
  VALIDATES(
      "int",
      "work#(-1)",
      "@M int work#(int n) { if (n < 0) { throw new IllegalArgumentException(\"negative\"); } return n; }"),
  MAY_THROW_OUT_OF_SIGHT("int", "Integer.parseInt(\"x\" + Seen.one())"),
  PARSES("long", "Long.parseLong(Seen.text())"),
  REQUIRES(
      "String",
      "work#(null)",
      "@M String work#(String s) { return Objects.requireNonNull(s, \"required\") + s.length(); }"),
  NULL_RECEIVER("int", "work#(null)", "@M int work#(String s) { return s.trim().length() * 2; }"),
  DIVIDES(
      "int",
      "work#(0)",
      "@M int work#(int n) { int r = 1; for (int i = 0; i < 3; i++) { r += 10 / n; } return r; }"),
  INDEX_OUT_OF_BOUNDS(
      "int", "work#(9)", "@M int work#(int n) { int[] a = {1, 2, 3}; return a[n] + a.length; }"),
  SUBSTRING("String", "\"short\".substring(Seen.one() + 9).trim()"),
  CHAR_AT("int", "Character.getNumericValue(Seen.text().charAt(40))"),
  LIST_GET("Object", "LIST#.get(5)", "@M final List<Object> LIST# = new ArrayList<>();"),
  IMMUTABLE_LIST_GET(
      "String", "String.valueOf(ImmutableList.of(\"a\", \"b\").get(Seen.one() + 5))"),
  CASTS("int", "work#(\"x\")", "@M int work#(Object o) { return ((Integer) o) + 1; }"),
  UNBOXES_NULL(
      "int", "work#(Seen.nothing())", "@M int work#(Integer o) { int n = o; return n + 1; }"),
  ENUM_VALUE_OF("Object", "TimeUnit.valueOf(\"NO_\" + Seen.one())"),
  OPTIONAL_GET("Object", "Optional.ofNullable(Seen.nothing()).get()"),
  NEGATIVE_ARRAY("int", "work#(-1)", "@M int work#(int n) { return new int[n].length + 1; }"),
  ARRAY_STORE(
      "int", "work#(new String[1])", "@M int work#(Object[] a) { a[0] = 1; return a.length; }"),
  CLASS_FOR_NAME(
      "String",
      "work#()",
      "@M String work#() { try { return Class.forName(\"no.such.Class\").getName(); } catch (ClassNotFoundException e) { throw new IllegalStateException(\"none\"); } }"),
  STREAM_TO_MAP("String", "Stream.of(1, 1).collect(Collectors.toMap(x -> x, x -> x)).toString()"),
  GUAVA_CHECK(
      "String",
      "com.google.common.base.Preconditions.checkNotNull(Seen.nothingToSay(), \"checked\").trim()"),
  GUAVA_ONLY(
      "String",
      "com.google.common.collect.Iterables.getOnlyElement(Arrays.asList(\"a\", \"b\")).trim()"),
  FAILING_NUMBER("String", "new BigInteger(\"12x\").toString()"),
  FAILING_DIVISION("String", "BigInteger.ONE.divide(BigInteger.valueOf(Seen.zero())).toString()"),
  FAILING_DATE("String", "LocalDate.of(2024, 13, Seen.one()).toString()"),
  FAILING_PATH("String", "java.nio.file.Paths.get(\"a\\0b\").toString()"),
  FAILING_PATTERN("String", "Pattern.compile(\"(\" + Seen.one()).pattern().trim()"),
  FAILING_URI("String", "java.net.URI.create(\"a b\" + Seen.one()).toString()"),
  FAILING_UUID("String", "UUID.fromString(\"x\" + Seen.one()).toString()"),
  FAILING_FORMAT("String", "String.format(\"%d\" + Seen.one(), \"x\").trim()"),
  FAILING_REPEAT("String", "\"a\".repeat(-Seen.one()).trim()", "", "", 11),
  FAILING_CHARSET("String", "java.nio.charset.Charset.forName(\"no such\").name().trim()"),
  FAILING_ZONE("String", "ZoneId.of(\"No/Zone\").getId().trim()"),
  FAILING_COPY("String", "Arrays.toString(Arrays.copyOf(new int[1], -Seen.one()))"),
  FAILING_OF("String", "List.of(\"a\", Seen.nothingToSay()).toString()", "", "", 9),
  FAILING_SET_OF("String", "Set.of(1, Seen.one()).toString()", "", "", 9),
  RECURSES("int", "work#(Seen.one())", "@M int work#(int n) { return n + work#(n + 1); }"),
  RECURSES_MUTUALLY(
      "String",
      "work#(Seen.text())",
      "@M String work#(String s) { return more#(s).trim(); } @M String more#(String s) { return s + work#(s); }"),
  RECURSES_THROUGH_VALUE(
      "String",
      "Objects.toString(new Endless#())",
      "@M class Endless# { @Override public String toString() { return \"endless \" + new Endless#(); } }");

  private final Template template;

  FailingFallback(String type, String code) {
    this(type, code, "");
  }

  FailingFallback(String type, String code, String members) {
    this(type, code, members, "");
  }

  FailingFallback(String type, String code, String members, String after) {
    this(type, code, members, after, 8);
  }

  FailingFallback(String type, String code, String members, String after, int release) {
    this.template = new Template(type, code, members, after, release);
  }

  @Override
  public Template template() {
    return template;
  }
}
