package io.github.uncontended.runner.html;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.profile.MeasuredCause;
import io.github.uncontended.runner.profile.MeasuredCause.Section;
import io.github.uncontended.runner.profile.MeasuredCauses;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A contention profile as bars, and what no finding explains. */
public final class ProfileBars {
  /** How many bars each section has. */
  private static final int LISTED = 10;

  private static final ImmutableMap<Section, String> HEADINGS =
      ImmutableMap.of(
          Section.BLOCKED, "Blocked by locks",
          Section.WAITED, "Waited for other threads",
          Section.CLASS_LOADING, "Class loading and initialization",
          Section.CPU, "CPU",
          Section.ALLOC, "Allocation");

  private final Profile profile;
  private final FindingList findings;

  /** Creates the bars of a profile, which link to the findings that explain them. */
  public ProfileBars(Profile profile, FindingList findings) {
    this.profile = profile;
    this.findings = findings;
  }

  /** Adds the bars to a page, and what no finding explains. */
  public void addTo(Page page) {
    Html bars = new Html().element("p", head(), "class", "meaning");
    page.section("profile", "Where threads lose time", bars.add(toHtml()));
    page.section("unexplained", "Not explained by any rule", unexplained());
  }

  /** The bars, by what was measured. */
  public Html toHtml() {
    Html html = new Html();
    List<MeasuredCause> all = MeasuredCauses.of(profile.rows());
    HEADINGS.forEach(
        (section, heading) -> {
          List<MeasuredCause> causes =
              all.stream().filter(cause -> cause.section() == section).toList();
          if (causes.isEmpty()) {
            return;
          }
          boolean first = section == Section.BLOCKED || section == Section.WAITED;
          html.open("details", "class", "bars", "open", first ? "" : null);
          html.open("summary").element("h3", heading);
          html.element("span", measureOf(section), "class", "meaning").close("summary").newLine();
          html.open("ol");
          causes.stream().limit(LISTED).forEach(cause -> bar(cause, causes.get(0), html));
          html.close("ol");
          if (causes.size() > LISTED) {
            int more = causes.size() - LISTED;
            html.element("p", more + " smaller", "class", "meaning");
          }
          html.close("details").newLine();
        });
    return html;
  }

  private static String measureOf(Section section) {
    return section.isBlocking()
        ? "share of thread time"
        : section == Section.CPU ? "share of the samples" : "share of the bytes";
  }

  /** What was recorded, in two sentences. */
  public String head() {
    StringBuilder head = new StringBuilder(Measurement.span(profile.recordedNanos()));
    head.append(" recorded");
    if (!profile.header().runtimes().isEmpty()) {
      head.append(" on JDK ").append(Joiner.on(", ").join(profile.header().runtimes()));
    }
    return head.append(", ")
        .append(profile.threads())
        .append(profile.threads() == 1 ? " thread" : " threads")
        .append(". Thread time is the time for which threads were busy, blocked or waiting in a")
        .append(" task; idle workers do not count.")
        .toString();
  }

  private void bar(MeasuredCause cause, MeasuredCause largest, Html html) {
    double part = largest.amount() == 0 ? 0 : (double) cause.amount() / largest.amount();
    html.open("li").element("b", Measurement.percent(cause.share(profile)));
    html.open("span", "class", "bar", "aria-hidden", "true");
    html.element("span", "", "style", String.format(Locale.ROOT, "width:%.1f%%", 100 * part));
    html.close("span").element("code", cause.name());
    String object = cause.objects().isEmpty() ? "" : ", on " + cause.objects();
    html.open("small").text(cause.figures() + (cause.section().isBlocking() ? object : "") + ". ");
    ImmutableList<FindingCard> explaining = explaining(cause);
    if (!explaining.isEmpty()) {
      html.text("Explained by ");
      for (FindingCard card : explaining) {
        html.element("a", card.rule(), "href", "#" + findings.idOf(card)).text(" ");
      }
    } else if (cause.section() == Section.BLOCKED || cause.section() == Section.WAITED) {
      html.element("em", "No finding explains it.");
    }
    html.close("small").close("li").newLine();
  }

  private ImmutableList<FindingCard> explaining(MeasuredCause cause) {
    Set<String> rows = new HashSet<>();
    cause.rows().forEach(row -> rows.add(FindingCard.nameOf(row)));
    return findings.cards().stream()
        .filter(card -> card.rows().stream().anyMatch(rows::contains))
        .limit(LISTED)
        .collect(ImmutableList.toImmutableList());
  }

  /** The waits that no finding explains, without those that may be chance. */
  private Html unexplained() {
    Set<String> known = new HashSet<>();
    findings.cards().forEach(card -> known.addAll(card.rows()));
    Collection<ProfileRow> explained =
        profile.rows().stream().filter(row -> known.contains(FindingCard.nameOf(row))).toList();
    Html html = new Html();
    ImmutableList<MeasuredCause> causes = MeasuredCauses.unexplained(profile, explained);
    if (!causes.isEmpty()) {
      html.open("ul", "class", "plain");
      for (MeasuredCause cause : causes) {
        html.open("li").element("b", Measurement.percent(cause.share(profile)));
        html.text(" of thread time " + cause.inWords() + " ");
        html.element("small", cause.figures() + callers(cause)).close("li").newLine();
      }
      html.close("ul");
    }
    return html;
  }

  /** The application's methods that lead to a wait, where the cause does not name them. */
  private static String callers(MeasuredCause cause) {
    String callers =
        cause.rows().stream()
            .map(ProfileRow::site)
            .filter(site -> !site.equals(cause.place()))
            .map(MeasuredCause::name)
            .distinct()
            .limit(3)
            .collect(joining(", "));
    return callers.isEmpty() ? "" : "; called by " + callers;
  }
}
