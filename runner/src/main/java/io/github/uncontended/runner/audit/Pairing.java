package io.github.uncontended.runner.audit;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;

import com.google.common.base.CharMatcher;
import io.github.uncontended.runner.engine.FindingKey;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Pairs the findings of one version with those of another.
 *
 * <p>Findings of the same rule, class and method are paired: those with the same code first, the
 * others in the order of their positions. The remaining findings are paired if the same code moved
 * to a class or a method of the same name.
 */
final class Pairing {
  private final Map<ReportedFinding, ReportedFinding> pairs = new LinkedHashMap<>();
  private final Map<ReportedFinding, String> code = new HashMap<>();
  private final List<ReportedFinding> before;
  private final List<ReportedFinding> after;

  private Pairing(Collection<ReportedFinding> before, Collection<ReportedFinding> after) {
    this.before = new ArrayList<>(before);
    this.after = new ArrayList<>(after);
  }

  /** The findings of {@code after} by the findings of {@code before} that they are paired with. */
  static Map<ReportedFinding, ReportedFinding> of(
      Collection<ReportedFinding> before, Collection<ReportedFinding> after) {
    Pairing pairing = new Pairing(before, after);
    pairing.pairWithin(FindingKey::withoutOrdinal, pairing::isSameCode);
    pairing.pairWithin(FindingKey::withoutOrdinal, (older, newer) -> true);
    pairing.pairWithin(
        ReportedFinding::rule,
        (older, newer) -> pairing.isSameCode(older, newer) && hasMoved(older, newer));
    return pairing.pairs;
  }

  /** Pairs the findings within each group that fit together, in their order. */
  private <K> void pairWithin(
      Function<ReportedFinding, K> group, BiPredicate<ReportedFinding, ReportedFinding> fits) {
    Map<K, List<ReportedFinding>> candidates =
        after.stream().collect(groupingBy(group, toCollection(ArrayList::new)));
    for (Iterator<ReportedFinding> unpaired = before.iterator(); unpaired.hasNext(); ) {
      ReportedFinding older = unpaired.next();
      List<ReportedFinding> newer = candidates.getOrDefault(group.apply(older), new ArrayList<>());
      for (Iterator<ReportedFinding> each = newer.iterator(); each.hasNext(); ) {
        ReportedFinding candidate = each.next();
        if (fits.test(older, candidate)) {
          pairs.put(older, candidate);
          unpaired.remove();
          each.remove();
          after.remove(candidate);
          break;
        }
      }
    }
  }

  private static boolean hasMoved(ReportedFinding older, ReportedFinding newer) {
    return simpleName(older.enclosingClass()).equals(simpleName(newer.enclosingClass()))
        || older.enclosingMethod().equals(newer.enclosingMethod());
  }

  private static String simpleName(String binaryName) {
    return binaryName.substring(binaryName.lastIndexOf('.') + 1);
  }

  private boolean isSameCode(ReportedFinding older, ReportedFinding newer) {
    return codeOf(older).equals(codeOf(newer));
  }

  private String codeOf(ReportedFinding finding) {
    return code.computeIfAbsent(finding, Pairing::normalized);
  }

  /** The flagged code without white space. */
  private static String normalized(ReportedFinding finding) {
    return CharMatcher.whitespace().removeFrom(finding.code());
  }
}
