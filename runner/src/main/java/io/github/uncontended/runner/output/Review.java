package io.github.uncontended.runner.output;

import com.google.errorprone.annotations.Immutable;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;

/**
 * How findings are put to reviewers.
 *
 * @param unsafeFixes whether fixes that can change what the program does are offered
 * @param docsUrl where {@code docs/rules.md} is on the web, if that is known
 */
@Immutable
public record Review(boolean unsafeFixes, Optional<String> docsUrl) {
  /** Page and section that explain the finding's rule, if the page is known. */
  Optional<String> helpUrl(String rule) {
    return docsUrl.map(page -> page + "#" + rule.toLowerCase(Locale.ROOT));
  }

  /** The message, and why there is no fix where the finding has one that is not offered. */
  String message(ReportedFinding hit, boolean offered) {
    String message = hit.message();
    if (hit.fix().isEmpty()) {
      return hit.withheld().isEmpty()
          ? message
          : message + " No fix is offered here: " + hit.withheld() + ".";
    }
    if (!hit.isFixable(unsafeFixes)) {
      return message + " The fix can change what the program does; get it with --unsafe-fixes.";
    }
    return offered
        ? message
        : message + " The fix changes several places; get it whole with --patch or --fix.";
  }

  static String textOf(ReportedFinding hit) {
    try {
      return hit.source().text();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
