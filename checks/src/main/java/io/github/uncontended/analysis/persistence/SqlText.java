package io.github.uncontended.analysis.persistence;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether the text of a statement, in SQL or in JPQL, only reads, or leaves tables as they are. A
 * function outside of the SQL standard may write, so that only the standard's are allowed.
 */
final class SqlText {
  private static final ImmutableSet<String> STARTS = ImmutableSet.of("select", "from", "with");

  /** Words that queries and changes of rows begin with. */
  private static final ImmutableSet<String> OF_ROWS =
      ImmutableSet.of("delete", "insert", "merge", "replace", "select", "update", "values", "with");

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

  private SqlText() {}

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
