package io.github.uncontended.integration;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A line of a real release, and what the rules are to make of it.
 *
 * @param rule the rule that the line is about
 * @param artifact the release, {@code group:artifact:version}
 * @param file path in the sources jar
 * @param line 1-based
 * @param expected what the rule does with it
 * @param dependencies what the release's own description leaves out
 * @param options of the plugin, such as which methods are hot
 */
record Incident(
    String rule,
    String artifact,
    String file,
    int line,
    Expected expected,
    ImmutableList<String> dependencies,
    ImmutableList<String> options) {
  /** What is required of a rule at a line. */
  enum Expected {
    /** It is found, and patch mode changes the line. */
    FIXED,
    /** It is found, and patch mode leaves the line. */
    NO_DEFAULT_FIX,
    /** It is found. */
    FOUND,
    /** The rule is silent. */
    NONE
  }

  /** Every row of {@code incidents.tsv}. */
  static ImmutableList<Incident> all() throws IOException {
    ImmutableList.Builder<Incident> incidents = ImmutableList.builder();
    for (String row : Files.readAllLines(Path.of("incidents.tsv"))) {
      if (row.startsWith("#")) {
        continue;
      }
      List<String> cells = Splitter.on('\t').splitToList(row);
      incidents.add(
          new Incident(
              cells.get(0),
              cells.get(1),
              cells.get(2),
              Integer.parseInt(cells.get(3)),
              Expected.valueOf(cells.get(4)),
              list(',', cells, 5),
              list(' ', cells, 6)));
    }
    return incidents.build();
  }

  private static ImmutableList<String> list(char separator, List<String> cells, int column) {
    return cells.size() <= column
        ? ImmutableList.of()
        : ImmutableList.copyOf(
            Splitter.on(separator).omitEmptyStrings().splitToList(cells.get(column)));
  }

  @Override
  public String toString() {
    return rule + " at " + file.substring(file.lastIndexOf('/') + 1) + ":" + line;
  }
}
