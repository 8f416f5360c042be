package io.github.uncontended.analysis.persistence;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A private field that a method uses like a local variable: the method does not assign it, and
 * calls no code that may use it.
 */
final class FieldInMethod {
  private final VarSymbol field;
  private final VisitorState state;
  private final Set<Symbol> followed = new HashSet<>();

  private FieldInMethod(VarSymbol field, VisitorState state) {
    this.field = field;
    this.state = state;
  }

  /** The places in code that name a field. */
  static ImmutableList<TreePath> uses(VarSymbol field, Tree code, VisitorState state) {
    return UnitIndex.of(state).uses(field).stream()
        .filter(use -> Places.isWithin(use, code))
        .collect(toImmutableList());
  }

  /** Whether a method uses only the field of its own object, and nothing assigns it meanwhile. */
  static boolean isLeftAlone(VarSymbol field, MethodTree method, VisitorState state) {
    FieldInMethod search = new FieldInMethod(field, state);
    return uses(field, method, state).stream()
            .allMatch(
                use ->
                    !Assignments.isTarget(use)
                        && (field.isStatic() || Assignments.isOwn(use.getLeaf())))
        && method.getBody() != null
        && search.keepsAway(method.getBody());
  }

  /** Whether no call in code runs a method that may use the field. */
  private boolean keepsAway(Tree code) {
    boolean[] isAway = {true};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void unused) {
        isAway[0] = isAway[0] && (tree == null || isHarmless(tree));
        return isAway[0] ? super.scan(tree, null) : null;
      }

      /** What follows {@code this.} is a member, and no use of the object as a value. */
      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
        return Expressions.isThis(tree.getExpression())
            ? null
            : super.visitMemberSelect(tree, null);
      }

      @Override
      public Void visitSynchronized(SynchronizedTree tree, Void unused) {
        ExpressionTree lock = ASTHelpers.stripParentheses(tree.getExpression());
        return Expressions.isThis(lock)
            ? scan(tree.getBlock(), null)
            : super.visitSynchronized(tree, null);
      }
    }.scan(code, null);
    return isAway[0];
  }

  private boolean isHarmless(Tree tree) {
    if (tree instanceof MethodInvocationTree call) {
      return isHarmless(call);
    }
    if (tree instanceof NewClassTree creation) {
      return isHarmless(ASTHelpers.getSymbol(creation.getIdentifier()));
    }
    return !(tree instanceof MemberReferenceTree)
        && !Expressions.isThis(tree)
        && !Expressions.isQualifiedThis(tree);
  }

  /** Whether the construction of an object runs no code that may use the field. */
  private boolean isHarmless(Symbol constructed) {
    Optional<TreePath> declaration = UnitIndex.of(state).declaration(constructed);
    return declaration.isEmpty()
        || !followed.add(constructed)
        || isFree(declaration.get().getLeaf());
  }

  private boolean isFree(Tree declaration) {
    return uses(field, declaration, state).isEmpty() && keepsAway(declaration);
  }

  /** Whether a call is of other classes, or of a method of this one that keeps off the field. */
  private boolean isHarmless(MethodInvocationTree call) {
    if (!(Symbols.of(call) instanceof MethodSymbol method)) {
      return false;
    }
    if (method.isConstructor()) {
      return isHarmless(method.enclClass());
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (!Expressions.isOwnReceiver(receiver) && !isOfUnit(method.enclClass())) {
      return true;
    }
    if (!followed.add(method)) {
      return true;
    }
    return !ASTHelpers.methodCanBeOverridden(method)
        && UnitIndex.of(state)
            .declaration(method)
            .map(TreePath::getLeaf)
            .filter(this::isFree)
            .isPresent();
  }

  private boolean isOfUnit(Symbol type) {
    return UnitIndex.of(state).declaration(type).isPresent();
  }
}
