package io.github.uncontended.heat;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.heat.HeatAnnotations.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Which classes hold tests: those of JUnit 3, with an annotation of JUnit 4, JUnit 5, TestNG or
 * jqwik on them or on a method, their subclasses, what is nested in them, and those in a package of
 * tests or mocks inside the program's own, such as {@code org.example.pool.test} of {@code
 * org.example.pool}.
 */
final class TestCode {
  private static final Context.Key<TestCode> KEY = new Context.Key<>();

  private static final ImmutableSet<String> PACKAGES =
      ImmutableSet.of("test", "tests", "mock", "mocks");

  private final HeatAnnotations annotations;

  /** The packages of the compilation. */
  private final ImmutableSet<String> packages;

  private final Map<ClassSymbol, Boolean> known = new HashMap<>();

  private TestCode(VisitorState state) {
    this.annotations = HeatAnnotations.of(state);
    this.packages =
        CompilationIndex.of(state).units().stream()
            .map(CompilationUnitTree::getPackageName)
            .filter(Objects::nonNull)
            .map(Object::toString)
            .collect(toImmutableSet());
  }

  static TestCode of(VisitorState state) {
    TestCode code = state.context.get(KEY);
    if (code == null) {
      code = new TestCode(state);
      state.context.put(KEY, code);
    }
    return code;
  }

  boolean contains(ClassSymbol type) {
    Boolean answer = known.get(type);
    if (answer == null) {
      answer = look(type);
      known.put(type, answer);
    }
    return answer;
  }

  private boolean look(ClassSymbol type) {
    String name = type.getQualifiedName().toString();
    if (name.startsWith("java.")) {
      return false;
    }
    if (name.equals("junit.framework.TestCase")
        || annotations.find(type, Kind.TEST).isPresent()
        || hasTests(type)
        || isInTestPackage(type)) {
      return true;
    }
    ClassSymbol around = ASTHelpers.enclosingClass(type);
    return (type.getSuperclass().tsym instanceof ClassSymbol parent && contains(parent))
        || (around != null && contains(around));
  }

  private boolean isInTestPackage(ClassSymbol type) {
    List<String> parts = Splitter.on('.').splitToList(KnownTypes.packageOf(type));
    return IntStream.range(0, parts.size())
        .filter(at -> PACKAGES.contains(parts.get(at)))
        .anyMatch(at -> packages.contains(String.join(".", parts.subList(0, at))));
  }

  private boolean hasTests(ClassSymbol type) {
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof MethodSymbol && annotations.find(member, Kind.TEST).isPresent()) {
        return true;
      }
    }
    return false;
  }
}
