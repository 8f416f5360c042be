package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.ArtifactVersion;
import io.github.uncontended.analysis.syntax.ExecutionOrder;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CallsOnObject;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.TextLiterals;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Flags Druid connection pools whose lock becomes fair because a maximum wait is set. Before Druid
 * 1.2.22, {@code DruidAbstractDataSource.setMaxWait} with a positive value replaces the lock of the
 * pool by a fair one, unless {@code useUnfairLock} is set. Every {@code getConnection()} and {@code
 * close()} takes this lock.
 *
 * <p>{@code maxWait} in the properties of {@code DruidDataSourceFactory}, and {@code druid.maxWait}
 * in those of {@code configFromPropety}, call the same method.
 *
 * <p>Not flagged: Druid 1.2.22 and later, and jars that do not tell their version; values that are
 * not positive; pools with a choice of the lock, by {@code setUseUnfairLock} behind the call on the
 * same path, or in other code (on 1.1.20 and before, a call in front of it has no effect), or by
 * the property {@code druid.useUnfairLock}; tests.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A maximum wait makes the lock of a Druid connection pool fair",
    severity = WARNING,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = WARNING,
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all")
public final class DruidImplicitFairLock extends Rule {
  private static final String ARTIFACT = "com.alibaba/druid";

  /** The first version whose pools are unfair by default. */
  private static final ArtifactVersion UNFAIR = ArtifactVersion.parse("1.2.22");

  /** The last version that is known to ignore a choice that is made before the maximum wait. */
  private static final ArtifactVersion LAST_IN_ORDER = ArtifactVersion.parse("1.1.20");

  private static final String SETTER = "setMaxWait";

  private static final String CHOICE = "setUseUnfairLock";

  /** The property by which a pool or the whole JVM chooses the lock. */
  private static final String PROPERTY = "druid.useUnfairLock";

  private static final Heat POOL =
      Heat.shared("each use of the database takes a connection from this pool");

