package io.github.uncontended.fixes;

import com.google.common.collect.Lists;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.NonNull;
import io.github.uncontended.analysis.syntax.Precedence;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.SourceStyle;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a string concatenation that replaces another expression. Where that is the argument of
 * {@code StringBuilder.append}, the operands are appended one by one instead.
 */
public final class Concatenation {

  private final VisitorState state;

  /** The longest escape with digits, and the quote behind it. */
  private static final int OCTAL = 5;

  private final List<Operand> operands = new ArrayList<>();

  /** Starts a concatenation without operands. */
  public Concatenation(VisitorState state) {
    this.state = state;
  }

  /**
   * An operand.
   *
   * @param binding how strongly its outermost operator binds
   * @param isString whether its static type is {@code String}
   * @param tree the expression that the code is of; null for text, which is not null
   */
  private record Operand(String code, Binding binding, boolean isString, ExpressionTree tree) {
    /**
     * The code as it stands among the other operands.
     *
     * @param leads whether it is the first operand of all
     * @param followsString whether what precedes it is a string
     */
    String written(boolean leads, boolean followsString) {
      boolean alone =
          switch (binding) {
            case TIGHTER -> true;
            case STRINGS -> leads || followsString;
            case SUM -> leads;
            case LOOSER -> false;
          };
      return alone ? code : "(" + code + ")";
    }

    /** Whether it is a literal on one line, which others can be joined with. */
    boolean isLiteral() {
      return (tree == null || tree instanceof LiteralTree)
          && code.startsWith("\"")
          && !code.startsWith("\"\"\"");
    }

    boolean isSum() {
      return binding != Binding.TIGHTER;
    }

    /** Whether the value is a string already, and not null, which only {@code +} converts. */
    boolean isCertainString() {
      return isString && (tree == null || NonNull.isCertain(tree));
    }
  }

  private enum Binding {
    /** Needs no parentheses anywhere. */
    TIGHTER,
    /** A concatenation whose every + joins strings: needs none first or after a string. */
    STRINGS,
    /** A concatenation that adds numbers first: needs none as the first operand. */
    SUM,
    /** Needs parentheses. */
    LOOSER
  }

  /**
   * Adds text.
   *
   * @param value not empty
   * @param source code that holds the text now; characters in it need no escape
   */
  public void add(String value, String source) {
    addString(literal(value, source));
  }

  /** Adds an expression whose value is a string and not null, and that binds tighter than +. */
  public void addString(String code) {
    append(new Operand(code, Binding.TIGHTER, true, null));
  }

  /** Adds an expression as the file has it. */
  public void add(ExpressionTree expression) {
    add(expression, Source.of(expression, state));
  }

  /** Adds other code for an expression, which binds as strongly. */
  public void add(ExpressionTree expression, String code) {
    append(new Operand(code, binding(expression), Expressions.isString(expression), expression));
  }

  /** Adds an operand, or its text to that of a literal in front of it. */
  private void append(Operand operand) {
    Operand last = operands.isEmpty() ? null : operands.get(operands.size() - 1);
    if (last == null || !last.isLiteral() || !operand.isLiteral() || endsInOctal(last, operand)) {
      operands.add(operand);
      return;
    }
    String joined =
        last.code().substring(0, last.code().length() - 1) + operand.code().substring(1);
    operands.set(operands.size() - 1, new Operand(joined, Binding.TIGHTER, true, null));
  }

  /** Whether the first digit of a text could become part of an escape in front of it. */
  private static boolean endsInOctal(Operand last, Operand next) {
    int end = last.code().length();
    return Character.isDigit(next.code().charAt(1))
        && last.code().substring(Math.max(0, end - OCTAL)).indexOf('\\') >= 0;
  }

  /** Adds the operands of another concatenation: next to a string, the result is the same. */
  public void addAll(Concatenation joined) {
    joined.operands.forEach(this::append);
  }

  /**
   * The code that replaces the expression at a path, in parentheses if the expression around it
   * needs them.
   */
  public String replacing(TreePath path) {
    Tree replaced = path.getLeaf();
    if (operands.size() > 1 && isAppended(path)) {
      return lines(Lists.transform(operands, Operand::code), replaced, ")", ".append(");
    }
    Tree around = path.getParentPath().getLeaf();
    boolean isRight =
        around instanceof BinaryTree sum
            && sum.getKind() == Kind.PLUS
            && sum.getRightOperand() == replaced;
    boolean continues = isRight && Expressions.isString(((BinaryTree) around).getLeftOperand());
    boolean isAdded = operands.size() == 1 && isAddedToString(replaced, around);

    List<String> all = new ArrayList<>();
    boolean followsString = continues;
    if (!continues && !isAdded && !makeString()) {
      all.add("\"\"");
      followsString = true;
    }
    for (Operand operand : operands) {
      all.add(operand.written(all.isEmpty() && !isRight, followsString));
      followsString |= operand.isString();
    }
    String text = lines(all, replaced, " ", "+ ");
    if (all.size() == 1) {
      boolean isSum = text.equals(operands.get(0).code()) && operands.get(0).isSum();
      return isSum && needsParentheses(around) ? "(" + text + ")" : text;
    }
    boolean startsWithString = all.size() > operands.size() || operands.get(0).isString();
    boolean apart = isRight ? !continues && !startsWithString : needsParentheses(around);
    return apart ? "(" + text + ")" : text;
  }

