package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Sections that only compute with numbers, of which one is in a field that changes, and make a text
 * of them.
 */
final class CountingCode {
  private static final ImmutableSet<String> BUILDERS =
      ImmutableSet.of("java.lang.StringBuilder", "java.lang.StringBuffer");

  private CountingCode() {}

  /** The only field that a section accesses, if it does nothing else. */
  static Optional<VarSymbol> onlyField(CriticalSection section, VisitorState state) {
    Set<VarSymbol> fields = new HashSet<>();
    for (StatementTree statement : section.body()) {
      boolean isSimple =
          switch (statement.getKind()) {
            case EXPRESSION_STATEMENT, RETURN, EMPTY_STATEMENT, VARIABLE -> true;
            default -> Cursor.isReset(statement) || Extreme.is(statement);
          };
      if (!isSimple
          || Expressions.contains(statement, part -> !isArithmetic(part, fields, state))) {
        return Optional.empty();
      }
    }
    return fields.size() == 1 ? Optional.of(fields.iterator().next()) : Optional.empty();
  }

  /**
   * Whether a part of a statement only computes with numbers; collects the fields that it names.
   */
  private static boolean isArithmetic(Tree part, Set<VarSymbol> fields, VisitorState state) {
    if (part instanceof MethodInvocationTree call) {
      return isAmount(call)
          || isText(call)
          || Extreme.isChoice(call)
          || Cursor.isElement(call, state);
    }
    if (part instanceof ExpressionTree name && Symbols.of(name) instanceof VarSymbol at) {
      // No lock is needed to read a final field, or to assign it during construction.
      boolean isField = Expressions.isField(at) && (at.flags() & Flags.FINAL) == 0;
      boolean isThis = Expressions.isThis(name);
      if (isField && !isThis && !isSettled(at, state)) {
        fields.add(at);
        return at.isStatic() || Assignments.isOwn(ASTHelpers.stripParentheses(name));
      }
      return true;
    }
    return switch (part.getKind()) {
      case NEW_CLASS -> BUILDERS.contains(KnownTypes.nameOf(ASTHelpers.getType(part)));
      case NEW_ARRAY, LAMBDA_EXPRESSION, MEMBER_REFERENCE, CONDITIONAL_EXPRESSION -> false;
      case ARRAY_ACCESS -> isOfTable((ArrayAccessTree) part, state);
      default -> true;
    };
  }

  /** Whether a private field always has the same text, so that no lock is needed to read it. */
  private static boolean isSettled(VarSymbol field, VisitorState state) {
    return field.isPrivate()
        && ASTHelpers.isSameType(field.type, state.getSymtab().stringType, state)
        && FieldAccesses.of(field, state).writes().isEmpty();
  }

  /** Whether a call adds to a text in a local variable, or makes one of values. */
  private static boolean isText(MethodInvocationTree call) {
    if (!(Symbols.of(call) instanceof MethodSymbol method)) {
      return false;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return BUILDERS.contains(method.owner.getQualifiedName().toString())
        ? receiver instanceof MethodInvocationTree
            || receiver instanceof NewClassTree
            || (Symbols.of(receiver) instanceof VarSymbol local && !Expressions.isField(local))
        : method.isStatic()
            && method.getReturnType().tsym.getQualifiedName().contentEquals("java.lang.String")
            && PureMethods.contain(method);
  }

  /**
   * Whether an element is one of a table, which its class creates, or in which a number goes round:
   * all code only reads its elements.
   */
  private static boolean isOfTable(ArrayAccessTree element, VisitorState state) {
    return Symbols.of(element.getExpression()) instanceof VarSymbol table
        && Expressions.isField(table)
        && table.isPrivate()
        && (table.flags() & Flags.FINAL) != 0
        && (Cursor.isIndex(element.getIndex())
            || Assignments.areAll(table, NewArrayTree.class::isInstance, state))
        && UnitIndex.of(state).uses(table).stream()
            .allMatch(use -> isRead(use) || Assignments.isTarget(use));
  }

  private static boolean isRead(TreePath use) {
    TreePath user = use.getParentPath();
    if (user.getLeaf() instanceof MemberSelectTree length) {
      return length.getIdentifier().contentEquals("length");
    }
    return user.getLeaf() instanceof ArrayAccessTree element
        && element.getExpression() == use.getLeaf()
        && !Assignments.isTarget(user);
  }

  /**
   * Whether a call computes a number from what no lock guards, such as the time that has passed.
   */
  private static boolean isAmount(MethodInvocationTree call) {
    return Symbols.of(call) instanceof MethodSymbol method
        && method.getReturnType().isNumeric()
        && PureMethods.contain(method)
        && !Expressions.contains(
            call,
            part ->
                part instanceof ExpressionTree
                    && Symbols.of(part) instanceof VarSymbol at
                    && Expressions.isField(at));
  }
}
