package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Statements;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether the callers of a method without a result go on to use what its first run initializes. If
 * none does, the method is a step that an object takes once, such as its completion.
 */
final class EnsuredUse {
  private final VisitorState state;
  private final CompilationIndex index;

  /** The fields that the first run assigns, without a flag that only says that it has run. */
  private final Set<VarSymbol> fields;

  /** The other methods that use the fields. */
  private final Set<MethodSymbol> users = new HashSet<>();

  private EnsuredUse(LazyField lazy, VisitorState state) {
    this.state = state;
    this.index = CompilationIndex.of(state);
    this.fields = new HashSet<>(lazy.initialized());
    if (lazy.isFlag()) {
      fields.remove(lazy.field());
    }
    for (VarSymbol field : ImmutableList.copyOf(fields)) {
      Set<MethodSymbol> found = new HashSet<>();
      for (TreePath use : index.uses(field)) {
        Symbols.methodAround(use).ifPresent(found::add);
      }
      lazy.section().methodSymbol().ifPresent(found::remove);
      // Only to be able to end it later, an object keeps what it starts.
      if (found.stream().allMatch(LazyField::endsUse)) {
        fields.remove(field);
      }
      users.addAll(found);
    }
  }

  /**
   * Whether code after the initialization, or after a call of its method, uses the result. What a
   * constructor initializes is there for its object.
   */
  static boolean follows(LazyField lazy, VisitorState state) {
    if (lazy.isFollowed()) {
      return true;
    }
    if (lazy.isFlag() && isSetElsewhere(lazy, state)) {
      return false;
    }
    EnsuredUse ensured = new EnsuredUse(lazy, state);
    return lazy.section()
        .methodSymbol()
        .filter(method -> method.isConstructor() || ensured.isUsed(method))
        .isPresent();
  }

  /** Whether other methods set the flag, too: it then says which of several steps came first. */
  private static boolean isSetElsewhere(LazyField lazy, VisitorState state) {
    Optional<MethodSymbol> own = lazy.section().methodSymbol();
    return CompilationIndex.of(state).uses(lazy.field()).stream()
        .filter(EnsuredUse::isSet)
        .map(Symbols::methodAround)
        .anyMatch(method -> !method.equals(own));
  }

  private static boolean isSet(TreePath use) {
    return use.getParentPath().getLeaf() instanceof AssignmentTree assignment
        && assignment.getVariable() == use.getLeaf()
        && Boolean.TRUE.equals(ASTHelpers.constValue(assignment.getExpression()));
  }

  private boolean isUsed(MethodSymbol method) {
    return index.possibleCalls(method).stream().anyMatch(this::precedesUse);
  }

  private boolean precedesUse(TreePath call) {
    return fields.isEmpty()
        ? isFollowed(call)
        : bodyAround(call).filter(it -> usesAfter(it, call)).isPresent();
  }

  /** Whether a block goes on after the statement of a call. */
  private boolean isFollowed(TreePath call) {
    TreePath statement = call;
    while (!(statement.getParentPath().getLeaf() instanceof BlockTree)) {
      statement = statement.getParentPath();
      if (statement.getLeaf() instanceof ClassTree
          || statement.getLeaf() instanceof LambdaExpressionTree) {
        return false;
      }
    }
    List<StatementTree> rest =
        Statements.of(statement.getParentPath(), state).from(statement.getLeaf());
    return rest.size() > 1
        && !(rest.get(1) instanceof ReturnTree end && end.getExpression() == null);
  }

  private boolean usesAfter(Tree body, TreePath call) {
    int start = Source.start(call.getLeaf());
    return Expressions.contains(
        body, part -> part != call.getLeaf() && Source.start(part) > start && isUse(part));
  }

  private boolean isUse(Tree part) {
    if (!(part instanceof ExpressionTree expression)) {
      return false;
    }
    Symbol symbol = Symbols.of(expression);
    return symbol instanceof MethodSymbol method
        ? users.contains(method)
        : symbol instanceof VarSymbol field && fields.contains(field);
  }

  private static Optional<Tree> bodyAround(TreePath place) {
    for (Tree around : place) {
      if (around instanceof MethodTree method) {
        return Optional.ofNullable(method.getBody());
      }
      if (around instanceof LambdaExpressionTree lambda) {
        return Optional.of(lambda.getBody());
      }
    }
    return Optional.empty();
  }
}
