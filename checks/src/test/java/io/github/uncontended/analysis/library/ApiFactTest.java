package io.github.uncontended.analysis.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.testing.Probe;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

final class ApiFactTest {
  private static final ImmutableList<Probe> PROBES =
      Probe.in(
          """
          import java.math.BigDecimal;
          import java.util.*;
          import java.util.stream.*;
          class Probed {
            static void probe(String call, Object value) {}
            void m(BigDecimal n, String s, Optional<String> o, Own<String> own, Iterable<String> i)
                throws java.io.IOException {
              probe("of long", BigDecimal.valueOf(1L));
              probe("of long and scale", BigDecimal.valueOf(1L, 2));
              probe("of double", BigDecimal.valueOf(1.5));
              probe("parse", Integer.valueOf(s));
              probe("box", Integer.valueOf(1));
              probe("hex", Integer.toHexString(1));
              probe("or else", o.orElse(""));
              probe("or else get", o.orElseGet(() -> ""));
              probe("list's iterator", new ArrayList<String>().iterator());
              probe("own iterator", own.iterator());
              probe("own clone", own.clone());
              probe("interface's class", i.getClass());
              probe("own size", own.size());
              probe("path of string", new Scanner(s));
              probe("path", new Scanner(java.nio.file.Path.of("")));
              probe("joined", Stream.of(s).collect(Collectors.joining()));
            }
            static class Own<T extends Comparable<T>> extends ArrayList<T> {
              @Override public Iterator<T> iterator() { return null; }
              @Override public Object clone() { return null; }
            }
          }
          """);

  private static MethodSymbol method(ExpressionTree tree) {
    return tree instanceof NewClassTree creation
        ? ASTHelpers.getSymbol(creation)
        : ASTHelpers.getSymbol((MethodInvocationTree) tree);
  }

  /** The probes whose method fulfils a condition. */
  private static Set<String> probes(Predicate<MethodSymbol> condition) {
    Set<String> found = new TreeSet<>();
    for (Probe probe : PROBES) {
      if (condition.test(method(probe.expression()))) {
        found.add(probe.expected());
      }
    }
    return found;
  }

  @Test
  void rowHoldsForItsDescriptor() {
    assertEquals(
        ImmutableSet.of(
            "box",
            "hex",
            "interface's class",
            "of long",
            "of long and scale",
            "or else",
            "own size",
            "parse"),
        probes(ApiFact.CHEAP::holdsFor));
    assertEquals(ImmutableSet.of("parse"), probes(ApiFact.CHEAP_ON_CONSTANTS::holdsFor));
    assertEquals(ImmutableSet.of("hex"), probes(ApiFact.COSTLY::holdsFor));
    assertEquals(ImmutableSet.of("or else"), probes(ApiFact.TAKES_FALLBACK::holdsFor));
    assertEquals(ImmutableSet.of("path"), probes(ApiFact.EFFECT::holdsFor));
  }

  @Test
  void rowHoldsForWhatOverridesIfAskedFor() {
    assertEquals(ImmutableSet.of("joined"), probes(ApiFact.FRESH::holdsFor));
    assertEquals(
        ImmutableSet.of("joined", "list's iterator", "own clone", "own iterator"),
        probes(ApiFact.FRESH::isInherited));
  }

  @Test
  void namesAreThoseOfAllTypes() {
    assertTrue(ApiFact.WRITES.isMethodName("putIfAbsent"));
    assertFalse(ApiFact.WRITES.isMethodName("get"));
    assertTrue(ApiFact.HANDS_OUT_FIELD.isSimpleName("Delegate"));
    assertTrue(ApiFact.LEAVES_FIELD_ALONE.isSimpleName("Exclude"));
    assertFalse(ApiFact.LEAVES_FIELD_ALONE.isSimpleName("Delegate"));
    assertEquals(
        ImmutableSet.of("getDeclaredField", "getDeclaredFields"),
        ApiFact.REFLECTS_FIELDS.methodNames("java.lang.Class"));
  }
}
