package io.github.uncontended.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * A file of the testdata.
 *
 * @param rule the rule that its folder is named after
 * @param path where it is
 * @param text its characters, line ends untouched
 */
public record Case(String rule, Path path, String text) {
  private static final String MARKER = "// BUG: Diagnostic contains:";
  private static final String OPTIONS = "// OPTIONS:";
  private static final String PROCESSOR = "// PROCESSOR:";
  private static final Splitter BLANKS = Splitter.on(' ').omitEmptyStrings().trimResults();

  /** Reads a file; its folder's folder is named after the rule. */
  public static Case read(Path path) {
    try {
      return new Case(
          path.getParent().getParent().getFileName().toString(),
          path,
          Files.readString(path, UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file of the same name in another folder of the rule. */
  public Path sibling(String kind) {
    return path.getParent().resolveSibling(kind).resolve(path.getFileName());
  }

  /** This case with another text, a step on its way to the fixed file. */
  public Case withText(String other) {
    return new Case(rule, path, other);
  }

  /** Name of the file's public class. */
  public String className() {
    String file = path.getFileName().toString();
    return file.substring(0, file.length() - ".java".length());
  }

  /** What {@code // OPTIONS:} lines at the top ask for. */
  public ImmutableList<String> options() {
    return header(OPTIONS).stream()
        .flatMap(BLANKS::splitToStream)
        .collect(ImmutableList.toImmutableList());
  }

  /** What {@code // PROCESSOR:} lines at the top ask for. */
  public ImmutableList<String> processors() {
    return header(PROCESSOR);
  }

  /** Whether the fix that may change behaviour must not do so in this file. */
  public boolean hasSameOutput() {
    return lines().anyMatch(line -> line.strip().equals("// SAME OUTPUT"));
  }

  /** Whether the file is a program. */
  public boolean hasMain() {
    return text.contains("public static void main(String[] ");
  }

  /** Texts that findings must hold, by the line that the findings are on. */
  public ImmutableListMultimap<Integer, String> markers() {
    ImmutableListMultimap.Builder<Integer, String> markers = ImmutableListMultimap.builder();
    List<String> pending = new ArrayList<>();
    int number = 0;
    for (Iterator<String> lines = lines().iterator(); lines.hasNext(); ) {
      String line = lines.next().strip();
      number++;
      if (line.startsWith(MARKER)) {
        pending.add(line.substring(MARKER.length()).strip());
      } else if (!pending.isEmpty()) {
        markers.putAll(number, pending);
        pending.clear();
      }
    }
    if (!pending.isEmpty()) {
      throw new IllegalStateException("a marker on the last line of " + path);
    }
    return markers.build();
  }

  /** Number of the line, from 1, that holds an offset. */
  public int lineOf(int offset) {
    return 1 + (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
  }

  private ImmutableList<String> header(String prefix) {
    return lines()
        .map(String::strip)
        .takeWhile(line -> line.isEmpty() || line.startsWith("//"))
        .filter(line -> line.startsWith(prefix))
        .map(line -> line.substring(prefix.length()).strip())
        .collect(ImmutableList.toImmutableList());
  }

  private java.util.stream.Stream<String> lines() {
    return text.lines();
  }

  @Override
  public String toString() {
    return rule + "/" + path.getParent().getFileName() + "/" + className();
  }
}
