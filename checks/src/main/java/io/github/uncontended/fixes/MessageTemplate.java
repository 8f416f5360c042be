package io.github.uncontended.fixes;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.diagnostics.EagerMessage;
import io.github.uncontended.analysis.diagnostics.EagerMessage.Dialect;
import io.github.uncontended.analysis.effects.Evaluation;
import io.github.uncontended.analysis.effects.EvaluationOrder;
import io.github.uncontended.analysis.effects.Permission;
import io.github.uncontended.analysis.formatting.ConversionRisks;
import io.github.uncontended.analysis.formatting.FormatCall;
import io.github.uncontended.analysis.formatting.FormatString.Argument;
import io.github.uncontended.analysis.formatting.FormatString.LineEnd;
import io.github.uncontended.analysis.formatting.FormatString.Part;
import io.github.uncontended.analysis.formatting.FormatString.Text;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.options.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The edit of a check that passes a template and its arguments in place of a message that is made
 * of them. The arguments are still evaluated on every call; only a failure converts them to text.
 *
 * @param fix the edit
 * @param keepsBehaviour whether the text on failure, the exceptions and the side effects of the
 *     conversions stay
 * @param called the simple names of the methods that the arguments still call each time
 */
public record MessageTemplate(Fix fix, Permission keepsBehaviour, ImmutableSet<String> called) {
  private static final String PLACEHOLDER = "%s";

  /** What to say of the calls that stay, behind a full stop; empty without any. */
  public String stillCalled() {
    if (called.isEmpty()) {
      return "";
    }
    return " "
        + Words.list(called.stream().map(it -> it + "()").toList())
        + (called.size() == 1 ? " is" : " are")
        + " still called on every call.";
  }

  /** The edit; empty if no template gives the same text, or if it would delete a comment. */
  public static Optional<MessageTemplate> of(EagerMessage eager, VisitorState state) {
    if (eager.dialect() == Dialect.NONE
        || !eager.isLast()
        || !Source.hasPosition(eager.message(), state)
        || eager.costlyArgument(state).isPresent()) {
      return Optional.empty();
    }
    VisitorState there = state.withPath(new TreePath(state.getPath(), eager.message()));
    Writer writer = new Writer(eager, there);
    return ASTHelpers.stripParentheses(eager.message()) instanceof MethodInvocationTree call
        ? FormatCall.of(call, there).filter(it -> !it.isChosen()).flatMap(writer::ofFormat)
        : writer.ofConcatenation();
  }

  /** A template and the source of its arguments, which replace the message of one check. */
  static final class Writer {
    private final EagerMessage eager;
    private final VisitorState state;
    private final int start;
    private final int end;

    Writer(EagerMessage eager, VisitorState state) {
      this.eager = eager;
      this.state = state;
      this.start = Source.start(eager.message());
      this.end = state.getEndPosition(eager.message());
    }

    Optional<MessageTemplate> ofFormat(FormatCall format) {
      boolean isTemplate = eager.dialect() == Dialect.TEMPLATE;
      String template = isTemplate ? template(format) : format.constant();
      List<ExpressionTree> arguments = format.arguments();
      boolean isSame = format.constant().equals(template);
      if (template == null
          || (isTemplate ? !printsEachInOrder(format) : arguments.isEmpty())
          || (format.locale() != null && !isTemplate)
          || !format.dropped().stream()
              .allMatch(it -> Evaluation.of(it, state).maySkip().isGranted())
          || !areTaken(arguments)
          || !(isSame || isPlainLiteral(format.format()))
          || losesComment(format)) {
        return Optional.empty();
      }
      Optional<Permission> sameText =
          isTemplate
              ? ConversionRisks.of(format, "a template", state).map(Writer::asPermission)
              : Optional.of(Permission.proven());
      if (sameText.isEmpty()) {
        return Optional.empty();
      }
      Fix.Builder fix = Fix.builder().replace(start, Source.start(format.format()), "");
      if (!isSame) {
        String source = Source.of(format.format(), state);
        fix.replace(format.format(), Concatenation.literal(template, source), state);
      }
      int last = state.getEndPosition(format.format());
      if (!arguments.isEmpty()) {
        int first = Source.start(arguments.get(0));
        if (!Source.of(last, first, state).stripLeading().startsWith(",")) {
          fix.replace(last, first, ", ");
        }
        last = state.getEndPosition(Iterables.getLast(arguments));
      }
      fix.replace(last, end, "");
      return result(fix, sameText.get(), arguments);
    }

