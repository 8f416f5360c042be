package io.github.uncontended.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;
import io.github.uncontended.testing.Places;
import io.github.uncontended.testing.Probe;
import java.util.List;
import java.util.Optional;

/** A class with some members, the fixes of its calls, and what becomes of two of them. */
record SampleClass(Places places) {
  private static final String HEAD =
      """
      import java.time.ZoneId;
      import java.util.List;
      import java.util.Map;
      import java.util.Objects;
      import java.util.concurrent.ConcurrentHashMap;
      import java.util.function.Function;
      import java.util.function.Supplier;

      class Probed {
        final ConcurrentHashMap<String, String> m = new ConcurrentHashMap<>();
        final ConcurrentHashMap<String, String> n = new ConcurrentHashMap<>();
        static void probe(String expected, int result) {}
        static String twice(String name) { return name + name; }
        static String use(String... names) { return names[0]; }
        static String run(Function<String, String> function) { return function.apply(""); }
        static String eager(String name) { return name; }
        static String eager(Supplier<String> name) { return name.get(); }

      """;

  SampleClass(String members) {
    this(Places.in(HEAD + "  " + members + "\n  void last() { probe(\"\", 1); }\n}\n"));
  }

  String source() {
    return places.source();
  }

  VisitorState state() {
    return places.state();
  }

  Fix getFirst() {
    return getFirst("m");
  }

  Fix getFirst(String map) {
    return fix(GetFirst.of(call(map + ".computeIfAbsent("), state()));
  }

  Fix lambda() {
    TreePath call = call("eager(");
    return LazyFallback.asLambda(
            (MethodInvocationTree) call.getLeaf(), "eager", state().withPath(call))
        .orElseThrow();
  }

  Fix fallbackAlone() {
    TreePath call = call("m.getOrDefault(");
    return LazyFallback.asFallbackAlone(
            (MethodInvocationTree) call.getLeaf(), state().withPath(call))
        .orElseThrow();
  }

  Fix cachedHash() {
    TreePath method = call("Objects.hash(");
    while (!(method.getLeaf() instanceof MethodTree)) {
      method = method.getParentPath();
    }
    return CachedHash.of(
            (MethodTree) method.getLeaf(),
            (ClassTree) method.getParentPath().getLeaf(),
            ImmutableList.of(),
            state().withPath(method))
        .orElseThrow();
  }

  /** Makes a constant available at a call. */
  Fix hoist(String call, String initializer, String name) {
    Fix.Builder fix = Fix.builder();
    Hoist.constant(call(call), "java.time.ZoneId", initializer, name, fix, state());
    return fix.build();
  }

  /** See {@link Places#call}. */
  TreePath call(String start) {
    return places.call(start);
  }

  /** Both are applied, in either order; gives the text. */
  String assertFit(Fix one, Fix other) {
    apply(List.of(other, one), Optional.empty());
    return apply(List.of(one, other), Optional.empty());
  }

  /** Only the first is applied, in either order. */
  void assertConflict(Fix one, Fix other) {
    apply(List.of(one, other), Optional.of(other));
    apply(List.of(other, one), Optional.of(one));
  }

  void assertWaits(Fix applied, Fix waiting) {
    apply(List.of(applied, waiting), Optional.of(waiting));
  }

  private String apply(List<Fix> fixes, Optional<Fix> waiting) {
    Patcher.Result result = Patcher.apply(source(), fixes);
    assertEquals(waiting.stream().toList(), result.skipped(), result::text);
    assertEquals(1, Probe.in(result.text()).size(), "probes in what compiles");
    return result.text();
  }

  static SampleClass method(String head, String... statements) {
    return new SampleClass(head + " {\n    " + String.join("\n    ", statements) + "\n  }\n");
  }

  static Fix fix(GetFirst.Outcome outcome) {
    return ((GetFirst.Cure) outcome).fix();
  }
}
