package io.github.uncontended.runner.dependencies;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.Shard;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

final class AuditResultTest {
  private static final AuditRun RUN = new AuditRun("1", "pom.xml", false, 17, "");
  private static final AuditedFinding HOT = Audits.warning("a.Hot", "hot(\"<&\")");
  private static final ImmutableList<String> MISSING = ImmutableList.of("g:gone:1", "g:gone:0");

  private static ArtifactAudit artifact(int i) {
    Coordinates coordinates = new Coordinates("g" + i, "a", "1");
    if (i == 5) {
      return ArtifactAudit.failed(coordinates, "g5:a:1 has no sources");
    }
    ArtifactAudit audit =
        i % 2 == 0
            ? Audits.audit("1", HOT, Audits.suggestion("a.B" + i, "b()"))
            : Audits.audit("1");
    return new ArtifactAudit(
        coordinates,
        "",
        audit.files(),
        List.of("Skipped.java"),
        List.of("Partial.java"),
        audit.findings());
  }

  private static AuditResult audit(AuditRun run, Shard part) {
    List<ArtifactAudit> audits = new ArrayList<>();
    Map<Coordinates, Cures> cures =
        Collections.singletonMap(
            artifact(2).coordinates(),
            new Cures(
                artifact(2).coordinates(),
                ImmutableMap.of(
                    HOT,
                    new VersionSearch.Outcome(
                        Optional.of("1.5"), Optional.empty(), Optional.of("2")))));
    // Not in the order of the report: that of a tree is another in each build.
    for (int i = 9; i >= 0; i--) {
      ArtifactAudit audit = artifact(i);
      if (part.contains(audit.coordinates().key())) {
        audits.add(audit);
      }
    }
    return AuditResult.of(run, part, audits, cures, MISSING);
  }

  private static List<AuditResult> parts(int count) {
    List<AuditResult> parts = new ArrayList<>();
    for (int i = count; i >= 1; i--) {
      parts.add(AuditJson.read(AuditJson.of(audit(RUN, new Shard(i, count)))));
    }
    return parts;
  }

  private static String printed(AuditResult result) {
    StringWriter text = new StringWriter();
    new DependencyReport(new PrintWriter(text), new Terminal(false, false, 100), /* all= */ false)
        .print(result);
    return text.toString();
  }

  @Test
  void theMergedPartsAreTheWholeInAllOutputs() {
    AuditResult whole = audit(RUN, Shard.ALL);
    assertThat(AuditJson.of(whole)).contains("\"fixedIn\": \"1.5\"");
    assertThat(printed(whole)).contains("fixed in 1.5");
    for (int count : new int[] {1, 2, 3, 30}) {
      AuditResult merged = AuditResult.merged(parts(count));
      assertThat(merged).isEqualTo(whole);
      assertThat(AuditJson.of(merged)).isEqualTo(AuditJson.of(whole));
      assertThat(printed(merged)).isEqualTo(printed(whole));
      Function<AuditResult, byte[]> page =
          it -> new DependencyPage(it).toPage(Optional.empty()).toBytes();
      assertThat(page.apply(merged)).isEqualTo(page.apply(whole));
    }
  }

  @Test
  void whatIsNotAllPartsOfOneAuditIsNotMerged() {
    assertRefused("part 2 of 3 is missing", parts(3).get(0), parts(3).get(2));
    assertRefused("part 3 of 3 is given more than once", parts(3).get(0), parts(3).get(0));
    assertRefused("parts of 3 and of 2", parts(3).get(0), parts(2).get(0));
    assertRefused("more than once", audit(RUN, Shard.ALL), audit(RUN, Shard.ALL));
    AuditRun other = new AuditRun("1", "pom.xml", false, 21, "");
    assertRefused("differ in their target runtime", parts(2).get(0), audit(other, new Shard(1, 2)));
  }

  private static void assertRefused(String expected, AuditResult... parts) {
    CannotDoException e =
        assertThrows(CannotDoException.class, () -> AuditResult.merged(List.of(parts)));
    assertThat(e).hasMessageThat().contains(expected);
  }

  @Test
  void artifactsThatLackTheSameAreNamedTogether() {
    List<ArtifactAudit> audits = new ArrayList<>();
    for (String name : List.of("starter", "bom")) {
      Coordinates coordinates = new Coordinates("g", name, "1");
      audits.add(ArtifactAudit.failed(coordinates, "the jar of " + coordinates + " has no file"));
    }
    audits.add(ArtifactAudit.failed(Audits.version("1"), "other problem"));
    assertThat(printed(AuditResult.of(RUN, Shard.ALL, audits, ImmutableMap.of(), List.of())))
        .startsWith(
            """
            not analysed: other problem
            not analysed, since the jar of each has no file: g:bom:1, g:starter:1
            """);
  }

  @Test
  void damagedJsonIsNamed() {
    String json = AuditJson.of(audit(RUN, Shard.ALL));
    assertThat(AuditJson.isAudit(json)).isTrue();
    assertThat(AuditJson.isAudit("<html>")).isFalse();
    for (String damaged :
        List.of(
            "{\"audit\": 1}",
            json.replace("\"removed\"", "\"other\""),
            json.replace("\"findings\"", "\"other\""),
            json.replace("\"part\"", "\"other\""),
            json.replace("\"coordinates\"", "\"other\""))) {
      assertThrows(CannotDoException.class, () -> AuditJson.read(damaged));
    }
  }
}
