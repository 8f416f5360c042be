package io.github.uncontended.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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
  private static final String LIBRARIES = "// LIBRARIES:";
  private static final Pattern HEADER = Pattern.compile("// *([A-Z]+):.*");
  private static final ImmutableSet<String> HEADERS =
      ImmutableSet.of(OPTIONS, PROCESSOR, LIBRARIES);
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

  /** The folder that the file is in: {@code flagged}, {@code clean} and so on. */
  public String kind() {
    return path.getParent().getFileName().toString();
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

  /** The options of javac and Error Prone in the {@code // OPTIONS:} lines at the top. */
  public ImmutableList<String> options() {
    return header(OPTIONS).stream()
        .flatMap(BLANKS::splitToStream)
        .collect(ImmutableList.toImmutableList());
  }

  /** The annotation processors in the {@code // PROCESSOR:} lines at the top. */
  public ImmutableList<String> processors() {
    return header(PROCESSOR);
  }

  /**
   * The jars of {@code target/api}, without their extension, that the {@code // LIBRARIES:} lines
   * at the top put on the class path, before those of all cases.
   */
  public ImmutableList<String> libraries() {
    return header(LIBRARIES).stream()
        .flatMap(BLANKS::splitToStream)
        .collect(ImmutableList.toImmutableList());
  }

  /** Whether the output must stay the same under the UNSAFE fixes, too. */
  public boolean hasSameOutput() {
    return lines().anyMatch(line -> line.strip().equals("// SAME OUTPUT"));
  }

  /** Whether the file is a program. */
  public boolean hasMain() {
    return text.contains("public static void main(String[] ");
  }

  /**
   * Texts that findings must contain, by the line that the findings are on.
   *
   * @throws IllegalStateException if a marker has no text, which every finding contains, or no line
   */
  public ImmutableListMultimap<Integer, String> markers() {
    ImmutableListMultimap.Builder<Integer, String> markers = ImmutableListMultimap.builder();
    List<String> pending = new ArrayList<>();
    int number = 0;
    for (Iterator<String> lines = lines().iterator(); lines.hasNext(); ) {
      String line = lines.next().strip();
      number++;
      if (line.startsWith(MARKER)) {
        String text = line.substring(MARKER.length()).strip();
        if (text.isEmpty()) {
          throw new IllegalStateException("a marker without a text in " + path + ":" + number);
        }
        pending.add(text);
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

  /** The number after {@code --release}, if the options give one. */
  public Optional<String> release() {
    int at = options().indexOf("--release");
    return at < 0 ? Optional.empty() : Optional.of(options().get(at + 1));
  }

  /** Lines at the top that look like a header and are none, such as a misspelt one. */
  public ImmutableList<String> unknownHeaders() {
    return head()
        .filter(line -> HEADER.matcher(line).matches())
        .filter(line -> HEADERS.stream().noneMatch(line::startsWith) && !line.startsWith(MARKER))
        .collect(ImmutableList.toImmutableList());
  }

  private Stream<String> head() {
    return lines().map(String::strip).takeWhile(line -> line.isEmpty() || line.startsWith("//"));
  }

  private ImmutableList<String> header(String prefix) {
    return head()
        .filter(line -> line.startsWith(prefix))
        .map(line -> line.substring(prefix.length()).strip())
        .collect(ImmutableList.toImmutableList());
  }

  private Stream<String> lines() {
    return text.lines();
  }

  @Override
  public String toString() {
    return rule + "/" + kind() + "/" + className();
  }
}
