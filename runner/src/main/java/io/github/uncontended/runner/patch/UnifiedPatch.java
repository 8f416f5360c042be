package io.github.uncontended.runner.patch;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * A unified diff for {@code git apply}. It works on bytes and so preserves the encoding and the
 * line terminators of each file.
 */
public final class UnifiedPatch {
  private static final int CONTEXT = 3;
  private static final String NO_NEWLINE = "\n\\ No newline at end of file\n";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** Adds a file under its name relative to the folder that the patch is applied in. */
  public void add(String name, byte[] before, byte[] after) {
    List<String> old = lines(before);
    List<String> changed = lines(after);
    String quoted = quoted("a/" + name);
    write("diff --git " + quoted + " " + quoted("b/" + name) + "\n");
    write("--- " + terminated(quoted) + "\n");
    write("+++ " + terminated(quoted("b/" + name)) + "\n");
    List<AbstractDelta<String>> hunk = new ArrayList<>();
    for (AbstractDelta<String> delta : DiffUtils.diff(old, changed).getDeltas()) {
      if (!hunk.isEmpty()
          && delta.getSource().getPosition() - end(hunk.get(hunk.size() - 1)) > 2 * CONTEXT) {
        write(hunk, old);
        hunk.clear();
      }
      hunk.add(delta);
    }
    if (!hunk.isEmpty()) {
      write(hunk, old);
    }
  }

  /** The text of the patch. */
  public byte[] toBytes() {
    return out.toByteArray();
  }

  private void write(List<AbstractDelta<String>> hunk, List<String> old) {
    AbstractDelta<String> first = hunk.get(0);
    int from = Math.max(0, first.getSource().getPosition() - CONTEXT);
    int to = Math.min(old.size(), end(hunk.get(hunk.size() - 1)) + CONTEXT);
    int grown = hunk.stream().mapToInt(d -> d.getTarget().size() - d.getSource().size()).sum();
    int shift = first.getTarget().getPosition() - first.getSource().getPosition();
    write(
        "@@ -" + range(from, to - from) + " +" + range(from + shift, to - from + grown) + " @@\n");
    int at = from;
    for (AbstractDelta<String> delta : hunk) {
      lines(' ', old.subList(at, delta.getSource().getPosition()));
      lines('-', delta.getSource().getLines());
      lines('+', delta.getTarget().getLines());
      at = end(delta);
    }
    lines(' ', old.subList(at, to));
  }

  private static int end(AbstractDelta<String> delta) {
    return delta.getSource().getPosition() + delta.getSource().size();
  }

  /** A range of a hunk header; an empty one is denoted by the line before it. */
  private static String range(int start, int size) {
    return (size == 0 ? start : start + 1) + "," + size;
  }

  private void lines(char mark, List<String> lines) {
    for (String line : lines) {
      out.write(mark);
      out.writeBytes(line.getBytes(ISO_8859_1));
      if (!line.endsWith("\n")) {
        write(NO_NEWLINE);
      }
    }
  }

  private void write(String text) {
    out.writeBytes(text.getBytes(UTF_8));
  }

  /** The lines with their terminators, decoded with one character per byte. */
  private static List<String> lines(byte[] content) {
    String text = new String(content, ISO_8859_1);
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start) + 1;
      end = end == 0 ? text.length() : end;
      lines.add(text.substring(start, end));
      start = end;
    }
    return lines;
  }

  /** Quotes a name as git does if it has quotes, backslashes or control characters. */
  private static String quoted(String name) {
    StringBuilder quoted = new StringBuilder();
    boolean plain = true;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
        plain = false;
      } else if (c < ' ' || c == 0x7F) {
        quoted.append(String.format("\\%03o", (int) c));
        plain = false;
      } else {
        quoted.append(c);
      }
    }
    return plain ? name : '"' + quoted.toString() + '"';
  }

  /** Terminates a name that has blanks with a tab. */
  private static String terminated(String name) {
    return name.indexOf(' ') >= 0 && !name.startsWith("\"") ? name + "\t" : name;
  }
}
