package io.github.uncontended.analysis.formatting;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import io.github.uncontended.analysis.formatting.FormatString.Argument;
import io.github.uncontended.analysis.formatting.FormatString.Part;
import io.github.uncontended.analysis.formatting.FormatString.Text;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;

/**
 * A call of {@code String.format} or {@code formatted} with a constant format string of plain
 * conversions, each of which has an argument; or one that chooses between constants, with one of
 * them.
 *
 * @param method {@code format} or {@code formatted}
 * @param format the expression of the format string
 * @param locale the locale; null for none
 * @param receiver the expression that the static {@code format} is called on; null for a type or
 *     none
 * @param parts the parts of the result
 * @param arguments the arguments of the conversions
 * @param isChosen whether other runs of the call have another format
 */
public record FormatCall(
    String method,
    ExpressionTree format,
    ExpressionTree locale,
    ExpressionTree receiver,
    ImmutableList<Part> parts,
    ImmutableList<ExpressionTree> arguments,
    boolean isChosen) {
  /** Whether a method of one of the names is called; cheap, so that it can be the first test. */
  public static boolean isNamed(MethodInvocationTree call) {
    String name = Expressions.simpleName(call.getMethodSelect());
    return name.equals("format") || name.equals("formatted");
  }

  /** Parses a call; empty for any other call. */
  public static Optional<FormatCall> of(MethodInvocationTree call, VisitorState state) {
    ExpressionTree select = call.getMethodSelect();
    String name = Expressions.simpleName(select);
    if (!isNamed(call)
        || !(Symbols.of(select) instanceof MethodSymbol method)
        || method.owner != state.getSymtab().stringType.tsym
        // Null if the call passes an array, or has errors.
        || ((JCMethodInvocation) call).varargsElement == null) {
      return Optional.empty();
    }
    ExpressionTree receiver = receiver(select);
    List<? extends ExpressionTree> arguments = call.getArguments();
    if (!method.isStatic()) {
      return receiver == null ? Optional.empty() : of(name, receiver, null, null, arguments, state);
    }
    boolean hasLocale = method.params().size() > 2;
    int format = hasLocale ? 1 : 0;
    return of(
        name,
        arguments.get(format),
        hasLocale ? arguments.get(0) : null,
        receiver == null || Symbols.of(receiver) instanceof TypeSymbol ? null : receiver,
        arguments.subList(format + 1, arguments.size()),
        state);
  }

  private static Optional<FormatCall> of(
      String method,
      ExpressionTree format,
      ExpressionTree locale,
      ExpressionTree receiver,
      List<? extends ExpressionTree> arguments,
      VisitorState state) {
    ImmutableList<ExpressionTree> formats = formats(format, state);
    for (ExpressionTree possible : formats) {
      Optional<FormatCall> call =
          FormatString.parse(ASTHelpers.constValue(possible, String.class))
              .filter(parts -> largestIndex(parts) < arguments.size())
              .map(
                  parts ->
                      new FormatCall(
                          method,
                          possible,
                          locale,
                          receiver,
                          parts,
                          ImmutableList.copyOf(arguments),
                          formats.size() > 1));
      if (call.isPresent()) {
        return call;
      }
    }
    return Optional.empty();
  }

  /**
   * The constants that a format can be: it is one, or a conditional expression or an effectively
   * final variable with such an initializer chooses between some. Empty if it can be anything else.
   */
  private static ImmutableList<ExpressionTree> formats(ExpressionTree format, VisitorState state) {
    if (ASTHelpers.constValue(format, String.class) != null) {
      return ImmutableList.of(format);
    }
    ExpressionTree bare = ASTHelpers.stripParentheses(format);
    if (bare instanceof ConditionalExpressionTree choice) {
      ImmutableList<ExpressionTree> one = formats(choice.getTrueExpression(), state);
      ImmutableList<ExpressionTree> other = formats(choice.getFalseExpression(), state);
      return one.isEmpty() || other.isEmpty()
          ? ImmutableList.of()
          : ImmutableList.<ExpressionTree>builder().addAll(one).addAll(other).build();
    }
    return bare instanceof IdentifierTree
            && Symbols.of(bare) instanceof VarSymbol variable
            && variable.getKind() == ElementKind.LOCAL_VARIABLE
            && (variable.flags() & (Flags.FINAL | Flags.EFFECTIVELY_FINAL)) != 0
            && UnitIndex.of(state).declaration(variable).map(TreePath::getLeaf).orElse(null)
                instanceof VariableTree declared
            && declared.getInitializer() != null
            && ASTHelpers.stripParentheses(declared.getInitializer())
                instanceof ConditionalExpressionTree
        ? formats(declared.getInitializer(), state)
        : ImmutableList.of();
  }

  private static ExpressionTree receiver(ExpressionTree select) {
    return select instanceof MemberSelectTree member ? member.getExpression() : null;
  }

  private static int largestIndex(List<Part> parts) {
    int largest = -1;
    for (Part part : parts) {
      if (part instanceof Argument argument) {
        largest = Math.max(largest, argument.index());
      }
    }
    return largest;
  }

  /** The format string. */
  public String constant() {
    return ASTHelpers.constValue(format, String.class);
  }

  /** Whether the format string is a named constant, or is made of one. */
  public boolean isNamed() {
    return Expressions.contains(format, part -> Symbols.of(part) instanceof VarSymbol);
  }

  /**
   * Whether a concatenation would be a constant expression (JLS 15.29), which is interned, makes
   * constants of final variables and decides which statements are reachable.
   */
  public boolean isConstant() {
    return parts.stream()
        .allMatch(
            part ->
                part instanceof Text
                    || (part instanceof Argument argument
                        && ASTHelpers.constValue(arguments.get(argument.index())) != null));
  }

  /** How many of the texts have a quote next to an argument. */
  public long quotedBoundaries() {
    return parts.stream()
        .filter(part -> part instanceof Text text && isQuotedBoundary(text.value()))
        .count();
  }

  private static boolean isQuotedBoundary(String text) {
    return text.startsWith("\"") || text.endsWith("\"");
  }

  /** The indices of the arguments in the order in which the result contains them. */
  public ImmutableList<Integer> printed() {
    ImmutableList.Builder<Integer> indices = ImmutableList.builder();
    for (Part part : parts) {
      if (part instanceof Argument argument) {
        indices.add(argument.index());
      }
    }
    return indices.build();
  }

  /**
   * The receiver and the locale, which the call evaluates and {@code +} would not, except for the
   * default locale.
   */
  public ImmutableList<ExpressionTree> dropped() {
    return Stream.of(receiver, locale)
        .filter(it -> it != null && !isDefaultLocale(it))
        .collect(toImmutableList());
  }

  private static boolean isDefaultLocale(ExpressionTree expression) {
    return expression instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && method.name.contentEquals("getDefault")
        && isLocale(method.owner)
        && call.getArguments().stream()
            .allMatch(
                it ->
                    Symbols.of(it) instanceof VarSymbol category
                        && category.getKind() == ElementKind.ENUM_CONSTANT);
  }

  /**
   * Whether {@code %d} always prints the digits 0 to 9. The locale decides: ar-EG, fa-IR, mr-IN and
   * others have other digits.
   */
  public boolean printsAsciiDigits() {
    if (locale == null) {
      return false;
    }
    return PossibleValues.allHave(locale, type -> type.hasTag(TypeTag.BOT))
        || (Symbols.of(locale) instanceof VarSymbol constant
            && ApiFact.ASCII_DIGITS.holdsFor(
                constant.owner.getQualifiedName().toString(), constant.name.toString()));
  }

  private static boolean isLocale(Symbol type) {
    return type.getQualifiedName().contentEquals("java.util.Locale");
  }
}
