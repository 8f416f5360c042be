package io.github.uncontended.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** How the tokens of a program are laid out. */
enum Layout implements Production {
  /** As the templates are written: a member a line. */
  COMPACT,
  FORMATTED,
  TABS,
  WINDOWS_LINES,
  BLOCK_COMMENTS,
  LINE_COMMENTS,
  BROKEN_LINES;

  String apply(String text, long seed) {
    if (this == COMPACT) {
      return text;
    }
    Random random = new Random(seed);
    StringBuilder result = new StringBuilder();
    String unit = this == TABS ? "\t" : "  ";
    int depth = 0;
    int round = 0;
    for (String token : tokens(text)) {
      char last = token.charAt(token.length() - 1);
      if (last == ' ' || last == '\n') {
        space(result, random, depth, unit);
        continue;
      }
      if (token.equals("}") && depth > 0) {
        depth--;
        newLine(result, depth, unit);
      }
      result.append(token);
      round += token.equals("(") ? 1 : token.equals(")") ? -1 : 0;
      if (token.equals("{")) {
        depth++;
      }
      boolean ends = token.equals("{") || token.equals("}") || (token.equals(";") && round == 0);
      if (ends) {
        if (this == LINE_COMMENTS && random.nextInt(4) == 0) {
          result.append(" // line");
        }
        newLine(result, depth, unit);
      } else if ("(,.".contains(token)) {
        disturb(result, random, depth, unit);
      }
    }
    String laidOut = result.toString();
    return this == WINDOWS_LINES ? laidOut.replace("\n", "\r\n") : laidOut;
  }

  private void space(StringBuilder text, Random random, int depth, String unit) {
    char before = text.length() == 0 ? '\n' : text.charAt(text.length() - 1);
    if (before == ' ' || before == '\n' || before == '\t') {
      return;
    }
    text.append(' ');
    disturb(text, random, depth, unit);
  }

  private void disturb(StringBuilder text, Random random, int depth, String unit) {
    if (this == BLOCK_COMMENTS && random.nextInt(12) == 0) {
      text.append("/* c */ ");
    } else if (this == BROKEN_LINES && random.nextInt(6) == 0) {
      newLine(text, depth + 2, unit);
    } else if (this == LINE_COMMENTS && random.nextInt(30) == 0) {
      text.append("// broken");
      newLine(text, depth + 2, unit);
    }
  }

  private static void newLine(StringBuilder text, int depth, String unit) {
    int end = text.length();
    while (end > 0 && (text.charAt(end - 1) == ' ' || text.charAt(end - 1) == '\t')) {
      end--;
    }
    text.setLength(end);
    if (end > 0 && text.charAt(end - 1) != '\n') {
      text.append('\n');
    }
    text.append(unit.repeat(depth));
  }

  /** Words, literals, comments, blanks, and other characters one by one. */
  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int end = endOfToken(text, at);
      tokens.add(text.substring(at, end));
      at = end;
    }
    return tokens;
  }

  private static int endOfToken(String text, int start) {
    char first = text.charAt(start);
    if (text.startsWith("\"\"\"", start)) {
      return text.indexOf("\"\"\"", start + 3) + 3;
    }
    if (text.startsWith("/*", start)) {
      return text.indexOf("*/", start) + 2;
    }
    if (text.startsWith("...", start)) {
      return start + 3;
    }
    if (first == '"' || first == '\'') {
      int at = start + 1;
      while (text.charAt(at) != first) {
        at += text.charAt(at) == '\\' ? 2 : 1;
      }
      return at + 1;
    }
    int at = start + 1;
    if (Character.isWhitespace(first)) {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    } else if (Character.isJavaIdentifierPart(first)) {
      boolean number = Character.isDigit(first);
      while (at < text.length()
          && (Character.isJavaIdentifierPart(text.charAt(at))
              || (number && text.charAt(at) == '.'))) {
        at++;
      }
    }
    return at;
  }
}
