package io.github.uncontended.runner.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.uncontended.report.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;

/** The documentation of the rules, {@code docs/rules.md}, which is packaged with them. */
public final class Docs {
  private static final String RESOURCE = "/io/github/uncontended/rules.md";
  private static final String HEADING = "## ";

  private Docs() {}

  /** The section of a rule in this repository's documentation, as a relative link. */
  public static String anchor(String rule) {
    return anchor("docs/rules.md", rule);
  }

  /** The section of a rule on a page that holds the documentation. */
  public static String anchor(String page, String rule) {
    return page + "#" + rule.toLowerCase(Locale.ROOT);
  }

  /** The section of a rule including its heading; empty if the rule has none. */
  public static Optional<String> section(String rule) {
    StringJoiner section = new StringJoiner("\n");
    boolean inside = false;
    for (String line : (Iterable<String>) text().lines()::iterator) {
      if (line.startsWith(HEADING)) {
        inside = line.substring(HEADING.length()).strip().equals(rule);
      }
      if (inside) {
        section.add(line);
      }
    }
    return Optional.of(section.toString().stripTrailing()).filter(text -> !text.isEmpty());
  }

  private static String text() {
    try (InputStream in = Rule.class.getResourceAsStream(RESOURCE)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
