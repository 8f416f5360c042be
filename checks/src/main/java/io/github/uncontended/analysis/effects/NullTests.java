package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The uses of variables in a unit that come after a comparison of the variable with null: in the
 * same statement, in one that depends on the comparison, or behind an {@code if} with it that has a
 * branch which does not complete. A comparison elsewhere says nothing of such a use.
 */
final class NullTests {
  private final Set<Tree> after = Collections.newSetFromMap(new IdentityHashMap<>());

  private NullTests(CompilationUnitTree unit) {
    new Gatherer().scan(unit, null);
  }

  static NullTests of(CompilationUnitTree unit, VisitorState state) {
    return UnitIndex.of(unit, state.context).memo(NullTests.class, NullTests::new);
  }

  /** Whether a use of a variable comes after a comparison with null. */
  boolean precede(ExpressionTree use) {
    return after.contains(use);
  }

  private final class Gatherer extends TreeScanner<Void, Void> {
    /** The variables that the statements around the current place have compared, innermost last. */
    private final Deque<Set<VarSymbol>> scopes = new ArrayDeque<>();

    @Override
    public Void scan(Tree tree, Void unused) {
      if (tree instanceof IfTree test) {
        scanIf(test);
        return null;
      }
      boolean isScope = tree instanceof StatementTree || tree instanceof LambdaExpressionTree;
      if (isScope) {
        scopes.push(new HashSet<>());
      }
      super.scan(tree, null);
      if (isScope) {
        scopes.pop();
      }
      return null;
    }

    private void scanIf(IfTree test) {
      Set<VarSymbol> compared = new HashSet<>();
      scopes.push(compared);
      scan(test.getCondition(), null);
      scan(test.getThenStatement(), null);
      scan(test.getElseStatement(), null);
      scopes.pop();
      if (!scopes.isEmpty()
          && (!Guards.completes(test.getThenStatement())
              || (test.getElseStatement() != null && !Guards.completes(test.getElseStatement())))) {
        scopes.peek().addAll(compared);
      }
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void unused) {
      super.visitBinary(tree, null);
      if (tree.getKind() == Tree.Kind.EQUAL_TO || tree.getKind() == Tree.Kind.NOT_EQUAL_TO) {
        Expressions.comparedWithNull(tree).ifPresent(this::add);
      }
      return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      super.visitMethodInvocation(tree, null);
      if (!tree.getArguments().isEmpty()
          && Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method
          && ApiFact.TESTS_NULL.holdsFor(method)) {
        add(tree.getArguments().get(0));
      }
      return null;
    }

    private void add(ExpressionTree compared) {
      if (!scopes.isEmpty()
          && Symbols.of(ASTHelpers.stripParentheses(compared)) instanceof VarSymbol variable) {
        scopes.peek().add(variable);
      }
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      use(tree);
      return super.visitIdentifier(tree, null);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      use(tree);
      return super.visitMemberSelect(tree, null);
    }

    private void use(ExpressionTree tree) {
      if (Symbols.of(tree) instanceof VarSymbol variable
          && scopes.stream().anyMatch(compared -> compared.contains(variable))) {
        after.add(tree);
      }
    }
  }
}
