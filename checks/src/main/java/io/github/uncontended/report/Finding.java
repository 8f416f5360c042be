package io.github.uncontended.report;

import static java.util.Objects.requireNonNull;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.ErrorProneOptions.Severity;
import com.google.errorprone.VisitorState;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.PatchRound;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.options.Settings;
import java.util.Map;
import java.util.Optional;

/**
 * What a rule says about one place.
 *
 * <p>Every output is a projection of this; none parses a message.
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
  private final boolean costElsewhere;
  private final String cost;
  private final String advice;
  private final Fix fix;
  private final String enclosingClass;
  private final String enclosingMethod;

  private Finding(Builder builder) {
    this.rule = builder.rule.canonicalName();
    this.unit = builder.state.getPath().getCompilationUnit();
    this.tree = builder.tree;
    this.start = ((JCTree) tree).getStartPosition();
    this.end = builder.state.getEndPosition(tree);
    this.severity = builder.effectiveSeverity();
    this.safety = builder.safety;
    this.heat = builder.heat;
    this.costElsewhere = builder.costElsewhere;
    this.cost = requireNonNull(builder.cost, "cost");
    this.advice = requireNonNull(builder.advice, "advice");
    this.fix = builder.fix;
    TreePath path = builder.state.getPath();
    this.enclosingClass = nameOfEnclosingClass(path);
    this.enclosingMethod = nameOfEnclosingMethod(path);
  }

  /** Starts a finding of a rule at a tree. */
  static Builder builder(Rule rule, Tree tree, VisitorState state) {
    return new Builder(rule, tree, state);
  }

  /** Name of the rule. */
  public String rule() {
    return rule;
  }

  /** The compilation unit that holds the place. */
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

  /** Whether applying the fix can change what a caller sees. */
  public FixSafety safety() {
    return safety;
  }

  /** How hot the place is, and why. */
  public Heat heat() {
    return heat;
  }

  /**
   * Whether the cost arises elsewhere than where the flagged tree runs, so that who runs that says
   * nothing of it.
   */
  public boolean isCostElsewhere() {
    return costElsewhere;
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
    return enclosingClass;
  }

  /** Name of the enclosing method, {@code <init>}, {@code <clinit>}; empty for none. */
  public String enclosingMethod() {
    return enclosingMethod;
  }

  /** The whole message: cost, why the place matters, what to do. */
  public String message() {
    StringBuilder message = new StringBuilder(cost);
    if (!heat.reason().isEmpty()) {
      message.append(" This place matters: ").append(heat.reason()).append('.');
    }
    return message.append(' ').append(advice).toString();
  }

  private static String nameOfEnclosingClass(TreePath path) {
    for (TreePath at = path; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree type && !type.getSimpleName().isEmpty()) {
        return ASTHelpers.getSymbol(type).flatName().toString();
      }
    }
    return "";
  }

  private static String nameOfEnclosingMethod(TreePath path) {
    TreePath child = null;
    for (TreePath at = path; at != null; child = at, at = at.getParentPath()) {
      if (at.getLeaf() instanceof MethodTree method) {
        return method.getName().toString();
      }
      if (at.getLeaf() instanceof ClassTree type
          && child != null
          && !type.getSimpleName().isEmpty()
          && !(child.getLeaf() instanceof ClassTree)) {
        return isStatic(child.getLeaf()) ? "<clinit>" : "<init>";
      }
    }
    return "";
  }

  private static boolean isStatic(Tree member) {
    if (member instanceof BlockTree block) {
      return block.isStatic();
    }
    return member instanceof VariableTree field && ASTHelpers.getSymbol(field).isStatic();
  }

  /** Collects the parts of a finding. */
  public static final class Builder {
    private final Rule rule;
    private final Tree tree;
    private final VisitorState state;
    private FixSafety safety = FixSafety.ADVICE;
    private Heat heat = Heat.UNKNOWN;
    private boolean costElsewhere;
    private String cost;
    private String advice;
    private Fix fix;

    private Builder(Rule rule, Tree tree, VisitorState state) {
      this.rule = rule;
      this.tree = tree;
      this.state = state;
    }

    /** What happens here at run time: a sentence. */
    public Builder cost(String cost) {
      this.cost = cost;
      return this;
    }

    /** How hot the place is. */
    public Builder heat(Heat heat) {
      this.heat = heat;
      return this;
    }

    /** Says that the cost arises elsewhere, such as where a flagged field is read. */
    public Builder costElsewhere() {
      this.costElsewhere = true;
      return this;
    }

    /** What to do: a sentence. */
    public Builder advice(String advice) {
      this.advice = advice;
      return this;
    }

    /** The edits; {@code safety} is not {@link FixSafety#ADVICE}. */
    public Builder fix(FixSafety safety, Fix fix) {
      if (safety == FixSafety.ADVICE) {
        throw new IllegalArgumentException("ADVICE has no edits");
      }
      this.safety = safety;
      this.fix = requireNonNull(fix);
      return this;
    }

    /**
     * Hands the finding to the {@link FindingSink}, if there is one, and makes Error Prone's
     * description of it; {@link Description#NO_MATCH} in generated code.
     */
    // Overriding the severity is safe where the user has set none, which is checked here.
    @SuppressWarnings("RestrictedApi")
    public Description report() {
      if (GeneratedCode.contains(state.getPath())) {
        return Description.NO_MATCH;
      }
      Finding finding = new Finding(this);
      FindingSink sink = state.context.get(FindingSink.KEY);
      if (sink != null) {
        sink.accept(finding);
      }
      Settings settings = Settings.of(state);
      Description.Builder description =
          rule.buildDescription(tree).setMessage(messageFor(finding, settings));
      Severity byUser = setByUser();
      if (byUser == null || byUser == Severity.DEFAULT) {
        // Only here: an override beats the user's own switch.
        description.overrideSeverity(finding.severity);
      }
      settings.docsUrl(finding.rule).ifPresent(description::setLinkUrl);
      if (finding.fix != null && (finding.safety == FixSafety.SAFE || settings.unsafeFixes())) {
        PatchRound.of(state).admit(finding.fix).ifPresent(description::addFix);
      }
      return description.build();
    }

    private static String messageFor(Finding finding, Settings settings) {
      String message = finding.message();
      if (finding.safety == FixSafety.UNSAFE && !settings.unsafeFixes()) {
        return message
            + " The fix can change behaviour; get it with -XepOpt:"
            + Settings.UNSAFE_FIXES
            + "=true.";
      }
      return message;
    }

    private SeverityLevel effectiveSeverity() {
      ErrorProneOptions options = state.errorProneOptions();
      Severity byUser = setByUser();
      if (byUser == Severity.ERROR) {
        return options.isDropErrorsToWarnings() ? SeverityLevel.WARNING : SeverityLevel.ERROR;
      }
      return byUser == Severity.WARN || heat.isConcurrent() || options.isSuggestionsAsWarnings()
          ? SeverityLevel.WARNING
          : SeverityLevel.SUGGESTION;
    }

    /**
     * What {@code -Xep:Rule:LEVEL} says, the last of them, with any of the rule's names; null where
     * the user left the rule alone.
     */
    private Severity setByUser() {
      Severity last = null;
      for (Map.Entry<String, Severity> entry :
          state.errorProneOptions().getSeverityMap().entrySet()) {
        if (rule.allNames().contains(entry.getKey())) {
          last = entry.getValue();
        }
      }
      return last;
    }
  }
}
