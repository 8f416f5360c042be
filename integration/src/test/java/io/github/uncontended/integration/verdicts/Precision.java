package io.github.uncontended.integration.verdicts;

import com.google.common.collect.ImmutableSortedMap;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * How many findings the verdicts are about, and how many of those are right.
 *
 * @param judged findings with a verdict
 * @param right those that are right
 * @param unjudged findings that nobody has judged
 */
record Precision(int judged, int right, int unjudged) {
  private static final String ALL = "all rules";

  /** The precision over some verdicts. */
  static Precision of(Collection<Verdict> verdicts) {
    return new Precision(
        sum(verdicts, Verdict::isJudged),
        sum(verdicts, Verdict::isRight),
        sum(verdicts, verdict -> !verdict.isJudged()));
  }

  private static int sum(Collection<Verdict> verdicts, Predicate<Verdict> filter) {
    return verdicts.stream().filter(filter).mapToInt(Verdict::count).sum();
  }

  /** A table with a line for each rule and one for all. */
  static String table(String title, Collection<Verdict> verdicts) {
    TreeMap<String, Precision> byRule = new TreeMap<>();
    for (String rule :
        verdicts.stream().map(verdict -> verdict.group().rule()).distinct().toList()) {
      byRule.put(
          rule,
          of(verdicts.stream().filter(verdict -> verdict.group().rule().equals(rule)).toList()));
    }
    StringBuilder table = new StringBuilder();
    line(table, title, "findings", "right", "wrong", "unjudged", "precision");
    ImmutableSortedMap.copyOf(byRule, Comparator.naturalOrder())
        .forEach((rule, precision) -> precision.appendTo(table, rule));
    of(verdicts).appendTo(table, ALL);
    return table.toString();
  }

  private void appendTo(StringBuilder table, String name) {
    line(
        table,
        name,
        judged + unjudged,
        right,
        judged - right,
        unjudged,
        judged == 0 ? "-" : Math.round(100.0 * right / judged) + " %");
  }

  private static void line(StringBuilder table, Object... cells) {
    table.append(String.format(Locale.ROOT, "%-28s %8s %6s %6s %9s %10s%n", cells));
  }
}
