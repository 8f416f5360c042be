package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;

/** Methods and callbacks that run when something has failed. */
final class FailureHandler {
  private FailureHandler() {}

  /**
   * Whether a method is given a failure, as {@code onError(Throwable)} is: it has such a parameter,
   * and no other, or never asks whether there is one.
   */
  static boolean is(Member member, VisitorState state) {
    if (!member.isMethodProper()) {
      return false;
    }
    for (VarSymbol parameter : member.method().getParameters()) {
      if (ASTHelpers.isSubtype(parameter.type, state.getSymtab().throwableType, state)) {
        return member.method().getParameters().size() == 1 || !isTested(parameter, member, state);
      }
    }
    return false;
  }

  /** Whether a lambda or method reference is given a failure, and nothing else. */
  static boolean is(TreePath functional, VisitorState state) {
    Type type = Callback.functionalType(functional.getLeaf());
    if (type == null
        || !(type.tsym instanceof ClassSymbol)
        || !state.getTypes().isFunctionalInterface(type)) {
      return false;
    }
    List<Type> parameters = state.getTypes().findDescriptorType(type).getParameterTypes();
    return parameters.size() == 1
        && ASTHelpers.isSubtype(parameters.get(0), state.getSymtab().throwableType, state);
  }

  /** Whether the method compares a parameter with null. */
  private static boolean isTested(VarSymbol parameter, Member member, VisitorState state) {
    return member.hasPart(
        part -> part instanceof BinaryTree test && isNullTest(test, parameter), state);
  }

  private static boolean isNullTest(BinaryTree test, VarSymbol variable) {
    return Expressions.comparedWithNull(test)
        .filter(value -> variable.equals(Symbols.of(value)))
        .isPresent();
  }
}
