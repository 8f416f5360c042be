package io.github.uncontended.fixes;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.uncontended.edit.Patcher;
import io.github.uncontended.report.Finding;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Layouts that a marker in testdata would change. */
final class GetFirstTest {
  private static final String HEAD =
      """
      import java.util.*;
      import java.util.concurrent.*;

      class T {
        final Map<String, List<String>> m = new ConcurrentHashMap<>();

      """;

  @Test
  void keepsTheBreakBehindTheEqualsSign() {
    assertFixed(
        """
          void f(String k) {
            List<String> list =
                m.computeIfAbsent(
                    k,
                    x -> {

                      return new ArrayList<>();
                    });
            list.forEach(System.out::println);
          }
        """,
        """
          void f(String k) {
            List<String> list = m.get(k);
            if (list == null) {
              list =
                  m.computeIfAbsent(
                      k,
                      x -> {

                        return new ArrayList<>();
                      });
            }
            list.forEach(System.out::println);
          }
        """);
  }

  @Test
  void keepsAnAssignmentOnItsLines() {
    assertFixed(
        """
          List<String> f(String k) {
            List<String> list;
            list
                = m.computeIfAbsent(k, x -> new ArrayList<>());
            return list;
          }
        """,
        """
          List<String> f(String k) {
            List<String> list;
            list
                = m.get(k);
            if (list == null) {
              list = m.computeIfAbsent(k, x -> new ArrayList<>());
            }
            return list;
          }
        """);
  }

  @Test
  void joinsTheBodyOfALambdaToItsArrow() {
    assertFixed(
        """
          void f(List<String> keys) {
            keys.forEach(
                k ->
                    m.computeIfAbsent(
                        k, x -> new ArrayList<>()));
          }
        """,
        """
          void f(List<String> keys) {
            keys.forEach(
                k -> {
                  if (!m.containsKey(k)) {
                    m.computeIfAbsent(
                        k, x -> new ArrayList<>());
                  }
                });
          }
        """);
  }

  @Test
  void addsBracesToBodiesWithout() {
    assertFixed(
        """
          List<String> f(String k) {
            if (k.isEmpty())
              return m.computeIfAbsent(
                  k, x -> new ArrayList<>()); // empty
            else
              return m.computeIfAbsent(k, x -> new ArrayList<>());
          }
        """,
        """
          List<String> f(String k) {
            if (k.isEmpty()) {
              List<String> value = m.get(k);
              return value != null ? value : m.computeIfAbsent(
                  k, x -> new ArrayList<>()); // empty
            }
            else {
              List<String> value2 = m.get(k);
              return value2 != null ? value2 : m.computeIfAbsent(k, x -> new ArrayList<>());
            }
          }
        """);
  }

  private static void assertFixed(String flagged, String fixed) {
    Case source =
        new Case("LockingComputeIfAbsent", Path.of("flagged", "T.java"), HEAD + flagged + "}\n");
    Patcher.Result patched =
        Patcher.apply(
            source.text(),
            CaseCompiler.create().compile(source).findings().stream()
                .map(Finding::fix)
                .flatMap(java.util.Optional::stream)
                .collect(toImmutableList()));
    assertEquals(HEAD + fixed + "}\n", patched.text());
    assertEquals(
        0,
        CaseCompiler.create().compile(source.withText(patched.text())).findings().size(),
        "findings after the fix");
  }
}
