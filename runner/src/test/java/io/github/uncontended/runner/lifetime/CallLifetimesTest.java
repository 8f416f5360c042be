package io.github.uncontended.runner.lifetime;

import static io.github.uncontended.runner.lifetime.Artifacts.UTILS;
import static io.github.uncontended.runner.lifetime.Artifacts.assertOrigin;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.engine.ReportedFinding;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lifetimes of code that methods execute: which calls are followed, and which are not. */
class CallLifetimesTest {
  @TempDir Path folder;

  private ReportedFinding finding(String... namesAndBodies) {
    return Artifacts.finding(folder, namesAndBodies);
  }

  @Test
  void aCallOfAnEntryPointBuildsIt() {
    ReportedFinding finding =
        finding(
            "Utils",
            UTILS,
            "Conn",
            """
                abstract class Conn implements Connection {
                  public Statement createStatement() { new Utils().use(); return null; }
                }
                """);

    assertOrigin(
        Lifetime.REQUEST,
        "built in Conn.createStatement(), reached from JDBC Connection.createStatement()",
        finding);
  }

  @Test
  void aMethodIsCalledByAConstructor() {
    ReportedFinding finding =
        finding(
            "Zones",
                "class Zones { static Object of(String id) { return TimeZone.getTimeZone(id); } }",
            "Stat",
                "abstract class Stat implements Statement { final Object zone = Zones.of(\"x\"); }");

    assertOrigin(Lifetime.REQUEST, "called when a Stat, a JDBC Statement, is built", finding);
  }

  @Test
  void aMethodOfAnInterfaceWithOneImplementationIsFollowed() {
    ReportedFinding finding =
        finding(
            "Utils", UTILS,
            "Maker", "interface Maker { Utils make(); }",
            "Plain", "class Plain implements Maker { public Utils make() { return new Utils(); } }",
            "Stat",
                "abstract class Stat implements Statement { Utils u; Stat(Maker m) { u = m.make(); } }");

    assertOrigin(Lifetime.REQUEST, "built by Stat, a JDBC Statement", finding);
  }

  @Test
  void whatACallerAlwaysDoesIsClaimed() {
    ReportedFinding finding =
        finding(
            "Utils", UTILS,
            "Reader", "class Reader { Utils u; void parse(int type) { u = new Utils(); } }",
            "Stat",
                """
                abstract class Stat implements Statement {
                  final Reader reader = null;
                  public ResultSet executeQuery(String sql) { reader.parse(1); return null; }
                }
                """);

    assertOrigin(
        Lifetime.REQUEST,
        "built in Stat.executeQuery(), reached from JDBC Statement.executeQuery()",
        finding);
  }

  @Test
  void whoBuildsTheHolderOfALockedMapSaysNothingOfItsReaders() {
    ReportedFinding finding =
        finding(
            "Names",
                """
                class Names {
                  private final Map<String, String> names = Collections.synchronizedMap(init());
                  private static Map<String, String> init() { return new HashMap<>(Map.of("a", "b")); }
                  String get(String key) { return names.get(key); }
                }
                """,
            "Stat",
                "abstract class Stat implements Statement { final Names names = new Names(); }");

    assertOrigin(Lifetime.UNKNOWN, "", finding);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // On some runs only.
        "void parse(int type) { switch (type) { case 'S': u = new Utils(); } }",
        "void parse(int type) { if (type == 'S') { u = new Utils(); } }",
        "void parse(int type) { if (type != 'S') { return; } u = new Utils(); }",
        "void parse(int type) { try { type++; } catch (RuntimeException e) { u = new Utils(); } }",
        "void parse(int type) { Runnable r = () -> u = new Utils(); }",
        // Kept.
        "static Utils shared; void parse(int t) { if (shared == null) { shared = new Utils(); } }",
        """
        final Map<String, Utils> kept = new HashMap<>();
        Utils parse(int type) {
          Utils found = kept.get("" + type);
          if (found != null) {
            return found;
          }
          return new Utils();
        }
        """,
        // On the way to a failure.
        "void parse(int t) { if (t < 0) { throw new IllegalStateException(\"\" + new Utils()); } }",
      })
  void whatACallerDoesOnSomeOfItsRunsIsNotClaimed(String members) {
    ReportedFinding finding =
        finding(
            "Utils",
            UTILS,
            "Reader",
            "class Reader { Utils u; " + members + " }",
            "Stat",
            """
                abstract class Stat implements Statement {
                  final Reader reader = null;
                  public ResultSet executeQuery(String sql) { reader.parse(1); return null; }
                }
                """);

    assertFalse(finding.heat().isConcurrent(), finding.heat().reason());
    assertTrue(finding.origin().lifetime() != Lifetime.REQUEST, finding.origin().toString());
  }
}
