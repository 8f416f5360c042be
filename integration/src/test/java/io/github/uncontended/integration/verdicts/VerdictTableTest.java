package io.github.uncontended.integration.verdicts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSortedMultiset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class VerdictTableTest {
  private static final FindingGroup A = new FindingGroup("lib", "Rule", "p.C", "a");
  private static final FindingGroup B = new FindingGroup("lib", "Rule", "p.C", "b");
  private static final FindingGroup C = new FindingGroup("lib", "Other", "p.C", "a");

  private static final String HEADER = "# library\tand so on\n";
  private static final String JUDGED = "lib\tRule\tp.C\ta\t2\ttrue\tyes\tnone\tin each request\n";
  private static final String WRONG = "lib\tRule\tp.C\tb\t1\tfalse\tno\tfalse\tat start\n";
  private static final String OPEN = "lib\tRule\tp.C\ta\t1\t?\t?\t?\t\n";
  private static final String ELSEWHERE = "other\tRule\tp.C\ta\t1\ttrue\tyes\tnone\tin a loop\n";

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = folder.resolve("verdicts.tsv");
  }

  @Test
  void writesWhatItReads() throws IOException {
    String text = HEADER + JUDGED + OPEN + WRONG + ELSEWHERE;
    assertEquals(text, written(table(text)));
  }

  @Test
  void refusesARowWithAColumnTooFew() {
    assertThrows(IllegalArgumentException.class, () -> table("lib\tRule\tp.C\ta\t2\ttrue\n"));
  }

  @Test
  void comparesByNumberOfFindings() throws IOException {
    VerdictTable.Difference difference =
        table(JUDGED + WRONG + ELSEWHERE).compare("lib", ImmutableMultiset.of(A, A, A, C));

    assertEquals(ImmutableSortedMultiset.of(A, C), difference.came());
    assertEquals(ImmutableSortedMultiset.of(B), difference.went());
  }

  @Test
  void sameFindingsAreNoDifference() throws IOException {
    VerdictTable table = table(JUDGED + OPEN + WRONG);
    assertEquals(true, table.compare("lib", ImmutableMultiset.of(B, A, A, A)).isEmpty());
  }

  @Test
  void updateAddsRowsToJudgeAndRemovesVanishedOnes() throws IOException {
    VerdictTable table = table(HEADER + JUDGED + WRONG + ELSEWHERE);

    VerdictTable updated = table.with(table.compare("lib", ImmutableMultiset.of(A, A, A)));

    assertEquals(HEADER + JUDGED + OPEN + ELSEWHERE, written(updated));
  }

  @Test
  void updateRemovesRowsToJudgeFirst() throws IOException {
    VerdictTable table = table(HEADER + JUDGED + OPEN);

    assertEquals(
        HEADER + JUDGED, written(table.with(table.compare("lib", ImmutableMultiset.of(A, A)))));
    assertEquals(
        HEADER + JUDGED.replace("\t2\t", "\t1\t"),
        written(table.with(table.compare("lib", ImmutableMultiset.of(A)))));
    assertEquals(HEADER, written(table.with(table.compare("lib", ImmutableMultiset.of()))));
  }

  @Test
  void precisionCountsFindings() throws IOException {
    List<Verdict> verdicts = table(JUDGED + OPEN + WRONG).verdicts();

    assertEquals(new Precision(3, 2, 1), Precision.of(verdicts));
    assertEquals(
        """
        tuned                        findings  right  wrong  unjudged  precision
        Rule                                4      2      1         1       67 %
        all rules                           4      2      1         1       67 %
        """,
        Precision.table("tuned", verdicts).replace(System.lineSeparator(), "\n"));
  }

  private VerdictTable table(String text) throws IOException {
    return VerdictTable.read(Files.writeString(file, text));
  }

  private String written(VerdictTable table) throws IOException {
    table.write(file);
    return Files.readString(file).replace(System.lineSeparator(), "\n");
  }
}
