package io.github.uncontended.integration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Comparator.naturalOrder;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.integration.Incident.Expected;
import io.github.uncontended.runner.engine.Ruleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds docs/incidents.md to the tables that a build compares with the rules' findings. */
final class IncidentPageTest {
  private static final Path PAGE = Path.of("..", "docs", "incidents.md");
  private static final int CURE = 4;
  private static final int COLUMNS = 5;

  @Test
  void reportedLinesAreThoseOfTheTables() throws IOException {
    Stream<String> incidents =
        Incident.all().stream()
            .filter(incident -> incident.expected() != Expected.NONE)
            .map(it -> place(it.rule(), it.artifact(), it.file(), it.line()));
    Stream<String> field =
        FieldIncident.all().stream().map(it -> place(it.rule(), it.before(), it.file(), it.line()));

    assertEquals(lines(Stream.concat(incidents, field)), lines(places("Reported lines").stream()));
  }

  @Test
  void silentLinesAreThoseOfTheTable() throws IOException {
    Stream<String> silent =
        Incident.all().stream()
            .filter(incident -> incident.expected() == Expected.NONE)
            .map(it -> place(it.rule(), it.artifact(), it.file(), it.line()));

    assertEquals(lines(silent), lines(places("Lines that must stay silent").stream()));
  }

  @Test
  void whatIsNotReportedIsInNoTable() throws IOException {
    List<String> reported = places("Reported lines");
    for (String place : places("Not reported")) {
      assertFalse(reported.contains(place), place);
    }
  }

  /** The release that is named as the cure is the one that a build found silent. */
  @Test
  void curesAreTheReleasesOfTheTable() throws IOException {
    List<List<String>> rows = rows("Reported lines");
    for (FieldIncident incident : FieldIncident.all()) {
      String place = place(incident.rule(), incident.before(), incident.file(), incident.line());
      String version = incident.after().substring(incident.after().lastIndexOf(':') + 1);
      List<String> row =
          rows.stream().filter(cells -> place(cells).equals(place)).findFirst().orElseThrow();
      String cure = row.get(CURE);
      assertTrue(version.startsWith(cure.substring(0, cure.indexOf(':'))), place);
    }
  }

  @Test
  void rowsAreSortedAndComplete() throws IOException {
    for (String heading : List.of("Reported lines", "Not reported")) {
      for (List<String> row : rows(heading)) {
        assertEquals(COLUMNS, row.size(), row::toString);
        assertFalse(row.contains(""), row::toString);
        assertTrue(Ruleset.rules().containsKey(row.get(0)), row::toString);
      }
      assertEquals(places(heading).stream().sorted().toList(), places(heading));
    }
  }

  private static String lines(Stream<String> places) {
    return String.join("\n", places.collect(toImmutableSortedSet(naturalOrder())));
  }

  private static String place(String rule, String artifact, String file, int line) {
    return rule + " " + artifact + " " + file.substring(file.lastIndexOf('/') + 1) + ":" + line;
  }

  private static String place(List<String> cells) {
    return (cells.get(0) + " " + cells.get(1) + " " + cells.get(2)).replace("`", "");
  }

  private static ImmutableList<String> places(String heading) throws IOException {
    return rows(heading).stream().map(IncidentPageTest::place).collect(toImmutableList());
  }

  /** The cells of the table under a heading. */
  private static ImmutableList<List<String>> rows(String heading) throws IOException {
    return Files.readString(PAGE, UTF_8)
        .lines()
        .dropWhile(line -> !line.equals("## " + heading))
        .skip(1)
        .takeWhile(line -> !line.startsWith("## "))
        .filter(line -> line.startsWith("| "))
        .skip(2)
        .map(line -> line.substring(2, line.length() - 2))
        .map(line -> Splitter.on(" | ").trimResults().splitToList(line))
        .collect(toImmutableList());
  }
}
