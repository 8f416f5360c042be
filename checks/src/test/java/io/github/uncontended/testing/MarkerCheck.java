package io.github.uncontended.testing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.report.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;

/** Compares the findings in a case with its markers. */
public final class MarkerCheck {
  private MarkerCheck() {}

  /** Checks that each marker has a finding and each finding a marker, on the line of both. */
  public static void check(Case flagged, ImmutableList<Finding> findings) {
    assertFalse(flagged.markers().isEmpty(), "a flagged file has a marker");
    List<Finding> unmatched = new ArrayList<>(findings);
    List<String> problems = new ArrayList<>();
    for (int line : flagged.markers().keySet()) {
      List<Finding> here =
          findings.stream()
              .filter(finding -> flagged.lineOf(finding.start()) == line)
              .collect(Collectors.toList());
      // The most demanding marker first, so that a short one does not take its finding.
      List<String> texts = new ArrayList<>(flagged.markers().get(line));
      texts.sort(Comparator.comparingInt(String::length).reversed());
      for (String text : texts) {
        Iterator<Finding> candidates = here.iterator();
        boolean found = false;
        while (!found && candidates.hasNext()) {
          Finding candidate = candidates.next();
          if (containsWords(markerText(candidate), text)) {
            candidates.remove();
            unmatched.remove(candidate);
            found = true;
          }
        }
        if (!found) {
          problems.add("line " + line + ": no finding for: " + text);
        }
      }
    }
    unmatched.forEach(finding -> problems.add("not marked: " + describe(flagged, finding)));
    if (!problems.isEmpty()) {
      fail(
          flagged
              + ":\n"
              + String.join("\n", problems)
              + "\nall findings:\n"
              + describe(flagged, findings));
    }
  }

  /**
   * Whether a text begins at a word of a message: SAFE does not match UNSAFE. A text that ends with
   * a dollar sign is the end of the message.
   */
  private static boolean containsWords(String message, String text) {
    if (text.endsWith("$")) {
      String end = text.substring(0, text.length() - 1);
      return message.endsWith(end) && containsWords(message, end);
    }
    for (int at = message.indexOf(text); at >= 0; at = message.indexOf(text, at + 1)) {
      if (at == 0
          || !Character.isLetterOrDigit(message.charAt(at - 1))
          || !Character.isLetterOrDigit(text.charAt(0))) {
        return true;
      }
    }
    return false;
  }

  static String describe(Case source, ImmutableList<Finding> findings) {
    return findings.stream()
        .map(finding -> describe(source, finding))
        .collect(Collectors.joining("\n"));
  }

  static String describe(Case source, Finding finding) {
    return finding.rule() + " line " + source.lineOf(finding.start()) + ": " + markerText(finding);
  }

  private static String markerText(Finding finding) {
    return finding.severity() + " " + finding.safety() + " " + finding.message();
  }
}
