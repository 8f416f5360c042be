package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;

/**
 * Whether each object of a class is part of something that one call makes and uses up, such as an
 * adapter of a converter that a factory method builds for each conversion.
 */
final class PerCallObjects {
  private PerCallObjects() {}

  /** Whether all that the compilation constructs of a class are such objects. */
  static boolean contain(ClassSymbol type, VisitorState state) {
    List<TreePath> constructions =
        Member.constructorsOf(type).stream()
            .flatMap(each -> CompilationIndex.of(state).calls(each.method()).stream())
            .toList();
    return !constructions.isEmpty()
        && constructions.stream().allMatch(each -> isGivenToLocal(each, state));
  }

  /**
   * Whether a new object is an argument of a call on a local variable for another new object, in a
   * method whose result each caller uses up. What only cold code calls may serve the whole program.
   */
  private static boolean isGivenToLocal(TreePath construction, VisitorState state) {
    if (!(construction.getLeaf() instanceof NewClassTree)
        || !(construction.getParentPath().getLeaf() instanceof MethodInvocationTree call)
        || !call.getArguments().contains(construction.getLeaf())
        || !isOfCall(ASTHelpers.getReceiver(call), state.withPath(construction))) {
      return false;
    }
    Optional<MethodSymbol> maker = maker(construction);
    if (maker.isEmpty()) {
      return false;
    }
    List<TreePath> calls = CompilationIndex.of(state).calls(maker.get());
    return calls.stream().anyMatch(each -> !HeatModel.of(each, state).isCold())
        && calls.stream().allMatch(each -> isUsedUp(each, state));
  }

  private static boolean isOfCall(ExpressionTree receiver, VisitorState state) {
    ExpressionTree object = receiver;
    while (object instanceof MethodInvocationTree before) {
      object = ASTHelpers.getReceiver(before);
    }
    return object instanceof NewClassTree
        || (object != null
            && Symbols.of(object) instanceof VarSymbol variable
            && !variable.getKind().isField()
            && Assignments.areConstructed(variable, state));
  }

  /** The method whose run makes an object; empty for constructors, initializers and lambdas. */
  private static Optional<MethodSymbol> maker(TreePath construction) {
    return Places.methodRunning(construction)
        .map(TreePath::getLeaf)
        .filter(MethodTree.class::isInstance)
        .map(method -> ASTHelpers.getSymbol((MethodTree) method))
        .filter(method -> !method.isConstructor());
  }

  /** Whether a caller only calls methods of the result. */
  private static boolean isUsedUp(TreePath call, VisitorState state) {
    if (maker(call).isEmpty()) {
      return false;
    }
    if (Places.callOn(Places.withParentheses(call)).isPresent()
        || call.getParentPath().getLeaf() instanceof ExpressionStatementTree) {
      return true;
    }
    return call.getParentPath().getLeaf() instanceof VariableTree variable
        && UnitIndex.of(call.getCompilationUnit(), state.context)
            .uses(ASTHelpers.getSymbol(variable))
            .stream()
            .allMatch(use -> Places.callOn(use).isPresent());
  }
}