    /** Whether a comment is in what only the call needs. */
    boolean losesComment(FormatCall format) {
      int last = state.getEndPosition(format.format());
      int rest = last;
      if (!format.arguments().isEmpty()) {
        rest = Source.start(format.arguments().get(0));
        if (Source.of(last, rest, state).stripLeading().startsWith(",")) {
          rest = last;
        }
        last = state.getEndPosition(Iterables.getLast(format.arguments()));
      }
      return Source.hasComment(start, Source.start(format.format()), state)
          || Source.hasComment(state.getEndPosition(format.format()), rest, state)
          || Source.hasComment(last, end, state);
    }

    /** The format string with {@code %s} for each argument; null if a text looks like one. */
    private static String template(FormatCall format) {
      StringBuilder template = new StringBuilder();
      for (Part part : format.parts()) {
        if (part instanceof LineEnd
            || (part instanceof Text text && text.value().contains(PLACEHOLDER))
            || (part instanceof Argument && endsInPercent(template))) {
          return null;
        }
        template.append(part instanceof Text text ? text.value() : PLACEHOLDER);
      }
      return template.toString();
    }

    /** Whether {@code %s} behind a text would read as an escaped percent sign and an s. */
    static boolean endsInPercent(CharSequence text) {
      return text.length() > 0 && text.charAt(text.length() - 1) == '%';
    }

    static boolean printsEachInOrder(FormatCall format) {
      for (int i = 0; i < format.printed().size(); i++) {
        if (format.printed().get(i) != i) {
          return false;
        }
      }
      return format.printed().size() == format.arguments().size();
    }

    private static Permission asPermission(Iterable<String> risks) {
      return risks.iterator().hasNext()
          ? Permission.no("gives the same text only if " + String.join(", and ", risks))
          : Permission.proven();
    }

    Optional<MessageTemplate> ofConcatenation() {
      List<ExpressionTree> operands = new ArrayList<>();
      flatten(eager.message(), operands);
      List<ExpressionTree> arguments = new ArrayList<>();
      String template = template(operands, arguments);
      if (template == null
          || Source.hasComment(start, end, state)
          || !areTaken(arguments)
          || arguments.stream().anyMatch(it -> !Source.hasPosition(it, state))) {
        return Optional.empty();
      }
      String separator = template.indexOf('\n') < 0 ? ", " : "," + lineBreak(start);
      String sources = arguments.stream().map(it -> Source.of(it, state)).collect(joining(", "));
      Fix.Builder fix = Fix.builder().replace(start, end, template + separator + sources);
      return result(fix, mayConvertLate(arguments), arguments);
    }

    /**
     * The source of the template, on as many lines as the concatenation; null if there is none.
     *
     * @param arguments receives what {@code %s} stands for
     */
    private String template(List<ExpressionTree> operands, List<ExpressionTree> arguments) {
      String source = Source.of(start, end, state);
      StringBuilder template = new StringBuilder();
      StringBuilder line = new StringBuilder();
      StringBuilder text = new StringBuilder();
      ExpressionTree previous = null;
      for (ExpressionTree operand : operands) {
        if (previous != null) {
          int gap = state.getEndPosition(previous);
          String between = Source.of(gap, Source.start(operand), state);
          int lineEnd = between.indexOf('\n');
          if (lineEnd >= 0) {
            boolean leads = between.indexOf('+') > lineEnd;
            String lineBreak = lineBreak(Source.start(operand));
            template.append(Concatenation.literal(line.toString(), source));
            template.append(leads ? lineBreak + "+ " : " +" + lineBreak);
            line.setLength(0);
          }
        }
        previous = operand;
        if (operand instanceof LiteralTree literal) {
          if (literal.getValue() instanceof String && !isPlainLiteral(literal)) {
            return null;
          }
          text.append(literal.getValue());
          line.append(literal.getValue());
        } else {
          if (!isText(text) || endsInPercent(text)) {
            return null;
          }
          text.setLength(0);
          line.append(PLACEHOLDER);
          arguments.add(operand);
        }
      }
      return isText(text)
          ? template.append(Concatenation.literal(line.toString(), source)).toString()
          : null;
    }

    /** Whether the check takes a part of the template for text. */
    private boolean isText(CharSequence part) {
      String marker = eager.dialect() == Dialect.TEMPLATE ? PLACEHOLDER : "%";
      return part.toString().indexOf(marker) < 0;
    }

    private String lineBreak(int position) {
      return Source.lineSeparator(state) + Source.indentAt(position, state);
    }

    static void flatten(ExpressionTree operand, List<ExpressionTree> operands) {
      ExpressionTree bare = ASTHelpers.stripParentheses(operand);
      if (bare instanceof BinaryTree sum
          && sum.getKind() == Kind.PLUS
          && Expressions.isString(sum)) {
        flatten(sum.getLeftOperand(), operands);
        flatten(sum.getRightOperand(), operands);
      } else {
        operands.add(bare);
      }
    }

