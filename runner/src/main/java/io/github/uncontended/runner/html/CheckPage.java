package io.github.uncontended.runner.html;

import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.engine.OmittedMember;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Skip;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The page of one analysis, whose sources can still be read. */
public final class CheckPage {
  private final Page page;
  private final boolean suggestUnsafe;
  private final List<FindingCard> cards = new ArrayList<>();
  private final NotAnalysed notAnalysed = new NotAnalysed();
  private Optional<Profile> profile = Optional.empty();

  /**
   * Starts a page.
   *
   * @param title what was analysed
   * @param version the version of this tool
   * @param suggestUnsafe whether to show unsafe fixes
   */
  public CheckPage(String title, String version, boolean suggestUnsafe) {
    this.page = new Page("check", title, version);
    this.suggestUnsafe = suggestUnsafe;
  }

  /** Sets the sentence below the title. */
  public CheckPage lead(String sentence) {
    page.lead(sentence);
    return this;
  }

  /**
   * Adds findings.
   *
   * @param label what a comparison says of them; empty for nothing
   */
  public CheckPage findings(Collection<ReportedFinding> findings, String label) {
    for (ReportedFinding finding : findings) {
      String module = Modules.of(finding.source().path());
      cards.add(FindingCard.of(finding, module, label, suggestUnsafe));
    }
    return this;
  }

  /** Adds what was measured. */
  public CheckPage profile(Optional<Profile> measured) {
    profile = measured;
    return this;
  }

  /** Adds what was not analysed. */
  public CheckPage notAnalysed(
      Collection<Skip> skips, Collection<OmittedMember> omitted, Collection<String> missing) {
    notAnalysed.files(skips).members(omitted).other("Dependencies not available", missing);
    return this;
  }

  /** The page. */
  public Page toPage(int analysedFiles) {
    FindingList findings = new FindingList("Module", cards);
    addFigures(cards, page);
    page.figure(String.valueOf(analysedFiles), "files analysed");
    page.section("findings", "Findings", findingsOrNone(findings));
    profile.ifPresent(measured -> new ProfileBars(measured, findings).addTo(page));
    page.section("not-analysed", "Not analysed", notAnalysed.toHtml());
    return page.section("rules", "Rules", RuleTexts.of(findings.rules()));
  }

  /** The findings, or a sentence that there is none. */
  public static Html findingsOrNone(FindingList findings) {
    Html html = findings.toHtml();
    return html.isEmpty() ? html.element("p", "Nothing found.") : html;
  }

  /** Adds the numbers of findings by severity to the head of a page. */
  public static void addFigures(Collection<FindingCard> cards, Page page) {
    long errors = count(cards, SeverityLevel.ERROR);
    if (errors > 0) {
      page.figure(String.valueOf(errors), "errors");
    }
    page.figure(String.valueOf(count(cards, SeverityLevel.WARNING)), "warnings");
    page.figure(String.valueOf(count(cards, SeverityLevel.SUGGESTION)), "suggestions");
  }

  private static long count(Collection<FindingCard> cards, SeverityLevel severity) {
    return cards.stream().filter(card -> card.severity() == severity).count();
  }
}
