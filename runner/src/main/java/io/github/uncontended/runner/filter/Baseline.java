package io.github.uncontended.runner.filter;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.FindingKey;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.file.SmallFile;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Selects the findings that are not in a baseline file. The file is meant to be committed: sorted
 * text with one tab-separated line for each finding, without line numbers.
 */
public final class Baseline implements FindingFilter {
  private static final String HEADER = "# uncontended baseline 1";
  private static final String COLUMNS = "# rule\tclass\tmethod\tordinal";
  private static final Splitter CELLS = Splitter.on('\t');
  private static final int CELL_COUNT = 4;

  private final ImmutableSet<FindingKey> known;

  private Baseline(Set<FindingKey> known) {
    this.known = ImmutableSet.copyOf(known);
  }

  /**
   * Reads a baseline.
   *
   * @throws CannotDoException if the file cannot be read or is no baseline
   */
  public static Baseline read(Path file) {
    List<String> lines;
    try {
      lines = SmallFile.read(file).lines().toList();
    } catch (CharacterCodingException e) {
      throw damaged(file, 1, e);
    } catch (IOException e) {
      throw new CannotDoException("the baseline " + file + " cannot be read", e);
    }
    if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
      throw damaged(file, 1, null);
    }
    ImmutableSet.Builder<FindingKey> known = ImmutableSet.builder();
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.startsWith("#") && !line.isBlank()) {
        try {
          known.add(parse(line));
        } catch (IllegalArgumentException e) {
          throw damaged(file, i + 1, e);
        }
      }
    }
    return new Baseline(known.build());
  }

  /** The text of a baseline that contains the given findings. */
  public static String of(Collection<ReportedFinding> findings) {
    return text(FindingKey.of(findings).values().stream().sorted());
  }

  /** Whether a text is meant to be a baseline. */
  public static boolean isBaseline(String text) {
    return text.startsWith(HEADER + "\n");
  }

  /**
   * Merges the baselines of parts of the code.
   *
   * @throws CannotDoException if one is damaged
   */
  public static String merged(Collection<String> texts) {
    Set<FindingKey> keys = new TreeSet<>();
    for (String line : texts.stream().flatMap(String::lines).toList()) {
      if (!line.startsWith("#") && !line.isBlank()) {
        FindingKey key;
        try {
          key = parse(line);
        } catch (IllegalArgumentException e) {
          throw new CannotDoException("a baseline is damaged: " + line, e);
        }
        // Classes of the same name in two modules may be in different parts.
        while (!keys.add(key)) {
          key = new FindingKey(key.rule(), key.type(), key.method(), key.ordinal() + 1);
        }
      }
    }
    return text(keys.stream());
  }

  @Override
  public List<ReportedFinding> select(Collection<ReportedFinding> findings) {
    ImmutableMap<ReportedFinding, FindingKey> keys = FindingKey.of(findings);
    return findings.stream().filter(finding -> !known.contains(keys.get(finding))).toList();
  }

  private static String text(Stream<FindingKey> sorted) {
    return sorted
        .map(
            key ->
                String.join(
                    "\t", key.rule(), key.type(), key.method(), String.valueOf(key.ordinal())))
        .map(line -> line + "\n")
        .collect(joining("", HEADER + "\n" + COLUMNS + "\n", ""));
  }

  private static FindingKey parse(String line) {
    List<String> cells = CELLS.splitToList(line);
    if (cells.size() != CELL_COUNT) {
      throw new IllegalArgumentException(line);
    }
    return new FindingKey(cells.get(0), cells.get(1), cells.get(2), Integer.parseInt(cells.get(3)));
  }

  private static CannotDoException damaged(Path file, int line, Exception cause) {
    return new CannotDoException(
        "the baseline "
            + file
            + " is damaged in line "
            + line
            + "; create it again with --write-baseline",
        cause);
  }
}
