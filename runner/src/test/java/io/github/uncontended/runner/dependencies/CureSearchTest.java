package io.github.uncontended.runner.dependencies;

import static com.google.common.truth.Truth.assertThat;
import static io.github.uncontended.runner.dependencies.Audits.audit;
import static io.github.uncontended.runner.dependencies.Audits.suggestion;
import static io.github.uncontended.runner.dependencies.Audits.version;
import static io.github.uncontended.runner.dependencies.Audits.warning;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class CureSearchTest {
  private static final AuditedFinding FINDING = warning("Clock", "zone()");

  private final List<String> analysed = new ArrayList<>();

  /** The outcome for {@link #FINDING} where each release is analysed as the function says. */
  private String search(Function<String, ArtifactAudit> analyzer, String... releases) {
    Cures cures =
        new CureSearch(
                it -> {
                  analysed.add(it.version());
                  return analyzer.apply(it.version());
                })
            .of(audit("0", FINDING), ImmutableList.copyOf(releases));
    return cures.of(FINDING).orElseThrow().inWords();
  }

  /** An analyzer to which the releases named have the finding. */
  private static Function<String, ArtifactAudit> presentIn(String... releases) {
    return release ->
        List.of(releases).contains(release) ? audit(release, FINDING) : audit(release);
  }

  @Test
  void namesTheFirstReleaseWithoutTheFinding() {
    assertThat(search(presentIn("1", "2", "3"), "1", "2", "3", "4", "5", "6"))
        .isEqualTo("fixed in 4");
    assertThat(search(presentIn(), "1", "2")).isEqualTo("fixed in 1");
    assertThat(search(presentIn("1", "2"), "1", "2", "3")).isEqualTo("fixed in 3");
  }

  @Test
  void saysThatTheNewestReleaseHasIt() {
    assertThat(search(presentIn("1", "2"), "1", "2")).isEqualTo("still in the newest release, 2");
    assertThat(search(presentIn())).isEmpty();
  }

  /** The releases 3 and 4 lack it, 5 has it again. */
  @Test
  void noticesThatAFindingComesBack() {
    assertThat(search(presentIn("1", "2", "4"), "1", "2", "3", "4", "5", "6"))
        .isEqualTo("fixed in 5");
  }

  @Test
  void aReleaseWithoutSourcesProvesNothing() {
    Function<String, ArtifactAudit> analyzer =
        release ->
            List.of("2", "4", "6").contains(release)
                ? ArtifactAudit.failed(version(release), "no sources")
                : presentIn("1").apply(release);
    assertThat(search(analyzer, "1", "2", "3", "4", "5", "6")).isEqualTo("fixed in 3");
    assertThat(
            search(release -> ArtifactAudit.failed(version(release), "no sources"), "1", "2", "3"))
        .isEmpty();
  }

  @Test
  void aFileThatWasSkippedProvesNothing() {
    Function<String, ArtifactAudit> analyzer =
        release ->
            release.equals("1")
                ? new ArtifactAudit(
                    version(release), "", 10, List.of("Clock.java"), List.of(), List.of())
                : audit(release);
    assertThat(search(analyzer, "1", "2")).isEqualTo("fixed in 2");
  }

  @Test
  void aFileWithoutSomeOfItsMembersProvesNothing() {
    Function<String, ArtifactAudit> analyzer =
        release ->
            release.equals("1")
                ? new ArtifactAudit(
                    version(release), "", 10, List.of(), List.of("Clock.java"), List.of())
                : audit(release);
    assertThat(search(analyzer, "1", "2")).isEqualTo("fixed in 2");
  }

  @Test
  void codeThatMovedOrChangedInPlaceIsNotCured() {
    assertThat(search(release -> audit(release, warning("Clock", "zone( x )")), "1"))
        .isEqualTo("still in the newest release, 1");
    assertThat(search(release -> audit(release, warning("Moved", "zone( )")), "1"))
        .isEqualTo("still in the newest release, 1");
    assertThat(search(release -> audit(release, warning("Other", "other()")), "1"))
        .isEqualTo("fixed in 1");
  }

  @Test
  void aFindingThatIsNoLongerHotIsCured() {
    assertThat(search(release -> audit(release, suggestion("Clock", "zone()")), "1"))
        .isEqualTo("fixed in 1");
  }

  @Test
  void analysesFewOfManyReleases() {
    String[] releases = IntStream.range(1, 1000).mapToObj(String::valueOf).toArray(String[]::new);
    Function<String, ArtifactAudit> analyzer =
        release -> Integer.parseInt(release) < 700 ? audit(release, FINDING) : audit(release);
    assertThat(search(analyzer, releases)).isEqualTo("fixed in 700");
    assertThat(analysed.size()).isAtMost(16);
  }
}
