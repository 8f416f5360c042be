package io.github.uncontended.runner.dependencies;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.html.CheckPage;
import io.github.uncontended.runner.html.FindingCard;
import io.github.uncontended.runner.html.FindingList;
import io.github.uncontended.runner.html.Html;
import io.github.uncontended.runner.html.NotAnalysed;
import io.github.uncontended.runner.html.Page;
import io.github.uncontended.runner.html.ProfileBars;
import io.github.uncontended.runner.html.RuleTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The page of an audit of dependencies: a table of the artifacts, then their findings. */
public final class DependencyPage {
  private final AuditResult result;

  /** Starts the page of a result. */
  public DependencyPage(AuditResult result) {
    this.result = result;
  }

  /** The page, with the profile that the audit took. */
  public Page toPage(Optional<Profile> profile) {
    Page page = new Page("audit", result.run().project(), result.run().version());
    if (result.run().isComparison()) {
      page.lead(
          "What is new or hotter in artifacts whose version changed, and in new ones; "
              + result.removed()
              + (result.removed() == 1 ? " finding is gone." : " findings are gone."));
    }
    List<FindingCard> cards = new ArrayList<>();
    for (AuditedArtifact row : result.artifacts()) {
      row.audit().findings().forEach(it -> cards.add(it.toCard(row.name(), cure(row, it))));
    }
    FindingList findings = new FindingList("Artifact", cards);
    CheckPage.addFigures(cards, page);
    page.figure(String.valueOf(result.artifacts().size()), "artifacts");
    int files = result.artifacts().stream().mapToInt(row -> row.audit().analysed()).sum();
    page.figure(String.valueOf(files), "files analysed");
    page.section("artifacts", "Artifacts", table());
    page.section("findings", "Findings", CheckPage.findingsOrNone(findings));
    profile.ifPresent(measured -> new ProfileBars(measured, findings).addTo(page));
    page.section("not-analysed", "Not analysed", notAnalysed());
    return page.section("rules", "Rules", RuleTexts.of(findings.rules()));
  }

  /** The artifacts with findings, the hottest first. */
  private Html table() {
    Html html = new Html();
    List<AuditedArtifact> found = result.hottestFirst();
    if (found.isEmpty()) {
      return html;
    }
    html.open("div", "class", "scroll").open("table").open("thead").open("tr");
    html.element("th", "Artifact", "scope", "col");
    for (String number : ImmutableList.of("Files", "Warnings", "Suggestions")) {
      html.element("th", number, "scope", "col", "class", "number");
    }
    html.element("th", "Hottest finding", "scope", "col").close("tr").close("thead");
    html.open("tbody").newLine();
    for (AuditedArtifact row : found) {
      ArtifactAudit audit = row.audit();
      AuditedFinding hottest = audit.hottest().get();
      html.open("tr").element("td", row.name());
      number(audit.analysed(), "Files", html);
      number(audit.warnings(), "Warnings", html);
      number(audit.findings().size() - audit.warnings(), "Suggestions", html);
      html.open("td", "data-label", "Hottest finding").text(hottest.rule());
      if (!hottest.share().isEmpty()) {
        html.text(" ").element("span", hottest.share(), "class", "share");
      }
      String cure = cure(row, hottest);
      if (!cure.isEmpty()) {
        boolean cured = row.cure(hottest).flatMap(VersionSearch.Outcome::first).isPresent();
        html.text(" ").element("span", cure, "class", cured ? "cure" : "meaning");
      }
      html.close("td").close("tr").newLine();
    }
    return html.close("tbody").close("table").close("div");
  }

  private static void number(long number, String label, Html html) {
    html.element("td", String.valueOf(number), "class", "number", "data-label", label);
  }

  /** The cure as a sentence; empty if none is known. */
  private static String cure(AuditedArtifact row, AuditedFinding finding) {
    String words = row.cureInWords(finding);
    return words.isEmpty() ? "" : Ascii.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
  }

  private Html notAnalysed() {
    return new NotAnalysed()
        .other("Dependencies not available", result.missing())
        .other("Artifacts that could not be analysed", result.problems())
        .other("Files that were skipped", files(ArtifactAudit::skipped))
        .other("Files of which members were left out", files(ArtifactAudit::partial))
        .toHtml();
  }

  private List<String> files(Function<ArtifactAudit, List<String>> which) {
    return result.artifacts().stream()
        .flatMap(row -> which.apply(row.audit()).stream().map(it -> row.name() + " " + it))
        .sorted()
        .toList();
  }
}
