package io.github.uncontended.runner.configuration.tree;

/** Makes YAML of JSON as Log4j 2 takes it, which may have comments and tabs. */
final class JsonText {
  private JsonText() {}

  /** The text with spaces instead of comments and tabs: all else keeps its place. */
  static String asYaml(String text) {
    StringBuilder yaml = new StringBuilder(text);
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '"') {
        at = afterString(text, at);
      } else if (text.startsWith("//", at)) {
        at = blank(yaml, at, endOfLine(text, at));
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        at = blank(yaml, at, end < 0 ? text.length() : end + 2);
      } else {
        at = c == '\t' ? blank(yaml, at, at + 1) : at + 1;
      }
    }
    return yaml.toString();
  }

  private static int afterString(String text, int start) {
    int at = start + 1;
    while (at < text.length() && text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return at + 1;
  }

  private static int endOfLine(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  /** Replaces all but line terminators by spaces. */
  private static int blank(StringBuilder text, int start, int end) {
    for (int i = start; i < end; i++) {
      if (text.charAt(i) != '\n' && text.charAt(i) != '\r') {
        text.setCharAt(i, ' ');
      }
    }
    return end;
  }
}
