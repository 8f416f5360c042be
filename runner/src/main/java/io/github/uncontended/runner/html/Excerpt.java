package io.github.uncontended.runner.html;

import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.regex.Pattern;

/**
 * The lines around a finding.
 *
 * @param line the number of the first line, from 1
 * @param before the code before the marked one
 * @param marked the marked code
 * @param after the code after the marked one, without the last line terminator
 */
public record Excerpt(int line, String before, String marked, String after) {
  private static final int CONTEXT_LINES = 3;

  /** Of more lines, such as those of a whole method, only the first is marked. */
  private static final int MAX_MARKED_LINES = 6;

  /** Longer lines are cut; only generated sources have them. */
  private static final int MAX_LINE = 300;

  private static final String ELLIPSIS = "…";

  private static final Pattern LINE_TERMINATOR = Pattern.compile("\r\n|\n|\r");

  /** The lines around a finding. */
  public static Excerpt of(ReportedFinding finding) {
    String text = finding.text();
    int position = finding.position();
    int end = Math.max(position, Math.min(finding.end(), text.length()));
    if (finding.lastLine() - finding.line() >= MAX_MARKED_LINES) {
      end = lineEnd(text, position);
    }
    int start = position - (finding.column() - 1);
    int line = finding.line();
    for (int i = 0; i < CONTEXT_LINES && start > 0; i++) {
      start = lineStart(text, start - 1);
      line--;
    }
    int last = lineEnd(text, end);
    for (int i = 0; i < CONTEXT_LINES && last < text.length(); i++) {
      last = lineEnd(text, afterTerminator(text, last));
    }
    return new Excerpt(
        line,
        cut(text.substring(start, position), /* keepsEnd= */ true),
        cut(text.substring(position, end), /* keepsEnd= */ false),
        cut(text.substring(end, last), /* keepsEnd= */ false));
  }

  private static int lineStart(String text, int terminator) {
    int at = terminator;
    if (at > 0 && text.charAt(at) == '\n' && text.charAt(at - 1) == '\r') {
      at--;
    }
    while (at > 0 && text.charAt(at - 1) != '\n' && text.charAt(at - 1) != '\r') {
      at--;
    }
    return at;
  }

  private static int lineEnd(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    return at;
  }

  private static int afterTerminator(String text, int at) {
    return text.startsWith("\r\n", at) ? at + 2 : at + 1;
  }

  /**
   * Cuts long lines.
   *
   * @param keepsEnd whether the end of the last line matters more than its beginning
   */
  private static String cut(String text, boolean keepsEnd) {
    StringBuilder cut = new StringBuilder();
    for (int start = 0; start < text.length(); ) {
      int end = lineEnd(text, start);
      int next = end == text.length() ? end : afterTerminator(text, end);
      if (end - start <= MAX_LINE) {
        cut.append(text, start, end);
      } else if (keepsEnd && end == text.length()) {
        cut.append(ELLIPSIS).append(text, end - MAX_LINE, end);
      } else {
        cut.append(text, start, start + MAX_LINE).append(ELLIPSIS);
      }
      cut.append(text, end, next);
      start = next;
    }
    return cut.toString();
  }

  /** The code with a line each element and the marked part in {@code mark} elements. */
  Html toHtml() {
    Html html = new Html();
    html.open("pre", "class", "code", "style", "--before:" + (line - 1)).open("code");
    html.open("span");
    add(before, false, html);
    add(marked, true, html);
    add(after, false, html);
    return html.newLine().close("span").close("code").close("pre");
  }

  private static void add(String text, boolean mark, Html html) {
    boolean first = true;
    for (String part : LINE_TERMINATOR.split(text, -1)) {
      if (!first) {
        html.newLine().close("span").open("span");
      }
      first = false;
      if (mark && !part.isBlank()) {
        int indent = part.length() - part.stripLeading().length();
        html.text(part.substring(0, indent)).element("mark", part.substring(indent));
      } else {
        html.text(part);
      }
    }
  }
}
