package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ConfigurationRule;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Source;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Collects the findings of the rules, without those that a comment or an option switches off. A
 * comment {@code uncontended: off RULE} counts on the flagged line or the line above it, where that
 * line ends a comment of XML in all lines of the comment.
 */
final class Findings {
  private static final Pattern OFF =
      Pattern.compile("uncontended:\\s*off\\s", Pattern.CASE_INSENSITIVE);
  private static final Pattern COMMENT = Pattern.compile("(^|\\s)(#|//|/\\*)");
  private static final Pattern SEPARATOR = Pattern.compile("[^\\w]+");

  private final Severities severities;
  private final ImmutableList.Builder<ReportedFinding> all = ImmutableList.builder();
  private final ImmutableList.Builder<ReportedFinding> withheld = ImmutableList.builder();

  /** What is reported: two appenders may print one pattern. */
  private final Set<Place> places = new HashSet<>();

  private record Place(ConfigurationRule rule, Source source, int start) {}

  Findings(Severities severities) {
    this.severities = severities;
  }

  /** The collected findings. */
  ImmutableList<ReportedFinding> all() {
    return all.build();
  }

  /** The findings that are not reported, since how often their code runs is not known. */
  ImmutableList<ReportedFinding> withheld() {
    return withheld.build();
  }

  /**
   * Reports a setting.
   *
   * @param key the name of the setting, which identifies the finding in a baseline
   * @param cost what happens at run time
   * @param advice what to do
   * @return whether neither a comment nor an option switches the finding off
   */
  @CanIgnoreReturnValue
  boolean report(
      ConfigurationRule rule,
      SeverityLevel severity,
      ConfigurationFile file,
      Setting setting,
      String key,
      String cost,
      String advice) {
    return report(rule, severity, file, setting, setting.start(), setting.end(), key, cost, advice);
  }

  /** Reports a part of a setting; a comment may switch the rule off for the part or for all. */
  @CanIgnoreReturnValue
  boolean report(
      ConfigurationRule rule,
      SeverityLevel severity,
      ConfigurationFile file,
      Setting setting,
      int start,
      int end,
      String key,
      String cost,
      String advice) {
    return report(rule, severity, file, setting, start, end, key, cost, advice, true);
  }

  /**
   * Reports a part of a setting.
   *
   * @param isShown whether evidence shows that the cost matters, which the user may not ask for
   */
  @CanIgnoreReturnValue
  boolean report(
      ConfigurationRule rule,
      SeverityLevel severity,
      ConfigurationFile file,
      Setting setting,
      int start,
      int end,
      String key,
      String cost,
      String advice,
      boolean isShown) {
    Optional<SeverityLevel> level = severities.of(rule.ruleName(), severity);
    String text = file.text();
    int lineStart = lineStart(text, start);
    if (level.isEmpty()
        || isSwitchedOff(rule.ruleName(), text, lineStart)
        || isSwitchedOff(rule.ruleName(), text, lineStart(text, setting.start()))) {
      return false;
    }
    if (!places.add(new Place(rule, file.source(), start))) {
      return true;
    }
    (isShown || severities.isAskedFor(rule.ruleName()) ? all : withheld)
        .add(
            new ReportedFinding(
                rule.ruleName(),
                level.get(),
                FixSafety.ADVICE,
                Heat.UNKNOWN,
                cost,
                advice,
                file.source(),
                start,
                lineNumber(text, start),
                start - lineStart + 1,
                start,
                Math.max(start, end),
                Optional.empty(),
                "",
                file.source().reviewPath(),
                key));
    return true;
  }

  private static boolean isSwitchedOff(String rule, String text, int lineStart) {
    int above = lineStart == 0 ? 0 : lineStart(text, lineStart - 1);
    return isSwitchedOffBy(line(text, lineStart), rule, /* isInComment= */ false)
        || (above < lineStart
            && (isSwitchedOffBy(line(text, above), rule, /* isInComment= */ false)
                || commentBefore(text, lineStart)
                    .lines()
                    .anyMatch(line -> isSwitchedOffBy(line, rule, /* isInComment= */ true))));
  }

  /** The comment of XML that ends directly before an offset; empty if there is none. */
  private static String commentBefore(String text, int offset) {
    String before = text.substring(0, offset).stripTrailing();
    int start = before.endsWith("-->") ? before.lastIndexOf("<!--") : -1;
    // A blank line sets the comment apart.
    boolean isApart = text.substring(before.length(), offset).lines().count() > 1;
    return start < 0 || isApart ? "" : before.substring(start);
  }

  /** Whether a line has a comment, of any of the formats, that names the rule. */
  private static boolean isSwitchedOffBy(String line, String rule, boolean isInComment) {
    Matcher marker = OFF.matcher(line);
    if (!marker.find()) {
      return false;
    }
    String before = line.substring(0, marker.start());
    boolean isComment =
        isInComment
            || before.contains("<!--")
            || COMMENT.matcher(before).find()
            || before.stripLeading().startsWith("!");
    String names = line.substring(marker.end()).replace("-->", "");
    for (String name : SEPARATOR.split(names, -1)) {
      if (isComment && name.equals(rule)) {
        return true;
      }
    }
    return false;
  }

  private static int lineStart(String text, int offset) {
    int start = offset;
    while (start > 0 && !isTerminator(text, start - 1)) {
      start--;
    }
    return start;
  }

  private static String line(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return text.substring(start, end);
  }

  /** The number of a line, from 1, with the line terminators of javac. */
  private static int lineNumber(String text, int offset) {
    int line = 1;
    for (int i = 0; i < offset; i++) {
      line += isTerminator(text, i) ? 1 : 0;
    }
    return line;
  }

  /** Whether a line ends with a character: the last one of a line terminator. */
  private static boolean isTerminator(String text, int offset) {
    char c = text.charAt(offset);
    return c == '\n' || (c == '\r' && !text.startsWith("\n", offset + 1));
  }
}