  private static final Interest INTEREST =
      Interest.in(Kind.CALL, ApiFact.SETS_MAX_WAIT.methodNames());

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    if (!ApiFact.SETS_MAX_WAIT.isInherited(method)) {
      return Description.NO_MATCH;
    }
    // Druid's own sources: who writes them does not call them to choose.
    if (CompilationIndex.of(state).declares(method.enclClass())) {
      return Description.NO_MATCH;
    }
    Optional<ArtifactVersion> version =
        ArtifactVersion.of(method.enclClass(), ARTIFACT, state).filter(it -> it.isBefore(UNFAIR));
    if (version.isEmpty() || HeatModel.isInTest(state) || TextLiterals.contain(PROPERTY, state)) {
      return Description.NO_MATCH;
    }
    return switch (method.name.toString()) {
      case SETTER -> matchSetter(tree, version.get(), state);
      // Earlier versions ignore the property.
      case "configFromPropety" ->
          version.get().isBefore(LAST_IN_ORDER) || isChosen(version.get(), state)
              ? Description.NO_MATCH
              : matchProperties(tree, "druid.maxWait", state);
      default ->
          mayChooseForAny(CallsOnObject::isConstructed, state)
              ? Description.NO_MATCH
              : matchProperties(tree, "maxWait", state);
    };
  }

  private Description matchSetter(
      MethodInvocationTree tree, ArtifactVersion version, VisitorState state) {
    Number wait = ASTHelpers.constValue(tree.getArguments().get(0), Number.class);
    if ((wait != null && wait.longValue() <= 0) || isChosen(version, state)) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        start(tree, state)
            .cost(
                (wait == null ? "A positive maximum wait" : "Setting a maximum wait")
                    + " makes the lock of this pool fair in Druid before 1.2.22: while threads wait"
                    + " for it, every getConnection() queues and costs a context switch.")
            .advice(
                "Call setUseUnfairLock(true) after setMaxWait, or update Druid. Single threads"
                    + " may then wait longer for a connection.");
    insertion(tree, state).ifPresent(fix -> finding.fix(FixSafety.UNSAFE, fix));
    return finding.report();
  }

  private Finding.Builder start(MethodInvocationTree tree, VisitorState state) {
    return finding(tree, state).heat(POOL);
  }

  /** Whether the lock of the same pool is chosen, or the maximum wait is set again behind it. */
  private static boolean isChosen(ArtifactVersion version, VisitorState state) {
    TreePath call = state.getPath();
    CallsOnObject calls = CallsOnObject.of(call, state).orElse(null);
    if (calls == null) {
      return mayChooseForAny(other -> false, state);
    }
    boolean anyOrder = LAST_IN_ORDER.isBefore(version);
    return calls.named(CHOICE).stream()
            .filter(choice -> !calls.isReplaced(call, choice))
            .anyMatch(
                choice ->
                    !ExecutionOrder.areInOneRun(choice, call)
                        || ExecutionOrder.mayFollow(choice, call)
                        || (anyOrder && ExecutionOrder.mayFollow(call, choice)))
        || calls.named(SETTER).stream()
            .anyMatch(it -> !calls.isReplaced(call, it) && ExecutionOrder.mayFollow(it, call));
  }

  /**
   * Whether the unit chooses the lock of a pool that may be any. A choice for a pool that also gets
   * a maximum wait by its name is about that pool.
   *
   * @param isAnother whether a pool is certainly not the one in question
   */
  private static boolean mayChooseForAny(Predicate<CallsOnObject> isAnother, VisitorState state) {
    List<TreePath> choices = CallsOnObject.inUnit(CHOICE, state);
    return UnitIndex.of(state).mentions(CHOICE)
        && (choices.isEmpty()
            || choices.stream()
                .anyMatch(
                    choice ->
                        CallsOnObject.of(choice, state)
                            .filter(it -> !it.named(SETTER).isEmpty() || isAnother.test(it))
                            .isEmpty()));
  }

  /** The choice of an unfair lock, in a statement of its own. */
  private static Optional<Fix> insertion(MethodInvocationTree tree, VisitorState state) {
    TreePath statement = state.getPath().getParentPath();
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    if (!(statement.getLeaf() instanceof ExpressionStatementTree)
        || Statements.of(statement.getParentPath(), state).last() == null
        || (receiver != null && !(Symbols.of(receiver) instanceof VarSymbol))) {
      return Optional.empty();
    }
    String text = (receiver == null ? "" : Source.of(receiver, state) + ".") + CHOICE + "(true);";
    int end = state.getEndPosition(statement.getLeaf());
    int lineEnd = Source.lineEnd(end, state);
    String rest = Source.of(end, lineEnd, state).strip();
    Fix.Builder fix = Fix.builder().keepText(tree, state);
    boolean isAlone =
        Source.startsLine(Source.start(tree), state) && (rest.isEmpty() || rest.startsWith("//"));
    if (!isAlone) {
      return Optional.of(fix.insert(end, " " + text).build());
    }
    String line = Source.lineSeparator(state) + Source.indentAt(Source.start(tree), state) + text;
    return Optional.of(fix.insert(rest.isEmpty() ? end : lineEnd, line).build());
  }

  /** A pool that is made of properties, with a maximum wait among them. */
  private Description matchProperties(MethodInvocationTree tree, String name, VisitorState state) {
    if (!(Symbols.of(tree.getArguments().get(0)) instanceof VarSymbol properties)) {
      return Description.NO_MATCH;
    }
    boolean waits =
        UnitIndex.of(state).uses(properties).stream()
            .map(use -> use.getParentPath().getParentPath().getLeaf())
            .anyMatch(use -> putsMaxWait(use, name));
    return waits
        ? start(tree, state)
            .cost(
                "The property maxWait makes the lock of this pool fair in Druid before 1.2.22:"
                    + " while threads wait for it, every getConnection() queues and costs a context"
                    + " switch.")
            .advice(
                "Call setUseUnfairLock(true) on the new pool before it is used, or update Druid."
                    + " Single threads may then wait longer for a connection.")
            .report()
        : Description.NO_MATCH;
  }

  private static boolean putsMaxWait(Tree use, String name) {
    if (!(use instanceof MethodInvocationTree put) || put.getArguments().size() != 2) {
      return false;
    }
    List<? extends ExpressionTree> arguments = put.getArguments();
    return name.equals(ASTHelpers.constValue(arguments.get(0), String.class))
        && !(arguments.get(1) instanceof LiteralTree literal
            && literal.getValue() instanceof String text
            && (text.startsWith("-") || text.equals("0")));
  }
}
