package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type.ArrayType;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;

/** Arguments in fields that never change, so that no lock is needed to give them to a helper. */
final class HelperArguments {
  private HelperArguments() {}

  /** Whether an argument is what helpers are given, such as a key, and always the same one. */
  static boolean isGiven(ExpressionTree argument, VisitorState state) {
    return isOfLibrary(argument, state)
        || isConstantInput(argument, state)
        || (Symbols.of(argument) instanceof VarSymbol field
            && (field.flags() & Flags.FINAL) != 0
            && (field.isStatic() || Assignments.isOwn(argument))
            && ApiFact.GIVEN_TO_HELPER.holdsForAny(KnownTypes.supertypes(field.type, state)));
  }

  /**
   * Whether an argument is an array, such as a salt, whose elements are listed or cloned, and that
   * all code only gives to helpers.
   */
  private static boolean isConstantInput(ExpressionTree argument, VisitorState state) {
    return Symbols.of(argument) instanceof VarSymbol field
        && Expressions.isField(field)
        && field.isPrivate()
        && (field.flags() & Flags.FINAL) != 0
        && field.type instanceof ArrayType array
        && array.elemtype.isPrimitive()
        && !Assignments.values(field, state).isEmpty()
        && Assignments.values(field, state).stream().allMatch(HelperArguments::isOwnCopy)
        && FieldAccesses.of(field, state).afterConstruction().stream()
            .allMatch(access -> isInput(access.path(), state));
  }

  private static boolean isOwnCopy(ExpressionTree value) {
    return value instanceof NewArrayTree array
        ? array.getInitializers() != null
        : value instanceof MethodInvocationTree call
            && ASTHelpers.getSymbol(call).name.contentEquals("clone");
  }

  /** Whether a helper reads an array: each {@code update} of a helper has its input first. */
  private static boolean isInput(TreePath use, VisitorState state) {
    return use.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getArguments().get(0) == use.getLeaf()
        && ASTHelpers.getSymbol(call).name.contentEquals("update")
        && LockedHelper.isOne(ASTHelpers.getSymbol(call).owner.type, state);
  }

  /** Whether an argument is a constant of a library, which no lock of the program guards. */
  static boolean isOfLibrary(ExpressionTree argument, VisitorState state) {
    return Symbols.of(argument) instanceof VarSymbol field
        && Expressions.isField(field)
        && field.isStatic()
        && (field.flags() & Flags.FINAL) != 0
        && !CompilationIndex.of(state).declares(field.enclClass());
  }
}
