package io.github.uncontended.heat;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.collections.QueueOrder;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A function that a private field holds: alone, or in a collection whose elements a loop runs one
 * after the other. Of those in a map, a look-up runs one of many, which says little of each.
 */
final class StoredFunction {
  private StoredFunction() {}

  /**
   * The calls that run a place, which is in a lambda or is a method reference, where a field keeps
   * that function; empty for all other places.
   */
  static ImmutableList<TreePath> runs(TreePath place, VisitorState state) {
    for (TreePath at = place;
        !(at.getLeaf() instanceof MethodTree || at.getLeaf() instanceof ClassTree);
        at = at.getParentPath()) {
      if (at.getLeaf() instanceof LambdaExpressionTree
          || at.getLeaf() instanceof MemberReferenceTree) {
        switch (Callback.of(at).when()) {
          case LATER -> {
            return runsOf(at, state.withPath(at));
          }
          case AT_ONCE, PER_ELEMENT -> {}
          default -> {
            return ImmutableList.of();
          }
        }
      }
    }
    return ImmutableList.of();
  }

  private static ImmutableList<TreePath> runsOf(TreePath function, VisitorState state) {
    TreePath user = Places.withParentheses(function).getParentPath();
    VarSymbol field = Assignments.holder(user.getLeaf());
    Stream<TreePath> runs = Stream.of();
    if (field != null) {
      if (isOfUnit(field) && Assignments.values(field, state).size() == 1) {
        runs = UnitIndex.of(state).uses(field).stream().flatMap(StoredFunction::run);
      }
    } else if (user.getLeaf() instanceof MethodInvocationTree call) {
      VarSymbol collection = collection(call, user, state);
      if (collection != null && isOfUnit(collection)) {
        runs = UnitIndex.of(state).uses(collection).stream().flatMap(use -> elements(use, state));
      }
    }
    return runs.filter(run -> !Places.isWithin(run, function.getLeaf())).collect(toImmutableList());
  }

  private static boolean isOfUnit(VarSymbol variable) {
    return Expressions.isField(variable) && variable.isPrivate();
  }

  /** The variable of the collection that a call adds its argument to, or makes of it. */
  private static VarSymbol collection(
      MethodInvocationTree call, TreePath path, VisitorState state) {
    if (!(call.getMethodSelect() instanceof MemberSelectTree select)
        || !(Symbols.of(select) instanceof MethodSymbol method)) {
      return null;
    }
    if (method.isStatic()) {
      return KnownTypes.packageOf(method.enclClass()).equals("java.util")
              && KnownTypes.isCollection(method.getReturnType(), state)
          ? Assignments.holder(path.getParentPath().getLeaf())
          : null;
    }
    return QueueOrder.adds(method.name.toString())
            && Symbols.of(select.getExpression()) instanceof VarSymbol variable
            && KnownTypes.isCollection(variable.type, state)
        ? variable
        : null;
  }

  /** The calls of the functions that a loop, or {@code forEach}, takes from a collection. */
  private static Stream<TreePath> elements(TreePath use, VisitorState state) {
    TreePath user = use.getParentPath();
    Tree element = null;
    if (user.getLeaf() instanceof EnhancedForLoopTree loop
        && loop.getExpression() == use.getLeaf()) {
      element = loop.getVariable();
    } else {
      Optional<MethodInvocationTree> call =
          Places.callOn(use).map(it -> (MethodInvocationTree) it.getLeaf());
      if (call.isPresent()
          && Expressions.simpleName(call.get().getMethodSelect()).equals("forEach")
          && call.get().getArguments().size() == 1
          && call.get().getArguments().get(0) instanceof LambdaExpressionTree body
          && body.getParameters().size() == 1) {
        element = body.getParameters().get(0);
      }
    }
    return element == null
        ? Stream.of()
        : UnitIndex.of(state).uses((VarSymbol) Symbols.of(element)).stream()
            .flatMap(StoredFunction::run);
  }

  /** The call of a function that an expression is. */
  private static Stream<TreePath> run(TreePath function) {
    return Places.callOn(function)
        .filter(
            call ->
                Symbols.of(((MethodInvocationTree) call.getLeaf()).getMethodSelect())
                        instanceof MethodSymbol method
                    && (method.flags() & Flags.ABSTRACT) != 0)
        .stream();
  }
}
