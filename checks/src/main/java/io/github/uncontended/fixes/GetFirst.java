package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.collections.ConcurrentMaps;
import io.github.uncontended.analysis.effects.Effects;
import io.github.uncontended.analysis.effects.Evaluation;
import io.github.uncontended.analysis.effects.HeapPollution;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.report.FixSafety;
import java.util.Optional;

/**
 * Rewrites {@code map.computeIfAbsent(key, function)} so that it is called only after {@code get}
 * missed.
 *
 * <p>Map and key are still evaluated once, and before the function. The function is evaluated only
 * on a miss if that makes no difference. A {@code ConcurrentHashMap} holds no null, so {@code get}
 * returns null exactly if the key is absent. The value that {@code get} returned is the result: a
 * second lookup could find the key removed.
 *
 * <p>Local statements ({@link GetFirstStatements}) are preferred. If none can go before the call,
 * or they would change the order of evaluation or make javac cast the value, a {@code private
 * static} method ({@link GetOrCompute}) takes map, key and function as arguments.
 */
public final class GetFirst {
  /** The result of a rewriting. */
  public sealed interface Outcome {}

  /**
   * The call can be rewritten.
   *
   * @param fix the edits
   * @param safety {@link FixSafety#UNSAFE} if there is a condition
   * @param condition a sentence that says what the fix changes in which case, or what it assumes,
   *     with a leading space; may be empty
   */
  public record Cure(Fix fix, FixSafety safety, String condition) implements Outcome {}

  /**
   * The call cannot be rewritten.
   *
   * @param reason in a few words
   */
  public record Refused(String reason) implements Outcome {}

  private final TreePath path;
  private final MethodInvocationTree call;
  private final ExpressionTree map;
  private final ExpressionTree key;
  private final ExpressionTree function;
  private final VisitorState state;

  private GetFirst(TreePath path, VisitorState state) {
    this.path = path;
    this.call = (MethodInvocationTree) path.getLeaf();
    this.map = ((MemberSelectTree) call.getMethodSelect()).getExpression();
    this.key = call.getArguments().get(0);
    this.function = call.getArguments().get(1);
    this.state = state;
  }

  /**
   * Rewrites a call.
   *
   * @param path leads to a call of {@code computeIfAbsent} whose receiver is written and is
   *     certainly a {@code ConcurrentHashMap}
   */
  public static Outcome of(TreePath path, VisitorState state) {
    return new GetFirst(path, state).rewrite();
  }

  private Outcome rewrite() {
    if (!Source.hasPosition(call, state) || !Source.hasPosition(function, state)) {
      return new Refused("the call is not in the source");
    }
    MappingFunction mapping = MappingFunction.of(function, state);
    Optional<Fix> statements =
        mapping.lazy() && !HeapPollution.mayShowInVariable(path, state)
            ? GetFirstStatements.of(path, state)
            : Optional.empty();
    if (statements.isPresent() && !isBesideCallOfHelper()) {
      return cure(statements.get(), mapping);
    }
    Fix.Builder helper = Fix.builder();
    Optional<String> obstacle = callHelper(helper);
    if (obstacle.isPresent() && statements.isPresent()) {
      return cure(statements.get(), mapping);
    }
    return obstacle.isPresent() ? new Refused(obstacle.get()) : cure(helper.build(), mapping);
  }

  /**
   * Whether another call in the statement, which no statements can go before, has to call the
   * helper method: this one then reads better if it does so, too.
   */
  private boolean isBesideCallOfHelper() {
    TreePath statement = path;
    while (!(statement.getLeaf() instanceof StatementTree)) {
      if (statement.getLeaf() instanceof LambdaExpressionTree) {
        return false;
      }
      statement = statement.getParentPath();
    }
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree other, Void unused) {
        if (other == call) {
          return null;
        }
        found[0] |= needsHelper(getCurrentPath());
        return super.visitMethodInvocation(other, null);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree lambda, Void unused) {
        return null;
      }

      @Override
      public Void visitClass(ClassTree type, Void unused) {
        return null;
      }

