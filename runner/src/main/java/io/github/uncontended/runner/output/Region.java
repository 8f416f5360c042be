package io.github.uncontended.runner.output;

import io.github.uncontended.runner.engine.ReportedFinding;
import java.nio.charset.StandardCharsets;

/**
 * The part of one line that a finding is shown at: a region of several lines would be shown only
 * where all of them were changed.
 *
 * @param line from 1
 * @param before the characters of the line before it
 * @param marked its characters; at least one unless the line ends there
 */
record Region(int line, String before, String marked) {
  static Region of(ReportedFinding hit, String text) {
    int lineStart = hit.place() - (hit.column() - 1);
    int lineEnd = hit.place();
    while (lineEnd < text.length()
        && text.charAt(lineEnd) != '\n'
        && text.charAt(lineEnd) != '\r') {
      lineEnd++;
    }
    int end = Math.min(Math.max(hit.end(), hit.place() + 1), lineEnd);
    return new Region(
        hit.line(), text.substring(lineStart, hit.place()), text.substring(hit.place(), end));
  }

  /** Column of the first character, from 1, in UTF-16 units. */
  int start() {
    return before.length() + 1;
  }

  /** Column behind the last character, from 1, in UTF-16 units. */
  int end() {
    return start() + marked.length();
  }

  /** Column of the first character, from 1, in bytes of UTF-8. */
  int startByte() {
    return before.getBytes(StandardCharsets.UTF_8).length + 1;
  }

  /** Column behind the last character, from 1, in bytes of UTF-8. */
  int endByte() {
    return startByte() + marked.getBytes(StandardCharsets.UTF_8).length;
  }
}
