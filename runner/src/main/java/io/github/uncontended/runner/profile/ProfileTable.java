package io.github.uncontended.runner.profile;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.RowPattern;
import io.github.uncontended.runner.profile.MeasuredCause.Section;
import io.github.uncontended.runner.terminal.Terminal;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints a profile as a table, with a row for each cause, the most expensive first. */
public final class ProfileTable {
  private static final int BAR = 20;

  private static final ImmutableMap<Section, String> HEADINGS =
      ImmutableMap.of(
          Section.BLOCKED, "blocked by locks, share of thread time",
          Section.WAITED, "waited for other threads, share of thread time",
          Section.CLASS_LOADING, "class loading and initialization, share of thread time",
          Section.CPU, "CPU, share of the samples",
          Section.ALLOC, "allocated, share of the bytes");

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
    List<MeasuredCause> all = MeasuredCauses.of(profile.rows());
    HEADINGS.forEach(
        (section, heading) -> {
          List<MeasuredCause> causes =
              all.stream().filter(cause -> cause.section() == section).toList();
          if (!causes.isEmpty()) {
            out.println();
            out.println(terminal.bold(heading));
            causes.stream().limit(top).forEach(cause -> print(cause, causes.get(0).amount(), out));
            if (causes.size() > top) {
              out.println(
                  terminal.dim("and " + (causes.size() - top) + " more; use --top to print them"));
            }
          }
        });
    out.flush();
  }

  private String head() {
    StringBuilder head = new StringBuilder(Measurement.span(profile.recordedNanos()));
    head.append(" recorded in ")
        .append(profile.recordings())
        .append(profile.recordings() == 1 ? " recording" : " recordings");
    if (!profile.header().runtimes().isEmpty()) {
      head.append(" on JDK ").append(Joiner.on(", ").join(profile.header().runtimes()));
    }
    head.append(", up to ")
        .append(profile.threads())
        .append(profile.threads() == 1 ? " thread" : " threads");
    Long threshold = profile.thresholds().get(ProfileKind.MONITOR);
    if (threshold != null) {
      head.append("; waits shorter than ")
          .append(Measurement.span(threshold))
          .append(" were not recorded");
    }
    return head.toString();
  }

  private void print(MeasuredCause cause, long largest, PrintWriter out) {
    int length = largest == 0 ? 0 : (int) Math.round((double) cause.amount() / largest * BAR);
    String bar = "#".repeat(length) + " ".repeat(BAR - length);
    out.println(
        String.format(Locale.ROOT, "%8s  ", Measurement.percent(cause.share(profile)))
            + terminal.cyan(bar)
            + "  "
            + terminal.bold(Terminal.printable(cause.name())));
    String indent = " ".repeat(12 + BAR);
    String object =
        cause.objects().isEmpty() || cause.section() == Section.CPU ? "" : ", " + cause.objects();
    out.println(indent + terminal.dim(Terminal.printable(cause.figures() + object)));
    for (CauseBreakdown breakdown : CauseBreakdown.values()) {
      breakdown
          .inWords(cause)
          .ifPresent(list -> out.println(indent + terminal.dim(Terminal.printable(list))));
    }
    List<String> explaining = rulesFor(cause);
    if (!explaining.isEmpty()) {
      out.println(indent + terminal.green(String.join(", ", explaining)));
    } else if (PooledResource.isQueuedFor(cause)) {
      out.println(indent + terminal.dim("threads queue for a pooled resource"));
    } else if (cause.section().isBlocking() && cause.section() != Section.CLASS_LOADING) {
      out.println(indent + terminal.dim("not explained by any rule"));
    }
  }

  private List<String> rulesFor(MeasuredCause cause) {
    return rules.entries().stream()
        .filter(entry -> cause.rows().stream().anyMatch(entry.getValue()::matches))
        .map(Map.Entry::getKey)
        .distinct()
        .sorted()
        .toList();
  }
}
