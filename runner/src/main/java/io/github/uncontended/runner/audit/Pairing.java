package io.github.uncontended.runner.audit;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;

import io.github.uncontended.runner.engine.ReportedFinding;
import java.io.IOException;
import java.io.UncheckedIOException;
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
 * Which finding of one version is which of another.
 *
 * <p>Findings belong together by rule, class and method; where there are several, the same code
 * first, then the first to the first and so on. What is left belongs together where the same code
 * moved to another class or another method of the class.
 */
final class Pairing {
  private record Key(String rule, String type, String method) {
    static Key of(ReportedFinding hit) {
      return new Key(hit.rule(), hit.enclosingClass(), hit.enclosingMethod());
    }
  }

  private final Map<ReportedFinding, ReportedFinding> pairs = new LinkedHashMap<>();
  private final Map<ReportedFinding, String> code = new HashMap<>();
  private final List<ReportedFinding> before;
  private final List<ReportedFinding> after;

  private Pairing(Collection<ReportedFinding> before, Collection<ReportedFinding> after) {
    this.before = new ArrayList<>(before);
    this.after = new ArrayList<>(after);
  }

  /** The pairs: later findings by earlier ones; what has no other is not among them. */
  static Map<ReportedFinding, ReportedFinding> of(
      Collection<ReportedFinding> before, Collection<ReportedFinding> after) {
    Pairing pairing = new Pairing(before, after);
    pairing.pairWithin(Key::of, pairing::isSameCode);
    pairing.pairWithin(Key::of, (old, young) -> true);
    pairing.pairWithin(
        ReportedFinding::rule,
        (old, young) -> pairing.isSameCode(old, young) && hasMoved(old, young));
    return pairing.pairs;
  }

  /** Pairs what fits, in the order of the files, within groups. */
  private <K> void pairWithin(
      Function<ReportedFinding, K> group, BiPredicate<ReportedFinding, ReportedFinding> fits) {
    Map<K, List<ReportedFinding>> candidates =
        after.stream().collect(groupingBy(group, toCollection(ArrayList::new)));
    for (Iterator<ReportedFinding> olds = before.iterator(); olds.hasNext(); ) {
      ReportedFinding old = olds.next();
      List<ReportedFinding> young = candidates.getOrDefault(group.apply(old), new ArrayList<>());
      for (Iterator<ReportedFinding> each = young.iterator(); each.hasNext(); ) {
        ReportedFinding candidate = each.next();
        if (fits.test(old, candidate)) {
          pairs.put(old, candidate);
          olds.remove();
          each.remove();
          after.remove(candidate);
          break;
        }
      }
    }
  }

  private static boolean hasMoved(ReportedFinding old, ReportedFinding young) {
    return simpleName(old.enclosingClass()).equals(simpleName(young.enclosingClass()))
        || old.enclosingMethod().equals(young.enclosingMethod());
  }

  private static String simpleName(String binaryName) {
    return binaryName.substring(binaryName.lastIndexOf('.') + 1);
  }

  private boolean isSameCode(ReportedFinding old, ReportedFinding young) {
    return codeOf(old).equals(codeOf(young));
  }

  private String codeOf(ReportedFinding hit) {
    return code.computeIfAbsent(hit, Pairing::normalized);
  }

  /** The flagged code without its layout. */
  private static String normalized(ReportedFinding hit) {
    try {
      String text = hit.source().text();
      StringBuilder code = new StringBuilder();
      text.substring(hit.start(), hit.end())
          .chars()
          .filter(c -> !Character.isWhitespace(c))
          .forEach(c -> code.append((char) c));
      return code.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
