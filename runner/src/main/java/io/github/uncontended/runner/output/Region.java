package io.github.uncontended.runner.output;

import io.github.uncontended.runner.engine.ReportedFinding;
import java.nio.charset.StandardCharsets;

/**
 * The region of a finding in review tools: its first line only, because tools hide a comment on
 * several lines unless all of them were changed.
 *
 * @param line number of the line, from 1
 * @param before the characters of the line before the region
 * @param marked the characters of the region; empty only at the end of the line
 */
record Region(int line, String before, String marked) {
  static Region of(ReportedFinding finding, String text) {
    int lineStart = finding.position() - (finding.column() - 1);
    int lineEnd = finding.position();
    while (lineEnd < text.length()
        && text.charAt(lineEnd) != '\n'
        && text.charAt(lineEnd) != '\r') {
      lineEnd++;
    }
    int end = Math.min(Math.max(finding.end(), finding.position() + 1), lineEnd);
    return new Region(
        finding.line(),
        text.substring(lineStart, finding.position()),
        text.substring(finding.position(), end));
  }

  /** Column of the first character, from 1, in UTF-16 units. */
  int start() {
    return before.length() + 1;
  }

  /** Column after the last character, from 1, in UTF-16 units. */
  int end() {
    return start() + marked.length();
  }

  /** Column of the first character, from 1, in bytes of UTF-8. */
  int startByte() {
    return before.getBytes(StandardCharsets.UTF_8).length + 1;
  }

  /** Column after the last character, from 1, in bytes of UTF-8. */
  int endByte() {
    return startByte() + marked.getBytes(StandardCharsets.UTF_8).length;
  }
}
