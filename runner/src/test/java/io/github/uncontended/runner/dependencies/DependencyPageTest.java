package io.github.uncontended.runner.dependencies;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.Gson;
import io.github.uncontended.runner.engine.Shard;
import io.github.uncontended.runner.testing.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DependencyPageTest {
  private static final AuditedFinding HOT = Audits.warning("a.Hot", "hot()");
  private static final ArtifactAudit FIRST =
      Audits.audit("1", HOT, Audits.suggestion("a.B", "b()"));
  private static final ArtifactAudit SECOND = Audits.audit("2", Audits.suggestion("c.D", "d()"));

  private static byte[] page() {
    Map<Coordinates, Cures> cures =
        ImmutableMap.of(
            FIRST.coordinates(),
            new Cures(
                FIRST.coordinates(),
                ImmutableMap.of(
                    HOT,
                    new VersionSearch.Outcome(
                        Optional.of("1.5"), Optional.empty(), Optional.of("2")))));
    ArtifactAudit failed =
        ArtifactAudit.failed(new Coordinates("g", "none", "1"), "g:none:1 has no sources");
    AuditRun run = new AuditRun("1", "pom.xml", /* isComparison= */ false, 17, "");
    AuditResult result =
        AuditResult.of(
            run, Shard.ALL, List.of(SECOND, FIRST, failed), cures, ImmutableList.of("g:gone:1"));
    return new DependencyPage(result).toPage(Optional.empty()).toBytes();
  }

  @Test
  void thePageNamesTheCureAndWhatIsMissing() {
    String page = new String(page(), UTF_8);
    assertThat(page).contains("<span class=\"cure\">Fixed in 1.5.</span>");
    assertThat(page).contains("g:gone:1");
    assertThat(page).contains("g:none:1 has no sources");
  }

  @Test
  void findingsAreFilteredByArtifact(@TempDir Path folder, @TempDir Path userData)
      throws IOException {
    try (Browser browser = Browser.start(userData)) {
      browser.resize(1280, 900);
      browser.open(Files.write(folder.resolve("audit.html"), page()));
      assertThat(browser.visible(".finding")).hasSize(3);
      assertThat(browser.find("#artifacts tbody tr").getText())
          .startsWith(FIRST.coordinates().toString());
      browser.find("input[value='" + SECOND.coordinates() + "']").click();
      assertThat(browser.visible(".finding")).hasSize(1);
      assertThat(browser.find("fieldset[data-key=module] legend").getText()).isEqualTo("Artifact");
      browser.assertQuiet();
    }
  }

  /** The cache keeps findings as JSON. */
  @Test
  void findingsSurviveTheCache() {
    Gson gson = new Gson();
    assertThat(gson.fromJson(gson.toJson(FIRST), ArtifactAudit.class)).isEqualTo(FIRST);
  }
}
