package io.github.uncontended.runner.terminal;

import com.google.common.base.Splitter;
import com.google.errorprone.BugPattern.SeverityLevel;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The properties of the terminal, its width and colours, and formatting for it. */
public final class Terminal {
  private static final int DEFAULT_WIDTH = 100;
  private static final int MIN_WIDTH = 40;
  private static final int TAB = 4;
  private static final Pattern COLUMNS = Pattern.compile("[0-9]{2,4}");

  private final boolean interactive;
  private final boolean colours;
  private final int width;

  /**
   * Creates a terminal.
   *
   * @param interactive whether a person sees the output, instead of a file or a pipe
   */
  public Terminal(boolean interactive, boolean colours, int width) {
    this.interactive = interactive;
    this.colours = colours;
    this.width = Math.max(MIN_WIDTH, width);
  }

  /** The terminal that shows standard output. */
  public static Terminal ofStandardOutput() {
    int width = DEFAULT_WIDTH;
    String columns = System.getenv("COLUMNS");
    if (columns != null && COLUMNS.matcher(columns).matches()) {
      width = Math.min(DEFAULT_WIDTH, Integer.parseInt(columns));
    }
    String noColour = System.getenv("NO_COLOR");
    boolean interactive = isTerminal("stdout");
    boolean coloured = interactive && (noColour == null || noColour.isEmpty());
    return new Terminal(interactive, coloured, width);
  }

  /**
   * Whether a standard stream is a terminal, according to the script that starts the JVM. Java
   * cannot determine it for a single stream.
   *
   * @param stream {@code stdout} or {@code stderr}
   */
  public static boolean isTerminal(String stream) {
    return Boolean.getBoolean("uncontended." + stream + ".terminal");
  }

  /** Standard output in the terminal's charset, or in UTF-8 if that is ASCII. */
  public static PrintWriter standardOutput(OutputStream stdout) {
    return new PrintWriter(new OutputStreamWriter(stdout, charset("stdout.encoding")));
  }

  /** Standard error in the terminal's charset, or in UTF-8 if that is ASCII. */
  public static PrintWriter standardError() {
    return new PrintWriter(new OutputStreamWriter(System.err, charset("stderr.encoding")), true);
  }

  private static Charset charset(String property) {
    String name = System.getProperty(property, System.getProperty("native.encoding", "UTF-8"));
    Charset charset = Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
    // ASCII means the POSIX locale of a container or a CI job, whose logs are UTF-8.
    return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
  }

  public boolean hasColours() {
    return colours;
  }

  public String bold(String text) {
    return sgr("1", text);
  }

  public String dim(String text) {
    return sgr("2", text);
  }

  public String red(String text) {
    return sgr("31", text);
  }

  public String green(String text) {
    return sgr("32", text);
  }

  public String cyan(String text) {
    return sgr("36", text);
  }

  /** A text in the colour of a severity. */
  public String severity(SeverityLevel severity, String text) {
    return switch (severity) {
      case ERROR -> sgr("1;31", text);
      case WARNING -> sgr("1;33", text);
      case SUGGESTION -> sgr("1;36", text);
    };
  }

  private String sgr(String code, String text) {
    return colours && !text.isEmpty() ? "\033[" + code + "m" + text + "\033[0m" : text;
  }

  /** Wraps a paragraph into indented lines that fit the width. */
  public List<String> wrap(String paragraph, String indent) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : Splitter.on(' ').omitEmptyStrings().split(printable(paragraph))) {
      if (line.length() > 0 && indent.length() + line.length() + 1 + word.length() > width) {
        lines.add(indent + line);
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    if (line.length() > 0) {
      lines.add(indent + line);
    }
    return lines;
  }

  /**
   * Shortens text to a number of columns on a terminal; a file or a pipe gets it in full.
   *
   * @param columns the columns that are left in the line
   */
  public String fit(String text, int columns) {
    if (!interactive || text.length() <= columns) {
      return text;
    }
    return columns < 2 ? "" : text.substring(0, columns - 1) + "…";
  }

  public int width() {
    return width;
  }

  /**
   * Escapes text from untrusted code for display: replaces tabs by spaces, and control and
   * direction characters by their code points.
   */
  public static String printable(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (c == '\t') {
                shown.append(" ".repeat(TAB));
              } else if (isVisible(c)) {
                shown.appendCodePoint(c);
              } else {
                shown.append(String.format("<U+%04X>", c));
              }
            });
    return shown.toString();
  }

  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
