package io.github.uncontended.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.testing.compile.JavaFileObjects;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Where a rule that needs evidence of heat reports: in a compilation of two units. */
final class EvidenceTest {
  private static final String LAZY =
      """
      package p;

      public class Texts {
        private static String text;

        public static synchronized String value(String name) {
          if (text == null) {
            text = System.lineSeparator();
          }
          return text;
        }
      }
      """;

  /** The rule on time zones does not need evidence. */
  private static final String ZONE =
      """
      package p;

      public class Texts {
        public static Object value(String name) {
          return java.util.TimeZone.getTimeZone(name);
        }
      }
      """;

  private static final String USER =
      """
      package p;

      public class User {
        public Object find(String name) {
          return Texts.value(name);
        }
      }
      """;

  /** What is constructed in numbers is told by its equals. */
  private static final String CONSTRUCTED =
      """
      package p;

      public class Texts {
        private final Object zone;

        public Texts(String name) {
          zone = java.util.TimeZone.getTimeZone(name);
        }

        public static Object value(String name) {
          return new Texts(name).zone;
        }
        %s
      }
      """;

  private static final String OTHER = "package p; public class User {}";

  @Test
  void withoutEvidence() {
    assertReported(LAZY, USER);
    assertReported(ZONE, USER, "SynchronizedTimeZoneLookup");
  }

  @Test
  void constructionOfServiceAndOfValue() {
    String equals = "@Override public boolean equals(Object other) { return other == this; }";
    assertReported(CONSTRUCTED.formatted(""), USER);
    assertReported(CONSTRUCTED.formatted(""), OTHER, "SynchronizedTimeZoneLookup");
    assertReported(CONSTRUCTED.formatted(equals), USER, "SynchronizedTimeZoneLookup");
    assertReported(
        CONSTRUCTED
            .formatted("")
            .replace("class Texts", "class Texts extends java.util.concurrent.atomic.AtomicLong"),
        USER);
    assertReported(
        CONSTRUCTED.formatted("").replace("class Texts", "class Texts extends java.util.Date"),
        USER,
        "SynchronizedTimeZoneLookup");
  }

  @Test
  void classThatNothingElseUses() {
    assertReported(LAZY, OTHER, "SynchronizedLazyAccessor");
    assertReported(LAZY.replace("private static String", "static User user; static String"), OTHER);
  }

  @Test
  void evidence() {
    String hot = "-XepOpt:Uncontended:HotMethods=p.User#find";
    assertReported(LAZY, USER, ImmutableList.of("SynchronizedLazyAccessor"), hot);
  }

  @Test
  void onRequest() {
    ImmutableList<String> reported = ImmutableList.of("SynchronizedLazyAccessor");
    assertReported(LAZY, USER, reported, "-XepOpt:Uncontended:UnknownHeat=true");
    assertReported(LAZY, USER, reported, "-Xep:SynchronizedLazyAccessor");
    assertReported(LAZY, USER, reported, "-Xep:SynchronizedLazyAccessor:WARN");
    assertReported(LAZY, USER, ImmutableList.of(), "-Xep:" + Rule.GROUP);
    assertReported(LAZY, USER, ImmutableList.of(), "-Xep:FairLock");
  }

  private static void assertReported(String texts, String user, String... rules) {
    assertReported(texts, user, ImmutableList.copyOf(rules), new String[0]);
  }

  private static void assertReported(
      String texts, String user, ImmutableList<String> rules, String... options) {
    CaseCompiler.Outcome outcome =
        CaseCompiler.create()
            .compile(
                new Case("", Path.of("p", "Texts.java"), texts),
                ImmutableList.of(JavaFileObjects.forSourceString("p.User", user)),
                options);
    assertEquals(ImmutableList.of(), outcome.javacErrors());
    assertEquals(rules, outcome.findings().stream().map(Finding::rule).collect(toImmutableList()));
  }
}
