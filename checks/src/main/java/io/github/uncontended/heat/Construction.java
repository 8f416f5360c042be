package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.sharing.InstanceReuse;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How many objects a constructor makes. Values, which have an {@code equals} of their own, are made
 * in numbers; sessions, parsers and services, which work with them, seldom.
 */
public final class Construction {
  private Construction() {}

  /**
   * Whether a place runs with the construction of objects that are no values, in a class whose use
   * other files of the compilation show. Where it has few files, an operation that constructs one
   * itself shows more than that others are constructed seldom.
   */
  public static boolean isOfService(TreePath place, VisitorState state) {
    return LocalHeat.of(place, state)
        .member()
        .filter(Member::constructs)
        .map(Member::type)
        .filter(type -> !isValue(type, state))
        .filter(type -> CompilationIndex.of(state).isUsedElsewhere(type.outermostClass()))
        .filter(
            type -> HeatModel.showsCallers(type, state) || !Operations.alsoConstruct(type, state))
        .isPresent();
  }

  /** Whether a place runs with the construction of an object, in one of its own initializers. */
  public static boolean isAt(TreePath place, VisitorState state) {
    return LocalHeat.of(place, state).member().filter(Member::constructs).isPresent();
  }

  /**
   * How hot the place at {@code state}'s path is, which runs with the construction of an object: an
   * initializer runs with a constructor that is declared hot.
   */
  public static Heat heat(ClassSymbol type, VisitorState state) {
    Heat heat = HeatModel.of(state);
    if (heat.isDeclared()
        || !HeatModel.mayBeDeclared(state)
        || Symbols.methodAround(state.getPath()).isPresent()) {
      return heat;
    }
    return Member.constructorsOf(type).stream()
        .flatMap(each -> UnitIndex.of(state).declaration(each.method()).stream())
        .map(constructor -> HeatModel.of(constructor, state))
        .filter(Heat::isDeclared)
        .findFirst()
        .orElse(heat);
  }

  /**
   * Whether hot code constructs the objects with whose construction a place runs. That the team
   * declares all of their class to be hot does not say how many of them there are.
   *
   * @param heat of the place
   */
  public static boolean isHot(TreePath place, Heat heat, VisitorState state) {
    if (!heat.isDeclared()) {
      return heat.isConcurrent();
    }
    return LocalHeat.of(place, state).member().map(Member::type).stream()
        .flatMap(type -> Member.constructorsOf(type).stream())
        .flatMap(each -> CompilationIndex.of(state).calls(each.method()).stream())
        .filter(call -> call.getLeaf() instanceof NewClassTree)
        .anyMatch(call -> HeatModel.of(call, state).isConcurrent());
  }

  /**
   * Whether all objects of a class are built once each: by {@code main} itself, outside of loops,
   * and of lambdas and classes, which may run at any time, or with an object that itself is built
   * once, or is a singleton of a container. What {@code main} calls shows nothing, for a whole
   * program begins there.
   */
  public static boolean isOnce(ClassSymbol type, VisitorState state) {
    return isOnce(type, new HashSet<>(), state);
  }

  private static boolean isOnce(ClassSymbol type, Set<ClassSymbol> seen, VisitorState state) {
    if (!seen.add(type)) {
      return false;
    }
    List<TreePath> places = new ArrayList<>();
    boolean isOfSingleton = addPlaces(type, places, state);
    return (isOfSingleton || !places.isEmpty())
        && places.stream().allMatch(place -> isOnce(place, seen, state));
  }

  /**
   * Adds what constructs objects of a class or of its subclasses, but for those that are singletons
   * of a container.
   *
   * @return whether a subclass is such a singleton
   */
  private static boolean addPlaces(ClassSymbol type, List<TreePath> places, VisitorState state) {
    boolean isOfSingleton = false;
    for (Member constructor : Member.constructorsOf(type)) {
      for (TreePath call : CompilationIndex.of(state).calls(constructor.method())) {
        if (!(call.getLeaf() instanceof MethodInvocationTree)) {
          places.add(call);
          continue;
        }
        ClassSymbol caller = ASTHelpers.enclosingClass(Symbols.methodAround(call).orElseThrow());
        if (!caller.equals(type)) {
          isOfSingleton |= InstanceReuse.isSingleton(caller) || addPlaces(caller, places, state);
        }
      }
    }
    return isOfSingleton;
  }

  private static boolean isOnce(TreePath place, Set<ClassSymbol> seen, VisitorState state) {
    if (!(place.getLeaf() instanceof NewClassTree)) {
      return false;
    }
    LocalHeat local = LocalHeat.of(place, state);
    Optional<ClassSymbol> builder =
        local.member().filter(Member::constructs).map(Member::type).filter(it -> !local.deferred());
    if (builder.isPresent()) {
      return InstanceReuse.isSingleton(builder.get())
          || (!local.inLoop() && isOnce(builder.get(), seen, state));
    }
    return !local.inLoop()
        && Places.methodRunning(place)
            .flatMap(method -> Member.of((MethodTree) method.getLeaf()))
            .filter(MemberHeat::isMain)
            .isPresent();
  }

  private static boolean isValue(ClassSymbol type, VisitorState state) {
    for (Type at = type.type;
        at.tsym instanceof ClassSymbol declaring && at.tsym != state.getSymtab().objectType.tsym;
        at = declaring.getSuperclass()) {
      for (Symbol member : declaring.members().getSymbolsByName(state.getNames().equals)) {
        if (member instanceof MethodSymbol method && method.getParameters().size() == 1) {
          return true;
        }
      }
    }
    return false;
  }
}
