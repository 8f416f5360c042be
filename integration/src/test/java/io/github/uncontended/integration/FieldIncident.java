package io.github.uncontended.integration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;

/**
 * A line of a published release where users of a library reported contention or repeated work, and
 * the release that removed the cause; a row of {@code field-incidents.tsv}.
 *
 * @param id library and issue
 * @param rule the rule that reports the line
 * @param before the release with the line, {@code group:artifact:version}
 * @param after the release with the fix
 * @param file path in the sources of {@code before}
 * @param line 1-based
 * @param fileAfter path of the fixed code in the sources of {@code after}
 * @param options of the plugin, such as which factories create buffers
 */
record FieldIncident(
    String id,
    String rule,
    String before,
    String after,
    String file,
    int line,
    String fileAfter,
    ImmutableList<String> options) {
  private static final String ROWS = "field-incidents.tsv";
  private static final int COLUMNS = 8;

  /** Every row of the table. */
  static ImmutableList<FieldIncident> all() throws IOException {
    try (BufferedReader rows =
        new BufferedReader(
            new InputStreamReader(FieldIncident.class.getResourceAsStream(ROWS), UTF_8))) {
      return rows.lines()
          .filter(row -> !row.startsWith("#"))
          .map(FieldIncident::parse)
          .collect(toImmutableList());
    }
  }

  private static FieldIncident parse(String row) {
    List<String> cells = Splitter.on('\t').splitToList(row);
    if (cells.size() != COLUMNS) {
      throw new IllegalArgumentException(COLUMNS + " columns expected: " + row);
    }
    return new FieldIncident(
        cells.get(0),
        cells.get(1),
        cells.get(2),
        cells.get(3),
        cells.get(4),
        Integer.parseInt(cells.get(5)),
        cells.get(6).isEmpty() ? cells.get(4) : cells.get(6),
        ImmutableList.copyOf(Splitter.on(' ').omitEmptyStrings().split(cells.get(7))));
  }

  @Override
  public String toString() {
    return id + ": " + rule + " at " + file.substring(file.lastIndexOf('/') + 1) + ":" + line;
  }
}
