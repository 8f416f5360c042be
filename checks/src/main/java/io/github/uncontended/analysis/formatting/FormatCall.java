package io.github.uncontended.analysis.formatting;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import io.github.uncontended.analysis.formatting.FormatString.Argument;
import io.github.uncontended.analysis.formatting.FormatString.Part;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.PossibleValues;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;

/**
 * A call of {@code String.format} or {@code formatted} with a constant format of plain conversions,
 * each of which has an argument.
 *
 * @param method {@code format} or {@code formatted}
 * @param format what holds the constant
 * @param locale the locale; null where the call has none
 * @param receiver what {@code format}, which is static, is called on where that is no type; else
 *     null
 * @param parts what the call prints
 * @param arguments what the conversions refer to
 */
public record FormatCall(
    String method,
    ExpressionTree format,
    ExpressionTree locale,
    ExpressionTree receiver,
    ImmutableList<Part> parts,
    ImmutableList<ExpressionTree> arguments) {
  /** Reads a call; empty where it is none of these. */
  public static Optional<FormatCall> of(MethodInvocationTree call, VisitorState state) {
    ExpressionTree select = call.getMethodSelect();
    String name = name(select);
    if (!(name.equals("format") || name.equals("formatted"))
        || !(ASTHelpers.getSymbol(select) instanceof MethodSymbol method)
        || method.owner != state.getSymtab().stringType.tsym
        // None where an array is passed, or nothing is known.
        || ((JCMethodInvocation) call).varargsElement == null) {
      return Optional.empty();
    }
    ExpressionTree receiver = receiver(select);
    List<? extends ExpressionTree> arguments = call.getArguments();
    if (!method.isStatic()) {
      return of(name, receiver, null, null, arguments);
    }
    boolean hasLocale = method.params().size() > 2;
    int format = hasLocale ? 1 : 0;
    return of(
        name,
        arguments.get(format),
        hasLocale ? arguments.get(0) : null,
        receiver == null || ASTHelpers.getSymbol(receiver) instanceof TypeSymbol ? null : receiver,
        arguments.subList(format + 1, arguments.size()));
  }

  private static Optional<FormatCall> of(
      String method,
      ExpressionTree format,
      ExpressionTree locale,
      ExpressionTree receiver,
      List<? extends ExpressionTree> arguments) {
    String constant = format == null ? null : ASTHelpers.constValue(format, String.class);
    if (constant == null) {
      return Optional.empty();
    }
    return FormatString.parse(constant)
        .filter(parts -> largestIndex(parts) < arguments.size())
        .map(
            parts ->
                new FormatCall(
                    method, format, locale, receiver, parts, ImmutableList.copyOf(arguments)));
  }

  private static String name(ExpressionTree select) {
    if (select instanceof MemberSelectTree member) {
      return member.getIdentifier().toString();
    }
    return select instanceof IdentifierTree identifier ? identifier.getName().toString() : "";
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

  /** The constant itself. */
  public String constant() {
    return ASTHelpers.constValue(format, String.class);
  }

  /** Indices of the arguments in the order in which they are printed. */
  public ImmutableList<Integer> printed() {
    ImmutableList.Builder<Integer> indices = ImmutableList.builder();
    for (Part part : parts) {
      if (part instanceof Argument argument) {
        indices.add(argument.index());
      }
    }
    return indices.build();
  }

  /** What the call evaluates beside its arguments, {@code +} would not, and may not be nothing. */
  public ImmutableList<ExpressionTree> dropped() {
    return Stream.of(receiver, locale)
        .filter(it -> it != null && !isDefaultLocale(it))
        .collect(toImmutableList());
  }

  private static boolean isDefaultLocale(ExpressionTree expression) {
    return expression instanceof MethodInvocationTree call
        && ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
        && method.name.contentEquals("getDefault")
        && isLocale(method.owner)
        && call.getArguments().stream()
            .allMatch(
                it ->
                    ASTHelpers.getSymbol(it) instanceof VarSymbol category
                        && category.getKind() == ElementKind.ENUM_CONSTANT);
  }

  /**
   * Whether numbers are printed with the digits 0 to 9 for sure. The locale decides: ar-EG, fa-IR,
   * mr-IN and others have digits of their own.
   */
  public boolean printsAsciiDigits() {
    if (locale == null) {
      return false;
    }
    return PossibleValues.allHave(locale, type -> type.hasTag(TypeTag.BOT))
        || (ASTHelpers.getSymbol(locale) instanceof VarSymbol constant
            && ApiFact.ASCII_DIGITS.holdsFor(
                constant.owner.getQualifiedName().toString(), constant.name.toString()));
  }

  private static boolean isLocale(Symbol type) {
    return type.getQualifiedName().contentEquals("java.util.Locale");
  }
}
