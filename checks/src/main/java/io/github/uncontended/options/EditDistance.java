package io.github.uncontended.options;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** How far two names are apart: Levenshtein's distance, letter case ignored. */
public final class EditDistance {
  private EditDistance() {}

  /** The candidate nearest to a name; of several, the first in the alphabet. */
  public static String nearest(String name, Collection<String> candidates) {
    return candidates.stream()
        .min(
            Comparator.comparingInt((String candidate) -> between(name, candidate))
                .thenComparing(Comparator.naturalOrder()))
        .orElseThrow();
  }

  /** Whether at most {@code limit} letters have to be changed, added or left out. */
  public static boolean within(int limit, String a, String b) {
    return Math.abs(a.length() - b.length()) <= limit && between(a, b) <= limit;
  }

  private static int between(String left, String right) {
    String a = left.toLowerCase(Locale.ROOT);
    String b = right.toLowerCase(Locale.ROOT);
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
