package io.github.uncontended.runner.configuration.tree;

/**
 * A place in a text.
 *
 * @param line the line, from 1
 * @param column the column, from 1
 */
record Position(int line, int column) {
  /** The place of an offset. */
  static Position of(String text, int offset) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < offset; i++) {
      char c = text.charAt(i);
      if (c == '\n' || (c == '\r' && !text.startsWith("\n", i + 1))) {
        line++;
        lineStart = i + 1;
      }
    }
    return new Position(line, offset - lineStart + 1);
  }

  @Override
  public String toString() {
    return "line " + line + ", column " + column;
  }
}
