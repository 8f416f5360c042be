package io.github.uncontended.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.uncontended.edit.Fix;
import io.github.uncontended.testing.Places;
import org.junit.jupiter.api.Test;

/** Each case is a class with a call of {@code probe}, where the constant is used. */
@SuppressWarnings("StringConcatToTextBlock") // The line ends count.
final class HoistTest {
  static final String NEW = "private static final ZoneId GMT = ZoneId.of(\"GMT\");";

  @Test
  void behindTheFieldsThatCannotNeedIt() {
    assertDeclared("static final int A = 1; // a", "static int b;");
    assertDeclared("static final String TEXT = \"text\";");
    assertDeclared("static final Object LOCK = new Object();");
    assertDeclared("static final List<String> LIST = new ArrayList<>(List.of(\"a\", \"b\"));");
    assertDeclared("static final Logger LOG = Logger.getLogger(C.class.getName());");
    assertDeclared("static final Class<?> TYPE = C.class;");
    assertDeclared("static final String NAME = C.class.getSimpleName();");
    assertDeclared("static final int SUM = 1 + 2;");
    assertDeclared("final int own = make();", "static final int A = 1;");
  }

  @Test
  void aboveTheInitializersThatMayNeedIt() {
    assertDeclaredBefore("static final C INSTANCE = new C();");
    assertDeclaredBefore("static final int MADE = make();");
    assertDeclaredBefore("static final int MADE = C.make();");
    assertDeclaredBefore("static final List<C> LIST = List.of(new C());");
    assertDeclaredBefore("static final List<C> LIST = new ArrayList<>(List.of(new C()));");
    assertDeclaredBefore("static final Object LOCK = new Object() {};");
    assertDeclaredBefore("static final Supplier<C> MAKER = C::new;");
    assertDeclaredBefore("static final String TEXT = \"a\".concat(String.valueOf(make()));");
    assertDeclaredBefore("static int plain = LAST + 1;");
    assertDeclaredBefore("static { make(); }");
  }

  @Test
  void asTheFirstMember() {
    assertHoisted(
        "static class C { void m() { probe(\"\", 1); } }",
        "static class C {\n    " + NEW + "\n\n    void m() { probe(\"\", 1); } }",
        "GMT");
    assertHoisted(
        "static class C {\n    void m() { probe(\"\", 1); }\n  }",
        "static class C {\n    " + NEW + "\n\n    void m() { probe(\"\", 1); }\n  }",
        "GMT");
    assertHoisted(
        "@SuppressWarnings({\"x\"}) static class C {\n    int a;\n    void m() { probe(\"\", 1); }\n  }",
        "@SuppressWarnings({\"x\"}) static class C {\n    "
            + NEW
            + "\n    int a;\n    void m() { probe(\"\", 1); }\n  }",
        "GMT");
  }

  @Test
  void enumsWhoseInstancesCannotUseIt() {
    assertHoisted(
        "enum E {\n    A, B;\n    static void m() { probe(\"\", 1); }\n  }",
        "enum E {\n    A, B;\n    " + NEW + "\n\n    static void m() { probe(\"\", 1); }\n  }",
        "GMT");
    assertHoisted(
        "enum E {\n    A, B; // all\n    static final int C = 1; // c\n"
            + "    static void m() { probe(\"\", 1); }\n  }",
        "enum E {\n    A, B; // all\n    static final int C = 1; // c\n    "
            + NEW
            + "\n    static void m() { probe(\"\", 1); }\n  }",
        "GMT");
  }

  @Test
  void enumsWithoutAPlace() {
    String refusal = "its class has no place for a constant";
    assertRefused(
        refusal, "enum E {\n    A; // only\n    static void m() { probe(\"\", 1); }\n  }");
    assertRefused(refusal, "enum E {\n    A; static void m() { probe(\"\", 1); }\n  }");
  }

