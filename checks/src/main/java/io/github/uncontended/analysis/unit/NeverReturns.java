package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.CodeScanner;
import io.github.uncontended.analysis.syntax.Completion;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Methods of the compilation that throw whenever they are called, such as those that report a
 * failure: the bodies of the method and of all that override it neither complete nor return, but
 * for the result of another such method. A method that says it is not supported is none, for others
 * override it.
 */
public final class NeverReturns {
  private static final ImmutableSet<String> UNSUPPORTED =
      ImmutableSet.of("UnsupportedOperationException", "AbstractMethodError");

  private final CompilationIndex index;
  private final Map<MethodSymbol, Boolean> known = new HashMap<>();

  private NeverReturns(CompilationIndex index) {
    this.index = index;
  }

  /** Whether a call of a method never completes normally. */
  public static boolean of(MethodSymbol method, VisitorState state) {
    return CompilationIndex.of(state).memo(NeverReturns.class, NeverReturns::new).isOne(method);
  }

  private boolean isOne(MethodSymbol method) {
    Boolean isOne = known.get(method);
    if (isOne == null) {
      // A method that only calls itself is not known to throw.
      known.put(method, false);
      isOne = find(method);
      known.put(method, isOne);
    }
    return isOne;
  }

  private boolean find(MethodSymbol method) {
    MethodTree declaration =
        index.declaration(method).map(path -> (MethodTree) path.getLeaf()).orElse(null);
    if (declaration == null || (declaration.getBody() != null && !throwsAlways(declaration))) {
      return false;
    }
    if (!ASTHelpers.methodCanBeOverridden(method)) {
      return true;
    }
    List<MethodSymbol> overriders = index.overriders(method);
    return (declaration.getBody() != null
            || !(overriders.isEmpty() || index.isImplementedByLambdas(method.enclClass())))
        && overriders.stream().allMatch(this::isOne);
  }

  private boolean throwsAlways(MethodTree declaration) {
    BlockTree body = declaration.getBody();
    StatementTree last = Iterables.getLast(body.getStatements(), null);
    if (last instanceof ThrowTree thrown && isUnsupported(thrown.getExpression())) {
      return false;
    }
    boolean ends =
        last instanceof ExpressionStatementTree call
            ? neverReturns(call.getExpression())
            : last != null && !Completion.isPossible(body);
    return ends && !mayReturn(body);
  }

  private boolean mayReturn(BlockTree body) {
    boolean[] found = {false};
    new CodeScanner() {
      @Override
      public Void visitReturn(ReturnTree tree, Void unused) {
        found[0] |= tree.getExpression() == null || !neverReturns(tree.getExpression());
        return null;
      }
    }.scan(body, null);
    return found[0];
  }

  private boolean neverReturns(ExpressionTree value) {
    return Expressions.withoutCasts(value) instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && isOne(method);
  }

  private static boolean isUnsupported(Tree thrown) {
    return thrown instanceof NewClassTree creation
        && UNSUPPORTED.contains(Expressions.simpleName(creation.getIdentifier()));
  }
}
