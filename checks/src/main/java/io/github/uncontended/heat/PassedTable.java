package io.github.uncontended.heat;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/** A table of settings that a method is given: the table of a field, or one for each call. */
public final class PassedTable {
  /** Through how many methods a table is passed on. */
  private static final int DEPTH = 3;

  private PassedTable() {}

  /**
   * The fields that hold the table which a parameter of a method stands for, in objects that live
   * longer than a request. Empty where the compilation shows no call, or one that passes anything
   * else, and for what is no parameter.
   */
  public static ImmutableList<ExpressionTree> fields(ExpressionTree table, VisitorState state) {
    return Symbols.of(table) instanceof VarSymbol parameter
        ? fields(parameter, state, DEPTH).orElse(ImmutableList.of())
        : ImmutableList.of();
  }

  private static Optional<ImmutableList<ExpressionTree>> fields(
      VarSymbol parameter, VisitorState state, int depth) {
    if (depth == 0
        || parameter.getKind() != ElementKind.PARAMETER
        || !(parameter.owner instanceof MethodSymbol method)
        || method.isConstructor()
        || method.isVarArgs()
        || !ASTHelpers.isConsideredFinal(parameter)) {
      return Optional.empty();
    }
    int position = method.getParameters().indexOf(parameter);
    ImmutableList.Builder<ExpressionTree> fields = ImmutableList.builder();
    for (TreePath path : CompilationIndex.of(state).possibleCalls(method)) {
      // A parameter of a lambda has no position among those of the method around it.
      if (position < 0 || !(path.getLeaf() instanceof MethodInvocationTree call)) {
        return Optional.empty();
      }
      ExpressionTree argument = call.getArguments().get(position);
      if (!(Symbols.of(argument) instanceof VarSymbol passed)) {
        return Optional.empty();
      }
      if (isLongLived(argument, passed, state)) {
        fields.add(argument);
        continue;
      }
      Optional<ImmutableList<ExpressionTree>> further = fields(passed, state, depth - 1);
      if (further.isEmpty()) {
        return Optional.empty();
      }
      fields.addAll(further.get());
    }
    return Optional.of(fields.build());
  }

  private static boolean isLongLived(ExpressionTree argument, VarSymbol field, VisitorState state) {
    return Expressions.isField(argument)
        && !Expressions.isThis(argument)
        && (field.isStatic() || !HeatModel.isShortLived(field.enclClass(), state));
  }
}
