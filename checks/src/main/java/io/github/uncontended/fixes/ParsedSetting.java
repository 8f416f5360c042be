package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Handlers;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

/**
 * A call of the JDK that parses the text of a setting directly where it is read, such as {@code
 * Integer.parseInt(props.getProperty("size"))}.
 *
 * @param call the call
 * @param method the method that it calls, a static one of a class of {@code java.lang}
 * @param isCast whether the setting is cast to a string first
 */
public record ParsedSetting(MethodInvocationTree call, MethodSymbol method, boolean isCast) {
  private static final ImmutableSet<String> OWNERS =
      ImmutableSet.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short");

  private static final Supplier<Type> FAILURE =
      VisitorState.memoize(state -> state.getTypeFromString("java.lang.NumberFormatException"));

  /** The call around the read of a setting; empty if the text is used otherwise. */
  public static Optional<ParsedSetting> of(TreePath read) {
    TreePath text = Places.withCasts(read);
    return text.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && !call.getArguments().isEmpty()
            && call.getArguments().get(0) == text.getLeaf()
            && Symbols.of(call) instanceof MethodSymbol method
            && parses(method)
            && call.getArguments().stream()
                .skip(1)
                .allMatch(argument -> ASTHelpers.constValue(argument) != null)
        ? Optional.of(new ParsedSetting(call, method, isCast(call)))
        : Optional.empty();
  }

  private static boolean parses(MethodSymbol method) {
    String name = method.name.toString();
    return method.isStatic()
        && OWNERS.contains(method.owner.getQualifiedName().toString())
        && (name.startsWith("parse") || name.equals("valueOf"))
        && method.params().get(0).type.tsym.getQualifiedName().contentEquals("java.lang.String");
  }

  private static boolean isCast(MethodInvocationTree call) {
    return ASTHelpers.stripParentheses(call.getArguments().get(0)) instanceof TypeCastTree;
  }

  /**
   * Whether a {@code try} statement of the method handles a text that cannot be parsed, or the
   * absence of one.
   *
   * @param read the read of the setting
   */
  public static boolean isFailureHandled(TreePath read, VisitorState state) {
    Type failure = FAILURE.get(state);
    Tree child = read.getLeaf();
    for (TreePath at = read.getParentPath(); at != null; at = at.getParentPath()) {
      Tree tree = at.getLeaf();
      if (tree instanceof MethodTree || Places.runsApart(tree)) {
        return false;
      }
      if (tree instanceof TryTree attempt
          && attempt.getBlock() == child
          && attempt.getCatches().stream().anyMatch(it -> Handlers.handle(it, failure, state))) {
        return true;
      }
      child = tree;
    }
    return false;
  }

  /** Whether some texts cannot be parsed: all but {@code "true"} are the boolean false. */
  public boolean mayThrow() {
    return !method.owner.name.contentEquals("Boolean");
  }
}
