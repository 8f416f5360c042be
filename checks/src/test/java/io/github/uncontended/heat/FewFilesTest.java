package io.github.uncontended.heat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.testing.compile.JavaFileObjects;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** What is reported where a few files are compiled alone, which show nothing of who calls them. */
class FewFilesTest {
  private static final String TITLES =
      """
      package p;

      public class Titles {
        private final String prefix;
        private String title;

        public Titles(String prefix) {
          this.prefix = prefix;
        }

        public synchronized String title() {
          if (title == null) {
            title = prefix + System.lineSeparator();
          }
          return title;
        }
      }
      """;

  private static final String PAGE =
      """
      package p;

      public class Page {
        private final Titles titles;

        public Page(Titles titles) {
          this.titles = titles;
        }

        public String show() {
          return titles.title().trim();
        }
      }
      """;

  private static final String SUBCLASS =
      """
      package p;

      public class Page extends Titles {
        public Page() {
          super("page");
        }
      }
      """;

  @Test
  void methodWithoutArguments() {
    assertReported(1, TITLES, PAGE);
    assertReported(0, TITLES, PAGE, "-XepOpt:Uncontended:WholeModule=true");
  }

  @Test
  void classThatIsNamedOnly() {
    assertReported(1, TITLES, SUBCLASS);
    assertReported(0, TITLES, SUBCLASS, "-XepOpt:Uncontended:WholeModule=true");
  }

  @Test
  void methodThatOnlyColdCodeCalls() {
    String page =
        """
        package p;

        public class Page {
          static final String TITLE = new Titles("page").title();
        }
        """;
    assertReported(1, TITLES, page);
    assertReported(0, TITLES.replace("public sync", "sync"), page);
    assertReported(0, TITLES, page, "-XepOpt:Uncontended:WholeModule=true");
  }

  /** That others may construct more objects does not take away that all requests share one. */
  @Test
  void objectThatTheFilesConstructOnce() {
    String page =
        """
        package p;

        import org.springframework.web.bind.annotation.GetMapping;

        public class Page {
          private static final Titles TITLES = titles();

          public static Titles titles() {
            return new Titles("page");
          }

          @GetMapping
          public String show() {
            return TITLES.title();
          }
        }
        """;
    assertEquals(
        SeverityLevel.WARNING,
        outcome(TITLES, ImmutableList.of(JavaFileObjects.forSourceString("p.Page", page)))
            .findings()
            .get(0)
            .severity());
  }

  /** Nothing says how often objects are constructed that others are given. */
  @Test
  void objectOfEachOperation() {
    String fare =
        """
        package p;

        public class Fare {
          private final java.util.TimeZone zone = java.util.TimeZone.getTimeZone("Asia/Tokyo");

          public String zone() {
            return zone.getID();
          }
        }
        """;
    String page = "package p; public class Page { %s }";
    String call = "public String show(String name) { return name + new Fare().zone(); }";
    String constant = "static final Fare NONE = new Fare();";
    String whole = "-XepOpt:Uncontended:WholeModule=true";
    assertReported(1, fare, page.formatted(call));
    assertReported(1, fare, page.formatted(call + constant));
    assertReported(
        1,
        fare,
        page.formatted(
            "java.util.concurrent.Executor pool; public void show(String name) {"
                + " pool.execute(() -> System.out.println(new Fare().zone())); }"));
    assertReported(0, fare, page.formatted(call), whole);
    assertReported(0, fare, page.formatted(constant));
    assertReported(0, fare, page.formatted("private final Fare fare = new Fare();"));
    assertReported(0, fare, page.formatted("public Fare fare(String name) { return new Fare(); }"));
    assertReported(
        0,
        fare,
        page.formatted(
            "public static void main(String[] names) { System.out.println(new Fare().zone()); }"));
  }

  @Test
  void formatBesideMore() {
    String labels =
        """
        package p;

        public class Labels {
          public String label(String name) throws Exception {
            Thread.sleep(1);
            return name.isEmpty() ? "" : String.format("<%s>", name.trim());
          }
        }
        """;
    String user = "package p; public class Page { final Labels labels = new Labels(); }";
    assertReported(1, labels, user);
    assertReported(0, labels, user, "-XepOpt:Uncontended:WholeModule=true");
  }

  /** Several programs may be compiled at once. */
  @Test
  void programsBesideEachOther() {
    ImmutableList.Builder<JavaFileObject> others = ImmutableList.builder();
    others.add(JavaFileObjects.forSourceString("p.Page", PAGE));
    for (int i = 0; i < 4; i++) {
      others.add(other("One" + i, "Two" + i + " two; Page page;"));
      others.add(other("Two" + i, "One" + i + " one;"));
    }
    assertEquals(0, findings(TITLES, others.build()));

    ImmutableList.Builder<JavaFileObject> apart = ImmutableList.builder();
    apart.add(
        JavaFileObjects.forSourceString(
            "p.Page", PAGE.replace("private final", "@Mark private final")));
    apart.add(
        JavaFileObjects.forSourceString(
            "p.Mark", "package p; @interface Mark { int of() default 1; }"));
    for (int i = 0; i < 4; i++) {
      apart.add(other("One" + i, "@Mark(of = 2) Two" + i + " two;"));
      apart.add(other("Two" + i, "@Mark One" + i + " one;"));
    }
    assertEquals(1, findings(TITLES, apart.build()));
  }

  private static JavaFileObject other(String name, String member) {
    return JavaFileObjects.forSourceString(
        "p." + name, "package p; public class " + name + " { " + member + " }");
  }

  private static void assertReported(int count, String first, String second, String... options) {
    assertEquals(
        count,
        findings(
            first, ImmutableList.of(JavaFileObjects.forSourceString("p.Page", second)), options));
  }

  private static int findings(String first, List<JavaFileObject> others, String... options) {
    return outcome(first, others, options).findings().size();
  }

  private static CaseCompiler.Outcome outcome(
      String first, List<JavaFileObject> others, String... options) {
    String file = first.replaceAll("(?s).*?class (\\w+).*", "$1") + ".java";
    CaseCompiler.Outcome outcome =
        CaseCompiler.create()
            .compile(
                new Case("", Path.of("p", file), first),
                others,
                ImmutableList.<String>builder()
                    .add("-XepOpt:Uncontended:UnknownHeat=true")
                    .add(options)
                    .build()
                    .toArray(String[]::new));
    assertEquals(ImmutableList.of(), outcome.javacErrors());
    return outcome;
  }
}
