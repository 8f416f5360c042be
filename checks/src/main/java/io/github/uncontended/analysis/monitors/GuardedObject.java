package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.values.FilledOnce;
import io.github.uncontended.analysis.values.Stability;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An object in a field for which critical sections are there: all that they do is to create it, to
 * call its methods, and to compute with the results and with values of their own.
 */
public final class GuardedObject {
  private final VarSymbol field;
  private final VisitorState state;

  private GuardedObject(VarSymbol field, VisitorState state) {
    this.field = field;
    this.state = state;
  }

  /**
   * The sections around the uses of a field after construction; empty if one of them does anything
   * else that its lock may guard or admits several threads, or if a use is in none.
   */
  public static Optional<ImmutableSet<CriticalSection>> sections(
      VarSymbol field, VisitorState state) {
    GuardedObject object = new GuardedObject(field, state);
    Set<CriticalSection> sections = new LinkedHashSet<>();
    for (FieldAccess access : FieldAccesses.of(field, state).afterConstruction()) {
      TreePath use = access.path();
      List<CriticalSection> around =
          CriticalSections.of(use.getCompilationUnit(), state.context).around(use);
      if (access.kind() != FieldAccess.Kind.LOCK
          && (around.isEmpty() || !around.stream().allMatch(object::isAllOf))) {
        return Optional.empty();
      }
      sections.addAll(around);
    }
    return Optional.of(ImmutableSet.copyOf(sections));
  }

  /**
   * Whether a section does more with the object in a field than to create it, ask whether it is
   * there, and call its methods: a caller that gets it uses it without the lock.
   */
  public static boolean isHandedOut(VarSymbol field, VisitorState state) {
    return FieldAccesses.of(field, state).afterConstruction().stream()
        .anyMatch(
            access ->
                access.kind() == FieldAccess.Kind.READ
                    && access.call().isEmpty()
                    && !isComparedToNull(access.path()));
  }

  private static boolean isComparedToNull(TreePath use) {
    return Places.withParentheses(use).getParentPath().getLeaf() instanceof BinaryTree test
        && (Expressions.isNull(test.getLeftOperand())
            || Expressions.isNull(test.getRightOperand()));
  }

  private boolean isAllOf(CriticalSection section) {
    return !section.isReader()
        && section.body().stream()
            .noneMatch(statement -> Expressions.contains(statement, this::mayNeedLock));
  }

  /** Whether a part of a section does anything but use the object and values of its own. */
  private boolean mayNeedLock(Tree part) {
    if (part instanceof MethodInvocationTree call) {
      return !isCallOfObject(call) && !computes(call);
    }
    if (part instanceof NewClassTree creation) {
      return creation.getClassBody() != null
          || !KnownTypes.nameOf(ASTHelpers.getType(creation)).startsWith("java.");
    }
    ExpressionTree target = Assignments.target(part);
    if (target != null) {
      return !field.equals(Symbols.of(target)) && isForeign(target);
    }
    if (part instanceof ExpressionTree name && Symbols.of(name) instanceof VarSymbol variable) {
      return Expressions.isField(variable)
          && !variable.equals(field)
          && !Expressions.isThis(name)
          && !isConstant(variable);
    }
    return part instanceof LambdaExpressionTree
        || part instanceof MemberReferenceTree
        || part instanceof ClassTree;
  }

  private boolean isCallOfObject(MethodInvocationTree call) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return receiver != null && field.equals(Symbols.of(receiver));
  }

  /** Whether a call only computes, or is one of an object that the method itself has created. */
  private boolean computes(MethodInvocationTree call) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (PureMethods.contain(ASTHelpers.getSymbol(call))) {
      return receiver == null
          || ASTHelpers.getSymbol(call).isStatic()
          || Stability.isImmutableValueType(ASTHelpers.getType(receiver), state)
          || isUnmodifiable(Symbols.of(receiver));
    }
    return receiver != null && isCreatedHere(receiver);
  }

  /** Whether an expression is a new object, or what its methods return in a chain of calls. */
  private boolean isCreatedHere(ExpressionTree expression) {
    ExpressionTree value = ASTHelpers.stripParentheses(expression);
    if (value instanceof MethodInvocationTree call) {
      ExpressionTree receiver = ASTHelpers.getReceiver(call);
      return receiver != null
          && ASTHelpers.isSameType(ASTHelpers.getType(receiver), ASTHelpers.getType(call), state)
          && isCreatedHere(receiver);
    }
    return value instanceof NewClassTree
        || (Symbols.of(value) instanceof VarSymbol variable
            && !Expressions.isField(variable)
            && !Assignments.values(variable, state).isEmpty()
            && Assignments.values(variable, state).stream()
                .allMatch(NewClassTree.class::isInstance));
  }

  /** Whether what is assigned is no variable of the method, and no element of its arrays. */
  private static boolean isForeign(ExpressionTree target) {
    return !(Symbols.of(Expressions.withoutIndices(target)) instanceof VarSymbol variable)
        || Expressions.isField(variable);
  }

  private boolean isConstant(VarSymbol variable) {
    return (variable.flags() & Flags.FINAL) != 0
        && (Stability.isImmutableValueType(variable.type, state) || isUnmodifiable(variable));
  }

  /** Whether a symbol is a final field with a collection that no code can change. */
  private boolean isUnmodifiable(Symbol symbol) {
    return symbol instanceof VarSymbol collection
        && Expressions.isField(collection)
        && (collection.flags() & Flags.FINAL) != 0
        && KnownTypes.isCollection(collection.type, state)
        && FilledOnce.isFilledOnce(collection, state);
  }
}