      @Override
      public Void visitBlock(BlockTree block, Void unused) {
        return null;
      }
    }.scan(statement, null);
    return found[0];
  }

  private boolean needsHelper(TreePath place) {
    MethodInvocationTree other = (MethodInvocationTree) place.getLeaf();
    return other.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("computeIfAbsent")
        && other.getArguments().size() == 2
        && !Expressions.contains(other, part -> part == call)
        && ConcurrentMaps.isConcurrentHashMap(select.getExpression(), state)
        && GetFirstStatements.of(place, state.withPath(place)).isEmpty();
  }

  private Cure cure(Fix fix, MappingFunction mapping) {
    if (mapping.nullable()) {
      return new Cure(
          fix, FixSafety.UNSAFE, " If the function is null, a hit no longer throws an exception.");
    }
    Effects.Result hashing = Evaluation.ofHashing(key, state).effect();
    if (hashing.verdict() == Effects.Verdict.EFFECT) {
      return new Cure(
          fix,
          FixSafety.UNSAFE,
          " A miss hashes the key twice, and hashCode() or equals of a possible key "
              + (hashing.isElsewhere() ? "may have side effects" : hashing.reason())
              + ".");
    }
    Optional<String> serialized = DefaultSerialVersion.dependingOnAccessors(path, state);
    if (serialized.isPresent()) {
      return new Cure(
          fix,
          FixSafety.UNSAFE,
          " The default serialVersionUID of "
              + serialized.get()
              + " depends on accessor methods, which the fix can rename.");
    }
    return new Cure(fix, FixSafety.SAFE, "");
  }

  /** Calls the helper method instead; returns what prevents that. */
  private Optional<String> callHelper(Fix.Builder fix) {
    Type mapType = ASTHelpers.getType(map);
    int behindMap = state.getEndPosition(map);
    int atKey = Source.start(key);
    if (mapType.getTypeArguments().size() != 2) {
      return Optional.of("the map's type is raw");
    }
    if (mapType.getTypeArguments().stream().anyMatch(GetFirst::isWildcard)) {
      return Optional.of("the map's type has wildcards");
    }
    if (Source.hasComment(behindMap, atKey, state)) {
      return Optional.of("a comment stands between the map and the key");
    }
    if (decidesType(mapType.getTypeArguments().get(1))) {
      return Optional.of("the type of the expression decides that of the code around it");
    }
    Optional<String> name = GetOrCompute.name(mapType, fix, path, state);
    if (name.isEmpty()) {
      return Optional.of("neither a statement nor a private static method can stand here");
    }
    fix.insertBefore(call, name.get() + "(").replace(behindMap, atKey, ", ");
    if (holdsComputeIfAbsent(map)) {
      fix.keepText(map, state);
    }
    return Optional.empty();
  }

  /**
   * Whether the type of the code around the call could change with that of the helper method, whose
   * result type is a type variable: a branch of such a type is not numeric (JLS 15.25), and an
   * argument of such a type is not unboxed to choose an overload (JLS 18.2.1).
   */
  private boolean decidesType(Type value) {
    if (!state.getTypes().unboxedTypeOrType(value).isPrimitive()) {
      return false;
    }
    TreePath operand = Places.withParentheses(path);
    Tree around = operand.getParentPath().getLeaf();
    if (around instanceof ConditionalExpressionTree choice) {
      return choice.getCondition() != operand.getLeaf();
    }
    if (around instanceof NewClassTree creation) {
      return isOverloaded(ASTHelpers.getSymbol(creation));
    }
    return around instanceof YieldTree
        || around instanceof CaseTree
        || (around instanceof ExpressionStatementTree
            && operand.getParentPath().getParentPath().getLeaf() instanceof CaseTree)
        || (around instanceof MethodInvocationTree invocation
            && invocation.getMethodSelect() != operand.getLeaf()
            && isOverloaded(ASTHelpers.getSymbol(invocation)));
  }

  private boolean isOverloaded(MethodSymbol method) {
    for (Type type : state.getTypes().closure(method.owner.type)) {
      for (Symbol member : type.tsym.members().getSymbolsByName(method.name)) {
        if (member instanceof MethodSymbol other
            && other != method
            && (method.isConstructor()
                ? member.owner == method.owner
                : !method.overrides(other, method.enclClass(), state.getTypes(), false))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isWildcard(Type argument) {
    return argument.hasTag(TypeTag.WILDCARD)
        || (argument instanceof Type.TypeVar variable && variable.isCaptured());
  }

  /** Whether a tree holds a further call that can be rewritten. */
  static boolean holdsComputeIfAbsent(Tree tree) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree inner, Void unused) {
        found[0] |=
            inner.getMethodSelect() instanceof MemberSelectTree select
                && select.getIdentifier().contentEquals("computeIfAbsent");
        return super.visitMethodInvocation(inner, null);
      }
    }.scan(tree, null);
    return found[0];
  }
}
