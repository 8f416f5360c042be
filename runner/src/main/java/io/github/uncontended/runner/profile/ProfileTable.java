package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Figure;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.profile.RowPattern;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints a profile as a table, the most expensive sites first. */
public final class ProfileTable {
  private static final int BAR = 20;
  private static final long MINUTE = 60_000_000_000L;
  private static final ImmutableMap<String, String> HEADINGS =
      ImmutableMap.of(
          "blocked", "time blocked, per minute recorded",
          "cpu", "CPU time, per minute recorded",
          "alloc", "allocated, per minute recorded");

  private final Profile profile;
  private final ImmutableListMultimap<String, RowPattern> rules;
  private final Terminal terminal;

  /**
   * Makes a table.
   *
   * @param rules the rows that each rule explains, by name of the rule
   */
  public ProfileTable(
      Profile profile, ImmutableListMultimap<String, RowPattern> rules, Terminal terminal) {
    this.profile = profile;
    this.rules = rules;
    this.terminal = terminal;
  }

  /**
   * Prints the table.
   *
   * @param top how many rows of each section
   */
  public void print(PrintWriter out, int top) {
    out.println(head());
    for (Map.Entry<String, String> heading : HEADINGS.entrySet()) {
      List<ProfileRow> rows =
          profile.rows().stream()
              .filter(row -> sort(row.kind()).equals(heading.getKey()))
              .sorted(
                  Comparator.comparingLong(ProfileRow::amount)
                      .reversed()
                      .thenComparing(Comparator.naturalOrder()))
              .toList();
      if (!rows.isEmpty()) {
        out.println();
        out.println(terminal.bold(heading.getValue()));
        rows.stream().limit(top).forEach(row -> print(row, rows.get(0).amount(), out));
        if (rows.size() > top) {
          out.println(
              terminal.dim("and " + (rows.size() - top) + " more; use --top to print them"));
        }
      }
    }
    out.flush();
  }

  private String head() {
    StringBuilder head = new StringBuilder(Measurement.span(profile.recordedNanos()));
    head.append(" recorded in ")
        .append(plural(profile.recordings(), "recording"))
        .append(", up to ")
        .append(plural(profile.threads(), "thread"));
    Long threshold = profile.thresholds().get(ProfileKind.MONITOR);
    if (threshold != null) {
      head.append("; waits shorter than ")
          .append(Measurement.span(threshold))
          .append(" were not recorded");
    }
    return head.toString();
  }

  private void print(ProfileRow row, long largest, PrintWriter out) {
    String amount = rate(row);
    int length = largest == 0 ? 0 : (int) Math.round((double) row.amount() / largest * BAR);
    String bar = "#".repeat(length) + " ".repeat(BAR - length);
    out.println(
        String.format(Locale.ROOT, "%8s  ", amount)
            + terminal.cyan(bar)
            + "  "
            + terminal.bold(Terminal.printable(place(row.site())))
            + row.callee().map(callee -> " calls " + Terminal.printable(place(callee))).orElse(""));
    String indent = " ".repeat(12 + BAR);
    out.println(indent + terminal.dim(Terminal.printable(details(row))));
    List<String> explaining = rulesFor(row);
    out.println(
        indent
            + (explaining.isEmpty()
                ? terminal.dim("not explained by any rule")
                : terminal.green(String.join(", ", explaining))));
  }

  private String rate(ProfileRow row) {
    double minutes = Math.max(1, profile.recordedNanos()) / (double) MINUTE;
    long perMinute = Math.round(row.amount() / minutes);
    return row.kind() == ProfileKind.ALLOC
        ? Measurement.bytes(perMinute)
        : Measurement.span(perMinute);
  }

  private static String details(ProfileRow row) {
    String times = plural(row.count(), row.kind().isContention() ? "time" : "sample");
    String on = plural(row.threads(), "thread");
    String object =
        switch (row.kind()) {
          case MONITOR -> ", monitor of " + row.object();
          case PARK -> ", parked on " + row.object();
          case PINNED -> ", pinned its carrier";
          case CPU -> "";
          case ALLOC -> ", " + row.object();
        };
    String longest =
        row.kind().isContention() ? ", at most " + Measurement.span(row.max()) + " at once" : "";
    return times + " on " + on + longest + object;
  }

  private List<String> rulesFor(ProfileRow row) {
    return rules.entries().stream()
        .filter(entry -> entry.getValue().matches(row))
        .map(Map.Entry::getKey)
        .distinct()
        .sorted()
        .toList();
  }

  private static String place(ProfileFrame frame) {
    String type = frame.type().substring(frame.type().lastIndexOf('.') + 1);
    if (frame.isLambda()) {
      String around = frame.method().equals(ProfileFrame.ANY) ? "" : "." + frame.method();
      return type + around + " (lambda)";
    }
    return type + "." + frame.method() + "()";
  }

  private static String sort(ProfileKind kind) {
    return kind.isContention() ? "blocked" : kind.word();
  }

  private static String plural(long count, String noun) {
    return String.format(Locale.ROOT, "%,d ", Figure.rounded(count))
        + noun
        + (count == 1 ? "" : "s");
  }
}
