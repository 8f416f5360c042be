package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.FunctionTypes;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which variables are an index within a sequence, because a loop around the place counts them up to
 * its length. The length must stay the same in the loop. A change of what is not fresh is a side
 * effect anyway, so that only the sequence itself and its aliases in the loop matter.
 */
final class LoopBounds {
  /** A loop variable with what its value is an index of. */
  private record Index(VarSymbol index, VarSymbol sequence) {}

  private final Freshness values;
  private final Types types;
  private final Set<Index> indexes = new HashSet<>();

  LoopBounds(Freshness values, Types types) {
    this.values = values;
    this.types = types;
  }

  /** Whether a loop around the place keeps an index within the bounds of a sequence. */
  boolean isIndex(ExpressionTree index, ExpressionTree sequence) {
    return Symbols.of(ASTHelpers.stripParentheses(index)) instanceof VarSymbol variable
        && named(sequence) instanceof VarSymbol found
        && indexes.contains(new Index(variable, found));
  }

  /** Notes what the variable of a loop is an index of. */
  void enter(ForLoopTree loop) {
    if (loop.getInitializer().size() == 1
        && loop.getInitializer().get(0) instanceof VariableTree declared
        && loop.getUpdate().size() == 1
        && loop.getCondition() != null
        && Symbols.of(declared) instanceof VarSymbol variable
        && isIncrement(loop.getUpdate().get(0), variable)
        && !assigns(loop.getStatement(), variable)
        && !assigns(loop.getCondition(), variable)
        && ASTHelpers.constValue(declared.getInitializer()) instanceof Integer first
        && first >= 0) {
      addBounds(loop.getCondition(), variable, first, loop);
    }
  }

  private void addBounds(
      ExpressionTree condition, VarSymbol variable, int first, ForLoopTree loop) {
    if (!(ASTHelpers.stripParentheses(condition) instanceof BinaryTree binary)) {
      return;
    }
    if (binary.getKind() == Tree.Kind.CONDITIONAL_AND) {
      addBounds(binary.getLeftOperand(), variable, first, loop);
      addBounds(binary.getRightOperand(), variable, first, loop);
    } else if ((binary.getKind() == Tree.Kind.LESS_THAN
            || (binary.getKind() == Tree.Kind.NOT_EQUAL_TO && first == 0))
        && Symbols.of(binary.getLeftOperand()) == variable
        && sequenceOf(ASTHelpers.stripParentheses(binary.getRightOperand()))
            instanceof VarSymbol sequence
        && keepsLength(loop, sequence)) {
      indexes.add(new Index(variable, sequence));
    }
  }

  private static boolean isIncrement(StatementTree update, VarSymbol variable) {
    return update instanceof ExpressionStatementTree statement
        && statement.getExpression() instanceof UnaryTree unary
        && Symbols.of(unary.getExpression()) == variable
        && (unary.getKind() == Tree.Kind.POSTFIX_INCREMENT
            || unary.getKind() == Tree.Kind.PREFIX_INCREMENT);
  }

  /** The variable whose length or size an expression is; null for none. */
  private static Symbol sequenceOf(ExpressionTree length) {
    ExpressionTree of = null;
    if (length instanceof MemberSelectTree select && isLength(select)) {
      of = select.getExpression();
    } else if (length instanceof MethodInvocationTree call
        && call.getArguments().isEmpty()
        && call.getMethodSelect() instanceof MemberSelectTree select
        && (select.getIdentifier().contentEquals("length")
            || select.getIdentifier().contentEquals("size"))) {
      of = select.getExpression();
    }
    Symbol symbol = of == null ? null : named(of);
    return symbol != null
            && (symbol.owner instanceof MethodSymbol || (symbol.flags() & Flags.FINAL) != 0)
        ? symbol
        : null;
  }

  /** The variable that an expression names, unless it is a field of another object. */
  private static Symbol named(ExpressionTree expression) {
    ExpressionTree bare = ASTHelpers.stripParentheses(expression);
    return bare instanceof IdentifierTree
            || (bare instanceof MemberSelectTree select
                && (Expressions.isThis(select.getExpression())
                    || Symbols.of(select.getExpression()) instanceof ClassSymbol))
        ? Symbols.of(bare)
        : null;
  }

