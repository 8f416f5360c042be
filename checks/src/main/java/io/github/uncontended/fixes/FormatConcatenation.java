package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.FindIdentifiers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Kinds.KindSelector;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.effects.EvaluationOrder;
import io.github.uncontended.analysis.formatting.FormatCall;
import io.github.uncontended.analysis.formatting.FormatString.Argument;
import io.github.uncontended.analysis.formatting.FormatString.LineEnd;
import io.github.uncontended.analysis.formatting.FormatString.Part;
import io.github.uncontended.analysis.formatting.FormatString.Text;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.NonNull;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.edit.Fix;
import java.util.Optional;
import java.util.function.Function;

/**
 * The concatenation that prints the same text as a format call.
 *
 * <p>It also replaces the format calls within its arguments, whose own fixes overlap with it.
 */
public final class FormatConcatenation {
  /** A constant of 65,535 bytes is too long for a class file; a character takes up to three. */
  private static final int MAX_CONSTANT = 65_535 / 3;

  private final Function<VisitorState, Optional<FormatCall>> nested;

  /**
   * A concatenation of any call.
   *
   * @param nested reads the format call that a state's path leads to; empty for what stays as it is
   *     within an argument
   */
  public FormatConcatenation(Function<VisitorState, Optional<FormatCall>> nested) {
    this.nested = nested;
  }

  /** The edit of a format call, which {@code state}'s path leads to. */
  public Fix replacing(MethodInvocationTree tree, FormatCall call, VisitorState state) {
    return Fix.builder().replace(tree, code(call, state), state).build();
  }

  private String code(FormatCall call, VisitorState state) {
    return operands(call, state).replacing(state.getPath());
  }

  private Concatenation operands(FormatCall call, VisitorState state) {
    Concatenation concatenation = new Concatenation(state);
    for (Part part : call.parts()) {
      if (part instanceof Text text) {
        concatenation.add(text.value(), Source.of(call.format(), state));
      } else if (part instanceof LineEnd) {
        concatenation.addString(systemHere(state) + ".lineSeparator()");
      } else {
        ExpressionTree argument = call.arguments().get(((Argument) part).index());
        TreePath path = withoutConversion(new TreePath(state.getPath(), argument), state);
        VisitorState there = state.withPath(path);
        Optional<FormatCall> inner = nested.apply(there);
        if (inner.isPresent()) {
          concatenation.addAll(operands(inner.get(), there));
        } else {
          concatenation.add((ExpressionTree) path.getLeaf(), withoutFormats(there));
        }
      }
    }
    return concatenation;
  }

