package io.github.uncontended.runner.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file with unresolved types is analysed member by member. */
class UnresolvedCodeTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  private Outcome check(String members, String... options) throws IOException {
    cli.write(
        "p/A.java",
        """
        package p;

        import com.acme.Gone;
        import java.util.Optional;
        import java.util.TimeZone;
        import java.util.concurrent.ConcurrentHashMap;

        class A {
          void fill1() {}
          void fill2() {}
          void fill3() {}
          void fill4() {}
          void fill5() {}
        %s}
        """
            .formatted(members.indent(2)));
    return cli.check(options);
  }

  @Test
  void aCleanMemberIsAnalysedAndFixed() throws IOException {
    Outcome outcome =
        check(
            """
            Gone gone() {
              TimeZone.getTimeZone("UTC");
              return null;
            }
            TimeZone zone() {
              return TimeZone.getTimeZone("UTC");
            }
            """,
            "--all");

    assertTrue(outcome.out().contains("A.java:19:12: suggestion"), outcome.out());
    assertFalse(outcome.out().contains("A.java:15:5: suggestion"), outcome.out());
    assertTrue(outcome.out().contains("safe fix\n"), outcome.out());
    assertTrue(
        outcome.out().contains("1 of 8 members left out: package com.acme missing\n"),
        outcome.out());
    assertTrue(outcome.out().contains("p/A.java:14 A.gone\n"), outcome.out());
    assertTrue(outcome.out().contains("\n1 finding in 1 file; 1 file analysed\n"), outcome.out());
  }

  /** Nothing that is found in three quarters of the code says little of the rest. */
  @Test
  void theShareOfCodeThatIsLeftOutIsPrinted() throws IOException {
    StringBuilder members = new StringBuilder();
    for (int i = 0; i < 100; i++) {
      members.append(i % 4 == 0 ? "Gone" : "int").append(" f").append(i).append(";\n");
    }

    Outcome outcome = check(members.toString());

    assertTrue(outcome.out().contains("nothing found; 1 file analysed\n"), outcome.out());
    assertTrue(outcome.out().contains(" 23 % of the members were not analysed.\n"), outcome.out());
  }

  /** What is assigned in a member that is left out has no symbol. */
  @Test
  void rulesLookAtAssignmentsOfUnknownValues() throws IOException {
    Outcome outcome =
        check(
            """
            private long last;

            synchronized long last() {
              return last;
            }

            synchronized void see(Gone packet) {
              last = packet.id();
            }
            """,
            "--rules",
            "SynchronizedFieldRead,LockGuardedCounter");

    assertFalse(outcome.out().contains("crashes"), outcome.out());
    assertTrue(outcome.out().contains("1 of 9 members left out"), outcome.out());
  }

  @Test
  void aMemberThatUsesAnUnknownTypeOfAnotherFileIsLeftOut() throws IOException {
    cli.write("p/Broken.java", "package p;\n\nclass Broken {\n  com.acme.Gone gone;\n}\n");

    Outcome outcome =
        check(
            """
            TimeZone zone() {
              var value = new Broken().gone;
              return TimeZone.getTimeZone("UTC");
            }
            """);

    assertTrue(outcome.out().contains("nothing found; 2 files analysed\n"), outcome.out());
    assertTrue(outcome.out().contains("p/A.java:14 A.zone\n"), outcome.out());
    assertTrue(outcome.out().contains("refers to code that does not compile\n"), outcome.out());
  }

  @Test
  void methodReferencesToUnknownTypesHideNoOtherMember() throws IOException {
    Outcome outcome =
        check(
            """
            private static final java.util.Random RANDOM = new java.util.Random();
            int next() {
              return RANDOM.nextInt();
            }
            void references(java.util.List<String> list) {
              list.forEach(Gone::create);
              list.stream().map(Gone::new).toArray(Gone[]::new);
            }
            """,
            "--all");

    assertTrue(outcome.out().contains("A.java:14:3: suggestion SharedRandom"), outcome.out());
    assertFalse(outcome.out().contains("crashes"), outcome.out());
  }

  @Test
  void noFixDependsOnCodeThatIsLeftOut() throws IOException {
    String find =
        """
        String find(Optional<String> it) {
          return it.orElse(load());
        }
        private static final java.util.List<String> LIST = new java.util.ArrayList<>();
        private String load() {
          LIST.add("x");
          return %s;
        }
        private String helper() {
          %s
          return "";
        }
        """;

    Outcome clean = check(find.formatted("helper()", ""), "--all", "--suggest-unsafe");
    Outcome outcome = check(find.formatted("helper()", "new Gone();"), "--all", "--suggest-unsafe");

    assertTrue(clean.out().contains(" fix"), clean.out());
    assertTrue(clean.out().contains("@@"), clean.out());
    assertFalse(outcome.out().contains("@@"), outcome.out());
    assertTrue(
        outcome
            .out()
            .replaceAll("\\s+", " ")
            .contains("No fix is offered here: it depends on code that refers to unknown types"),
        outcome.out());
  }

  @Test
  void noFindingIsAboutAFieldThatIsUsedInCodeThatIsLeftOut() throws IOException {
    String field =
        """
        private final TimeZone zone = TimeZone.getTimeZone("UTC");
        void use() {
          %s
        }
        """;

    assertTrue(
        check(field.formatted("Gone.use();")).out().contains("\n1 finding"), "not used there");
    Outcome outcome = check(field.formatted("Gone.use(zone);"));
    assertTrue(outcome.out().contains("nothing found"), outcome.out());
  }

  @Test
  void typesWhoseClassFilesAreMissingHideNoOtherMember() throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    cli.write("lib/lib/Lost.java", "package lib; public class Lost {}");
    cli.write(
        "lib/lib/Api.java",
        """
        package lib;
        public class Api {
          public static String take(Lost lost) { return null; }
        }
        """);
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                classes.toString(),
                folder.resolve("lib/lib/Lost.java").toString(),
                folder.resolve("lib/lib/Api.java").toString()));
    Files.delete(classes.resolve("lib/Lost.class"));
    Files.delete(folder.resolve("lib/lib/Lost.java"));
    Files.delete(folder.resolve("lib/lib/Api.java"));

    Outcome outcome =
        check(
            """
            Gone gone;
            String uses() {
              return lib.Api.take(null);
            }
            TimeZone zone() {
              return TimeZone.getTimeZone("UTC");
            }
            """,
            "--all",
            "--classpath",
            classes.toString());

    assertTrue(outcome.out().contains("\n1 finding in 1 file"), outcome.toString());
    assertTrue(outcome.out().contains("A.uses\n"), outcome.toString());
  }

  @Test
  void missingAnnotationTypesExcludeNothing() throws IOException {
    cli.write(
        "p/package-info.java", "@javax.annotation.ParametersAreNonnullByDefault\npackage p;\n");
    cli.write(
        "p/A.java",
        """
        package p;

        import com.acme.Marked;
        import com.acme.Outer;
        import com.acme.Values;
        import java.util.List;
        import java.util.TimeZone;
        import javax.annotation.concurrent.*;

        @ThreadSafe
        @Outer.Inner(value = "x", type = Gone.class)
        @Marked
        class A<@Marked T> {
          @Marked static final int SIZE = 1;

          @GuardedBy("this")
          @Values({1, 2})
          @Values(value = {}, level = Level.HIGH, text = "a" + SIZE, flag = true, size = 3L)
          private List<@Marked String> list;

          @Marked
          TimeZone zone(@Marked final int x, @Marked java.lang.String y) {
            @Marked TimeZone local = TimeZone.getTimeZone("UTC");
            return local;
          }

          @com.acme.Fully.Qualified(1)
          void m() {}

          @Marked
          A() {}
        }
        """);
    cli.write("p/Flag.java", "package p;\n\n@com.acme.Marked @interface Flag {}\n");

    Outcome outcome = cli.check("--all");

    assertTrue(outcome.out().contains("safe fix\n"), outcome.out());
    assertTrue(outcome.out().endsWith("\n1 finding in 1 file; 3 files analysed\n"), outcome.out());
    assertEquals("", outcome.err());
  }

  @Test
  void aMisspeltAnnotationOfAKnownPackageIsAnError() throws IOException {
    Outcome outcome = check("@Overide public String toString() { return \"\"; }\n");

    assertTrue(outcome.out().contains("cannot find class Overide\n"), outcome.out());
  }

  /** The call graph leads to members that are left out. */
  @Test
  void aCallerWithoutItsTypesIsNoObstacle() throws IOException {
    cli.write(
        "p/Names.java",
        """
        package p;

        class Names {
          static boolean isName(String text) {
            return String.format("%s.", text).isEmpty();
          }
        }
        """);
    Outcome outcome =
        check(
            """
            boolean check(String text) {
              if (Gone.isBlank(text)) {
                return false;
              }
              if (Gone.get(text) == null) {
                return false;
              }
              if (!Gone.containsKey(text)) {
                return false;
              }
              return Names.isName(text);
            }
            void tell(String text) {
              Gone.tell(Names.isName(text));
              new Gone(Names.isName(text));
              new Gone.Part<String>(text) {};
              new Gone<>(text) {};
              Gone.run(() -> Names.isName(text));
              Gone.<String>find(text).filter(Names::isName).map(it -> Names.isName(it));
            }
            """,
            "--unknown-heat");

    assertFalse(outcome.out().contains("crashes"), outcome.out());
    assertTrue(
        outcome.out().contains("p/Names.java:5:12 StringFormatConcatenation"), outcome.out());
  }
}