    /** Whether a literal can be written anew in one line. */
    private boolean isPlainLiteral(ExpressionTree literal) {
      return literal instanceof LiteralTree
          && Source.hasPosition(literal, state)
          && !Source.of(literal, state).startsWith("\"\"\"");
    }

    /**
     * Whether the check takes the arguments one by one. An array may be taken for all of them; and
     * overloads for primitive types can be ambiguous.
     */
    boolean areTaken(List<ExpressionTree> arguments) {
      return arguments.stream().noneMatch(this::mayBeTakenForAll) && fitOneOverload(arguments);
    }

    /** Whether an argument has another type, or may be taken for an array, behind a template. */
    boolean mayBeTakenForAll(ExpressionTree argument) {
      Type type = ASTHelpers.getType(argument);
      return type == null
          || type.hasTag(TypeTag.ARRAY)
          || type.hasTag(TypeTag.BOT)
          || type.hasTag(TypeTag.VOID)
          || PossibleValues.dependOnTarget(argument, state)
          // The result of a generic method can become an array, or a number.
          || PossibleValues.areInferred(argument);
    }

    private boolean fitOneOverload(List<ExpressionTree> arguments) {
      boolean someBoxed = arguments.stream().anyMatch(Writer::isBoxedOnly);
      boolean someNumber = arguments.stream().anyMatch(it -> isNumber(typeOf(it)));
      return eager.dialect() == Dialect.TEMPLATE
          ? arguments.size() != 2 || !someBoxed || !someNumber
          : arguments.size() != 1 || !(someBoxed || someNumber || unboxes(arguments.get(0)));
    }

    private Type typeOf(ExpressionTree argument) {
      return ASTHelpers.getType(argument);
    }

    private boolean unboxes(ExpressionTree argument) {
      return state.getTypes().unboxedType(typeOf(argument)).isPrimitive();
    }

    /** Whether no overload takes an argument without boxing it, or one of its branches. */
    private static boolean isBoxedOnly(ExpressionTree argument) {
      Type type = ASTHelpers.getType(argument);
      return isBoxedOnly(type)
          || (!type.isPrimitive() && PossibleValues.someHave(argument, Type::isPrimitive));
    }

    /** Whether no overload takes a value of a type without boxing it. */
    private static boolean isBoxedOnly(Type type) {
      return type.hasTag(TypeTag.BOOLEAN)
          || type.hasTag(TypeTag.FLOAT)
          || type.hasTag(TypeTag.DOUBLE);
    }

    /** Whether a value is a number or a character of an overload, or a box of one. */
    private boolean isNumber(Type type) {
      Type primitive = state.getTypes().unboxedTypeOrType(type);
      return primitive.isPrimitive() && !isBoxedOnly(primitive);
    }

    /** Whether values may be converted after all arguments are evaluated. */
    private Permission mayConvertLate(List<ExpressionTree> arguments) {
      Permission permission = Permission.proven();
      for (int i = 0; i < arguments.size(); i++) {
        ExpressionTree argument = arguments.get(i);
        if (EvaluationOrder.convertsTheSameAlways(argument, state)) {
          continue;
        }
        Evaluation conversion = Evaluation.ofToString(argument, state);
        for (ExpressionTree later : arguments.subList(i + 1, arguments.size())) {
          permission = permission.and(conversion.mayMovePast(Evaluation.of(later, state)));
        }
      }
      return permission;
    }

    private Optional<MessageTemplate> result(
        Fix.Builder fix, Permission sameText, List<ExpressionTree> arguments) {
      Permission permission = sameText;
      for (ExpressionTree argument : arguments) {
        permission = permission.and(Evaluation.ofToString(argument, state).maySkip());
        fix.keepText(argument, state);
      }
      if (eager.dialect() == Dialect.FORMAT) {
        permission =
            permission.and(
                Permission.no(
                    "is formatted again by older versions of the check, with other text"));
      }
      return Optional.of(new MessageTemplate(fix.build(), permission, called(arguments)));
    }

    private static ImmutableSet<String> called(List<ExpressionTree> arguments) {
      List<MethodInvocationTree> calls = new ArrayList<>();
      for (ExpressionTree argument : arguments) {
        Expressions.evaluates(
            argument, part -> part instanceof MethodInvocationTree call && calls.add(call));
      }
      return calls.stream()
          .map(call -> Expressions.simpleName(call.getMethodSelect()))
          .collect(toImmutableSet());
    }
  }
}
