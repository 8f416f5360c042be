package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.options.Settings;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.Ruleset;
import io.github.uncontended.runner.filter.Baseline;
import io.github.uncontended.runner.filter.ChangedOnly;
import io.github.uncontended.runner.filter.FindingFilter;
import io.github.uncontended.runner.git.WorkTrees;
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.source.ClassPath;
import io.github.uncontended.runner.source.Target;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that say which rules run, how, and what makes the run fail. */
final class SelectionOptions {
  private static final String PLUGIN_OPTION = "-XepOpt:";
  private static final String PLUGIN_SEVERITY = "-Xep:";

  /** The JDK releases that a program can sensibly be said to run on. */
  private static final int OLDEST_RUNTIME = 5;

  private static final int NEWEST_RUNTIME = 999;

  @Option(
      names = "--rules",
      paramLabel = "RULE",
      split = ",",
      description = "Run these rules only, separated by commas.",
      completionCandidates = ExplainCommand.Names.class)
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--except",
      paramLabel = "RULE",
      split = ",",
      description = "Run all rules but these, separated by commas.",
      completionCandidates = ExplainCommand.Names.class)
  private List<String> except = new ArrayList<>();

  @Option(
      names = "--only-changed",
      paramLabel = "REV",
      description = "Report only what stands on lines that 'git diff REV' adds or changes.")
  private String onlyChanged;

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "Do not report the findings that the file knows.")
  private String baseline;

  @Option(
      names = "--target-runtime",
      paramLabel = "N",
      description = "The JDK release that will run the code. Default: the --release.")
  private Integer targetRuntime;

  @Option(
      names = "--profile",
      paramLabel = "FILE",
      description =
          "What 'uncontended profile' made of recordings: places where threads waited come first,"
              + " with the time lost.")
  private String profile;

  @Option(
      names = "--severity",
      paramLabel = "RULE:LEVEL",
      description = "A rule's severity: OFF, WARN or ERROR; repeatable. Also as -Xep:….")
  private List<String> severities = new ArrayList<>();

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "An option of the ruleset; repeatable. Also as the plugin takes it, -XepOpt:….")
  private List<String> ruleOptions = new ArrayList<>();

  @Option(
      names = "--fail-on",
      paramLabel = "SEVERITY",
      description =
          "Exit with 1 only for findings at least that severe: ${COMPLETION-CANDIDATES}. Default: suggestion.")
  private Threshold failOn = Threshold.suggestion;

  @Option(names = "--strict", description = "Exit with 2 if any file was skipped.")
  private boolean strict;

  /** From which severity on a finding makes the run fail; the names are what the user types. */
  enum Threshold {
    error,
    warning,
    suggestion,
    never
  }

  /** The arguments with the plugin's spelling of options put into the command line's. */
  static String[] withoutPluginSpelling(String[] arguments) {
    return Stream.of(arguments)
        .flatMap(
            argument ->
                argument.startsWith(PLUGIN_OPTION)
                    ? Stream.of("--option", argument.substring(PLUGIN_OPTION.length()))
                    : argument.startsWith(PLUGIN_SEVERITY)
                        ? Stream.of("--severity", argument.substring(PLUGIN_SEVERITY.length()))
                        : Stream.of(argument))
        .toArray(String[]::new);
  }

  /**
   * Says what is wrong with the options, before anything is done.
   *
   * @throws CannotDoException if something is
   */
  void validate() {
    profiles().forEach(Folding::load);
    if (!only.isEmpty() && !except.isEmpty()) {
      throw new CannotDoException("give either --rules or --except, not both");
    }
    if (unselected().containsAll(Ruleset.rules().keySet())) {
      throw new CannotDoException("no rule is left to run");
    }
    if (targetRuntime != null
        && (targetRuntime < OLDEST_RUNTIME || targetRuntime > NEWEST_RUNTIME)) {
      throw new CannotDoException(
          "--target-runtime is a JDK release such as 17, not " + targetRuntime);
    }
  }

  /** The options as Error Prone takes them. */
  ImmutableList<String> errorProneOptions() {
    ImmutableList.Builder<String> options = ImmutableList.builder();
    ruleOptions.forEach(option -> options.add(PLUGIN_OPTION + option));
    severities.forEach(severity -> options.add(PLUGIN_SEVERITY + severity));
    if (profile != null) {
      options.add(
          PLUGIN_OPTION + Settings.PROFILE + "=" + ClassPath.path(profile).toAbsolutePath());
    }
    if (targetRuntime != null) {
      options.add(PLUGIN_OPTION + Settings.TARGET_RUNTIME + "=" + targetRuntime);
    }
    // Last, since the last of several holds.
    unselected().forEach(rule -> options.add(PLUGIN_SEVERITY + rule + ":OFF"));
    return options.build();
  }

  /** Every profile that is named, in whichever way. */
  private Stream<Path> profiles() {
    String prefix = Settings.PROFILE + "=";
    Stream<String> asOption =
        ruleOptions.stream()
            .filter(option -> option.startsWith(prefix))
            .map(option -> option.substring(prefix.length()));
    return Stream.concat(Stream.ofNullable(profile), asOption).map(ClassPath::path);
  }

  /** Where the documentation of the rules is on the web, if the user says so. */
  Optional<String> docsUrl() {
    String prefix = Settings.DOCS_URL + "=";
    return ruleOptions.stream()
        .filter(option -> option.startsWith(prefix))
        .map(option -> option.substring(prefix.length()))
        .reduce((first, last) -> last);
  }

  /** Whether only a part of the findings is asked for. */
  boolean isFiltered() {
    return baseline != null || onlyChanged != null;
  }

  /** Which of all findings the run is about. */
  FindingFilter filter(Target target) {
    FindingFilter filter = List::copyOf;
    if (baseline != null) {
      filter = filter.and(Baseline.read(ClassPath.path(baseline)));
    }
    if (onlyChanged != null) {
      filter =
          filter.and(
              new ChangedOnly(WorkTrees.of(target.sources().paths()).changedSince(onlyChanged)));
    }
    return filter;
  }

  boolean isStrict() {
    return strict;
  }

  /** Whether one of the findings is as severe as the user fears. */
  boolean fails(Collection<ReportedFinding> findings) {
    return findings.stream().anyMatch(finding -> fails(finding.severity()));
  }

  private boolean fails(SeverityLevel severity) {
    return switch (failOn) {
      case error -> severity == SeverityLevel.ERROR;
      case warning -> severity != SeverityLevel.SUGGESTION;
      case suggestion -> true;
      case never -> false;
    };
  }

  private Set<String> unselected() {
    ImmutableSortedSet<String> all = Ruleset.rules().keySet();
    return only.isEmpty() ? Ruleset.named(except) : Sets.difference(all, Ruleset.named(only));
  }
}
