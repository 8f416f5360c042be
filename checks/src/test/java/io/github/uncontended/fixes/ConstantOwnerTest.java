package io.github.uncontended.fixes;

import org.junit.jupiter.api.Test;

/** Which class declares the constant of {@link Hoist}; the cases are like those of HoistTest. */
@SuppressWarnings("StringConcatToTextBlock") // The line ends count.
final class ConstantOwnerTest {
  private static final String NEW = HoistTest.NEW;

  @Test
  void theNearestClassThatMayHoldStaticFields() {
    for (String site :
        new String[] {
          "class Inner { void m() { probe(\"\", 1); } }",
          "void m() { class Local { void n() { probe(\"\", 1); } } }",
          "Object o = new Object() { int i = m(); int m() { probe(\"\", 1); return 1; } };",
          "class Inner { class Deeper { void m() { probe(\"\", 1); } } }",
        }) {
      HoistTest.assertHoisted(
          "static class C {\n    static int a;\n    " + site + "\n  }",
          "static class C {\n    static int a;\n    " + NEW + "\n    " + site + "\n  }",
          "GMT");
    }
    HoistTest.assertHoisted(
        "static class C {\n    static int a;\n    static class D {\n      static int b;\n"
            + "      void m() { probe(\"\", 1); }\n    }\n  }",
        "static class C {\n    static int a;\n    static class D {\n      static int b;\n      "
            + NEW
            + "\n      void m() { probe(\"\", 1); }\n    }\n  }",
        "GMT");
    HoistTest.assertHoisted(
        "record R(int a) {\n    static int b;\n    void m() { probe(\"\", 1); }\n  }",
        "record R(int a) {\n    static int b;\n    "
            + NEW
            + "\n    void m() { probe(\"\", 1); }\n  }",
        "GMT");
    HoistTest.assertHoisted(
        "record R(int a) {\n    void m() { probe(\"\", 1); }\n  }",
        "record R(int a) {\n    " + NEW + "\n\n    void m() { probe(\"\", 1); }\n  }",
        "GMT");
    HoistTest.assertHoisted(
        "interface I {\n    class C {\n      static int b;\n      void m() { probe(\"\", 1); }\n"
            + "    }\n  }",
        "interface I {\n    class C {\n      static int b;\n      "
            + NEW
            + "\n      void m() { probe(\"\", 1); }\n    }\n  }",
        "GMT");
  }

  @Test
  void notInAnInterface() {
    String refusal = "a constant of an interface would be public";
    HoistTest.assertRefused(refusal, "interface I { default void m() { probe(\"\", 1); } }");
    HoistTest.assertRefused(
        refusal,
        "interface I { default Object m() { return new Object() { int i = n(); int n() {"
            + " probe(\"\", 1); return 1; } }; } }");
    HoistTest.assertRefused(
        refusal,
        "@interface A { int B = new Object() { int n() { probe(\"\", 1); return 1; } }.n(); }");
  }

  @Test
  void enumsWhoseInstancesMayUseIt() {
    String refusal = "an enum's instances are built before its constants";
    HoistTest.assertRefused(refusal, "enum E { A; void m() { probe(\"\", 1); } }");
    HoistTest.assertRefused(
        refusal, "enum E { A; E() { m(); } static void m() { probe(\"\", 1); } }");
    HoistTest.assertRefused(
        refusal,
        "enum E { A; static int x = new Object() { int n() { probe(\"\", 1); return 1; } }.n(); }");
    HoistTest.assertRefused(refusal, "enum E { A { void m() { probe(\"\", 1); } }; void m() {} }");
  }

  @Test
  void serializableClasses() {
    HoistTest.assertRefused(
        "a static initializer would change the default serialVersionUID of C",
        "static class C implements java.io.Serializable {\n    int a;\n    static int b;\n"
            + "    static final int D = 1;\n    int c = make();\n    { make(); }\n"
            + "    int make() { return 1; }\n"
            + "    void m() { probe(\"\", 1); }\n  }");
    HoistTest.assertRefused(
        "a static initializer would change the default serialVersionUID of C",
        "static class C extends ArrayList<String> {\n"
            + "    void serialVersionUID() {}\n    void m() { probe(\"\", 1); }\n  }");
    for (String initializer :
        new String[] {
          "static final long serialVersionUID = 1;",
          "static int b = Integer.parseInt(\"1\");",
          "static {}",
        }) {
      HoistTest.assertHoisted(
          "static class C implements java.io.Serializable {\n    static int a;\n    "
              + "void m() { probe(\"\", 1); }\n    "
              + initializer
              + "\n  }",
          initializer.startsWith("static {")
              ? "static class C implements java.io.Serializable {\n    static int a;\n    "
                  + NEW
                  + "\n    void m() { probe(\"\", 1); }\n    "
                  + initializer
                  + "\n  }"
              : "static class C implements java.io.Serializable {\n    static int a;\n    "
                  + "void m() { probe(\"\", 1); }\n    "
                  + initializer
                  + "\n    "
                  + NEW
                  + "\n  }",
          "GMT");
    }
    HoistTest.assertHoisted(
        "record R(int a) implements java.io.Serializable {\n    static int b;\n"
            + "    void m() { probe(\"\", 1); }\n  }",
        "record R(int a) implements java.io.Serializable {\n    static int b;\n    "
            + NEW
            + "\n    void m() { probe(\"\", 1); }\n  }",
        "GMT");
  }
}
