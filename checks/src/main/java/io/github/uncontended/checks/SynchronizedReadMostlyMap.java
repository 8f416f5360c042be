package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.MethodInvocationTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.NewClassTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.CollectionOrigin;
import io.github.uncontended.analysis.Exposure;
import io.github.uncontended.analysis.FieldFlow;
import io.github.uncontended.analysis.FieldUses;
import io.github.uncontended.analysis.FieldUses.Use;
import io.github.uncontended.analysis.UnitIndex;
import io.github.uncontended.fixes.Unlock;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.Fix;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.Traits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Flags a private final field that holds a {@code Collections.synchronizedX} wrapper, a {@code
 * Hashtable} or a {@code Vector} that is read and seldom or never written: every read takes the
 * collection's one lock ({@code java.util.Collections.SynchronizedMap}: {@code synchronized
 * (mutex)} around each call), so that threads which only read queue for each other.
 *
 * <p>Not flagged: collections that the code locks on ({@code synchronized (map)}); ones that
 * reading changes ({@code LinkedHashMap} in access order, {@code WeakHashMap}, classes that are not
 * known); lists, sets and collections that are only iterated or streamed, which the wrappers leave
 * to the caller to lock; ones that are written in more than half as many places as read, in a place
 * where many threads pass, or in a loop while reads are not known to be as hot.
 *
 * <p>A collection that is filled in the constructor and held by a final field can be read by any
 * thread without a lock (JLS 17.5; by a static final field, JLS 12.4.2).
 */
