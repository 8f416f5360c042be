package io.github.uncontended.analysis.values;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.List;

/** Whether a field of a collection type only ever holds unmodifiable collections. */
final class FilledOnce {
  /** Classes with {@link #FRESH_COLLECTION}; {@code EnumSet.of} returns a modifiable set. */
  private static final ImmutableSet<String> FRESH_OWNERS =
      ImmutableSet.of(
          "java.util.Collections",
          "java.util.List",
          "java.util.Map",
          "java.util.Set",
          "java.util.stream.Stream");

  private static final ImmutableSet<String> FRESH_COLLECTION =
      ImmutableSet.of(
          "of",
          "copyOf",
          "ofEntries",
          "toList",
          "emptyList",
          "emptySet",
          "emptyMap",
          "singletonList",
          "singleton",
          "singletonMap");

  private static final ImmutableSet<String> PLAIN_COPIES =
      ImmutableSet.of(
          "java.util.ArrayList",
          "java.util.HashMap",
          "java.util.HashSet",
          "java.util.LinkedHashMap",
          "java.util.LinkedHashSet",
          "java.util.LinkedList",
          "java.util.TreeMap",
          "java.util.TreeSet");

  private FilledOnce() {}

  /** Whether all values that are assigned to a field in the unit are such collections. */
  static boolean isFilledOnce(VarSymbol field, VisitorState state) {
    List<ExpressionTree> values = Assignments.values(field, state);
    return !values.isEmpty() && values.stream().allMatch(FilledOnce::isUnmodifiable);
  }

  private static boolean isUnmodifiable(ExpressionTree written) {
    ExpressionTree value = ASTHelpers.stripParentheses(written);
    if (value instanceof ConditionalExpressionTree choice) {
      return isUnmodifiable(choice.getTrueExpression())
          && isUnmodifiable(choice.getFalseExpression());
    }
    if (value.getKind() == Tree.Kind.NULL_LITERAL) {
      return true;
    }
    if (!(value instanceof MethodInvocationTree call)
        || !(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method)
        || !FRESH_OWNERS.contains(method.owner.getQualifiedName().toString())) {
      return false;
    }
    if (method.name.toString().startsWith("unmodifiable") && call.getArguments().size() == 1) {
      // Only the view holds the copy.
      return call.getArguments().get(0) instanceof NewClassTree copy
          && copy.getClassBody() == null
          && PLAIN_COPIES.contains(
              ASTHelpers.getSymbol(copy.getIdentifier()).getQualifiedName().toString());
    }
    return FRESH_COLLECTION.contains(method.name.toString());
  }
}
