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
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The page of an audit of dependencies: a table of the artifacts, then their findings. */
public final class DependencyPage {
  private final Page page;
  private final Map<Coordinates, Cures> cures;
  private final Optional<Profile> profile;
  private final Collection<String> missing;

  /**
   * Starts a page.
   *
   * @param title what was audited
   * @param version the version of this tool
   * @param cures what is known of newer releases
   * @param missing the dependencies that could not be resolved
   */
  public DependencyPage(
      String title,
      String version,
      Map<Coordinates, Cures> cures,
      Optional<Profile> profile,
      Collection<String> missing) {
    this.page = new Page("audit", title, version);
    this.cures = cures;
    this.profile = profile;
    this.missing = missing;
  }

  /** A row of the table: a name, and the audit with the findings that count. */
  private record Row(String name, ArtifactAudit audit) {}

  /** The page of the audit of a tree. */
  public Page of(Collection<ArtifactAudit> audits) {
    return of(audits.stream().map(it -> new Row(it.coordinates().toString(), it)).toList());
  }

  /** The page of the comparison of two trees. */
  public Page of(TreeComparison comparison) {
    int removed = comparison.changes().stream().mapToInt(TreeComparison.Change::removed).sum();
    page.lead(
        "What is new or hotter in artifacts whose version changed, and in new ones; "
            + removed
            + (removed == 1 ? " finding is gone." : " findings are gone."));
    return of(comparison.changes().stream().map(it -> new Row(it.name(), it.after())).toList());
  }

  private Page of(List<Row> rows) {
    List<FindingCard> cards = new ArrayList<>();
    for (Row row : rows) {
      row.audit().findings().forEach(it -> cards.add(it.toCard(row.name(), cure(row, it))));
    }
    FindingList findings = new FindingList("Artifact", cards);
    CheckPage.addFigures(cards, page);
    page.figure(String.valueOf(rows.size()), "artifacts");
    int files = rows.stream().mapToInt(row -> row.audit().analysed()).sum();
    page.figure(String.valueOf(files), "files analysed");
    page.section("artifacts", "Artifacts", table(rows));
    page.section("findings", "Findings", CheckPage.findingsOrNone(findings));
    profile.ifPresent(measured -> new ProfileBars(measured, findings).addTo(page));
    page.section("not-analysed", "Not analysed", notAnalysed(rows));
    return page.section("rules", "Rules", RuleTexts.of(findings.rules()));
  }

  /** The artifacts with findings, the hottest first. */
  private Html table(Collection<Row> rows) {
    Html html = new Html();
    List<Row> found =
        rows.stream()
            .filter(row -> row.audit().hottest().isPresent())
            .sorted(
                Comparator.comparing(
                    row -> row.audit().hottest().get(), AuditedFinding.HOTTEST_FIRST))
            .toList();
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
    for (Row row : found) {
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
        boolean cured = cures.get(row.audit().coordinates()).of(hottest).get().first().isPresent();
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
  private String cure(Row row, AuditedFinding finding) {
    return Optional.ofNullable(cures.get(row.audit().coordinates()))
        .flatMap(known -> known.of(finding))
        .map(VersionSearch.Outcome::inWords)
        .filter(words -> !words.isEmpty())
        .map(words -> Ascii.toUpperCase(words.charAt(0)) + words.substring(1) + ".")
        .orElse("");
  }

  private Html notAnalysed(Collection<Row> rows) {
    return new NotAnalysed()
        .other("Dependencies not available", missing)
        .other(
            "Artifacts that could not be analysed",
            rows.stream()
                .map(Row::audit)
                .filter(audit -> !audit.isAnalysed())
                .map(ArtifactAudit::problem)
                .sorted()
                .toList())
        .other("Files that were skipped", files(rows, ArtifactAudit::skipped))
        .other("Files of which members were left out", files(rows, ArtifactAudit::partial))
        .toHtml();
  }

  private static List<String> files(
      Collection<Row> rows, Function<ArtifactAudit, List<String>> which) {
    return rows.stream()
        .flatMap(row -> which.apply(row.audit()).stream().map(it -> row.name() + " " + it))
        .sorted()
        .toList();
  }
}
