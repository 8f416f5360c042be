package io.github.uncontended.runner.dependencies;

import static com.google.common.truth.Truth.assertThat;
import static io.github.uncontended.runner.dependencies.Audits.audit;
import static io.github.uncontended.runner.dependencies.Audits.suggestion;
import static io.github.uncontended.runner.dependencies.Audits.version;
import static io.github.uncontended.runner.dependencies.Audits.warning;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TreeComparisonTest {
  private static TreeComparison.Change compare(ArtifactAudit before, ArtifactAudit after) {
    TreeComparison comparison =
        TreeComparison.of(
            List.of(before.coordinates()),
            List.of(before),
            List.of(after.coordinates()),
            List.of(after));
    assertThat(comparison.changes()).hasSize(1);
    return comparison.changes().get(0);
  }

  @Test
  void reportsNewAndHotterFindingsAndCountsTheRemoved() {
    AuditedFinding same = warning("Same", "same()");
    AuditedFinding moved = suggestion("From", "moved()");
    TreeComparison.Change change =
        compare(
            audit("1", same, moved, suggestion("Hot", "hot()"), warning("Gone", "gone()")),
            audit(
                "2",
                same,
                suggestion("To", "moved( )"),
                warning("Hot", "hot()"),
                suggestion("New", "added()")));
    assertThat(change.name()).isEqualTo("org.demo:demo 1 to 2");
    assertThat(change.after().findings())
        .containsExactly(warning("Hot", "hot()"), suggestion("New", "added()"))
        .inOrder();
    assertThat(change.removed()).isEqualTo(1);
  }

  @Test
  void whatOneSideSkippedIsNotCompared() {
    ArtifactAudit partial =
        new ArtifactAudit(version("1"), "", 10, List.of("A.java"), List.of(), List.of());
    AuditedFinding finding = warning("A", "code()");
    assertThat(compare(partial, audit("2", finding)).after().findings()).isEmpty();
    assertThat(
            compare(
                    audit("1", finding),
                    new ArtifactAudit(
                        version("2"), "", 10, List.of("A.java"), List.of(), List.of()))
                .removed())
        .isEqualTo(0);
    assertThat(
            compare(
                    audit("1", finding),
                    new ArtifactAudit(
                        version("2"), "", 10, List.of(), List.of("A.java"), List.of()))
                .removed())
        .isEqualTo(0);
  }

  @Test
  void onlyChangedArtifactsAreCompared() {
    Coordinates other = new Coordinates("org.demo", "other", "1");
    Coordinates added = new Coordinates("org.demo", "added", "1");
    List<Coordinates> before = List.of(version("1"), other);
    List<Coordinates> after = List.of(version("2"), other, added);
    assertThat(TreeComparison.changed(before, after).get(0)).containsExactly(version("1"));
    assertThat(TreeComparison.changed(before, after).get(1)).containsExactly(version("2"), added);
    assertThat(TreeComparison.of(after, List.of(), before, List.of()).dropped())
        .containsExactly(added);
  }
}
