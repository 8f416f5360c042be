package io.github.uncontended.runner.git;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The lines that a unified diff adds or changes, by file. */
public final class ChangedLines {
  private static final Pattern HUNK =
      Pattern.compile("@@ -\\d+(?:,(\\d+))? \\+(\\d+)(?:,(\\d+))? @@.*");
  private static final String NEW_FILE = "+++ ";
  private static final String PREFIX = "b/";
  private static final int OCTAL_DIGITS = 3;

  private final Map<String, BitSet> lines = new HashMap<>();

  ChangedLines() {}

  /** Adds the lines of a diff that has no context lines. */
  void read(String diff) {
    BitSet file = new BitSet();
    int body = 0;
    for (String line : (Iterable<String>) () -> diff.lines().iterator()) {
      if (body > 0) {
        // Inside a hunk, a line that looks like a header is text of the file.
        body -= line.startsWith("\\") ? 0 : 1;
        continue;
      }
      Matcher hunk = HUNK.matcher(line);
      if (line.startsWith(NEW_FILE)) {
        String name = unquoted(line.substring(NEW_FILE.length()));
        file = new BitSet();
        if (name.startsWith(PREFIX)) {
          lines.put(name.substring(PREFIX.length()), file);
        }
      } else if (hunk.matches()) {
        int first = Integer.parseInt(hunk.group(2));
        int count = count(hunk.group(3));
        file.set(first, first + count);
        body = count(hunk.group(1)) + count;
      }
    }
  }

  /** The numbers of the changed lines of a file, from 1, as a copy. */
  public BitSet of(String name) {
    BitSet changed = lines.get(name);
    return changed == null ? new BitSet() : (BitSet) changed.clone();
  }

  private static int count(String digits) {
    return digits == null ? 1 : Integer.parseInt(digits);
  }

  /** Decodes a name as git prints it: as a C string literal if it has special characters. */
  private static String unquoted(String printed) {
    String name = printed.endsWith("\t") ? printed.substring(0, printed.length() - 1) : printed;
    if (!name.startsWith("\"")) {
      return name;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int at = 1;
    while (at < name.length() - 1) {
      char c = name.charAt(at++);
      if (c != '\\') {
        bytes.write(c);
      } else if (Character.isDigit(name.charAt(at))) {
        bytes.write(Integer.parseInt(name.substring(at, at + OCTAL_DIGITS), 8));
        at += OCTAL_DIGITS;
      } else {
        char escaped = name.charAt(at++);
        bytes.write(
            switch (escaped) {
              case 't' -> '\t';
              case 'n' -> '\n';
              case 'r' -> '\r';
              default -> escaped;
            });
      }
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
