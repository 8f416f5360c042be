package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Handlers;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;
import java.util.Optional;

/**
 * A call of the JDK that makes a value of the text of a setting directly where it is read, such as
 * {@code Integer.parseInt(props.getProperty("size"))} or {@code new
 * BigDecimal(props.getProperty("rate"))}.
 *
 * @param call the call, or the creation
 * @param method the static method or constructor of a class of immutable values that it calls
 * @param isCast whether the setting is cast to a string first
 */
public record ParsedSetting(ExpressionTree call, MethodSymbol method, boolean isCast) {
  private static final ImmutableSet<String> NUMBERS =
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
    Tree parent = text.getParentPath().getLeaf();
    List<? extends ExpressionTree> arguments = Expressions.arguments(parent);
    return parent instanceof ExpressionTree call
            && !arguments.isEmpty()
            && arguments.get(0) == text.getLeaf()
            && Symbols.of(call) instanceof MethodSymbol method
            && (parsesNumber(method) || (isPlain(call) && makesValue(method)))
            && arguments.stream()
                .skip(1)
                .allMatch(argument -> ASTHelpers.constValue(argument) != null)
        ? Optional.of(new ParsedSetting(call, method, isCast(arguments.get(0))))
        : Optional.empty();
  }

  private static boolean parsesNumber(MethodSymbol method) {
    String name = method.name.toString();
    return method.isStatic()
        && NUMBERS.contains(method.owner.getQualifiedName().toString())
        && (name.startsWith("parse") || name.equals("valueOf"))
        && takesText(method);
  }

  /** Whether a creation is no more than a call of the constructor. */
  private static boolean isPlain(ExpressionTree call) {
    return !(call instanceof NewClassTree creation)
        || (creation.getClassBody() == null && creation.getEnclosingExpression() == null);
  }

  /** Whether a method only makes an object of its own class, whose objects never change. */
  private static boolean makesValue(MethodSymbol method) {
    String owner = KnownTypes.nameOf(method.owner.type);
    return (method.isConstructor() || method.isStatic())
        && (method.isConstructor() || method.getReturnType().tsym == method.owner)
        && (ApiFact.IMMUTABLE_VALUE.holdsForType(owner)
            || ApiFact.EXTENSIBLE_VALUE.holdsForType(owner))
        && !owner.equals("java.lang.String")
        && ApiFact.PURE.holdsFor(method)
        && method.getThrownTypes().isEmpty()
        && takesText(method);
  }

  private static boolean takesText(MethodSymbol method) {
    String type = KnownTypes.nameOf(method.params().get(0).type);
    return type.equals("java.lang.String") || type.equals("java.lang.CharSequence");
  }

  private static boolean isCast(ExpressionTree text) {
    return ASTHelpers.stripParentheses(text) instanceof TypeCastTree;
  }

  /**
   * Whether a {@code try} statement of the method handles a text that cannot be parsed, or the
   * absence of one.
   *
   * @param read the read of the setting
   */
  public boolean isFailureHandled(TreePath read, VisitorState state) {
    Tree child = read.getLeaf();
    for (TreePath at = read.getParentPath(); at != null; at = at.getParentPath()) {
      Tree tree = at.getLeaf();
      if (tree instanceof MethodTree || Places.runsApart(tree)) {
        return false;
      }
      if (tree instanceof TryTree attempt
          && attempt.getBlock() == child
          && attempt.getCatches().stream().anyMatch(it -> isFailureHandled(it, state))) {
        return true;
      }
      child = tree;
    }
    return false;
  }

  private boolean isFailureHandled(CatchTree handler, VisitorState state) {
    if (parsesNumber(method)) {
      return Handlers.handle(handler, FAILURE.get(state), state);
    }
    // Other values have exceptions of their own.
    Type unchecked = state.getSymtab().runtimeExceptionType;
    return Handlers.handle(handler, unchecked, state)
        || Handlers.types(handler).stream()
            .anyMatch(type -> ASTHelpers.isSubtype(ASTHelpers.getType(type), unchecked, state));
  }

  /** Whether some texts cannot be parsed: all but {@code "true"} are the boolean false. */
  public boolean mayThrow() {
    return !method.owner.name.contentEquals("Boolean");
  }
}