  /** Whether the operands can be appended one by one to the builder around the expression. */
  private boolean isAppended(TreePath path) {
    AppendChain chain = AppendChain.around(path, state).orElse(null);
    return chain != null
        && operands.stream()
            .allMatch(operand -> operand.tree() == null || chain.mayAppend(operand.tree()));
  }

  /** Whether {@code +=} adds an expression to a string, which converts it as {@code +} does. */
  private static boolean isAddedToString(Tree value, Tree around) {
    return around instanceof CompoundAssignmentTree assignment
        && assignment.getKind() == Kind.PLUS_ASSIGNMENT
        && assignment.getExpression() == value
        && Expressions.isString(assignment.getVariable());
  }

  /** Whether the operands alone make a string: the first + between them decides. */
  private boolean makeString() {
    return operands.size() == 1
        ? operands.get(0).isCertainString()
        : operands.get(0).isString() || operands.get(1).isString();
  }

  /**
   * The operands, broken into lines if one would be longer than the lines of the file.
   *
   * @param end what follows an operand that another one follows
   * @param begin what precedes each operand but the first
   */
  private String lines(List<String> all, Tree replaced, String end, String begin) {
    String oneLine = String.join(end + begin, all);
    int start = Source.start(replaced);
    int lineStart = Source.lineStart(start, state);
    String before = Source.of(lineStart, start, state);
    int column = SourceStyle.columns(before);
    int width = SourceStyle.of(state).width();
    // What follows the expression on its line stays there.
    int replacedEnd = state.getEndPosition(replaced);
    int rest = Math.max(0, Source.lineEnd(replacedEnd, state) - replacedEnd);
    int replacedLength = replacedEnd - start;
    boolean shortensLongLine =
        Source.lineEnd(start, state) == Source.lineEnd(replacedEnd, state)
            && column + replacedLength + rest > width
            && oneLine.length() <= replacedLength;
    if (column + oneLine.length() + rest <= width || shortensLongLine) {
      return oneLine;
    }
    boolean startsLine = before.isBlank();
    String indent =
        Source.indentAt(start, state)
            + (startsLine ? "" : SourceStyle.of(state).indent().repeat(2));
    String lineBreak = Source.lineSeparator(state) + indent;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < all.size(); i++) {
      String operand = all.get(i);
      if (i > 0) {
        String joined = end + begin + operand;
        int behind = i == all.size() - 1 ? rest : end.stripTrailing().length();
        if (column + joined.length() + behind <= width) {
          text.append(joined);
          column += joined.length();
        } else {
          text.append(end.stripTrailing()).append(lineBreak).append(begin).append(operand);
          column = SourceStyle.columns(indent) + begin.length() + operand.length();
        }
      } else {
        text.append(operand);
        column += operand.length();
      }
    }
    return text.toString();
  }

  private static boolean needsParentheses(Tree around) {
    return (around instanceof BinaryTree && around.getKind() != Kind.PLUS)
        || around instanceof MemberSelectTree
        || around instanceof MemberReferenceTree
        || around instanceof TypeCastTree
        || around instanceof InstanceOfTree;
  }

  private static Binding binding(ExpressionTree expression) {
    Precedence precedence = Precedence.of(expression);
    if (expression.getKind() == Kind.PLUS
        && precedence == Precedence.ADDITIVE
        && Expressions.isString(expression)) {
      return joinsStringsOnly((BinaryTree) expression) ? Binding.STRINGS : Binding.SUM;
    }
    return Precedence.ADDITIVE.isLooserThan(precedence) ? Binding.TIGHTER : Binding.LOOSER;
  }

  /** Whether each + of a sum joins strings, so that none adds numbers. */
  private static boolean joinsStringsOnly(BinaryTree sum) {
    ExpressionTree left = sum.getLeftOperand();
    return !(left instanceof BinaryTree inner && inner.getKind() == Kind.PLUS)
        || (Expressions.isString(left) && joinsStringsOnly((BinaryTree) left));
  }

  /**
   * A string literal.
   *
   * @param source code that holds the text now: characters in it are not escaped, and escapes of a
   *     literal stay as they are; others beyond ASCII are escaped, since the encoding of the file
   *     may lack them
   */
  static String literal(String value, String source) {
    return new StringLiteral(source).write(value);
  }
}
