package io.github.uncontended.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import io.github.uncontended.testing.Probe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which imports go when fixes replace uses of their names. */
final class UnusedImportsTest {
  private static final String PROBE =
      "void probe() { probe(\"\", 1); } void probe(String s, int i)";

  @Test
  void theLastUseTakesTheImportAlong() {
    String source = source("import java.util.Random;\n", "Object a = new Random();");
    assertEquals(source("", "Object a = null;"), patched(source, ImmutableList.of("new Random()")));
  }

  @Test
  void anotherUseKeepsIt() {
    String source =
        source("import java.util.Random;\n", "Object a = new Random(); Random b = null;");
    assertEquals(
        source("import java.util.Random;\n", "Object a = null; Random b = null;"),
        patched(source, ImmutableList.of("new Random()")));
  }

  @Test
  void fixesThatMeetTakeItAlongTogether() {
    String source =
        source("import java.util.Random;\n", "Object a = new Random(); Object b = new Random(1);");
    assertEquals(
        source("", "Object a = null; Object b = null;"),
        patched(source, ImmutableList.of("new Random()"), ImmutableList.of("new Random(1)")));
    assertEquals(
        source("import java.util.Random;\n", "Object a = null; Object b = new Random(1);"),
        patched(source, ImmutableList.of("new Random()")));
  }

  @Test
  void aFixThatWritesTheNameWaits() {
    String source = source("import java.util.Random;\n", "Object a = new Random(); Object b = 1;");
    VisitorState state = Probe.in(source).get(0).state();
    Fix first = UnusedImports.remove(replacing(source, ImmutableList.of("new Random()")), state);
    int at = source.indexOf("1;");
    Fix second = Fix.builder().replace(at, at + 1, "new Random(1)").build();

    Patcher.Result result = Patcher.apply(source, ImmutableList.of(first, second));
    assertEquals(source("", "Object a = null; Object b = 1;"), result.text());
    assertEquals(ImmutableList.of(second), result.skipped());

    assertEquals(
        source("import java.util.Random;\n", "Object a = null; Object b = new Random(1);"),
        Patcher.apply(source, ImmutableList.of(second, first)).text());
  }

  @Test
  void aReplacementThatWritesTheNameKeepsIt() {
    String source = source("import java.util.Random;\n", "Object a = new Random();");
    int at = source.indexOf("new Random()");
    Fix fix = Fix.builder().replace(at, at + "new Random()".length(), "new Random(7)").build();
    VisitorState state = Probe.in(source).get(0).state();
    assertEquals(
        source("import java.util.Random;\n", "Object a = new Random(7);"),
        Patcher.apply(source, ImmutableList.of(UnusedImports.remove(fix, state))).text());
  }

