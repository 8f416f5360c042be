package io.github.uncontended.runner.lifetime;

import static io.github.uncontended.runner.lifetime.Artifacts.UTILS;
import static io.github.uncontended.runner.lifetime.Artifacts.assertOrigin;

import io.github.uncontended.runner.engine.ReportedFinding;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lifetimes of classes by what constructs them, in several files with the shapes of drivers. */
class LifetimesTest {
  @TempDir Path folder;

  private ReportedFinding finding(String... namesAndBodies) {
    return Artifacts.finding(folder, namesAndBodies);
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
  void aStaticFieldIsBuiltOnce() {
    ReportedFinding finding =
        finding(
            "Utils", UTILS, "Holder", "class Holder { static final Utils UTILS = new Utils(); }");

    assertOrigin(Lifetime.APPLICATION, "built once, by a static field of Holder", finding);
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
}