  /** Whether a selection is the length of an array. */
  static boolean isLength(MemberSelectTree select) {
    return select.getIdentifier().contentEquals("length")
        && ASTHelpers.getType(select.getExpression()) instanceof Type.ArrayType;
  }

  private static boolean assigns(Tree code, VarSymbol variable) {
    return Expressions.contains(
        code,
        part ->
            (part instanceof AssignmentTree set && Symbols.of(set.getVariable()) == variable)
                || (part instanceof CompoundAssignmentTree change
                    && Symbols.of(change.getVariable()) == variable)
                || (part instanceof UnaryTree unary
                    && unary.getKind() != Tree.Kind.LOGICAL_COMPLEMENT
                    && Symbols.of(unary.getExpression()) == variable));
  }

  private boolean keepsLength(ForLoopTree loop, VarSymbol sequence) {
    if (assigns(loop.getStatement(), sequence) || assigns(loop.getCondition(), sequence)) {
      return false;
    }
    return sequence.type instanceof Type.ArrayType
        || sequence.type.tsym.flatName().contentEquals("java.lang.String")
        || (keepsElements(loop.getCondition(), sequence)
            && keepsElements(loop.getStatement(), sequence));
  }

  /** Whether code leaves the number of elements of a collection or buffer alone. */
  boolean keepsElements(Tree code, VarSymbol sequence) {
    if (Expressions.isField(sequence) && !values.isThisFresh()) {
      return true;
    }
    if (values.values(sequence).stream().anyMatch(this::isViewOfFresh)) {
      return false;
    }
    Changes changes = new Changes(sequence);
    changes.scan(code, null);
    return !changes.found;
  }

  private boolean isViewOfFresh(ExpressionTree value) {
    return root(value) instanceof VarSymbol variable && values.isFreshVariable(variable);
  }

  /** Looks for what may change the size of a sequence. */
  private final class Changes extends TreeScanner<Void, Void> {
    private final VarSymbol sequence;
    private boolean found;

    Changes(VarSymbol sequence) {
      this.sequence = sequence;
    }

    @Override
    public Void scan(Tree tree, Void unused) {
      return found ? null : super.scan(tree, null);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      found |= Symbols.of(tree) == sequence;
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      found |= Symbols.of(tree) == sequence;
      return super.visitMemberSelect(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      found |= Symbols.of((Tree) tree) instanceof MethodSymbol method && mayChange(method, tree);
      return super.visitMemberReference(tree, null);
    }

    private boolean mayChange(MethodSymbol method, MemberReferenceTree reference) {
      return ApiFact.CHANGES_RECEIVER.isInherited(method)
          && isAlias(Symbols.of(reference.getQualifierExpression()));
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      ExpressionTree receiver = ASTHelpers.getReceiver(tree);
      if (!(Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method)) {
        found = true;
        return null;
      }
      found |= !method.isStatic() && method.owner == sequence.owner;
      found |= receiver != null && FunctionTypes.isFunction(method.owner.type, types);
      if (ApiFact.CHANGES_RECEIVER.isInherited(method)) {
        found |= isAlias(root(receiver));
      } else if (receiver != null
          && Symbols.of(ASTHelpers.stripParentheses(receiver)) == sequence
          && PureMethods.contain(method)) {
        return scan(tree.getArguments(), null);
      }
      return super.visitMethodInvocation(tree, null);
    }

    /** Whether a variable may hold the sequence, or a view of it. */
    private boolean isAlias(Symbol changed) {
      if (!(changed instanceof VarSymbol variable) || variable == sequence) {
        return !(changed instanceof MethodSymbol constructor && constructor.isConstructor());
      }
      if (!types.isCastable(variable.type, sequence.type)) {
        return false;
      }
      List<ExpressionTree> assigned = values.values(variable);
      return assigned.isEmpty()
          || !assigned.stream()
              .allMatch(each -> ASTHelpers.stripParentheses(each) instanceof NewClassTree);
    }
  }

  /** The variable or constructor that a chain of calls begins with; null for another beginning. */
  static Symbol root(ExpressionTree expression) {
    ExpressionTree at = expression == null ? null : ASTHelpers.stripParentheses(expression);
    while (at instanceof MethodInvocationTree call) {
      ExpressionTree receiver = ASTHelpers.getReceiver(call);
      at = receiver == null ? null : ASTHelpers.stripParentheses(receiver);
    }
    return at == null ? null : Symbols.of(at);
  }
}
