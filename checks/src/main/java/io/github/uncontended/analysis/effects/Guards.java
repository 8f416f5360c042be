package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;
import java.util.Set;

/**
 * What conditions that dominate a place prove there: a variable is not null, or is an instance of a
 * type. Only variables whose value cannot change in between count: local variables, parameters and
 * final fields.
 */
final class Guards {
  /** What is known of a variable. */
  enum Kind {
    NOT_NULL,
    INSTANCE
  }

  /**
   * A fact about a variable.
   *
   * @param type the erased type of an {@link Kind#INSTANCE}; else null
   */
  record Fact(VarSymbol variable, Kind kind, Type type) {}

  private ImmutableSet<Fact> facts = ImmutableSet.of();

  /** Whether a use of a variable is known not to be null. */
  boolean isNotNull(VarSymbol variable, ExpressionTree use) {
    return isFollowed(variable, use)
        && facts.stream().anyMatch(fact -> fact.variable() == variable);
  }

  boolean isInstance(ExpressionTree expression, Type type, Types types) {
    ExpressionTree use = ASTHelpers.stripParentheses(expression);
    return Symbols.of(use) instanceof VarSymbol variable
        && isFollowed(variable, use)
        && facts.stream()
            .anyMatch(
                fact ->
                    fact.variable() == variable
                        && fact.kind() == Kind.INSTANCE
                        && types.isSubtype(fact.type(), types.erasure(type)));
  }

  boolean hasFacts() {
    return !facts.isEmpty();
  }

  /** Runs code for which a condition has an outcome. */
  void where(ExpressionTree condition, boolean outcome, Runnable code) {
    within(
        () -> {
          assume(condition, outcome);
          code.run();
        });
  }

  /** Runs code, after which nothing holds that did not hold before. */
  void within(Runnable code) {
    ImmutableSet<Fact> before = facts;
    code.run();
    facts = Sets.intersection(facts, before).immutableCopy();
  }

  /** Forgets what a loop may change, or what an assignment has changed. */
  void forget(VarSymbol variable) {
    if (facts.stream().anyMatch(fact -> fact.variable() == variable)) {
      facts =
          facts.stream()
              .filter(fact -> fact.variable() != variable)
              .collect(ImmutableSet.toImmutableSet());
    }
  }

  /** Adds what follows an {@code if} statement one of whose branches does not complete. */
  void after(IfTree tree) {
    if (!completes(tree.getThenStatement())) {
      assume(tree.getCondition(), false);
    } else if (tree.getElseStatement() != null && !completes(tree.getElseStatement())) {
      assume(tree.getCondition(), true);
    }
  }

  /** Whether what follows a statement may run after it. */
  static boolean completes(StatementTree statement) {
    if (statement instanceof BlockTree block) {
      List<? extends StatementTree> statements = block.getStatements();
      return statements.isEmpty() || completes(statements.get(statements.size() - 1));
    }
    return switch (statement.getKind()) {
      case RETURN, THROW, CONTINUE, BREAK -> false;
      default -> true;
    };
  }

  /** Adds that variables are not null. */
  void assumeNotNull(Set<VarSymbol> variables) {
    ImmutableSet.Builder<Fact> found = ImmutableSet.<Fact>builder().addAll(facts);
    variables.forEach(variable -> found.add(new Fact(variable, Kind.NOT_NULL, null)));
    facts = found.build();
  }

  /** Adds what follows from the outcome of a condition. */
  void assume(ExpressionTree condition, boolean outcome) {
    ImmutableSet.Builder<Fact> found = ImmutableSet.<Fact>builder().addAll(facts);
    collect(condition, outcome, found);
    facts = found.build();
  }

  private static void collect(
      ExpressionTree condition, boolean outcome, ImmutableSet.Builder<Fact> found) {
    if (condition instanceof ParenthesizedTree parenthesized) {
      collect(parenthesized.getExpression(), outcome, found);
    } else if (condition instanceof UnaryTree not
        && not.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      collect(not.getExpression(), !outcome, found);
    } else if (condition instanceof BinaryTree binary) {
      collectFromBinary(binary, outcome, found);
    } else if (condition instanceof InstanceOfTree test && outcome) {
      if (test.getType() != null) {
        add(test.getExpression(), Kind.INSTANCE, ASTHelpers.getType(test.getType()), found);
      }
    } else if (condition instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method) {
      collectFromCall(call, method, outcome, found);
    }
  }

  private static void collectFromBinary(
      BinaryTree binary, boolean outcome, ImmutableSet.Builder<Fact> found) {
    Tree.Kind kind = binary.getKind();
    if (kind == (outcome ? Tree.Kind.CONDITIONAL_AND : Tree.Kind.CONDITIONAL_OR)) {
      collect(binary.getLeftOperand(), outcome, found);
      collect(binary.getRightOperand(), outcome, found);
    } else if (kind == (outcome ? Tree.Kind.NOT_EQUAL_TO : Tree.Kind.EQUAL_TO)) {
      Expressions.comparedWithNull(binary)
          .ifPresent(value -> add(value, Kind.NOT_NULL, null, found));
    }
  }

  private static void collectFromCall(
      MethodInvocationTree call,
      MethodSymbol method,
      boolean outcome,
      ImmutableSet.Builder<Fact> found) {
    if (Expressions.isNullTest(method) && outcome == method.name.contentEquals("nonNull")) {
      add(call.getArguments().get(0), Kind.NOT_NULL, null, found);
    }
  }

  private static void add(
      ExpressionTree expression, Kind kind, Type type, ImmutableSet.Builder<Fact> found) {
    ExpressionTree bare = ASTHelpers.stripParentheses(expression);
    if (bare instanceof TypeCastTree cast) {
      bare = ASTHelpers.stripParentheses(cast.getExpression());
    }
    if (Symbols.of(bare) instanceof VarSymbol variable && isFollowed(variable, bare)) {
      found.add(new Fact(variable, kind, type));
    }
  }

  /** Whether a variable is local, or a final field of {@code this} or of a class. */
  private static boolean isFollowed(VarSymbol variable, ExpressionTree use) {
    return variable.owner.kind != Kinds.Kind.TYP
        || (ASTHelpers.isConsideredFinal(variable) && isOwn(use));
  }

  private static boolean isOwn(ExpressionTree field) {
    return !(field instanceof MemberSelectTree select)
        || Expressions.isThis(select.getExpression())
        || Symbols.of(select.getExpression()) instanceof ClassSymbol;
  }
}
