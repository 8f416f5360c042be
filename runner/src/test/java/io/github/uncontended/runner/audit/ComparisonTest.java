package io.github.uncontended.runner.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.testing.Snippets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The comparison of the findings of two versions. */
class ComparisonTest {
  private static final String LOOKUP = "TimeZone.getTimeZone(id)";

  @TempDir Path folder;

  private Snippets before;
  private Snippets after;

  @BeforeEach
  void begin() {
    before = new Snippets(folder.resolve("before"));
    after = new Snippets(folder.resolve("after"));
  }

  private Comparison compare() {
    return Comparison.of(before.findings(), List.of(), after.findings(), List.of());
  }

  private static String zones(String... members) {
    return "class Zones {\n" + String.join("\n", members) + "\n}\n";
  }

  private static String method(String name, String body) {
    return "  Object " + name + "(String id, String other) { " + body + " }";
  }

  /** The numbers of hotter, new, cooler, removed, unchanged and incomparable findings. */
  private static ImmutableList<Integer> counts(Comparison comparison) {
    return ImmutableList.of(
        comparison.hotter().size(),
        comparison.added().size(),
        comparison.cooler().size(),
        comparison.removed().size(),
        comparison.unchanged().size(),
        comparison.incomparable().size());
  }

  @Test
  void theSameFindingOnAnotherLineIsAsBefore() {
    before.add("Zones", zones(method("get", "return " + LOOKUP + ";")));
    after.add("Zones", zones("// one\n// two", method("get", "return\n  " + LOOKUP + ";")));

    assertEquals(ImmutableList.of(0, 0, 0, 0, 1, 0), counts(compare()));
  }

  @Test
  void aFindingOfANewMethodIsNew() {
    before.add("Zones", zones(method("get", "return " + LOOKUP + ";")));
    after.add(
        "Zones",
        zones(method("added", "return " + LOOKUP + ";"), method("get", "return " + LOOKUP + ";")));

    Comparison comparison = compare();

    assertEquals(ImmutableList.of(0, 1, 0, 0, 1, 0), counts(comparison));
    assertEquals("added", comparison.added().get(0).enclosingMethod());
    assertEquals(comparison.added(), comparison.worse());
  }

  @Test
  void ofSeveralInAMethodTheOneWithOtherCodeIsNew() {
    String one = "use(TimeZone.getTimeZone(id));";
    String two = "use(TimeZone.getTimeZone(other));";
    String three = "use(TimeZone.getTimeZone(id + other));";
    String use = "  void use(Object o) {}";
    before.add("Zones", zones(use, method("get", one + two + "return null;")));
    after.add("Zones", zones(use, method("get", three + one + two + "return null;")));

    Comparison comparison = compare();

    assertEquals(ImmutableList.of(0, 1, 0, 0, 2, 0), counts(comparison));
    ReportedFinding added = comparison.added().get(0);
    assertTrue(
        comparison.unchanged().stream().allMatch(kept -> kept.after().start() > added.start()));
  }

  @Test
  void changedCodeInAMethodIsAsBefore() {
    before.add("Zones", zones(method("get", "return " + LOOKUP + ";")));
    after.add("Zones", zones(method("get", "return TimeZone.getTimeZone(id.trim());")));

    assertEquals(ImmutableList.of(0, 0, 0, 0, 1, 0), counts(compare()));
  }

  @Test
  void codeThatMovedToAnotherMethodOrClassIsAsBefore() {
    before.add("Zones", zones(method("get", "return " + LOOKUP + ";")));
    before.add(
        "Old", "class Old { Object find(String id) { return TimeZone.getTimeZone(id + 1); } }");
    after.add("Zones", zones(method("lookUp", "return " + LOOKUP + ";")));
    after.add(
        "Young", "class Young { Object find(String id) { return TimeZone.getTimeZone(id + 1); } }");

    assertEquals(ImmutableList.of(0, 0, 0, 0, 2, 0), counts(compare()));
  }

  @Test
  void whatIsCuredIsGone() {
    before.add("Zones", zones(method("get", "return " + LOOKUP + ";")));
    after.add("Zones", zones(method("get", "return null;")));

    Comparison comparison = compare();

    assertEquals(ImmutableList.of(0, 0, 0, 1, 0, 0), counts(comparison));
    assertEquals(ImmutableList.of(), comparison.worse());
  }

