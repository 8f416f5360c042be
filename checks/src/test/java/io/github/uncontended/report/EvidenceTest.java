package io.github.uncontended.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.testing.compile.JavaFileObjects;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import java.nio.file.Path;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a rule that needs evidence of heat reports: in a compilation of ten units, or of two. */
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

  private static final String ZONE =
      """
      package p;

      public class Texts {
        public static Object value(String name) {
          return java.util.TimeZone.getTimeZone(name);
        }
      }
      """;

  private static final String READ =
      """
      package p;

      public class Texts {
        private static String text = "";

        public static synchronized String value(String name) {
          return text;
        }

        public static synchronized void set(String to) {
          text = to.trim();
        }
      }
      """;

  private static final String CHECKED =
      """
      package p;

      public class Texts {
        public Texts(String name) {
          java.util.Objects.requireNonNull(name, "no name of " + getClass().getName().trim());
        }

        public static Object value(String name) {
          return name;
        }
      }
      """;

  private static final String FORMAT =
      """
      package p;

      public class Texts {
        public static String value(String name) {
          return String.format("a%sb", name);
        }
      }
      """;

  /** A rule about more than a microsecond. */
  private static final String FALLBACK =
      """
      package p;

      import java.util.Optional;

      public class Texts {
        public static Object value(String name) {
          return Optional.ofNullable(name).orElse(all());
        }

        private static String all() {
          String all = "";
          for (Object each : System.getProperties().values()) {
            all += each;
          }
          return all;
        }
      }
      """;

  /** A rule about less than a microsecond, but for misses that wait. */
  private static final String CACHE =
      """
      package p;

      import java.io.IOException;
      import java.nio.file.Files;
      import java.nio.file.Path;
      import java.util.HashMap;
      import java.util.Map;

      public class Texts {
        private static final Map<String, String> TEXTS = new HashMap<>();

        public static String value(String name) {
          synchronized (TEXTS) {
            String text = TEXTS.get(name);
            if (text == null) {
              text = load(name);
              TEXTS.put(name, text);
            }
            return text;
          }
        }

        private static String load(String name) {
          %s
        }
      }
      """;

  private static final String READS_FILE =
      """
      try {
        return Files.readString(Path.of(name));
      } catch (IOException e) {
        return "";
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

  private static final String CONTROLLER =
      """
      package p;

      import org.springframework.web.bind.annotation.GetMapping;

      public class User {
        @GetMapping
        public Object find(String name) {
          return Texts.value(name);
        }
      }
      """;

  private static final String MARKED =
      """
      package p;

      public class User {
        @interface HotPath {}

        @HotPath
        public Object find(String name) {
          return Texts.value(name);
        }
      }
      """;

  /** The annotation has no symbol before the body is attributed. */
  private static final String LOCALLY_ANNOTATED =
      """
      package p;

      public class User {
        public Object find(String name) {
          @SuppressWarnings("unused")
          Object local = name;
          return Texts.value(name);
        }
      }
      """;

  private static final String OTHER = "package p; public class User {}";

  private static final String UNKNOWN_HEAT = "-XepOpt:Uncontended:UnknownHeat=true";

  @Test
  void withoutEvidence() {
    assertReported(LAZY, USER);
    assertReported(ZONE, USER);
  }

  @Test
  void constructionOfServiceAndOfValue() {
    String equals = "@Override public boolean equals(Object other) { return other == this; }";
    ImmutableList<String> reported = ImmutableList.of("SynchronizedTimeZoneLookup");
    String service = CONSTRUCTED.formatted("");
    assertReported(service, USER, Others.USED, ImmutableList.of(), UNKNOWN_HEAT);
    assertReported(service, OTHER, Others.USED, reported, UNKNOWN_HEAT);
    assertReported(CONSTRUCTED.formatted(equals), USER, Others.USED, reported, UNKNOWN_HEAT);
    assertReported(
        service.replace(
            "class Texts", "class Texts extends java.util.concurrent.atomic.AtomicLong"),
        USER,
        Others.USED,
        ImmutableList.of(),
        UNKNOWN_HEAT);
    assertReported(
        service.replace("class Texts", "class Texts extends java.util.Date"),
        USER,
        Others.USED,
        reported,
        UNKNOWN_HEAT);
  }

  @Test
  void classThatNothingElseUses() {
    ImmutableList<String> reported = ImmutableList.of("SynchronizedLazyAccessor");
    assertReported(LAZY, OTHER, Others.UNUSED, reported);
    assertReported(LAZY, USER, Others.UNUSED, ImmutableList.of());
    assertReported(LAZY, OTHER, Others.USED, ImmutableList.of());
  }

  @Test
  void fewClasses() {
    ImmutableList<String> reported = ImmutableList.of("SynchronizedLazyAccessor");
    assertReported(LAZY, USER, Others.NONE, reported);
  }

  @Test
  void fewClassesThatAreTheWholeModule() {
    String whole = "-XepOpt:Uncontended:WholeModule=true";
    ImmutableList<String> reported = ImmutableList.of("SynchronizedLazyAccessor");
    assertReported(LAZY, USER, Others.NONE, ImmutableList.of(), whole);
    assertReported(LAZY, OTHER, Others.UNUSED, ImmutableList.of(), whole);
    assertReported(FORMAT, CONTROLLER, Others.NONE, ImmutableList.of(), whole);
    assertReported(LAZY, CONTROLLER, Others.NONE, ImmutableList.of(), whole);
    assertReported(LAZY, MARKED, Others.NONE, reported, whole);
    assertReported(LAZY, USER, Others.NONE, reported, whole, UNKNOWN_HEAT);
  }

  /** What a few classes do not show, a whole module does not have. */
  @Test
  void whatFewClassesDoNotShow() {
    assertReported(
        READ, USER, Others.NONE, ImmutableList.of("SynchronizedFieldRead"), UNKNOWN_HEAT);
    assertReported(READ, USER, Others.USED, ImmutableList.of(), UNKNOWN_HEAT);
    assertReported(
        READ, USER, Others.UNUSED, ImmutableList.of("SynchronizedFieldRead"), UNKNOWN_HEAT);
    assertReported(
        CHECKED, USER, Others.NONE, ImmutableList.of("EagerPreconditionMessage"), UNKNOWN_HEAT);
    assertReported(CHECKED, USER, Others.USED, ImmutableList.of(), UNKNOWN_HEAT);
  }

  @Test
  void evidence() {
    String hot = "-XepOpt:Uncontended:HotMethods=p.User#find";
    assertReported(LAZY, USER, Others.USED, ImmutableList.of("SynchronizedLazyAccessor"), hot);
  }

  /** Each kind of evidence is one that a build looks for before it looks at any place. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        public abstract class User implements java.sql.Statement {
          @Override public boolean execute(String sql) { return Texts.value(sql) == null; }
        }
        """,
        """
        public abstract class User implements java.sql.ResultSet {
          public User() { Texts.value(""); }
        }
        """,
        """
        public abstract class User implements org.springframework.cache.Cache {
          @Override public Object get(Object key) { return Texts.value("" + key); }
        }
        """,
      })
  void evidenceOfEachKind(String user) {
    ImmutableList<String> reported = ImmutableList.of("SynchronizedLazyAccessor");
    assertReported(LAZY, "package p; " + user, Others.USED, reported);
  }

  /** What takes less than a microsecond is free where it runs once for a request. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        public class User extends java.util.concurrent.atomic.AtomicLong {
          final Object filter = new jakarta.servlet.Filter() {
            @Override public void doFilter(jakarta.servlet.ServletRequest request,
                jakarta.servlet.ServletResponse response, jakarta.servlet.FilterChain chain) {
              Texts.value("");
            }
          };
        }
        """,
        """
        public class User {
          final jakarta.servlet.Filter filter = (request, response, chain) -> Texts.value("");
        }
        """,
        """
        public class User {
          @org.springframework.kafka.annotation.KafkaListener
          void receive(String text) { Texts.value(text); }
        }
        """,
      })
  void requests(String user) {
    ImmutableList<String> reported = ImmutableList.of("EagerOptionalFallback");
    assertReported(FALLBACK, "package p; " + user, Others.USED, reported);
    assertReported(LAZY, "package p; " + user, Others.USED, ImmutableList.of());
  }

  @Test
  void declaration() {
    String hot = "-XepOpt:Uncontended:HotMethods=p.User#find";
    ImmutableList<String> reported = ImmutableList.of("StringFormatConcatenation");
    assertReported(FALLBACK, CONTROLLER, Others.USED, ImmutableList.of("EagerOptionalFallback"));
    assertReported(FORMAT, CONTROLLER, Others.USED, ImmutableList.of());
    assertReported(FORMAT, OTHER, Others.UNUSED, ImmutableList.of());
    assertReported(FORMAT, CONTROLLER, Others.NONE, reported);
    assertReported(FORMAT, USER, Others.USED, reported, hot);
    assertReported(FORMAT, MARKED, Others.USED, reported);
    assertReported(FORMAT, CONTROLLER, Others.USED, reported, UNKNOWN_HEAT);
    assertReported(FORMAT, USER, Others.USED, reported, "-Xep:StringFormatConcatenation");
  }

  @Test
  void unitsThatAreNotAttributedYet() {
    String byFile = "-XDcompilePolicy=byfile";
    assertReported(FORMAT, LOCALLY_ANNOTATED, Others.USED, ImmutableList.of(), byFile);
  }

  @Test
  void missesThatWait() {
    String waiting = CACHE.formatted(READS_FILE);
    String quick = CACHE.formatted("return name.strip() + Path.of(name).getNameCount();");
    ImmutableList<String> reported = ImmutableList.of("SynchronizedCacheLookup");
    assertReported(waiting, CONTROLLER, Others.USED, reported);
    assertReported(quick, CONTROLLER, Others.USED, ImmutableList.of());
    assertReported(waiting, USER, Others.USED, ImmutableList.of());
    assertReported(quick, CONTROLLER, Others.NONE, reported);
  }

  @Test
  void onRequest() {
    ImmutableList<String> reported = ImmutableList.of("SynchronizedLazyAccessor");
    assertReported(LAZY, USER, Others.USED, reported, UNKNOWN_HEAT);
    assertReported(LAZY, USER, Others.USED, reported, "-Xep:SynchronizedLazyAccessor");
    assertReported(LAZY, USER, Others.USED, reported, "-Xep:SynchronizedLazyAccessor:WARN");
    assertReported(LAZY, USER, Others.USED, ImmutableList.of(), "-Xep:" + Rule.GROUP);
    assertReported(LAZY, USER, Others.USED, ImmutableList.of(), "-Xep:FairLock");
  }

  /** The eight other classes of the compilation, if any. */
  private enum Others {
    NONE,
    UNUSED,
    /** They use each other and the user of the class in question. */
    USED
  }

  private static void assertReported(String texts, String user) {
    assertReported(texts, user, Others.USED, ImmutableList.of());
  }

  private static void assertReported(
      String texts, String user, Others others, ImmutableList<String> rules, String... options) {
    ImmutableList.Builder<JavaFileObject> classes = ImmutableList.builder();
    classes.add(JavaFileObjects.forSourceString("p.User", user));
    for (int i = 0; others != Others.NONE && i < 8; i++) {
      String next = others == Others.USED ? "User user; Other" + (i + 1) % 8 + " next;" : "";
      classes.add(
          JavaFileObjects.forSourceString(
              "p.Other" + i, "package p; public class Other" + i + " { " + next + " }"));
    }
    Case source = new Case("", Path.of("p", "Texts.java"), texts);
    CaseCompiler compiler = CaseCompiler.create();
    CaseCompiler.Outcome outcome = compiler.compile(source, classes.build(), options);
    assertEquals(ImmutableList.of(), outcome.javacErrors());
    // A build, where nobody counts what is withheld, looks at less.
    CaseCompiler.Outcome build = compiler.withoutSink().compile(source, classes.build(), options);
    assertEquals(ImmutableList.of(), build.javacErrors());
    assertEquals(rules, outcome.findings().stream().map(Finding::rule).collect(toImmutableList()));
    assertEquals(
        rules,
        build.reported().stream().map(CaseCompiler.Reported::rule).collect(toImmutableList()));
  }
}
