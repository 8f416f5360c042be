package io.github.uncontended.runner.html;

import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;
import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.report.FixSafety;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** The findings of a page, by what is known of their heat, with filters and a search. */
public final class FindingList {
  /** So many are open at first. */
  private static final int OPEN = 12;

  private final String modules;
  private final ImmutableList<FindingCard> cards;

  /**
   * Creates a list; the order of the cards does not matter.
   *
   * @param modules what the modules of the cards are: modules or artifacts
   */
  public FindingList(String modules, Collection<FindingCard> cards) {
    this.modules = modules;
    this.cards = ImmutableList.sortedCopyOf(FindingCard.HOTTEST_FIRST, cards);
  }

  /** The findings, the hottest first. */
  ImmutableList<FindingCard> cards() {
    return cards;
  }

  /** The id of the element that shows a finding. */
  String idOf(FindingCard card) {
    return "f" + (cards.indexOf(card) + 1);
  }

  /** The rules of the findings, by name. */
  public ImmutableList<String> rules() {
    return cards.stream()
        .map(FindingCard::rule)
        .distinct()
        .sorted()
        .collect(ImmutableList.toImmutableList());
  }

  /** The filters and the findings; empty if there is none. */
  public Html toHtml() {
    Html html = new Html();
    if (cards.isEmpty()) {
      return html;
    }
    html.open("div", "class", "columns");
    filters(html);
    html.open("div", "class", "list");
    int number = 0;
    ImmutableListMultimap<FindingCard.Evidence, FindingCard> groups =
        cards.stream().collect(toImmutableListMultimap(FindingCard::evidence, card -> card));
    for (FindingCard.Evidence evidence : groups.keySet()) {
      html.open("section", "class", "group").open("h3").text(evidence.title() + " ");
      html.element("span", String.valueOf(groups.get(evidence).size()), "class", "count");
      html.close("h3").element("p", evidence.meaning(), "class", "meaning").newLine();
      for (FindingCard card : groups.get(evidence)) {
        number++;
        html.add(card(card, "f" + number, isOpen(card, number))).newLine();
      }
      html.close("section");
    }
    return html.close("div").close("div");
  }

  private static boolean isOpen(FindingCard card, int number) {
    return number <= OPEN
        && (card.severity() != SeverityLevel.SUGGESTION
            || card.evidence() != FindingCard.Evidence.UNKNOWN);
  }

  private void filters(Html html) {
    html.open("form", "class", "filters", "id", "filters", "hidden", "", "role", "search");
    html.open("label", "class", "search").element("span", "Search");
    html.open(
            "input",
            "type",
            "search",
            "id",
            "query",
            "autocomplete",
            "off",
            "spellcheck",
            "false",
            "placeholder",
            "code, file, text",
            "aria-keyshortcuts",
            "/")
        .element("kbd", "/", "aria-hidden", "true")
        .close("label");
    html.element("p", "", "id", "shown", "role", "status");
    html.open("details", "id", "options", "open", "").element("summary", "Filters");
    options(html, "heat", "Heat", card -> card.evidence().title(), false);
    options(html, "severity", "Severity", card -> Ascii.toLowerCase(card.severity().name()), false);
    options(html, "module", modules, FindingCard::module, true);
    options(html, "rule", "Rule", FindingCard::rule, true);
    options(html, "fix", "Fix", FindingList::fixOf, true);
    html.close("details").open("p", "class", "buttons");
    html.element("button", "Clear filters", "type", "reset");
    html.element("button", "Open all", "type", "button", "id", "open-all");
    html.element("button", "Close all", "type", "button", "id", "close-all");
    html.close("p").close("form").newLine();
  }

  /** Offers the values that the findings have, unless there is only one. */
  private void options(
      Html html, String key, String title, Function<FindingCard, String> value, boolean byCount) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    cards.forEach(card -> counts.merge(value.apply(card), 1, Integer::sum));
    if (counts.size() < 2) {
      return;
    }
    Map<String, Integer> ordered = counts;
    if (byCount) {
      ordered =
          counts.entrySet().stream()
              .collect(
                  toImmutableSortedMap(
                      Comparator.<String>comparingInt(each -> -counts.get(each))
                          .thenComparing(Comparator.naturalOrder()),
                      Map.Entry::getKey,
                      Map.Entry::getValue));
    }
    html.open("fieldset", "data-key", key).element("legend", title);
    ordered.forEach(
        (each, count) -> {
          html.open("label").open("input", "type", "checkbox", "name", key, "value", each);
          html.open("span").path(each).close("span");
          html.element("small", String.valueOf(count)).close("label").newLine();
        });
    html.close("fieldset");
  }

  private static String fixOf(FindingCard card) {
    return switch (card.fix()) {
      case SAFE -> "safe fix";
      case UNSAFE -> "unsafe fix";
      case ADVICE -> "advice";
    };
  }

  /**
   * One finding.
   *
   * @param id the id of the element; null for none
   */
  public static Html card(FindingCard card, String id, boolean open) {
    Html html = new Html();
    String severity = Ascii.toLowerCase(card.severity().name());
    html.open(
        "details",
        "class",
        "finding " + severity,
        "id",
        id,
        "data-rule",
        card.rule(),
        "data-severity",
        severity,
        "data-heat",
        card.evidence().title(),
        "data-module",
        card.module().isEmpty() ? null : card.module(),
        "data-fix",
        fixOf(card),
        "open",
        open ? "" : null);
    html.open("summary").element("span", severity, "class", "severity");
    html.element("h4", card.rule());
    if (!card.label().isEmpty()) {
      html.element("span", card.label(), "class", "label");
    }
    if (!card.share().isEmpty()) {
      html.element("span", card.share(), "class", "share");
    }
    html.open("span", "class", "location").path(card.path()).text(":" + card.line());
    html.close("span").close("summary").newLine();
    html.open("p", "class", "place");
    if (!card.module().isEmpty()) {
      html.element("span", card.module()).text(" · ");
    }
    html.text(card.place()).close("p").newLine();
    html.add(card.excerpt().toHtml()).newLine();
    if (!card.reason().isEmpty()) {
      html.element("p", card.reason(), "class", "reason");
    }
    html.element("p", card.cost() + " " + card.advice());
    if (!card.diff().isEmpty()) {
      boolean safe = card.fix() == FixSafety.SAFE;
      html.element("h5", safe ? "Safe fix" : "Unsafe fix");
      diff(card.diff(), html);
    }
    card.remarks().forEach(remark -> html.element("p", remark, "class", "remark"));
    html.open("p").element("a", "About " + card.rule(), "href", "#rule-" + card.rule());
    return html.close("p").close("details");
  }

  private static void diff(Collection<String> lines, Html html) {
    html.open("pre", "class", "diff").open("code");
    for (String line : lines) {
      String tag =
          switch (line.isEmpty() ? ' ' : line.charAt(0)) {
            case '+' -> "ins";
            case '-' -> "del";
            case '@' -> "i";
            default -> "span";
          };
      html.open(tag).text(line).newLine().close(tag);
    }
    html.close("code").close("pre").newLine();
  }
}