  /** The source of an expression, with concatenations in place of the format calls in it. */
  private String withoutFormats(VisitorState expression) {
    Fix.Builder edits = Fix.builder();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        VisitorState there = expression.withPath(getCurrentPath());
        Optional<FormatCall> inner = nested.apply(there);
        if (inner.isEmpty()) {
          return super.visitMethodInvocation(tree, null);
        }
        edits.replace(tree, code(inner.get(), there), expression);
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void unused) {
        // Its members may suppress the rule.
        return null;
      }
    }.scan(expression.getPath(), null);
    return edits.build().applyWithin(expression.getPath().getLeaf(), expression);
  }

  /**
   * The operand of a conversion that {@code +} makes anyway, such as {@code Long.valueOf(n)}, of a
   * cast to a supertype, or of parentheses; else the expression itself.
   */
  private static TreePath withoutConversion(TreePath expression, VisitorState state) {
    ExpressionTree tree = (ExpressionTree) expression.getLeaf();
    ExpressionTree operand =
        tree instanceof ParenthesizedTree inner ? inner.getExpression() : converted(tree, state);
    if (tree instanceof TypeCastTree cast && isToSupertype(cast, state)) {
      operand = cast.getExpression();
    }
    if (operand == null
        || Source.hasComment(Source.start(tree), Source.start(operand), state)
        || Source.hasComment(state.getEndPosition(operand), state.getEndPosition(tree), state)) {
      return expression;
    }
    return withoutConversion(new TreePath(expression, operand), state);
  }

  private static boolean isToSupertype(TypeCastTree cast, VisitorState state) {
    Type target = ASTHelpers.getType(cast);
    Type type = ASTHelpers.getType(cast.getExpression());
    return target != null
        && type != null
        && !target.isPrimitive()
        && !type.isPrimitive()
        && !type.hasTag(TypeTag.BOT)
        // The compiler casts what other expressions give to a type argument.
        && ASTHelpers.stripParentheses(cast.getExpression()) instanceof IdentifierTree
        && ASTHelpers.constValue(cast.getExpression()) == null
        && state.getTypes().isSubtype(type, target);
  }

  /** What a call converts to the same string as {@code +} does; null for any other expression. */
  private static ExpressionTree converted(ExpressionTree tree, VisitorState state) {
    if (!(tree instanceof MethodInvocationTree call)
        || !(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return null;
    }
    if (method.isStatic()) {
      boolean converts =
          call.getArguments().size() == 1
              && (method.name.contentEquals("valueOf") || method.name.contentEquals("toString"));
      return converts && isOfValue(method, call.getArguments().get(0), state)
          ? call.getArguments().get(0)
          : null;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return method.name.contentEquals("toString")
            && method.params().isEmpty()
            && receiver != null
            && !Expressions.isSuper(receiver)
            && NonNull.isCertain(receiver)
            && EvaluationOrder.convertsTheSameAlways(receiver, state)
        ? receiver
        : null;
  }

  /** Whether a method of String or of the box of a primitive type converts its argument. */
  private static boolean isOfValue(
      MethodSymbol method, ExpressionTree argument, VisitorState state) {
    Type type = ASTHelpers.getType(argument);
    if (type == null || !method.owner.getQualifiedName().toString().startsWith("java.lang.")) {
      return false;
    }
    if (method.owner == state.getSymtab().stringType.tsym) {
      return type.isPrimitive()
          || (!type.hasTag(TypeTag.BOT)
              && EvaluationOrder.convertsTheSameAlways(argument, state)
              && !type.hasTag(TypeTag.ARRAY));
    }
    return type.isPrimitive()
        && state.getTypes().isSameType(state.getTypes().unboxedType(method.owner.type), type)
        && state.getTypes().isSameType(method.params().get(0).type, type);
  }

  /** Whether the concatenation can name what it needs, {@link System} for line separators. */
  public static boolean canName(FormatCall call, VisitorState state) {
    return call.parts().stream().noneMatch(LineEnd.class::isInstance)
        || isSystem("System", state)
        || !isHidden("java", state);
  }

  /** The name of {@link System}, qualified if another class or a variable hides it. */
  private static String systemHere(VisitorState state) {
    return isSystem("System", state) ? "System" : "java.lang.System";
  }

  private static boolean isSystem(String name, VisitorState state) {
    Symbol found = FindIdentifiers.findIdent(name, state, KindSelector.VAL_TYP);
    return found != null
        && found.getQualifiedName().contentEquals("java.lang.System")
        && !isLocal(name, state);
  }

  private static boolean isHidden(String name, VisitorState state) {
    return FindIdentifiers.findIdent(name, state, KindSelector.VAL_TYP) != null
        || isLocal(name, state);
  }

  /** Whether the member around the place declares a variable of a name, in a pattern or else. */
  private static boolean isLocal(String name, VisitorState state) {
    TreePath at = state.getPath();
    while (!(at.getParentPath().getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return Expressions.contains(
        at.getLeaf(),
        part -> part instanceof VariableTree variable && variable.getName().contentEquals(name));
  }

  /** Whether a comment in the call is outside of the printed arguments. */
  public static boolean losesComment(
      MethodInvocationTree tree, FormatCall call, VisitorState state) {
    int from = Source.start(tree);
    for (int i = 0; i < call.arguments().size(); i++) {
      if (call.printed().contains(i)) {
        ExpressionTree argument = call.arguments().get(i);
        if (Source.hasComment(from, Source.start(argument), state)) {
          return true;
        }
        from = state.getEndPosition(argument);
      }
    }
    return Source.hasComment(from, state.getEndPosition(tree), state);
  }

  /** Whether javac might join the constants of the call to one that no class file can hold. */
  public static boolean overflowsConstant(FormatCall call) {
    int length = call.constant().length();
    for (ExpressionTree argument : call.arguments()) {
      String constant = ASTHelpers.constValue(argument, String.class);
      length += constant == null ? 0 : constant.length();
    }
    return length > MAX_CONSTANT;
  }
}