@AutoService(BugChecker.class)
@BugPattern(
    summary = "Every read of this collection takes one lock, though it is hardly ever written",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@Traits(
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    measuredBy = {
      "monitor java.util.Collections$Synchronized*#*",
      "monitor java.util.Hashtable#*",
      "monitor java.util.Vector#*",
      "monitor java.util.Stack#*"
    })
public final class SynchronizedReadMostlyMap extends Rule
    implements MethodInvocationTreeMatcher, NewClassTreeMatcher {
  private static final Supplier<Type> MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Map"));
  private static final Supplier<Type> SET =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Set"));

  /** What becomes of a collection, by the word of {@link Use#how()}. */
  private static final ImmutableMap<String, String> ESCAPES =
      ImmutableMap.of(
          "return", "is returned",
          "argument", "is passed on",
          "stored elsewhere", "is stored elsewhere",
          "view", "gives away a view");

  private static final String IF_NOTHING_ELSE =
      " if no null, no order and no series of calls that the lock keeps together matters.";

  /** How many times as many reads as writes there are at least. */
  private static final int READS_PER_WRITE = 2;

  /** What the wrappers of collections leave to the caller to lock, and how a loop uses them. */
  private static final ImmutableSet<String> UNLOCKED =
      ImmutableSet.of("for", "iterator", "listIterator", "parallelStream", "spliterator", "stream");

  /** A locking collection that stands in the code, and what it locks. */
  private record Locked(ExpressionTree tree, String name, ExpressionTree inner) {
    boolean isWrapper() {
      return tree instanceof MethodInvocationTree;
    }

    /** Whether a read takes the lock. That of a map is taken for its views, too. */
    boolean isLockedBy(Use read) {
      return !isWrapper() || name.endsWith("Map") || !UNLOCKED.contains(read.how());
    }
  }

  @Override
  public Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    String name = simpleName(tree.getMethodSelect());
    if (!name.startsWith("synchronized") || tree.getArguments().size() != 1) {
      return Description.NO_MATCH;
    }
    Symbol method = ASTHelpers.getSymbol(tree.getMethodSelect());
    if (method == null || !method.owner.getQualifiedName().contentEquals("java.util.Collections")) {
      return Description.NO_MATCH;
    }
    ExpressionTree inner = tree.getArguments().get(0);
    return describe(new Locked(tree, "Collections." + name, inner), state);
  }

  @Override
  public Description matchNewClass(NewClassTree tree, VisitorState state) {
    ExpressionTree identifier = tree.getIdentifier();
    String name =
        simpleName(
            identifier instanceof ParameterizedTypeTree generic ? generic.getType() : identifier);
    if ((!name.equals("Hashtable") && !name.equals("Vector")) || tree.getClassBody() != null) {
      return Description.NO_MATCH;
    }
    Symbol type = ASTHelpers.getSymbol(identifier);
    if (type == null || !type.getQualifiedName().contentEquals("java.util." + name)) {
      return Description.NO_MATCH;
    }
    return describe(new Locked(tree, name, tree), state);
  }

  private static String simpleName(Tree tree) {
    return tree instanceof MemberSelectTree select
        ? select.getIdentifier().toString()
        : tree instanceof IdentifierTree name ? name.getName().toString() : "";
  }

  private Description describe(Locked locked, VisitorState state) {
    Optional<FieldFlow> flow = FieldFlow.of(state.getPath(), state);
    if (flow.isEmpty()) {
      return Description.NO_MATCH;
    }
    List<Facts> all = new ArrayList<>();
    for (VarSymbol field : flow.get().fields()) {
      Optional<Facts> facts = factsOf(locked, field, state);
      if (facts.isEmpty()) {
        return Description.NO_MATCH;
      }
      all.add(facts.get());
    }
    // Several fields share one expression only by a private method; the first speaks for them.
    Facts facts = all.get(0);
    Finding.Builder finding =
        finding(locked.tree(), state)
            .cost(cost(locked, facts))
            .costElsewhere()
            .heat(facts.heat())
            .severity(facts.isNeverWritten() ? WARNING : SUGGESTION);
    if (!facts.escapes().isEmpty()) {
      return finding.advice(adviceOnEscape(locked, facts)).report();
    }
    Optional<String> obstacle = obstacle(locked, facts, flow.get(), all.size(), state);
    if (facts.writes().isEmpty()) {
      describeNeverWritten(finding, locked, facts, obstacle, state);
    } else {
      describeSeldomWritten(finding, locked, facts, obstacle, state);
    }
    return finding.report();
  }

  /** What the unit does with a field. */
  private record Facts(
      VarSymbol field,
      FieldUses uses,
      CollectionOrigin origin,
      ImmutableSet<String> escapes,
      Heat heat) {
    ImmutableList<Use> reads() {
      return uses.laterReads();
    }

    ImmutableList<Use> writes() {
      return uses.laterWrites();
    }

    boolean isNeverWritten() {
      return writes().isEmpty() && escapes.isEmpty() && origin == CollectionOrigin.FRESH;
    }
  }

  /** The facts of a field that this rule is about; empty for another. */
  private Optional<Facts> factsOf(Locked locked, VarSymbol field, VisitorState state) {
    Optional<TreePath> declaration = UnitIndex.of(state).declaration(field);
    if ((field.flags() & Flags.FINAL) == 0
        || !field.isPrivate()
        || declaration.isEmpty()
        || isSuppressed(declaration.get().getLeaf(), state)) {
      return Optional.empty();
    }
    CollectionOrigin origin =
        locked.isWrapper()
            ? CollectionOrigin.of(locked.inner(), field, state)
            : CollectionOrigin.FRESH;
    FieldUses uses = FieldUses.of(field, state);
    if (origin == CollectionOrigin.UNFIT || uses.isMonitor()) {
      return Optional.empty();
    }
    ImmutableSet.Builder<String> escapes = ImmutableSet.builder();
    uses.escapes()
        .forEach(use -> escapes.add(ESCAPES.getOrDefault(use.how(), "is given to other code")));
    boolean handedOut = Exposure.isHandedOut(field, state);
    if (handedOut) {
      escapes.add("is handed out by an annotation");
    }
    Facts facts =
        new Facts(field, uses, origin, escapes.build(), hottest(uses.laterReads(), state));
    return isReadMostly(locked, facts, handedOut, state) ? Optional.of(facts) : Optional.empty();
  }

  private static boolean isReadMostly(
      Locked locked, Facts facts, boolean handedOut, VisitorState state) {
    int reads = facts.reads().size();
    int writes = facts.writes().size();
    if (facts.reads().stream().noneMatch(use -> locked.isLockedBy(use))) {
      return handedOut && writes == 0;
    }
    if (facts.isNeverWritten()) {
      return true;
    }
    return reads >= READS_PER_WRITE * writes
        && !facts.heat().isCold()
        && facts.writes().stream()
            .map(use -> HeatModel.of(use.path(), state))
            .noneMatch(heat -> heat.isConcurrent() || isHotter(heat, facts.heat()));
  }

  private static boolean isHotter(Heat write, Heat read) {
    return write.level().compareTo(read.level()) > 0;
  }

  private static Heat hottest(List<Use> reads, VisitorState state) {
    return reads.stream()
        .map(use -> HeatModel.of(use.path(), state))
        .max(Comparator.comparing(Heat::level).thenComparing(Heat::evidence))
        .orElse(Heat.UNKNOWN);
  }

  private static String cost(Locked locked, Facts facts) {
    String queue =
        "Every read of '"
            + facts.field().name
            + "' takes the one lock of "
            + locked.name()
            + ", so that readers queue for each other; ";
    return facts.isNeverWritten()
        ? queue + "nothing writes to it after construction."
        : queue
            + "this file has "
            + count(facts.reads(), "read")
            + " of it and "
            + count(facts.writes(), "write")
            + " after construction.";
  }

  private static String count(List<Use> uses, String noun) {
    return switch (uses.size()) {
      case 0 -> "no " + noun;
      case 1 -> "1 " + noun;
      default -> uses.size() + " " + noun + "s";
    };
  }

  private static String adviceOnEscape(Locked locked, Facts facts) {
    return "It "
        + String.join(" and ", facts.escapes())
        + ", where it may be written: check who does, hand out a copy or an unmodifiable view,"
        + " then use "
        + (facts.writes().isEmpty() ? "a plain" : "a concurrent")
        + " collection in place of "
        + locked.name()
        + '.';
  }

  /** Why no edit can be right; empty if one may be. */
  private static Optional<String> obstacle(
      Locked locked, Facts facts, FieldFlow flow, int fields, VisitorState state) {
    if (facts.origin() == CollectionOrigin.HELD) {
      return Optional.of("other code may hold the collection that is wrapped");
    }
    if (fields > 1
        || !flow.isDirect()
        || !ASTHelpers.isSubtype(ASTHelpers.getType(locked.inner()), flow.target(), state)) {
      return Optional.of("the collection reaches the field in a roundabout way");
    }
    return locked.isWrapper() || flow.target().isInterface()
        ? Optional.empty()
        : Optional.of("'" + facts.field().name + "' is declared as " + locked.name());
  }

  private static void describeNeverWritten(
      Finding.Builder finding,
      Locked locked,
      Facts facts,
      Optional<String> obstacle,
      VisitorState state) {
    String drop =
        locked.isWrapper()
            ? "Drop the wrapper"
            : locked.name().equals("Vector") ? "Use an ArrayList" : "Use a HashMap";
    Optional<Fix> fix =
        obstacle.isPresent() ? Optional.empty() : Unlock.toPlain(locked.tree(), state);
    if (fix.isEmpty()) {
      finding.advice(
          drop
              + " by hand: "
              + obstacle.orElse("an edit would lose a comment or an argument")
              + '.');
      return;
    }
    Optional<String> doubt = Unlock.doubt(locked.tree(), facts.field(), facts.uses(), state);
    finding
        .advice(
            drop
                + (doubt.isPresent()
                    ? ", unless it matters that " + doubt.get() + '.'
                    : ": a final field publishes what "
                        + (facts.field().isStatic()
                            ? "the class's initialisation"
                            : "the constructor")
                        + " put into it."))
        .fix(doubt.isPresent() ? FixSafety.UNSAFE : FixSafety.SAFE, fix.get());
  }

  private static void describeSeldomWritten(
      Finding.Builder finding,
      Locked locked,
      Facts facts,
      Optional<String> obstacle,
      VisitorState state) {
    finding.advice(twin(facts.field(), state));
    boolean seldom =
        facts.heat().isConcurrent()
            && facts.writes().stream().allMatch(use -> HeatModel.of(use.path(), state).isCold());
    if (obstacle.isEmpty() && seldom) {
      Unlock.toConcurrent(locked.tree(), locked.inner(), facts.uses(), state)
          .ifPresent(fix -> finding.fix(FixSafety.UNSAFE, fix));
    }
  }

  private static String twin(VarSymbol field, VisitorState state) {
    if (ASTHelpers.isSubtype(field.type, MAP.get(state), state)) {
      return "Use a ConcurrentHashMap" + IF_NOTHING_ELSE;
    }
    return ASTHelpers.isSubtype(field.type, SET.get(state), state)
        ? "Use ConcurrentHashMap.newKeySet()" + IF_NOTHING_ELSE
        : "Use a CopyOnWriteArrayList if it is small, and if no series of calls that the lock keeps"
            + " together matters.";
  }
}
