package io.github.uncontended.report;

import static java.util.Objects.requireNonNull;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.VisitorState;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.PatchRound;
import io.github.uncontended.edit.UnusedImports;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.Operations;
import io.github.uncontended.options.Settings;
import java.util.List;
import java.util.Optional;

/**
 * What a rule reports about one place, as data: the log, the runner's reports and the patches are
 * projections of it, and none of them parses a message.
 */
public final class Finding {
  private final String rule;
  private final CompilationUnitTree unit;
  private final Tree tree;
  private final int start;
  private final int end;
  private final SeverityLevel severity;
  private final FixSafety safety;
  private final Heat heat;
  private final String cost;
  private final String advice;
  private final Fix fix;
  private final EnclosingMember enclosing;

  private Finding(Builder builder) {
    this.rule = builder.rule.canonicalName();
    this.unit = builder.state.getPath().getCompilationUnit();
    this.tree = builder.tree;
    this.start = ((JCTree) tree).getStartPosition();
    this.end = builder.state.getEndPosition(tree);
    this.severity = builder.policy.effective(builder.heat);
    this.safety = builder.safety;
    this.heat = builder.heat;
    this.cost = requireNonNull(builder.cost, "cost");
    this.advice = requireNonNull(builder.advice, "advice") + builder.consequence;
    this.fix = builder.fix;
    this.enclosing = EnclosingMember.of(builder.state.getPath());
  }

  /** Starts a finding of a rule at a tree. */
  static Builder builder(Rule rule, Tree tree, VisitorState state) {
    return new Builder(rule, tree, state);
  }

  /** Name of the rule. */
  public String rule() {
    return rule;
  }

  /** The compilation unit of the place. */
  public CompilationUnitTree unit() {
    return unit;
  }

  /** The flagged tree. */
  public Tree tree() {
    return tree;
  }

  /** Offset of the flagged tree's first character, in UTF-16 units. */
  public int start() {
    return start;
  }

  /** Offset behind the flagged tree's last character. */
  public int end() {
    return end;
  }

  /** The severity that the finding is reported with. */
  public SeverityLevel severity() {
    return severity;
  }

  /** Whether applying the fix can change behaviour. */
  public FixSafety safety() {
    return safety;
  }

  /** How hot the place is, and why. */
  public Heat heat() {
    return heat;
  }

  /** What happens here at run time. */
  public String cost() {
    return cost;
  }

  /** What to do about it. */
  public String advice() {
    return advice;
  }

  /** The edits; empty exactly for {@link FixSafety#ADVICE}. */
  public Optional<Fix> fix() {
    return Optional.ofNullable(fix);
  }

  /** Binary name of the innermost named class around the place; empty outside classes. */
  public String enclosingClass() {
    return enclosing.type();
  }

  /** Name of the enclosing method, {@code <init>}, {@code <clinit>}; empty for none. */
  public String enclosingMethod() {
    return enclosing.method();
  }

  /** The whole message: cost, why the place matters, what to do. */
  public String message() {
    return FindingMessage.of(cost, heat, advice);
  }

  /** Collects the parts of a finding. */
  public static final class Builder {
    private final Rule rule;
    private final Tree tree;
    private final VisitorState state;
    private final SeverityPolicy policy;
    private FixSafety safety = FixSafety.ADVICE;
    private Heat heat = Heat.UNKNOWN;
    private String cost;
    private String advice;
    private Fix fix;

    /** Why the fix is not safe, apart from what the rule knows; empty for no reason. */
    private String consequence = "";

    private List<TreePath> uses;
    private boolean isLasting;

    private Builder(Rule rule, Tree tree, VisitorState state) {
      this.rule = rule;
      this.tree = tree;
      this.state = state;
      this.policy = SeverityPolicy.of(rule, state);
      this.uses = List.of(state.getPath());
    }

    /**
     * The code whose heat is that of a declaration at which the finding stands. Without it, that is
     * the code at {@code state}'s path.
     */
    public Builder uses(List<TreePath> uses) {
      this.uses = uses;
      return this;
    }

    /** What happens here at run time: a sentence. */
    public Builder cost(String cost) {
      this.cost = cost;
      return this;
    }

    /** How hot the place is, and why. */
    public Builder heat(Heat heat) {
      this.heat = heat;
      return this;
    }

    /** Whether what the place costs lasts, though what the rule is about is mostly brief. */
    public Builder lasting(boolean isLasting) {
      this.isLasting = isLasting;
      return this;
    }

    /** What to do: a sentence. */
    public Builder advice(String advice) {
      this.advice = advice;
      return this;
    }

    /**
     * The edits, and their safety, which is not {@link FixSafety#ADVICE}. They are left out if they
     * need a name that is hidden, or where positions do not tell what the source says. A fix that
     * changes members is UNSAFE in a unit that may find them by reflection. Imports whose last use
     * a fix replaces go with it.
     */
    public Builder fix(FixSafety safety, Fix fix) {
      if (safety == FixSafety.ADVICE) {
        throw new IllegalArgumentException("ADVICE has no edits");
      }
      if (!fix.isNameable() || GeneratedCode.movesReceivers(state)) {
        return this;
      }
      Optional<String> visible =
          safety == FixSafety.SAFE ? MemberReflection.consequence(fix, state) : Optional.empty();
      this.safety = visible.isPresent() ? FixSafety.UNSAFE : safety;
      this.consequence = visible.orElse("");
      this.fix = UnusedImports.remove(fix, state);
      return this;
    }

    /**
     * Passes the finding to the {@link FindingSink}, if one is registered, and returns its
     * description for Error Prone; {@link Description#NO_MATCH} in generated code, and where the
     * rule needs operations that do not reach it, or evidence of heat.
     */
    // An override would replace the user's own level: it is made only where there is none.
    @SuppressWarnings("RestrictedApi")
    public Description report() {
      heat = isLasting ? heat : policy.evidence(heat);
      if (GeneratedCode.contains(state.getPath())
          || RelocatedCode.contains(state.getPath())
          || isUnlikelyToMatter()) {
        return Description.NO_MATCH;
      }
      FindingSink sink = state.context.get(FindingSink.KEY);
      if (policy.lacksEvidence(heat, isLasting, state)) {
        if (sink != null) {
          sink.withhold(rule.canonicalName(), state.getPath().getCompilationUnit());
        }
        return Description.NO_MATCH;
      }
      Finding finding = new Finding(this);
      if (sink != null) {
        sink.accept(finding);
      }
      Settings settings = Settings.of(state);
      Description.Builder description =
          rule.buildDescription(tree).setMessage(FindingMessage.inLog(finding, settings));
      if (!policy.isSetByUser()) {
        description.overrideSeverity(finding.severity);
      }
      settings.docsUrl(finding.rule).ifPresent(description::setLinkUrl);
      if (finding.fix != null && (finding.safety == FixSafety.SAFE || settings.unsafeFixes())) {
        PatchRound.of(state)
            .admit(finding.fix, state.getSourceCode())
            .ifPresent(description::addFix);
      }
      return description.build();
    }

    private boolean isUnlikelyToMatter() {
      return heat.level() == Heat.Level.UNKNOWN
          && uses.stream().noneMatch(use -> Operations.reach(use, policy.reach(), state));
    }
  }
}