  @Test
  void theConstantThatIsThere() {
    String before = "static class C {\n    ";
    String after = "\n    void m() { probe(\"\", 1); }\n  }";
    for (String field :
        new String[] {
          "static final ZoneId MINE = ZoneId.of(\"GMT\");",
          "static final ZoneId MINE = java.time.ZoneId.of(\"GMT\");",
        }) {
      assertHoisted(before + field + after, before + field + after, "MINE");
    }
    String outer =
        "static final ZoneId MINE = ZoneId.of(\"GMT\");\n  class I { void m() { probe(\"\", 1); } }";
    assertHoisted(outer, outer, "MINE");
    for (String field :
        new String[] {
          "static ZoneId mine = ZoneId.of(\"GMT\");",
          "final ZoneId mine = ZoneId.of(\"GMT\");",
          "static final ZoneId MINE = ZoneId.of(\"UTC\");",
          "static final ZoneId MINE = ZoneId.of( \"GMT\");",
          "static final Object MINE = ZoneId.of(\"GMT\");",
          "static final ZoneId MINE = OTHER.of(\"GMT\");",
          "static final ZoneId MINE = null;",
          "static final ZoneId MINE;",
        }) {
      String rest = field.endsWith("MINE;") ? "\n    static { MINE = null; }" : "";
      String text = before + field + rest + after;
      Places places = places(text);
      assertEquals(new Hoist.Constant("GMT"), outcome(places, Fix.builder()), field);
    }
    for (String hiding :
        new String[] {
          "void m() { int MINE = 1; probe(\"\", MINE); }",
          "void m(ZoneId MINE) { probe(\"\", 1); }",
          "void m() { Supplier<Object> s = () -> { int MINE = 1; probe(\"\", 1); return s(); }; }",
          "class Inner { int MINE; void m() { probe(\"\", MINE); } }",
        }) {
      String hidden =
          before
              + "static final ZoneId MINE = ZoneId.of(\"GMT\");\n    Object s() { return 1; }\n    "
              + hiding
              + "\n  }";
      assertEquals(new Hoist.Constant("GMT"), outcome(places(hidden), Fix.builder()), hiding);
    }
  }

  @Test
  void namesAndImports() {
    assertHoisted(
        "static class C {\n    static int GMT;\n    void m() { probe(\"\", 1); }\n  }",
        "static class C {\n    static int GMT;\n    "
            + NEW.replace(" GMT ", " GMT_2 ")
            + "\n    void m() { probe(\"\", 1); }\n  }",
        "GMT_2");
    Places places =
        Places.in(
            "class Probed {\n  static int a;\n  static void probe(String expected, Object o) {}\n"
                + "  void m() { probe(\"\", 1); }\n}\n");
    Fix.Builder fix = Fix.builder();
    assertEquals(new Hoist.Constant("GMT"), outcome(places, fix));
    assertEquals(
        "import java.time.ZoneId;\n\nclass Probed {\n  static int a;\n  "
            + NEW
            + "\n  static void probe(String expected, Object o) {}\n"
            + "  void m() { probe(\"\", 1); }\n}\n",
        places.patched(fix));
  }

  private static void assertDeclared(String... fields) {
    String declared = "static class C {\n    " + String.join("\n    ", fields) + "\n    ";
    String rest =
        "static final C INSTANCE = new C();\n    static int later;\n"
            + "    static int make() { return 1; }\n    void m() { probe(\"\", 1); }\n  }";
    assertHoisted(declared + rest, declared + NEW + "\n    " + rest, "GMT");
  }

  private static void assertDeclaredBefore(String field) {
    String before = "static class C {\n    static final int LAST = Integer.parseInt(\"1\");\n    ";
    String rest =
        field
            + "\n    static int later;\n    static int make() { return 1; }\n"
            + "    void m() { probe(\"\", 1); }\n  }";
    assertHoisted(before + rest, before + NEW + "\n    " + rest, "GMT");
  }

  static void assertHoisted(String type, String expected, String name) {
    Places places = places(type);
    Fix.Builder fix = Fix.builder();
    assertEquals(new Hoist.Constant(name), outcome(places, fix), type);
    assertEquals(places(expected).source(), places.patched(fix));
  }

  static void assertRefused(String reason, String type) {
    Places places = places(type);
    Fix.Builder fix = Fix.builder();
    assertEquals(new Hoist.Refused(reason), outcome(places, fix), type);
    assertEquals(places.source(), places.patched(fix));
  }

  private static Hoist.Outcome outcome(Places places, Fix.Builder fix) {
    return Hoist.constant(
        places.site(), "java.time.ZoneId", ".of(\"GMT\")", "GMT", fix, places.state());
  }

  private static Places places(String type) {
    return Places.in(
        """
        import java.time.ZoneId;
        import java.util.ArrayList;
        import java.util.List;
        import java.util.function.Supplier;
        import java.util.logging.Logger;

        class Probed {
          static class Other { ZoneId of(String id) { return ZoneId.of(id); } }
          static final Other OTHER = new Other();

          %s

          static void probe(String expected, Object value) {}
        }
        """
            .formatted(type));
  }
}
