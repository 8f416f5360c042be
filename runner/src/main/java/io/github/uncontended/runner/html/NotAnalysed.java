package io.github.uncontended.runner.html;

import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;
import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableListMultimap;
import io.github.uncontended.runner.engine.OmittedMember;
import io.github.uncontended.runner.source.Skip;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;

/** The code in which findings may be missing, by reason. */
public final class NotAnalysed {
  /** How many places are listed for a reason. */
  private static final int LISTED = 200;

  private final Html html = new Html();

  /** Adds files that were not analysed. */
  public NotAnalysed files(Collection<Skip> skips) {
    return add("Files", skips, Skip::reason, Skip::place);
  }

  /** Adds members that were not analysed, in files that were. */
  public NotAnalysed members(Collection<OmittedMember> members) {
    return add(
        "Methods, fields and classes",
        members,
        OmittedMember::reason,
        it -> it.path() + ":" + it.line() + " " + it.member());
  }

  /** Adds other things that are missing, with the reason in the text. */
  public NotAnalysed other(String heading, Collection<String> texts) {
    return add(heading, texts, text -> heading, text -> text);
  }

  private <T> NotAnalysed add(
      String heading, Collection<T> things, Function<T, String> reason, Function<T, String> place) {
    if (things.isEmpty()) {
      return this;
    }
    ImmutableListMultimap<String, String> places =
        things.stream().collect(toImmutableListMultimap(reason, place));
    html.element("h3", heading).newLine();
    places.asMap().entrySet().stream()
        .sorted(
            comparingInt((Map.Entry<String, Collection<String>> it) -> -it.getValue().size())
                .thenComparing(Map.Entry::getKey))
        .forEach(each -> list(each.getKey(), each.getValue()));
    return this;
  }

  private void list(String reason, Collection<String> places) {
    html.open("details").open("summary").text(reason + " ");
    html.element("span", String.valueOf(places.size()), "class", "count").close("summary");
    html.open("ul", "class", "plain");
    places.stream().limit(LISTED).forEach(it -> html.open("li").path(it).close("li").newLine());
    if (places.size() > LISTED) {
      html.element("li", "and " + (places.size() - LISTED) + " more");
    }
    html.close("ul").close("details").newLine();
  }

  /** The lists; empty if everything was analysed. */
  public Html toHtml() {
    return html;
  }
}
