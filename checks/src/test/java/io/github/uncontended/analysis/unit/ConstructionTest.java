package io.github.uncontended.analysis.unit;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.testing.Probe;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Each {@code probe("answer", value)} asks about the class that it stands in. */
final class ConstructionTest {
  private static final String HEAD =
      """
      import java.util.*;
      import java.util.function.*;
      @SuppressWarnings("all") class Probed {
        static void probe(String expected, Object value) {}
        static void take(Object value) {}
        static String plain() { return ""; }
      """;

  private static void check(String classes, Function<Probe, String> actual) {
    Probe.check(HEAD + classes + "}", actual);
  }

  private static ClassTree type(Probe probe) {
    return probe.state().findEnclosing(ClassTree.class);
  }

  /** Whether the place is part of the construction that the class's first field belongs to. */
  private static String during(Probe probe) {
    VarSymbol field =
        type(probe).getMembers().stream()
            .map(ASTHelpers::getSymbol)
            .filter(VarSymbol.class::isInstance)
            .map(VarSymbol.class::cast)
            .findFirst()
            .orElseThrow();
    return Construction.of(probe.state()).isDuring(probe.state().getPath(), field)
        ? "during"
        : "any time";
  }

  @Test
  void placesDuringConstruction() {
    check(
        """
        static class Filled {
          final List<String> list = new ArrayList<>();
          Object initial = take("x", () -> probe("any time", 0));
          { probe("during", 1); }
          static { probe("any time", 2); }
          Filled() { probe("during", 3); fill(); this.fill(); recursive(1); both(); late(() -> fillLater()); }
          Filled(List<String> from) { from.forEach(it -> probe("during", 4)); take("y", () -> probe("any time", 5)); }
          private void fill() { probe("during", 6); }
          private void recursive(int n) { probe("during", 7); if (n > 0) recursive(n - 1); }
          private void both() { probe("any time", 8); }
          void later() { both(); probe("any time", 9); }
          private void unused() { probe("any time", 10); }
          private void fillLater() { probe("any time", 11); }
          private static void late(Runnable r) {}
          static Object take(String s, Runnable r) { return s; }
          private void ofOther() { probe("any time", 12); }
          Filled(Filled other) { other.ofOther(); }
          void open() { probe("any time", 13); }
          Filled(int n) { open(); }
        }
        static class Constant {
          static final List<String> LIST = new ArrayList<>();
          static { probe("during", 1); fill(); Constant.also(); }
          { probe("any time", 2); }
          Constant() { probe("any time", 3); }
          private static void fill() { probe("during", 4); }
          private static void also() { probe("during", 5); }
        }
        """,
        ConstructionTest::during);
  }
}