  @Test
  void aStaticImport() {
    String imports = "import static java.lang.Math.max;\nimport static java.lang.Math.random;\n\n";
    String source = source(imports, "double a = random(); int b = max(1, 2) + Math.max(3, 4);");
    assertEquals(
        source(
            "import static java.lang.Math.max;\n\n",
            "double a = 0; int b = max(1, 2) + Math.max(3, 4);"),
        patched(source, "0", ImmutableList.of("random()")));
    assertEquals(
        source(
            "import static java.lang.Math.random;\n\n",
            "double a = random(); int b = 0 + Math.max(3, 4);"),
        patched(source, "0", ImmutableList.of("max(1, 2)")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/** Of {@link Random}. */ int b;",
        "/** Of {@link\n * Random#nextInt(int)}. */ int b;",
        "/** Of {@linkplain #c(Random) these}. */ int b;",
        "/**\n * Draws.\n *\n * @see Random\n */ int b;",
        "/** Draws.\n * @throws Random never\n */ void c() {}",
        "/// Of [Random].\nint b;",
        "int Random;",
        "void c(java.util.List<Random> all) {}",
      })
  void otherUses(String member) {
    String imports = "import java.util.Random;\n";
    String source = source(imports, "Object a = new Random(); " + member);
    assertEquals(
        source(imports, "Object a = null; " + member),
        patched(source, ImmutableList.of("new Random()")));
  }

  @Test
  void aNestedTypeUsesTheNameOfItsOuter() {
    String imports = "import java.util.Map;\n";
    String source = source(imports, "Object a = Map.of(); Map.Entry<String, String> b;");
    assertEquals(
        source(imports, "Object a = null; Map.Entry<String, String> b;"),
        patched(source, ImmutableList.of("Map.of()")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/** Of Random numbers. */ int b;",
        "/** Of {@link java.util.Random}. */ int b;",
        "/** Of {@link #Random}. */ int b;",
        "// @since Random\nint b;",
        "String b = \"Random\";",
        "java.util.Random b;",
        "int ThreadLocalRandom;",
      })
  void noUses(String member) {
    String source = source("import java.util.Random;\n", "Object a = new Random(); " + member);
    assertEquals(
        source("", "Object a = null; " + member),
        patched(source, ImmutableList.of("new Random()")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import java.util.*;\n",
        "import java.util.Random; // for jitter\n",
        "// for jitter\nimport java.util.Random;\n",
        "import java.util.Random; import java.util.List;\n",
        "/* jitter */ import java.util.Random;\n",
      })
  void anImportThatStays(String imports) {
    String source = source(imports, "Object a = new Random();");
    assertEquals(
        source(imports, "Object a = null;"), patched(source, ImmutableList.of("new Random()")));
  }

  @Test
  void theLastOfAGroupLeavesOneEmptyLine() {
    String use = "Object a = new Random();";
    String gone = "Object a = null;";
    List<String> replaced = ImmutableList.of("new Random()");
    assertEquals(
        source("import java.io.File;\n\nimport java.net.URI;\n", gone),
        patched(
            source(
                "import java.io.File;\n\nimport java.util.Random;\n\nimport java.net.URI;\n", use),
            replaced));
    assertEquals(
        "package p;\r\n\r\nclass P { " + gone + " " + PROBE + " {} }",
        patched(
            "package p;\r\n\r\nimport java.util.Random;\r\n\r\nclass P { "
                + use
                + " "
                + PROBE
                + " {} }",
            replaced));
    assertEquals(
        "class P { " + gone + " " + PROBE + " {} }",
        patched("import java.util.Random;\n\nclass P { " + use + " " + PROBE + " {} }", replaced));
  }

  @Test
  void anotherImportTakesItsPlace() {
    String source = source("import java.util.Random;\n", "Object a = new Random();");
    VisitorState state = Probe.in(source).get(0).state();
    int at = source.indexOf("new Random()");
    for (String added : ImmutableList.of("java.util.UUID", "java.io.File")) {
      Fix fix =
          Fix.builder().replace(at, at + "new Random()".length(), "null").addImport(added).build();
      assertEquals(
          source("import " + added + ";\n", "Object a = null;"),
          Patcher.apply(source, ImmutableList.of(UnusedImports.remove(fix, state))).text());
    }
  }

  private static String source(String imports, String members) {
    String head = imports.isEmpty() ? "" : imports + "\n";
    return "package p;\n\n" + head + "class P { " + members + " " + PROBE + " {} }";
  }

  @SafeVarargs
  private static String patched(String source, List<String>... fixes) {
    return patched(source, "null", fixes);
  }

  /** A source after fixes, each of which replaces some texts. */
  @SafeVarargs
  private static String patched(String source, String with, List<String>... fixes) {
    VisitorState state = Probe.in(source).get(0).state();
    List<Fix> all = new ArrayList<>();
    for (List<String> replaced : fixes) {
      Fix.Builder fix = Fix.builder();
      for (String text : replaced) {
        int at = source.indexOf(text);
        fix.replace(at, at + text.length(), with);
      }
      all.add(UnusedImports.remove(fix.build(), state));
    }
    return Patcher.apply(source, all).text();
  }

  private static Fix replacing(String source, List<String> texts) {
    Fix.Builder fix = Fix.builder();
    for (String text : texts) {
      int at = source.indexOf(text);
      fix.replace(at, at + text.length(), "null");
    }
    return fix.build();
  }
}
