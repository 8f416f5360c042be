package io.github.uncontended.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where {@link Patcher} adds import declarations. */
final class ImportBlockTest {
  private static final Fix IMPORT_UTC = Fix.builder().addImport("java.time.ZoneOffset").build();

  @Test
  void anImportGoesToItsSortedPlace() {
    assertPatched(
        """
        package p;

        import static a.B.c;

        import java.time.Zone;
        import java.util.List;

        class C {}
        """,
        """
        package p;

        import static a.B.c;

        import java.time.Zone;
        import java.time.ZoneOffset;
        import java.util.List;

        class C {}
        """,
        IMPORT_UTC);
  }

  @Test
  void theFirstAndTheLastPlaceOfASortedBlock() {
    assertPatched(
        "import static z.Z.z; // why\nimport static z.Z.zz; // why\n\nclass C {}",
        "import static z.Z.z; // why\nimport static z.Z.zz; // why\n"
            + "\nimport java.time.ZoneOffset;\n\nclass C {}",
        IMPORT_UTC);
    assertPatched(
        "package p;\nimport java.util.List;\nclass C {}",
        "package p;\nimport java.time.ZoneOffset;\nimport java.util.List;\nclass C {}",
        IMPORT_UTC);
    assertPatched(
        "import java.time.ZoneId;\nclass C {}",
        "import java.time.ZoneId;\nimport java.time.ZoneOffset;\nimport java.time.ZonedTime;\n"
            + "class C {}",
        Fix.builder().addImport("java.time.ZonedTime").build(),
        IMPORT_UTC);
  }

  @Test
  void theFirstImportOfATypeGoesBehindTheEmptyLine() {
    assertPatched(
        "import static z.Z.z;\n\nimport java.util.List;\nimport java.util.Map;\n\nclass C {}",
        "import static z.Z.z;\n\nimport java.time.ZoneId;\nimport java.time.ZoneOffset;\n"
            + "import java.util.List;\nimport java.util.Map;\n\nclass C {}",
        Fix.builder().addImport("java.time.ZoneId").build(),
        IMPORT_UTC);
    assertPatched(
        "import static z.Z.z;\n\nclass C {}",
        "import static z.Z.z;\n\nimport java.time.ZoneId;\nimport java.time.ZoneOffset;\n\nclass C {}",
        Fix.builder().addImport("java.time.ZoneId").build(),
        IMPORT_UTC);
  }

  @Test
  void inABlockOfAnotherOrderTheNearestPackageCounts() {
    assertPatched(
        """
        import org.w3c.Dom;
        import java.time.Instant;
        import java.util.List;
        import static a.B.c;
        class C {}
        """,
        """
        import org.w3c.Dom;
        import java.time.Instant;
        import java.time.ZoneOffset;
        import java.util.List;
        import static a.B.c;
        class C {}
        """,
        IMPORT_UTC);
    assertPatched(
        "import static b.B.c;\nimport static a.B.c;\nclass C {}",
        "import static b.B.c;\nimport static a.B.c;\n\nimport java.time.ZoneOffset;\nclass C {}",
        IMPORT_UTC);
  }

  /** A group for the JDK, then others: where all of the group are greater, it goes before them. */
  @Test
  void theFirstOfItsGroup() {
    assertPatched(
        """
        package p;

        import java.util.Optional;
        import java.util.concurrent.ConcurrentHashMap;

        import jakarta.inject.Inject;

        import com.example.Name;

        class C {}
        """,
        """
        package p;

        import java.time.ZoneOffset;
        import java.util.Map;
        import java.util.Optional;
        import java.util.concurrent.ConcurrentHashMap;

        import jakarta.inject.Inject;

        import com.example.Name;

        class C {}
        """,
        Fix.builder().addImport("java.util.Map").build(),
        IMPORT_UTC);
  }

  @Test
  void anImportThatIsThereIsNotAdded() {
    for (String head :
        List.of("import java.time.ZoneOffset;", "import java . time\n.ZoneOffset ;")) {
      assertPatched(head + "\nclass C {}", head + "\nclass C {}", IMPORT_UTC, IMPORT_UTC);
    }
  }

  @Test
  void theFirstImport() {
    assertPatched(
        "package p; // here\n\n/** Doc. */\nclass C {}",
        "package p; // here\n\nimport java.time.ZoneOffset;\n\n/** Doc. */\nclass C {}",
        IMPORT_UTC);
    assertPatched(
        "/** Doc. */\nclass C {}",
        "import java.time.ZoneOffset;\n\n/** Doc. */\nclass C {}",
        IMPORT_UTC);
    assertPatched(
        "/* Licence. */\n\n/** Doc. */\nclass C {}",
        "/* Licence. */\n\nimport java.time.ZoneOffset;\n\n/** Doc. */\nclass C {}",
        IMPORT_UTC);
    assertPatched(
        "// x\npackage p;\n",
        "// x\npackage p;\n\nimport a.A;\nimport java.time.ZoneOffset;\n",
        IMPORT_UTC,
        Fix.builder().addImport("a.A").build());
  }

  @Test
  void wordsInCommentsAndAnnotationsAreNoImports() {
    assertPatched(
        "@Deprecated @a.B(\"import ;)\") package p;\n/* import x.Y; */\n// import z;\n"
            + "import b.C;\n@A class D { /* import k; */ }",
        "@Deprecated @a.B(\"import ;)\") package p;\n/* import x.Y; */\n// import z;\n"
            + "import b.C;\nimport java.time.ZoneOffset;\n@A class D { /* import k; */ }",
        IMPORT_UTC);
    assertPatched(
        "/*/ import x.Y; */\nimport b.C;\nclass D {}",
        "/*/ import x.Y; */\nimport b.C;\nimport java.time.ZoneOffset;\nclass D {}",
        IMPORT_UTC);
    assertPatched("@interface A {}", "import java.time.ZoneOffset;\n\n@interface A {}", IMPORT_UTC);
  }

  @Test
  void annotationsOfThePackage() {
    for (String annotation :
        List.of(
            "@ A",
            "@a . b /* . */ . C",
            "@A (')')",
            "@A(\"\\\")\")",
            "@A(/* ) */ b = @B( /* ( */ 1))",
            "@A @B")) {
      assertPatched(
          annotation + " package /* ; */ p;\nimport b.C;\nclass D {}",
          annotation + " package /* ; */ p;\nimport b.C;\nimport java.time.ZoneOffset;\nclass D {}",
          IMPORT_UTC);
    }
  }

  @Test
  void semicolonsBetweenImports() {
    assertPatched(
        "import b.C;;\n;import z.Z;",
        "import b.C;\nimport java.time.ZoneOffset;;\n;import z.Z;",
        IMPORT_UTC);
  }

  @Test
  void aTextThatEndsEarly() {
    for (String rest : List.of("", "// x", "/* x", "@", "@A", "@A(", "@A(\"x", "@A('\\")) {
      assertPatched(
          "import b.C;\n" + rest, "import b.C;\nimport java.time.ZoneOffset;\n" + rest, IMPORT_UTC);
    }
    assertPatched("import b.C", "import b.C\nimport java.time.ZoneOffset;", IMPORT_UTC);
  }

  private static void assertPatched(String source, String expected, Fix... fixes) {
    Patcher.Result result = Patcher.apply(source, ImmutableList.copyOf(fixes));
    assertEquals(expected, result.text());
    assertEquals(ImmutableList.of(), result.skipped());
  }
}
