package io.github.uncontended.analysis.unit;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.testing.Probe;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CompilationIndexTest {
  private static final ImmutableMap<String, String> SOURCES =
      ImmutableMap.of(
          "Shop",
          """
          class Shop<T> {
            int stock;
            Shop() {}
            Shop(T first) { this(); }
            void sell() {}
            static void probe(String expected, Object value) {}
            void self() { probe("", this); sell(); stock++; }
          }
          """,
          "Street",
          """
          class Street {
            interface Sign { void show(); }
            Shop<String> corner = new Shop<>("bread");
            Runnable later = corner::sell;
            Sign sign = () -> corner.sell();
            int count() { return corner.stock; }
          }
          """,
          "Kiosk",
          """
          class Kiosk extends Shop<String> {
            Kiosk() { super("papers"); }
            @Override void sell() { super.sell(); }
          }
          """,
          "Booth",
          """
          class Booth extends Kiosk {
            @Override void sell() {}
            void sell(int count) {}
          }
          """,
          "Unused",
          """
          class Unused { Unused other = null; }
          """);

  private final VisitorState state =
      Iterables.getOnlyElement(Probe.in(SOURCES, ImmutableList.of(), ImmutableList.of())).state();
  private final CompilationIndex index = CompilationIndex.of(state);
  private final ClassSymbol shop = type("Shop");

  private ClassSymbol type(String name) {
    return (ClassSymbol) state.getSymbolFromString(name);
  }

  private MethodSymbol method(ClassSymbol owner, String name, int parameters) {
    for (Symbol member : owner.members().getSymbolsByName(state.getName(name))) {
      if (member instanceof MethodSymbol method && method.params().size() == parameters) {
        return method;
      }
    }
    throw new AssertionError(name);
  }

  private Symbol member(ClassSymbol owner, String name) {
    return Iterables.getOnlyElement(owner.members().getSymbolsByName(state.getName(name)));
  }

  private static ImmutableList<String> texts(List<TreePath> places) {
    return places.stream().map(place -> place.getLeaf().toString()).collect(toImmutableList());
  }

  @Test
  void callsOfAMethodInAllUnits() {
    assertThat(texts(index.calls(method(shop, "sell", 0))))
        .containsExactly("sell()", "corner::sell", "corner.sell()", "super.sell()");
    assertThat(index.calls(method(type("Booth"), "sell", 1))).isEmpty();
  }

  @Test
  void callsOfAConstructorIncludeDiamondsAndExplicitCalls() {
    assertThat(texts(index.calls(method(shop, "<init>", 1))))
        .containsExactly("new Shop<>(\"bread\")", "super(\"papers\")");
    assertThat(texts(index.calls(method(shop, "<init>", 0)))).containsExactly("this()");
  }

  @Test
  void usesOfAFieldInAllUnits() {
    VarSymbol stock = (VarSymbol) member(shop, "stock");
    assertThat(texts(index.uses(stock))).containsExactly("stock", "corner.stock");
  }

  @Test
  void subclassesAndOverridersAcrossUnits() {
    assertThat(index.subclasses(shop)).containsExactly(type("Kiosk"));
    assertThat(index.overriders(method(shop, "sell", 0)))
        .containsExactly(method(type("Kiosk"), "sell", 0), method(type("Booth"), "sell", 0));
  }

  @Test
  void declaresWhatHasASource() {
    assertThat(index.declares(type("Street.Sign"))).isTrue();
    assertThat(index.declares((ClassSymbol) state.getSymtab().stringType.tsym)).isFalse();
  }

  @Test
  void interfacesThatLambdasImplement() {
    assertThat(index.isImplementedByLambdas(type("Street.Sign"))).isTrue();
    assertThat(index.isImplementedByLambdas(shop)).isFalse();
  }

  @Test
  void classesThatAreUsedOutsideOfTheirOwnBody() {
    assertThat(index.isUsed(shop)).isTrue();
    assertThat(index.isUsed(type("Unused"))).isFalse();
  }

  @Test
  void isBuiltOnceACompilation() {
    assertThat(CompilationIndex.of(state)).isSameInstanceAs(index);
    Integer first = index.memo(Integer.class, self -> 1);
    assertThat(index.memo(Integer.class, self -> 2)).isEqualTo(first);
  }
}
