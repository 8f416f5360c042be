package io.github.uncontended.runner.diagnose;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.dependencies.VersionSearch;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.html.FindingCard;
import io.github.uncontended.runner.html.FindingList;
import io.github.uncontended.runner.html.FlameGraph;
import io.github.uncontended.runner.html.Html;
import io.github.uncontended.runner.html.Page;
import io.github.uncontended.runner.html.ProfileBars;
import io.github.uncontended.runner.html.RuleTexts;
import io.github.uncontended.runner.profile.CauseBreakdown;
import io.github.uncontended.runner.profile.MeasuredCause;
import io.github.uncontended.runner.profile.MeasuredCause.Section;
import io.github.uncontended.runner.profile.RecordingStacks;
import io.github.uncontended.runner.profile.StackTree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The page of a diagnosis: the verdicts, flame graphs of the recording, and the profile. */
public final class DiagnosisPage {
  private static final String NO_STACKS =
      "There are no stacks to draw: a profile has none, only the recording that it was made of.";

  private final String title;
  private final String version;
  private final RecordingStacks stacks = new RecordingStacks();

  /**
   * Creates a page.
   *
   * @param title the name of the recording
   * @param version the version of this tool
   */
  public DiagnosisPage(String title, String version) {
    this.title = title;
    this.version = version;
  }

  /** Collects the stacks of the recording. */
  RecordingStacks stacks() {
    return stacks;
  }

  /** The page, while the sources of the findings can still be read. */
  Page of(Profile profile, Collection<Verdict> verdicts) {
    List<FindingCard> cards = new ArrayList<>();
    Html html = new Html();
    for (Verdict verdict : verdicts) {
      ImmutableList<FindingCard> of =
          verdict.findings().stream()
              .map(finding -> card(finding, verdict))
              .collect(ImmutableList.toImmutableList());
      cards.addAll(of);
      add(verdict, of, profile, html);
    }
    if (verdicts.isEmpty()) {
      html.element("p", "No thread time is lost by contention or waiting.");
    }
    FindingList findings = new FindingList("Artifact", cards);
    ProfileBars bars = new ProfileBars(profile, findings);
    Page page = new Page("diagnose", title, version);
    page.lead(bars.head());
    page.section("verdicts", "Verdicts", html);
    page.section("blocked", "Blocked by locks", graph("blocked", stacks.blocked(), profile));
    page.section("waited", "Waited for other threads", graph("waited", stacks.waited(), profile));
    page.section("cpu", "CPU", graph("cpu", stacks.cpu(), profile));
    if (stacks.isEmpty()) {
      page.section("graphs", "Flame graphs", new Html().element("p", NO_STACKS));
    }
    page.section("profile", "Profile", bars.toHtml());
    return page.section("rules", "Rules", RuleTexts.of(findings.rules()));
  }

  private static FindingCard card(ReportedFinding finding, Verdict verdict) {
    return FindingCard.of(
        finding, verdict.artifact().orElse(""), /* label= */ "", /* suggestUnsafe= */ true);
  }

  /** Offers to highlight the place of a cause in the graph that has it. */
  private void highlight(MeasuredCause cause, Html html) {
    String graph = cause.section() == Section.WAITED ? "waited" : "blocked";
    StackTree tree = cause.section() == Section.WAITED ? stacks.waited() : stacks.blocked();
    if (!tree.isEmpty()) {
      html.element(
          "button",
          "Highlight in the flame graph",
          "type",
          "button",
          "class",
          "highlight",
          "data-graph",
          graph + "-graph",
          "data-query",
          RecordingStacks.nameOf(cause.place()),
          "hidden",
          "");
    }
  }

  private void add(Verdict verdict, Collection<FindingCard> cards, Profile profile, Html html) {
    MeasuredCause cause = verdict.cause();
    String share = Measurement.percent(cause.share(profile));
    html.open("article", "class", "verdict");
    html.element("h3", share + " of thread time " + cause.inWords());
    String artifact = verdict.artifact().map(it -> ", in " + it).orElse("");
    html.element("p", cause.figures() + artifact, "class", "meaning");
    CauseBreakdown.CALLERS
        .inWords(cause)
        .ifPresent(it -> html.element("p", it, "class", "meaning"));
    boolean cured = verdict.upgrade().flatMap(VersionSearch.Outcome::first).isPresent();
    verdict.upgradeInWords().ifPresent(it -> html.element("p", it, "class", cured ? "cure" : null));
    verdict.runtimeInWords().ifPresent(it -> html.element("p", it));
    Optional<String> advice =
        cards.isEmpty()
            ? verdict.advice().or(() -> Optional.of(Verdict.NO_ADVICE))
            : verdict.advice();
    advice.ifPresent(it -> html.element("p", it));
    highlight(cause, html);
    verdict.notes().forEach(note -> html.element("p", note, "class", "meaning"));
    cards.forEach(card -> html.add(FindingList.card(card, null, /* open= */ true)));
    html.close("article").newLine();
  }

  private static Html graph(String id, StackTree tree, Profile profile) {
    Html html = new Html();
    if (tree.isEmpty()) {
      return html;
    }
    boolean time = !id.equals("cpu");
    html.element(
        "p",
        time
            ? Measurement.span(tree.total())
                + " of all threads together, "
                + Measurement.percent(profile.shareOfThreads(tree.total()))
                + " of thread time."
            : "Shares of the samples.",
        "class",
        "meaning");
    return html.add(new FlameGraph(id + "-graph", tree, time).toHtml());
  }
}