  @Test
  void aStatementThatBuildsWhatAnyoneMayHaveBuiltMakesItHotter() {
    String utils =
        """
        public class Utils {
          final TimeZone utc = TimeZone.getTimeZone("UTC");

          @Override
          public boolean equals(Object other) {
            return other instanceof Utils;
          }
        }
        """;
    before.add("Utils", utils);
    before.add("Stat", "abstract class Stat implements Statement { Utils u; }");
    after.add("Utils", utils);
    after.add("Stat", "abstract class Stat implements Statement { Utils u = new Utils(); }");

    Comparison comparison = compare();

    assertEquals(ImmutableList.of(1, 0, 0, 0, 0, 0), counts(comparison));
    assertEquals("", comparison.hotter().get(0).before().heat().reason());
    assertEquals(
        "built by Stat, a JDBC Statement", comparison.hotter().get(0).after().heat().reason());
    assertEquals(ImmutableList.of(comparison.hotter().get(0).after()), comparison.worse());

    Comparison back = Comparison.of(after.findings(), List.of(), before.findings(), List.of());

    assertEquals(ImmutableList.of(0, 0, 1, 0, 0, 0), counts(back));
  }

  @Test
  void aStatementThatBuildsWhatTheConnectionBuiltMakesItNew() {
    String utils = "class Utils { final TimeZone utc = TimeZone.getTimeZone(\"UTC\"); }";
    String connection = "abstract class Conn implements Connection { Utils u = new Utils(); }";
    before.add("Utils", utils).add("Conn", connection);
    before.add("Stat", "abstract class Stat implements Statement { Utils u; }");
    after.add("Utils", utils).add("Conn", connection);
    after.add("Stat", "abstract class Stat implements Statement { Utils u = new Utils(); }");

    assertEquals(ImmutableList.of(0, 1, 0, 0, 0, 0), counts(compare()));
  }

  @Test
  void aFindingIsNotNewWhereTheOldVersionsFileWasSkipped() {
    before.add("Other", "class Other {}");
    after.add("Zones", zones(method("get", "return " + LOOKUP + ";")));
    Skip skip = Skip.unreadable(after.findings().get(0).source().path(), "it does not compile");

    Comparison comparison =
        Comparison.of(before.findings(), List.of(skip), after.findings(), List.of());

    assertEquals(ImmutableList.of(0, 0, 0, 0, 0, 1), counts(comparison));

    Comparison back = Comparison.of(after.findings(), List.of(), before.findings(), List.of(skip));

    assertEquals(ImmutableList.of(0, 0, 0, 0, 0, 1), counts(back));
  }

  @Test
  void measurementsAnnotateAndDoNotDecide() {
    String utils = "class Utils { final TimeZone utc = TimeZone.getTimeZone(\"UTC\"); }";
    before.add("Utils", utils);
    before.add("Conn", "abstract class Conn implements Connection { Utils u = new Utils(); }");
    before.add("Stat", "abstract class Stat implements Statement { Utils u; }");
    after.add("Utils", utils);
    after.add("Conn", "abstract class Conn implements Connection { Utils u = new Utils(); }");
    after.add("Stat", "abstract class Stat implements Statement { Utils u = new Utils(); }");
    Comparison comparison = compare();
    ReportedFinding finding = comparison.added().get(0);
    Measurement measurement =
        new Measurement(
            ProfileKind.MONITOR,
            9,
            5_000_000_000L,
            4,
            1,
            0.5,
            10_000_000_000L,
            1,
            ImmutableList.of());

    Comparison measured =
        comparison.withMeasurements(
            List.of(finding.withHeat(finding.heat().measuredAs(measurement))));

    assertEquals(counts(comparison), counts(measured));
    assertEquals(
        "blocked 5 s of a 10 s recording on 4 threads (50 % of thread time), 9 times; built by Stat,"
            + " a JDBC Statement",
        measured.added().get(0).heat().reason());
    assertEquals(finding.severity(), measured.added().get(0).severity());
    assertEquals(ImmutableList.of(measured.added().get(0)), measured.inNew());
  }
}
