package io.github.uncontended.runner.output;

import io.github.uncontended.edit.Edit;
import io.github.uncontended.edit.Fix;
import java.util.HashMap;
import java.util.Map;

/**
 * Rewrites a fix that adds or removes imports into one that uses qualified names and edits no other
 * lines.
 */
final class QualifiedNames {
  private final Map<String, String> names = new HashMap<>();
  private final String text;
  private final StringBuilder result = new StringBuilder();
  private int at;

  private QualifiedNames(Iterable<String> imports, String text) {
    imports.forEach(name -> names.put(name.substring(name.lastIndexOf('.') + 1), name));
    this.text = text;
  }

  /**
   * Returns the fix without changes of imports. Rules import a type only if nothing else in the
   * file has its simple name, so every occurrence of that name in their edits denotes the type.
   */
  static Fix inFull(Fix fix) {
    Fix.Builder builder = Fix.builder();
    for (Edit edit : fix.edits()) {
      builder.replace(
          edit.start(), edit.end(), new QualifiedNames(fix.imports(), edit.text()).rewrite());
    }
    return builder.build();
  }

  private String rewrite() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (text.startsWith("//", at)) {
        copyTo(endOf("\n", at));
      } else if (text.startsWith("/*", at)) {
        copyTo(endOf("*/", at + 2));
      } else if (text.startsWith("\"\"\"", at)) {
        copyTo(endOfLiteral("\"\"\"", at + 3));
      } else if (c == '"' || c == '\'') {
        copyTo(endOfLiteral(String.valueOf(c), at + 1));
      } else if (Character.isJavaIdentifierStart(c)) {
        word();
      } else {
        copyTo(at + 1);
      }
    }
    return result.toString();
  }

  private void word() {
    int end = at;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    String word = text.substring(at, end);
    boolean isMember = result.toString().stripTrailing().endsWith(".");
    result.append(isMember ? word : names.getOrDefault(word, word));
    at = end;
  }

  private int endOf(String mark, int from) {
    int found = text.indexOf(mark, from);
    return found < 0 ? text.length() : found + mark.length();
  }

  private int endOfLiteral(String quote, int from) {
    int end = from;
    while (end < text.length() && !text.startsWith(quote, end)) {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    return Math.min(text.length(), end + quote.length());
  }

  private void copyTo(int end) {
    result.append(text, at, end);
    at = end;
  }
}
