package io.github.uncontended.runner.lifetime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.Iterables;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lifetimes over several files, in the shapes that drivers have. */
class LifetimesTest {
  /** A class that costs when it is built. */
  private static final String UTILS =
      """
      class Utils {
        private final TimeZone utc = TimeZone.getTimeZone("UTC");
        void use() {}
      }
      """;

  @TempDir Path folder;

  private ReportedFinding finding(String... nameAndBody) {
    Lines lines = new Lines(folder);
    for (int i = 0; i < nameAndBody.length; i += 2) {
      lines.add(nameAndBody[i], nameAndBody[i + 1]);
    }
    return Iterables.getOnlyElement(lines.findings());
  }

  private static void assertOrigin(Lifetime lifetime, String reason, ReportedFinding finding) {
    assertEquals(new Origin(lifetime, reason), finding.origin());
    assertEquals(
        lifetime == Lifetime.REQUEST, finding.heat().isConcurrent(), finding.heat().toString());
    if (lifetime == Lifetime.REQUEST) {
      assertEquals(new Heat(Heat.Level.CONCURRENT, reason), finding.heat());
    }
  }

  @Test
  void nobodyBuildsIt() {
    assertOrigin(Lifetime.UNKNOWN, "", finding("Utils", UTILS));
  }

  @Test
  void theConnectionBuildsIt() {
    ReportedFinding finding =
        finding(
            "Utils",
            UTILS,
            "Conn",
            "abstract class Conn implements Connection { final Utils u = new Utils(); }");

    assertOrigin(Lifetime.CONNECTION, "built by Conn, a JDBC Connection", finding);
  }

  @Test
  void theShortestLivedBuilderCounts() {
    ReportedFinding finding =
        finding(
            "Utils", UTILS,
            "Conn", "abstract class Conn implements Connection { final Utils u = new Utils(); }",
            "Stat", "abstract class Stat implements Statement { final Utils u = new Utils(); }");

    assertOrigin(Lifetime.REQUEST, "built by Stat, a JDBC Statement", finding);
  }

  @Test
  void aFieldThatIsFilledOnFirstUseCountsAsBuiltByItsHolder() {
    ReportedFinding finding =
        finding(
            "Utils", UTILS,
            "Conn",
                """
                abstract class Conn implements Connection {
                  final Utils u = new Utils();
                  Utils utils() { return u; }
                }
                """,
            "Stat",
                """
                abstract class Stat implements Statement {
                  private Utils u;
                  protected Utils utils() {
                    if (u == null) {
                      u = new Utils();
                    }
                    return u;
                  }
                }
                """,
            "Rows",
                """
                abstract class Rows implements ResultSet {
                  private Utils u;
                  private Utils utils() { return u != null ? u : (u = new Utils()); }
                  public Object getObject(int i) { utils().use(); return null; }
                }
                """);

    assertOrigin(
        Lifetime.REQUEST, "built by Stat, a JDBC Statement, and Rows, a JDBC ResultSet", finding);
  }

  @Test
  void whatAConnectionKeepsIsBuiltOnceAConnectionWhoeverAsksForIt() {
    ReportedFinding finding =
        finding(
            "Utils",
            UTILS,
            "Conn",
            """
                abstract class Conn implements Connection {
                  private Utils u;
                  public DatabaseMetaData getMetaData() {
                    if (u == null) {
                      u = make();
                    }
                    return null;
                  }
                  private Utils make() { return new Utils(); }
                }
                """);

    assertOrigin(Lifetime.CONNECTION, "built by Conn, a JDBC Connection", finding);
  }

  @Test
  void factoriesAndHelpersAreSeenThrough() {
    ReportedFinding finding =
        finding(
            "Utils", UTILS,
            "Helper",
                """
                class Helper {
                  final Utils u;
                  Helper(boolean fast) { this.u = Factory.make(fast); }
                }
                """,
            "Factory",
                """
                class Factory {
                  static Utils make(boolean fast) {
                    if (fast) {
                      return new Utils() {};
                    }
                    return new Utils();
                  }
                }
                """,
            "Stat",
                "abstract class Stat implements Statement { final Helper h = new Helper(true); }");

    assertOrigin(Lifetime.REQUEST, "built by Stat, a JDBC Statement, through Helper", finding);
  }

  @Test
  void aSubclassBuildsWhatItsSuperclassBuilds() {
    ReportedFinding finding =
        finding(
            "Utils", UTILS,
            "Base", "abstract class Base { final Utils u; Base() { u = new Utils(); } }",
            "Stat", "abstract class Stat extends Base implements PreparedStatement {}");

    assertOrigin(Lifetime.REQUEST, "built by Stat, a JDBC PreparedStatement", finding);
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
  void aStaticFieldIsBuiltOnce() {
    ReportedFinding finding =
        finding(
            "Utils", UTILS, "Holder", "class Holder { static final Utils UTILS = new Utils(); }");

    assertOrigin(Lifetime.APPLICATION, "built once, by a static field of Holder", finding);
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
  void buildersThatBuildEachOtherAreNoTrouble() {
    ReportedFinding finding =
        finding(
            "Utils", UTILS,
            "A", "class A { final Utils u = new Utils(); B b() { return new B(); } }",
            "B", "class B { final A a = new A(); }");

    assertOrigin(Lifetime.UNKNOWN, "", finding);
  }

  @Test
  void anArrayIsNoClassOfTheArtifact() {
    ReportedFinding finding =
        finding(
            "Utils", UTILS, "Other", "class Other { int[] copy(int[] a) { return a.clone(); } }");

    assertOrigin(Lifetime.UNKNOWN, "", finding);
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
}
