package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.QueueScan;
import io.github.uncontended.analysis.syntax.EmptinessTest;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Flags {@code size()}, {@code contains} and {@code remove(Object)} on concurrent linked queues.
 * These queues keep no counter and no index: each call follows the links from the first node to the
 * last, while other threads change them. The cost grows with the queue, and with it the time in
 * which the queue fills further. See {@code ConcurrentLinkedQueue.size()}.
 *
 * <p>Not flagged: queues that may be of another class, or are confined to one thread; queue classes
 * that forward their own method to {@code super}; the capacity of a collection that takes the
 * elements, which visits all of them anyway; elements that are removed again because an operation
 * failed; the first element, where the search ends; gauges and getters that only return the size,
 * unless they are hot; cold code, but for the misses of a cache that the queue bounds.
 *
 * <p>The fix, {@code isEmpty()} for a comparison with zero, is SAFE where all values of the
 * expression are created as queues of the JDK: a subclass may override {@code isEmpty()}.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "size(), contains and remove(Object) visit every node of a concurrent linked queue",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_EVIDENCE,
    reach = Reach.OPERATIONS_EACH_RUN)
public final class ConcurrentQueueScan extends Rule {
  private static final ImmutableSet<String> SCANS =
      ImmutableSet.of(
          "contains", "remove", "removeFirstOccurrence", "removeLastOccurrence", "size");

  private static final String COUNT =
      "Count the elements in an AtomicInteger or LongAdder beside the queue, or use a"
          + " LinkedBlockingQueue, which has a counter.";
  private static final String COUNT_DEQUE =
      "Count the elements in an AtomicInteger or LongAdder beside the deque, or use a"
          + " LinkedBlockingDeque, which has a counter but one lock for both ends.";
  private static final String IS_EMPTY = "Use isEmpty(), which looks at the first node only";
  private static final String INDEX =
      "Keep the elements in a concurrent set, such as ConcurrentHashMap.newKeySet(), or in a map:"
          + " this code does not use their order. A set holds equal elements only once: use a map of"
          + " counts if equal elements can be in the queue.";
  private static final String ORDERED_INDEX =
      "A set alone would lose the order in which elements are polled or visited. Mark an element as removed and"
          + " skip it when it is polled, or guard a LinkedHashSet by a lock, which keeps the order and"
          + " finds elements by their hash.";

  private static final String LOOKUP =
      "Keep the elements in a concurrent set beside the queue, too, such as"
          + " ConcurrentHashMap.newKeySet(), and look them up there. Use a map of counts if equal"
          + " elements can be in the queue.";

  private static final Supplier<Type> DEQUE =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Deque"));

  private static final Interest INTEREST =
      Interest.in(Kind.CALL, SCANS).and(Interest.in(Kind.REFERENCE, SCANS));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return match(tree, state);
  }

  @Override
  protected Description matchMemberReference(MemberReferenceTree tree, VisitorState state) {
    return match(tree, state);
  }

  private Description match(Tree tree, VisitorState state) {
    QueueScan scan = QueueScan.of(state).orElse(null);
    if (scan == null) {
      return Description.NO_MATCH;
    }
    Heat heat = heat(scan, state);
    if (isWithheld(heat, state)
        || heat.isCold()
        || scan.isExcused(state)
        || !scan.isShared(state)
        || (!heat.isConcurrent() && scan.isMinor(state))) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(tree, state)
            .heat(heat)
            .cost(
                scan.method().name
                    + " of a "
                    + scan.type()
                    + " visits its nodes one by one"
                    + (scan.isSize() ? ", since the queue has no counter." : "."));
    return scan.isSize()
        ? describeSize(finding, scan, state)
        : finding
            .advice(!scan.isOrderUsed(state) ? INDEX : scan.isLookup() ? LOOKUP : ORDERED_INDEX)
            .report();
  }

  /**
   * The heat of a scan: that of most misses is cold, but how often a cache misses that the queue
   * bounds is not known. A timer that scans in a loop takes quadratic time.
   */
  private static Heat heat(QueueScan scan, VisitorState state) {
    Heat heat = HeatModel.of(state);
    if (heat.onTimer() && HeatModel.isInLoop(state.getPath(), state)) {
      return Heat.UNKNOWN;
    }
    TreePath method = state.findPathToEnclosing(MethodTree.class);
    return heat.isCold()
            && method != null
            && scan.isCacheBound(state)
            && !HeatModel.of(method, state).isCold()
        ? Heat.UNKNOWN
        : heat;
  }

  /** Whether a size is stored in a local variable that only tells whether it is zero. */
  private static boolean isOnlyComparedWithZero(Tree declaration, VisitorState state) {
    if (!(declaration instanceof VariableTree)
        || !(Symbols.of(declaration) instanceof VarSymbol size)
        || Expressions.isField(size)) {
      return false;
    }
    List<TreePath> uses = UnitIndex.of(state).uses(size);
    return !uses.isEmpty()
        && uses.stream()
            .allMatch(
                use ->
                    use.getParentPath().getLeaf() instanceof BinaryTree comparison
                        && EmptinessTest.of(comparison, use.getLeaf()).isPresent());
  }

  private static Description describeSize(
      Finding.Builder finding, QueueScan scan, VisitorState state) {
    TreePath operand = Places.withParentheses(state.getPath());
    Optional<Boolean> zero =
        operand.getParentPath().getLeaf() instanceof BinaryTree comparison
            ? EmptinessTest.of(comparison, operand.getLeaf())
            : Optional.empty();
    if (zero.isEmpty() && isOnlyComparedWithZero(operand.getParentPath().getLeaf(), state)) {
      return finding.advice(IS_EMPTY + ".").report();
    }
    if (zero.isEmpty()) {
      boolean isDeque = ASTHelpers.isSubtype(scan.staticType(), DEQUE.get(state), state);
      return finding.advice(isDeque ? COUNT_DEQUE : COUNT).report();
    }
    finding.advice(
        IS_EMPTY
            + (scan.isCertain()
                ? "."
                : ", unless the queue may be of a subclass that overrides it."));
    // A negation of the comparison becomes one of the call, or none.
    TreePath comparison = Places.withParentheses(operand.getParentPath());
    boolean isNegated =
        comparison.getParentPath().getLeaf().getKind() == Tree.Kind.LOGICAL_COMPLEMENT;
    Tree whole =
        isNegated ? comparison.getParentPath().getLeaf() : operand.getParentPath().getLeaf();
    int start = Source.start(whole);
    int end = state.getEndPosition(whole);
    Tree call = state.getPath().getLeaf();
    int receiver = Source.start(call);
    OptionalInt name =
        ((MethodInvocationTree) call).getMethodSelect() instanceof MemberSelectTree select
            ? Source.nameStart(select, state)
            : OptionalInt.of(receiver);
    // In return!(queue.size() > 0), only the ! separates the two words.
    String separator =
        Character.isJavaIdentifierPart(state.getSourceCode().charAt(start - 1)) ? " " : "";
    if (name.isPresent()
        && !Source.hasComment(start, receiver, state)
        && !Source.hasComment(name.getAsInt(), end, state)) {
      finding.fix(
          scan.isCertain() ? FixSafety.SAFE : FixSafety.UNSAFE,
          Fix.builder()
              .replace(start, receiver, zero.get() == isNegated ? "!" : separator)
              .replace(name.getAsInt(), end, "isEmpty()")
              .build());
    }
    return finding.report();
  }
}
