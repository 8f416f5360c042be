package io.github.uncontended.report;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.ErrorProneOptions.Severity;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.options.Settings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which severity a finding is reported with. An explicit {@code -Xep:Rule:LEVEL} wins; otherwise a
 * finding is a warning where there is evidence that many threads run its place, and a suggestion
 * elsewhere. The metadata of a rule can restrict warnings to what a profile measured, or exclude
 * them.
 */
final class SeverityPolicy {
  private static final Context.Key<Map<Class<?>, SeverityPolicy>> KEY = new Context.Key<>();

  private final Rule rule;
  private final ErrorProneOptions options;
  private final Optional<RuleMetadata> metadata;
  private final ByDefault byDefault;

  /** Whether the user has turned on the rule by its own name, or every check there is. */
  private final boolean isRequested;

  private final boolean isOn;

  private SeverityPolicy(Rule rule, ErrorProneOptions options) {
    this.rule = rule;
    this.options = options;
    this.metadata = Optional.ofNullable(rule.getClass().getAnnotation(RuleMetadata.class));
    this.byDefault = metadata.map(RuleMetadata::byDefault).orElse(ByDefault.ON);
    this.isRequested =
        options.getSeverityMap().containsKey(rule.canonicalName())
            || options.isEnableAllChecksAsWarnings();
    this.isOn = (byDefault != ByDefault.OFF || isRequested) && !isTurnedOff();
  }

  /** The policy for a rule in {@code state}'s compilation. It is asked in each unit. */
  static SeverityPolicy of(Rule rule, VisitorState state) {
    Map<Class<?>, SeverityPolicy> policies = state.context.get(KEY);
    if (policies == null) {
      policies = new HashMap<>();
      state.context.put(KEY, policies);
    }
    return policies.computeIfAbsent(
        rule.getClass(), type -> new SeverityPolicy(rule, state.errorProneOptions()));
  }

  /**
   * The severity of a finding.
   *
   * @param heat of the place
   */
  SeverityLevel effective(Heat heat) {
    Severity byUser = setByUser();
    if (byUser == Severity.ERROR) {
      return options.isDropErrorsToWarnings() ? SeverityLevel.WARNING : SeverityLevel.ERROR;
    }
    boolean isWarning =
        byUser == Severity.WARN
            || options.isSuggestionsAsWarnings()
            || (heat.isConcurrent() && warns(heat));
    return isWarning ? SeverityLevel.WARNING : SeverityLevel.SUGGESTION;
  }

  /**
   * Whether the rule reports at all: some only do if the user turns them on by their own name,
   * since the name of all rules stands for those that are on by default.
   */
  boolean isOn() {
    return isOn;
  }

  private boolean isTurnedOff() {
    Severity byUser = setByUser();
    return byUser == null
        ? options.isDisableAllChecks()
            || (options.isDisableAllWarnings() && rule.defaultSeverity() == SeverityLevel.WARNING)
        : byUser == Severity.OFF;
  }

  /**
   * Whether the rule needs evidence of heat that is missing at {@code state}'s path, and the
   * compilation shows enough for evidence to come from.
   *
   * @param isLasting whether what the place costs lasts, though the rule is about brief work
   */
  boolean lacksEvidence(Heat heat, boolean isLasting, VisitorState state) {
    if (isEnough(heat, isLasting, Settings.of(state))) {
      return false;
    }
    ClassTree type = state.findEnclosing(ClassTree.class);
    return type != null && showsUseOf(ASTHelpers.getSymbol(type), state);
  }

  /**
   * Whether places without evidence are left out unseen: the rule needs evidence, and no {@link
   * FindingSink} counts what is withheld.
   */
  boolean mayWithhold(VisitorState state) {
    return asksForEvidence(Settings.of(state)) && state.context.get(FindingSink.KEY) == null;
  }

  /**
   * Whether the rule also reports places of which nothing is known: the user asks for them, or the
   * compilation is too small to show more.
   */
  boolean reportsUnknown(VisitorState state) {
    Settings settings = Settings.of(state);
    return settings.unknownHeat()
        || isRequested
        || (!settings.wholeModule() && CompilationIndex.of(state).isFew());
  }

  private boolean asksForEvidence(Settings settings) {
    return !settings.unknownHeat()
        && !isRequested
        && (byDefault == ByDefault.WITH_EVIDENCE || byDefault == ByDefault.WITH_DECLARATION);
  }

  /** Whether what is known of a place is the evidence that the rule needs. */
  private boolean isEnough(Heat heat, boolean isLasting, Settings settings) {
    if (!asksForEvidence(settings)) {
      return true;
    }
    if (costsLittle()) {
      return heat.isDeclared();
    }
    return (isBrief() && !isLasting) ? heat.isIntense() : heat.level() != Heat.Level.UNKNOWN;
  }

  /**
   * Whether no place of the compilation has the evidence that the rule needs, so that none has to
   * be looked at.
   */
  boolean withholdsAll(VisitorState state) {
    return mayWithhold(state)
        && showsUseOfAll(state)
        && !(costsLittle() ? HeatModel.mayBeDeclared(state) : HeatModel.mayBeHot(state));
  }

  /** Whether the compilation shows enough of how a class is used for evidence to come from. */
  private boolean showsUseOf(ClassSymbol type, VisitorState state) {
    return showsUseOfAll(state) || (!costsLittle() && CompilationIndex.of(state).showsUseOf(type));
  }

  private boolean showsUseOfAll(VisitorState state) {
    if (Settings.of(state).wholeModule()) {
      return true;
    }
    CompilationIndex index = CompilationIndex.of(state);
    return !index.isFew() && (costsLittle() || index.isWhole());
  }

  /** Whether one run of what the rule is about costs little beside what else a request does. */
  private boolean costsLittle() {
    return byDefault == ByDefault.WITH_DECLARATION;
  }

  /** The heat of a place as evidence for what the rule is about. */
  Heat evidence(Heat heat) {
    return costsLittle() || isBrief() ? heat.ofBriefWork() : heat;
  }

  private boolean isBrief() {
    return metadata.filter(RuleMetadata::isBrief).isPresent();
  }

  /** What must reach a place without evidence of heat for the rule to report it. */
  Reach reach() {
    return metadata.map(RuleMetadata::reach).orElse(Reach.ANYTHING);
  }

  /** Whether the rule reports a place that many threads run as a warning. */
  private boolean warns(Heat heat) {
    return metadata
        .map(
            it ->
                List.of(it.severities()).contains(SeverityLevel.WARNING)
                    && (heat.isMeasured() || !it.warnsIfMeasured()))
        .orElse(true);
  }

  /** Whether the user has set a level, which an override in the description would replace. */
  boolean isSetByUser() {
    Severity byUser = setByUser();
    return byUser != null && byUser != Severity.DEFAULT;
  }

  /** The last {@code -Xep:} level for any of the rule's names; null for none. */
  private Severity setByUser() {
    if (rule.allNames().stream().noneMatch(options.getSeverityMap()::containsKey)) {
      return null;
    }
    Severity last = null;
    for (Map.Entry<String, Severity> entry : options.getSeverityMap().entrySet()) {
      if (rule.allNames().contains(entry.getKey())) {
        last = entry.getValue();
      }
    }
    return last;
  }
}
