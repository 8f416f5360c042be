package io.github.uncontended.analysis.diagnostics;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Completion;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The checks that the compilation declares itself, as many libraries do to be independent of
 * others: methods that use a parameter only where they throw, and do not always throw. Copies of
 * Guava's count, too, where their code is not in sight.
 */
public final class OwnChecks {
  /** How many checks may pass the parameter on to the next. */
  private static final int DEPTH = 3;

  private static final ImmutableSet<String> GUAVA_CHECKS =
      ImmutableSet.of("checkArgument", "checkNotNull", "checkState");

  private OwnChecks() {}

  /** A parameter of a method. */
  private record Parameter(MethodSymbol method, int position) {}

  /** What is known of parameters of the compilation: whether only failures use them. */
  private record Known(Map<Parameter, Boolean> parameters) {}

  /** Whether a static method of the compilation uses a parameter, but only where it throws. */
  public static boolean useOnFailure(MethodSymbol check, int position, VisitorState state) {
    Map<Parameter, Boolean> known =
        CompilationIndex.of(state)
            .memo(Known.class, index -> new Known(new HashMap<>()))
            .parameters();
    Parameter parameter = new Parameter(check, position);
    Boolean answer = known.get(parameter);
    if (answer == null) {
      answer = useOnFailure(parameter, DEPTH, state);
      known.put(parameter, answer);
    }
    return answer;
  }

  private static boolean useOnFailure(Parameter parameter, int depth, VisitorState state) {
    Optional<TreePath> declaration =
        parameter.method().isStatic()
            ? CompilationIndex.of(state).declaration(parameter.method())
            : Optional.empty();
    if (declaration.isEmpty()) {
      return parameter.position() == 1 && isCopyOfGuava(parameter.method());
    }
    if (!(declaration.get().getLeaf() instanceof MethodTree method)
        || method.getBody() == null
        || !mayPass(method.getBody())) {
      return false;
    }
    Symbol variable = ASTHelpers.getSymbol(method.getParameters().get(parameter.position()));
    List<TreePath> uses = uses(variable, new TreePath(declaration.get(), method.getBody()));
    return !uses.isEmpty() && uses.stream().allMatch(use -> isOnFailure(use, depth, state));
  }

  /**
   * Whether a check belongs to a copy of Guava's class in another package: libraries that shade or
   * copy it keep its names and what they mean.
   */
  private static boolean isCopyOfGuava(MethodSymbol check) {
    return check.enclClass().getSimpleName().contentEquals("Preconditions")
        && check.isStatic()
        && GUAVA_CHECKS.contains(check.name.toString());
  }

  private static List<TreePath> uses(Symbol variable, TreePath body) {
    List<TreePath> uses = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree name, Void unused) {
        if (variable.equals(ASTHelpers.getSymbol(name))) {
          uses.add(getCurrentPath());
        }
        return null;
      }
    }.scan(body, null);
    return uses;
  }

  /** Whether a statement may end without an exception, or return. */
  private static boolean mayPass(StatementTree statement) {
    return Completion.isPossible(statement)
        || Expressions.evaluates(statement, ReturnTree.class::isInstance);
  }

  /** Whether control comes to a use only on the way to an exception. */
  private static boolean isOnFailure(TreePath use, int depth, VisitorState state) {
    for (TreePath at = use; !(at.getLeaf() instanceof MethodTree); at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      Tree parent = at.getParentPath().getLeaf();
      if (leaf instanceof ThrowTree
          || (parent instanceof IfTree
              && leaf instanceof StatementTree branch
              && !mayPass(branch))) {
        return true;
      }
      if (depth > 0
          && parent instanceof MethodInvocationTree call
          && leaf instanceof ExpressionTree argument
          && isCheck(call, call.getArguments().indexOf(argument), depth, state)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a call uses one of its arguments only where it throws. */
  private static boolean isCheck(
      MethodInvocationTree call, int argument, int depth, VisitorState state) {
    if (argument < 1 || !(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    int position = Math.min(argument, method.params().size() - 1);
    return ApiFact.MESSAGE_ON_FAILURE.holdsFor(method)
        || useOnFailure(new Parameter(method, position), depth - 1, state);
  }
}
