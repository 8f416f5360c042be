package io.github.uncontended.runner.command;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.options.Settings;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.configuration.Severities;
import io.github.uncontended.runner.engine.ConfigurationRule;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.Ruleset;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.filter.Baseline;
import io.github.uncontended.runner.filter.ChangedOnly;
import io.github.uncontended.runner.filter.FindingFilter;
import io.github.uncontended.runner.git.WorkTrees;
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.profile.Unexplained;
import io.github.uncontended.runner.source.SourceSet;
import io.github.uncontended.runner.source.Target;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that select rules and findings, and that decide whether the run fails. */
final class SelectionOptions {
  private static final String PLUGIN_OPTION = "-XepOpt:";
  private static final String OPTION_PREFIX = "Uncontended:";
  private static final String PLUGIN_SEVERITY = "-Xep:";

  /** The accepted range of {@code --target-runtime}, which rejects typing errors. */
  private static final int OLDEST_RUNTIME = 5;

  private static final int NEWEST_RUNTIME = 999;

  @Option(
      names = "--rules",
      paramLabel = "RULE",
      split = ",",
      description = "Run only these rules, separated by commas.",
      completionCandidates = ExplainCommand.Names.class)
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--except",
      paramLabel = "RULE",
      split = ",",
      description = "Run all rules except these, separated by commas.",
      completionCandidates = ExplainCommand.Names.class)
  private List<String> except = new ArrayList<>();

  @Option(
      names = "--only-changed",
      paramLabel = "REV",
      description = "Report only findings on lines that 'git diff REV' adds or changes.")
  private String onlyChanged;

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "Do not report the findings in this baseline, a file of --write-baseline.")
  private String baseline;

  @Option(
      names = "--target-runtime",
      paramLabel = "N",
      description =
          "The JDK release that runs the code in production. Default: the value of --release; for"
              + " an artifact, the running JDK.")
  private Integer targetRuntime;

  @Option(
      names = "--unknown-heat",
      description =
          "Report places of which nothing is known for the rules, too, that need evidence of heat"
              + " otherwise. Fewer than ten files cannot show any, and are reported without it."
              + " Naming a rule with --rules does the same for it. Patterns, reflection,"
              + " streams and single look-ups are reported in code that is known to be hot only.")
  private boolean unknownHeat;

  @Option(
      names = "--profile",
      paramLabel = "FILE",
      description =
          "A contention profile that 'uncontended profile' created: findings with a measured cost"
              + " come first, with the time lost.")
  private String profile;

  @Option(
      names = "--only-measured",
      description =
          "Of an artifact, analyse only the files that the profile names, which takes seconds."
              + " Default: report their findings first, then those of the other files.")
  private boolean onlyMeasured;

  @Option(
      names = "--severity",
      paramLabel = "RULE:LEVEL",
      description =
          "Set the severity of a rule to OFF, WARN or ERROR; repeatable. Same as -Xep:RULE:LEVEL.")
  private List<String> severities = new ArrayList<>();

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description =
          "Set an option of the ruleset, such as HotMethods=com.acme.*#handle*; repeatable. Same as"
              + " -XepOpt:Uncontended:NAME=VALUE.")
  private List<String> ruleOptions = new ArrayList<>();

  @Option(
      names = "--fail-on",
      paramLabel = "SEVERITY",
      description =
          "Exit with 1 only for findings of at least this severity: ${COMPLETION-CANDIDATES}. Default: suggestion.")
  private Threshold failOn = Threshold.suggestion;

  @Option(
      names = "--strict",
      description = "Exit with 2 if any file was skipped or any member left out.")
  private boolean strict;

  /** The lowest severity that fails the run; the constants are spelt as the user types them. */
  enum Threshold {
    error,
    warning,
    suggestion,
    never;

    boolean includes(SeverityLevel severity) {
      return switch (this) {
        case error -> severity == SeverityLevel.ERROR;
        case warning -> severity != SeverityLevel.SUGGESTION;
        case suggestion -> true;
        case never -> false;
      };
    }
  }

  /** Replaces the compiler plugin's spelling of options by that of the command line. */
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
   * Checks the options before any work is done.
   *
   * @throws CannotDoException if they are invalid
   */
  void validate() {
    profiles().forEach(Folding::load);
    if (!only.isEmpty() && !except.isEmpty()) {
      throw new CannotDoException("--rules and --except cannot be combined");
    }
    if (unselected().containsAll(Ruleset.names())) {
      throw new CannotDoException("--rules and --except leave no rule to run");
    }
    if (targetRuntime != null
        && (targetRuntime < OLDEST_RUNTIME || targetRuntime > NEWEST_RUNTIME)) {
      throw new CannotDoException(
          "--target-runtime must be a JDK release such as 17, not " + targetRuntime);
    }
    Ruleset.checkOptions(errorProneOptions());
  }

  /**
   * The JDK releases that run the code: the option's, else one for each release that it is compiled
   * for.
   *
   * @param usual the JDK that runs the code of an artifact without the option; empty for a project
   */
  ImmutableSet<Integer> runtimes(Target target, OptionalInt usual) {
    Optional<Integer> given =
        Stream.concat(
                ruleOption(Settings.TARGET_RUNTIME)
                    // Checked before: a number, possibly of the old form 1.8.
                    .map(value -> value.startsWith("1.") ? value.substring(2) : value)
                    .map(Integer::valueOf),
                Stream.ofNullable(targetRuntime))
            .reduce((first, last) -> last);
    if (given.isPresent() || usual.isPresent()) {
      return ImmutableSet.of(given.orElseGet(usual::getAsInt));
    }
    return target.sets().isEmpty()
        ? ImmutableSet.of(target.release())
        : target.sets().stream().map(SourceSet::release).collect(ImmutableSet.toImmutableSet());
  }

  /** The names of the rules that the user turned off. */
  ImmutableSet<String> off() {
    return Stream.concat(
            unselected().stream(),
            severities.stream()
                .filter(severity -> severity.endsWith(":OFF"))
                .map(severity -> severity.substring(0, severity.indexOf(':'))))
        .collect(ImmutableSet.toImmutableSet());
  }

  /**
   * The options for Error Prone.
   *
   * @param usual the JDK that runs the code without an option that says so; empty for the release
   *     that it is compiled for
   */
  ImmutableList<String> errorProneOptions(OptionalInt usual) {
    ImmutableList.Builder<String> options = ImmutableList.builder();
    usual.ifPresent(runtime -> options.add(runtimeOption(runtime)));
    return options.addAll(errorProneOptions()).build();
  }

  private static String runtimeOption(int runtime) {
    return PLUGIN_OPTION + Settings.TARGET_RUNTIME + "=" + runtime;
  }

  private ImmutableList<String> errorProneOptions() {
    ImmutableList.Builder<String> options = ImmutableList.builder();
    qualifiedOptions().forEach(option -> options.add(PLUGIN_OPTION + option));
    if (unknownHeat) {
      options.add(PLUGIN_OPTION + Settings.UNKNOWN_HEAT + "=true");
    }
    // Turns on those that are off by default.
    Ruleset.named(only).stream()
        .filter(rule -> !readsConfigurationOnly(rule))
        .forEach(rule -> options.add(PLUGIN_SEVERITY + rule + ":DEFAULT"));
    severities.stream()
        .filter(severity -> !readsConfigurationOnly(ruleOf(severity)))
        .forEach(severity -> options.add(PLUGIN_SEVERITY + severity));
    if (profile != null) {
      options.add(
          PLUGIN_OPTION + Settings.PROFILE + "=" + PathArgument.parse(profile).toAbsolutePath());
    }
    if (targetRuntime != null) {
      options.add(runtimeOption(targetRuntime));
    }
    // Last, to override the severities that the user sets.
    unselected().stream()
        .filter(rule -> !readsConfigurationOnly(rule))
        .forEach(rule -> options.add(PLUGIN_SEVERITY + rule + ":OFF"));
    return options.build();
  }

  /** The severities of the rules that read configuration. */
  Severities severities() {
    return Severities.of(
        severities.stream().filter(it -> Ruleset.names().contains(ruleOf(it))).toList(),
        Stream.concat(
                unselected().stream(),
                ConfigurationRule.offByDefault().filter(rule -> !isTurnedOn(rule)))
            .collect(ImmutableSet.toImmutableSet()),
        this::isTurnedOn);
  }

  /** Whether the user asks for a rule, or for all places, that are not reported by default. */
  private boolean isTurnedOn(String rule) {
    return unknownHeat
        || Ruleset.named(only).contains(rule)
        || severities.stream().anyMatch(severity -> ruleOf(severity).equals(rule));
  }

  private static String ruleOf(String severity) {
    return Splitter.on(':').split(severity).iterator().next();
  }

  private static boolean readsConfigurationOnly(String rule) {
    return Ruleset.names().contains(rule) && !Ruleset.rules().containsKey(rule);
  }

  /** What the profile of the run measured and no finding explains; empty without a profile. */
  Optional<Unexplained> unexplained(Collection<ReportedFinding> findings) {
    return profileOfRun().map(read -> Unexplained.of(read, findings));
  }

  /** Whether to analyse only the files that the profile names. */
  boolean isOnlyMeasured() {
    return onlyMeasured;
  }

  /** The profile of the run; empty if there is none. */
  Optional<Profile> profileOfRun() {
    return profiles().reduce((first, last) -> last).map(Folding::load);
  }

  /** Whether the run has a profile. */
  boolean hasProfile() {
    return profiles().findAny().isPresent();
  }

  /** The same options for an analysis that no profile influences. */
  ImmutableList<String> errorProneOptionsWithoutProfile(OptionalInt usual) {
    String prefix = PLUGIN_OPTION + Settings.PROFILE + "=";
    return errorProneOptions(usual).stream()
        .filter(option -> !option.startsWith(prefix))
        .collect(ImmutableList.toImmutableList());
  }

  /** The profiles that {@code --profile} and {@code --option} name. */
  private Stream<Path> profiles() {
    return Stream.concat(Stream.ofNullable(profile), ruleOption(Settings.PROFILE))
        .map(PathArgument::parse);
  }

  /** The options of the ruleset; a name without a prefix gets that of the ruleset. */
  private Stream<String> qualifiedOptions() {
    return ruleOptions.stream()
        .map(
            option ->
                Splitter.on('=').split(option).iterator().next().contains(":")
                    ? option
                    : OPTION_PREFIX + option);
  }

  /** The values of an option of the ruleset, in order. */
  private Stream<String> ruleOption(String name) {
    String prefix = name + "=";
    return qualifiedOptions()
        .filter(option -> option.startsWith(prefix))
        .map(option -> option.substring(prefix.length()));
  }

  /** The URL of the rules' documentation; empty if the user sets none. */
  Optional<String> docsUrl() {
    return ruleOption(Settings.DOCS_URL).reduce((first, last) -> last);
  }

  /** Whether the run reports only a part of the findings. */
  boolean isFiltered() {
    return baseline != null || onlyChanged != null;
  }

  /** The filter for the findings to report and fix in files. */
  FindingFilter filter(Collection<Path> files) {
    FindingFilter filter = List::copyOf;
    if (baseline != null) {
      filter = filter.and(Baseline.read(PathArgument.parse(baseline)));
    }
    if (onlyChanged != null) {
      filter = filter.and(new ChangedOnly(WorkTrees.of(files).changedSince(onlyChanged)));
    }
    return filter;
  }

  boolean isStrict() {
    return strict;
  }

  /** Whether one of the findings fails the run. */
  boolean fails(Collection<ReportedFinding> findings) {
    return findings.stream().anyMatch(finding -> failOn.includes(finding.severity()));
  }

  private Set<String> unselected() {
    ImmutableSortedSet<String> all = Ruleset.names();
    return only.isEmpty() ? Ruleset.named(except) : Sets.difference(all, Ruleset.named(only));
  }
}
