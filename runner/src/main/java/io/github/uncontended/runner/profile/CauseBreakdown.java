package io.github.uncontended.runner.profile;

import static java.util.stream.Collectors.joining;

import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.CallPath;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileRow;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** How the amount of a cause is made up, by the methods around it. */
public enum CauseBreakdown {
  CALLERS("called by "),
  CALLEES("calls "),
  HOLDERS("waits in ");

  /** How many methods are listed. */
  private static final int LISTED = 4;

  private final String words;

  CauseBreakdown(String words) {
    this.words = words;
  }

  /** The method by which a row is counted; empty if the cause already names it. */
  private Optional<ProfileFrame> of(ProfileRow row, MeasuredCause cause) {
    CallPath path = row.path();
    return switch (this) {
      case CALLERS ->
          !cause.section().isBlocking()
              ? Optional.empty()
              : Optional.of(path.nearest().equals(cause.place()) ? row.site() : path.nearest())
                  .filter(caller -> !caller.equals(cause.place()));
      case CALLEES -> cause.section().isBlocking() ? Optional.empty() : path.callee();
      case HOLDERS ->
          path.holder()
              .filter(holder -> !holder.equals(cause.place()))
              .filter(holder -> !cause.callee().equals(Optional.of(holder)));
    };
  }

  /** The largest parts in one line: {@code called by Orders.load() 80 %, Jobs.run() 20 %}. */
  public Optional<String> inWords(MeasuredCause cause) {
    Map<String, Long> amounts = new LinkedHashMap<>();
    for (ProfileRow row : cause.rows()) {
      of(row, cause)
          .ifPresent(
              frame ->
                  amounts.merge(MeasuredCause.name(frame), row.amount(), Profile::saturatedSum));
    }
    if (amounts.isEmpty()) {
      return Optional.empty();
    }
    double all = Math.max(1, cause.amount());
    String list =
        amounts.entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
            .limit(LISTED)
            .map(each -> each.getKey() + " " + Measurement.percent(each.getValue() / all))
            .collect(joining(", "));
    int more = amounts.size() - LISTED;
    return Optional.of(words + list + (more > 0 ? " and " + more + " more" : ""));
  }
}
