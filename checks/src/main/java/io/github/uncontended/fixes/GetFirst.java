package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
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
 * or they would change the order of evaluation, a {@code private static} method ({@link
 * GetOrCompute}) takes map, key and function as arguments.
 */
public final class GetFirst {
  /** The result of a rewriting. */
  public sealed interface Outcome {}

  /**
   * The call can be rewritten.
   *
   * @param fix the edits
   * @param safety {@link FixSafety#UNSAFE} if the function may be null, which the original rejects
   *     on a hit too
   */
  public record Cure(Fix fix, FixSafety safety) implements Outcome {}

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
    FixSafety safety = mapping.nullable() ? FixSafety.UNSAFE : FixSafety.SAFE;
    Optional<Fix> statements =
        mapping.lazy() ? GetFirstStatements.of(path, state) : Optional.empty();
    if (statements.isPresent()) {
      return new Cure(statements.get(), safety);
    }
    Fix.Builder helper = Fix.builder();
    Optional<String> obstacle = callHelper(helper);
    return obstacle.isPresent() ? new Refused(obstacle.get()) : new Cure(helper.build(), safety);
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
