package io.github.uncontended.analysis.unit;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

final class UnitIndexTest {
  private static final String SOURCE =
      """
      import java.util.ArrayList;
      import java.util.List;
      import java.util.function.Supplier;

      class Probed {
        static void probe(String expected, Object value) {}

        int count;
        static Probed last;
        List<String> names = new ArrayList<>();

        Probed() {}
        Probed(int count) { this(); this.count = count; }

        void overloaded() {}
        void overloaded(int x) { overloaded(); }

        void m(int count, Probed other) {
          probe("", this.count);
          probe("", other.count++);
          probe("", count);
          probe("", new Probed(1));
          probe("", (Supplier<Probed>) Probed::new);
          probe("", new Probed() { void overloaded() {} });
          overloaded();
          this.overloaded(2);
          Runnable r = other::overloaded;
          synchronized (this) { synchronized (other) { last = other; } }
        }

        static class Sub extends Probed implements Runnable { public void run() {} }
        static class Deeper extends Sub {}
      }
      """;

  private final ImmutableList<Probe> probes = Probe.in(SOURCE);
  private final VisitorState state = probes.get(0).state();
  private final UnitIndex index = UnitIndex.of(state);
  private final ClassSymbol probed = classNamed("Probed");

  private ClassSymbol classNamed(String name) {
    return (ClassSymbol) state.getSymbolFromString(name);
  }

  private <S extends Symbol> S member(Class<S> kind, String name, int position) {
    ImmutableList<S> members =
        ImmutableList.copyOf(probed.members().getSymbolsByName(state.getName(name))).stream()
            .filter(kind::isInstance)
            .map(kind::cast)
            .collect(toImmutableList())
            .reverse();
    return members.get(position);
  }

  private ImmutableList<String> lines(ImmutableList<TreePath> paths) {
    CompilationUnitTree unit = state.getPath().getCompilationUnit();
    return paths.stream()
        .map(
            path ->
                unit.getLineMap().getLineNumber(ASTHelpers.getStartPosition(path.getLeaf()))
                    + " "
                    + path.getLeaf().getKind())
        .collect(toImmutableList());
  }

  @Test
  void oneIndexAUnit() {
    assertSame(index, UnitIndex.of(probes.get(1).state()));
    CompilationUnitTree unit = state.getPath().getCompilationUnit();
    assertSame(index, UnitIndex.of(unit, state.context));
  }

  @Test
  void declarations() {
    assertTrue(index.declaration(probed).orElseThrow().getLeaf() instanceof ClassTree);
    assertTrue(
        index.declaration(member(VarSymbol.class, "count", 0)).orElseThrow().getLeaf()
            instanceof VariableTree);
    assertTrue(
        index.declaration(member(MethodSymbol.class, "m", 0)).orElseThrow().getLeaf()
            instanceof MethodTree);
    assertFalse(index.declaration(state.getSymtab().stringType.tsym).isPresent());
  }

  @Test
  void usesOfVariablesAreBySymbol() {
    VarSymbol field = member(VarSymbol.class, "count", 0);
    assertEquals(
        ImmutableList.of("13 MEMBER_SELECT", "19 MEMBER_SELECT", "20 MEMBER_SELECT"),
        lines(index.uses(field)));
    VarSymbol parameter = member(MethodSymbol.class, "m", 0).params().head;
    assertEquals(ImmutableList.of("21 IDENTIFIER"), lines(index.uses(parameter)));
    assertEquals(
        ImmutableList.of("28 IDENTIFIER"), lines(index.uses(member(VarSymbol.class, "last", 0))));
    assertEquals(ImmutableList.of(), index.uses(member(VarSymbol.class, "names", 0)));
  }

  @Test
  void callsOfMethodsAreBySymbol() {
    MethodSymbol plain = member(MethodSymbol.class, "overloaded", 0);
    MethodSymbol withArgument = member(MethodSymbol.class, "overloaded", 1);
    assertEquals(
        ImmutableList.of("16 METHOD_INVOCATION", "25 METHOD_INVOCATION", "27 MEMBER_REFERENCE"),
        lines(index.calls(plain)));
    assertEquals(ImmutableList.of("26 METHOD_INVOCATION"), lines(index.calls(withArgument)));
    assertEquals(
        ImmutableList.of(
            "13 METHOD_INVOCATION",
            "23 MEMBER_REFERENCE",
            "24 METHOD_INVOCATION",
            "31 METHOD_INVOCATION"),
        lines(index.calls(member(MethodSymbol.class, "<init>", 0))));
  }

  @Test
  void constructions() {
    assertEquals(
        ImmutableList.of("22 NEW_CLASS", "23 MEMBER_REFERENCE"),
        lines(index.constructions(probed)));
    assertEquals(
        ImmutableList.of("10 NEW_CLASS"),
        lines(index.constructions(classNamed("java.util.ArrayList"))));
    assertEquals(ImmutableList.of(), index.constructions(classNamed("Probed$Sub")));
  }

  @Test
  void subclasses() {
    ClassSymbol sub = classNamed("Probed$Sub");
    ImmutableList<ClassSymbol> ofProbed = index.subclasses(probed);
    assertEquals(2, ofProbed.size());
    assertTrue(ofProbed.get(0).isAnonymous());
    assertSame(sub, ofProbed.get(1));
    assertEquals(ImmutableList.of(sub), index.subclasses(classNamed("java.lang.Runnable")));
    assertEquals(ImmutableList.of(classNamed("Probed$Deeper")), index.subclasses(sub));
    assertEquals(ImmutableList.of(), index.subclasses(classNamed("Probed$Deeper")));
  }

  @Test
  void mentionedNames() {
    for (String name :
        ImmutableList.of("Probed", "names", "overloaded", "r", "Supplier", "Sub", "run", "x")) {
      assertTrue(index.mentions(name), name);
    }
    assertFalse(index.mentions("Objects"));
    assertFalse(index.mentions("util"));
    assertTrue(index.mentionsAlone("other"));
    assertTrue(index.mentionsAlone("Supplier"));
    assertTrue(index.mentionsAlone("names"));
    assertFalse(index.mentionsAlone("Objects"));
  }

  @Test
  void typesBySimpleName() {
    assertEquals(ImmutableSet.of(classNamed("java.util.ArrayList")), index.typesNamed("ArrayList"));
    assertEquals(ImmutableSet.of(), index.typesNamed("names"));
  }
}
