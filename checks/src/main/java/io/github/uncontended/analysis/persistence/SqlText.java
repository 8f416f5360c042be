package io.github.uncontended.analysis.persistence;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.formatting.FormatCall;
import io.github.uncontended.analysis.formatting.FormatString.LineEnd;
import io.github.uncontended.analysis.formatting.FormatString.Part;
import io.github.uncontended.analysis.formatting.FormatString.Text;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Whether the text of a statement, in SQL or in JPQL, only reads, or leaves tables as they are. A
 * function outside of the SQL standard may write, so that only the standard's are allowed.
 */
final class SqlText {
  private static final ImmutableSet<String> STARTS = ImmutableSet.of("select", "from", "with");

  /** Words that queries and changes of rows begin with. */
  private static final ImmutableSet<String> OF_ROWS =
      ImmutableSet.of("delete", "insert", "merge", "replace", "select", "update", "values", "with");

  /** Words that a change of rows begins with, and no query or call. */
  private static final ImmutableSet<String> CHANGES =
      ImmutableSet.of("delete", "insert", "merge", "replace", "update");

  /** Words that write, call, lock or draw from a sequence. */
  private static final ImmutableSet<String> WRITES =
      ImmutableSet.of(
          "call",
          "delete",
          "exec",
          "execute",
          "insert",
          "into",
          "lock",
          "merge",
          "nextval",
          "replace",
          "truncate",
          "update");

  /** What the grammar and the functions of the standard write before a parenthesis. */
  private static final ImmutableSet<String> BEFORE_PARENTHESIS =
      ImmutableSet.of(
          "abs",
          "all",
          "and",
          "any",
          "as",
          "avg",
          "by",
          "case",
          "cast",
          "ceiling",
          "char_length",
          "coalesce",
          "concat",
          "count",
          "distinct",
          "else",
          "except",
          "exists",
          "extract",
          "floor",
          "from",
          "having",
          "in",
          "intersect",
          "join",
          "key",
          "length",
          "like",
          "locate",
          "lower",
          "max",
          "member",
          "min",
          "mod",
          "new",
          "not",
          "nullif",
          "on",
          "or",
          "over",
          "position",
          "power",
          "rank",
          "round",
          "row_number",
          "select",
          "size",
          "some",
          "sqrt",
          "substring",
          "sum",
          "then",
          "treat",
          "trim",
          "type",
          "union",
          "upper",
          "value",
          "values",
          "when",
          "where",
          "with");

  /** Stands for a part of a statement that is not known. */
  private static final String UNKNOWN = " _ ";

  private SqlText() {}

  /**
   * What is known of the text of a statement: its constants, in order, and a placeholder for each
   * other part of a concatenation or of what a constant format prints. A final local variable has
   * the text that it is initialized with.
   */
  static String of(ExpressionTree text, VisitorState state) {
    StringBuilder known = new StringBuilder();
    append(text, known, state);
    return known.toString();
  }

  private static void append(ExpressionTree text, StringBuilder known, VisitorState state) {
    ExpressionTree bare = ASTHelpers.stripParentheses(text);
    Object constant = ASTHelpers.constValue(bare);
    if (constant instanceof Integer code && ASTHelpers.getType(bare).hasTag(TypeTag.CHAR)) {
      known.append((char) code.intValue());
    } else if (constant != null) {
      known.append(constant);
    } else if (bare instanceof BinaryTree sum && sum.getKind() == Kind.PLUS) {
      append(sum.getLeftOperand(), known, state);
      append(sum.getRightOperand(), known, state);
    } else if (bare instanceof ConditionalExpressionTree choice) {
      // Either of them must be harmless.
      known.append(UNKNOWN);
      append(choice.getTrueExpression(), known, state);
      known.append(UNKNOWN);
      append(choice.getFalseExpression(), known, state);
    } else if (bare instanceof MethodInvocationTree call && FormatCall.isNamed(call)) {
      FormatCall.of(call, state)
          .ifPresentOrElse(
              it -> it.parts().forEach(part -> append(part, known)), () -> known.append(UNKNOWN));
    } else {
      initializer(bare, state)
          .ifPresentOrElse(it -> append(it, known, state), () -> known.append(UNKNOWN));
    }
  }

  private static void append(Part part, StringBuilder known) {
    known.append(
        part instanceof Text text ? text.value() : part instanceof LineEnd ? "\n" : UNKNOWN);
  }

  private static Optional<ExpressionTree> initializer(ExpressionTree name, VisitorState state) {
    return Symbols.of(name) instanceof VarSymbol variable
            && variable.getKind() == ElementKind.LOCAL_VARIABLE
            && ASTHelpers.isConsideredFinal(variable)
        ? UnitIndex.of(state)
            .declaration(variable)
            .map(it -> ((VariableTree) it.getLeaf()).getInitializer())
        : Optional.empty();
  }

  /** Whether a statement is a query that writes nothing and locks nothing. */
  static boolean isRead(String text) {
    // Some databases run the comment, and take a backslash for the escape of a quote.
    if (text.contains("/*!") || text.contains("\\")) {
      return false;
    }
    List<String> words = words(text);
    if (words.isEmpty() || !STARTS.contains(words.get(0))) {
      return false;
    }
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      String next = i + 1 < words.size() ? words.get(i + 1) : "";
      boolean name = Character.isJavaIdentifierStart(word.charAt(0));
      if (WRITES.contains(word)
          || (word.equals("for") && (next.equals("share") || next.equals("key")))
          || (word.equals("next") && next.equals("value"))
          || word.equals(";")
          || (name && next.equals("(") && !BEFORE_PARENTHESIS.contains(word))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a statement, by its first word, changes neither tables nor where names are looked up.
   */
  static boolean leavesSchema(String start) {
    return words(start).stream()
        .filter(word -> !word.equals("("))
        .limit(1)
        .anyMatch(OF_ROWS::contains);
  }

  /** Whether a statement, by its first word, changes rows and returns none. */
  static boolean isUpdate(String text) {
    List<String> words = words(text);
    return !words.isEmpty() && CHANGES.contains(words.get(0)) && !words.contains("returning");
  }

  /** The words and signs of a text in lower case, without literals and comments. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      int end = at + 1;
      if (c == '\'' || c == '"' || c == '`') {
        int close = text.indexOf(c, end);
        end = close < 0 ? text.length() : close + 1;
        words.add("?");
      } else if (text.startsWith("--", at)) {
        int line = text.indexOf('\n', at);
        end = line < 0 ? text.length() : line;
      } else if (text.startsWith("/*", at)) {
        int close = text.indexOf("*/", at);
        end = close < 0 ? text.length() : close + 2;
      } else if (Character.isJavaIdentifierStart(c)) {
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
          end++;
        }
        words.add(Ascii.toLowerCase(text.substring(at, end)));
      } else if (!Character.isWhitespace(c)) {
        words.add(String.valueOf(c));
      }
      at = end;
    }
    return words;
  }
}
