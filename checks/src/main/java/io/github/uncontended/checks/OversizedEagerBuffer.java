package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.sharing.InstanceReuse;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.ConstructedState;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.values.BufferAllocation;
import io.github.uncontended.analysis.values.CapacityReads;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.heat.Construction;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.options.Settings;
import io.github.uncontended.profile.Wildcard;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Flags large buffers that each object of a class allocates when it is constructed: in the
 * initializer of a field, in an assignment of a constructor to a field, or in what a constructor
 * passes to that of its superclass. The memory is allocated and cleared though the object may never
 * fill it.
 *
 * <p>A constant capacity is large from {@value Settings#BUFFER_BYTES} on. One that is computed from
 * a configuration is flagged where a profile or the team declares the constructor hot, and where
 * {@value Settings#BUFFER_FACTORIES} names the method that creates the buffer.
 *
 * <p>Not flagged: static fields; classes that only cold code constructs, or {@code main} itself
 * outside of loops; singletons, pools and values of threads ({@link InstanceReuse}), and what is
 * built with them ({@link Construction}); capacities that follow an argument; allocations under a
 * condition, in a lambda, or of local variables.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "Each new object allocates a large buffer, whether it is used or not",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.RESOURCES,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_EVIDENCE,
    measuredBy = {
      "alloc java.io.*#<init>",
      "alloc java.lang.StringBu*#<init>",
      "alloc java.nio.*#allocate*"
    })
public final class OversizedEagerBuffer extends Rule {
  private static final long KIBIBYTE = 1024;
  private static final long MEBIBYTE = KIBIBYTE * KIBIBYTE;

  private static final Interest INTEREST =
      Stream.of(
              ApiFact.ALLOCATES_BYTES,
              ApiFact.ALLOCATES_CHARS,
              ApiFact.ALLOCATES_WORDS,
              ApiFact.ALLOCATES_LONGS)
          .map(
              fact ->
                  Interest.in(Kind.CALL, fact.methodNames())
                      .and(Interest.in(Kind.CREATION, fact.constructedNames())))
          .reduce(Interest.in(Kind.NEW_ARRAY).and(Interest.in(Kind.CALL, "super")), Interest::and);

  /** A factory may have any name. */
  private static final Interest INTEREST_WITH_FACTORIES =
      Interest.in(Kind.NEW_ARRAY)
          .and(Interest.in(Kind.EVERY_CALL))
          .and(Interest.in(Kind.EVERY_CREATION));

  @Override
  protected Interest interest(VisitorState state) {
    return Settings.of(state).bufferFactories().isEmpty() ? INTEREST : INTEREST_WITH_FACTORIES;
  }

  @Override
  protected Description matchNewArray(NewArrayTree tree, VisitorState state) {
    return tree.getDimensions().isEmpty() ? Description.NO_MATCH : match(tree, state);
  }

  @Override
  protected Description matchNewClass(NewClassTree tree, VisitorState state) {
    return tree.getArguments().isEmpty() ? Description.NO_MATCH : match(tree, state);
  }

  /** A factory, or a constructor that passes the capacity to that of its superclass. */
  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    boolean mayAllocate =
        !tree.getArguments().isEmpty() || !Settings.of(state).bufferFactories().isEmpty();
    return mayAllocate ? match(tree, state) : Description.NO_MATCH;
  }

  private Description match(Tree tree, VisitorState state) {
    ClassSymbol owner = ConstructedState.ownerOf(state.getPath(), state).orElse(null);
    if (owner == null) {
      return Description.NO_MATCH;
    }
    boolean isNamed = isOfFactory(tree, state);
    BufferAllocation buffer = BufferAllocation.of(tree, state).orElse(null);
    if (buffer == null && !isNamed) {
      return Description.NO_MATCH;
    }
    OptionalLong bytes = buffer == null ? OptionalLong.empty() : buffer.constantBytes();
    if (bytes.isPresent() && bytes.getAsLong() < Settings.of(state).bufferBytes()) {
      return Description.NO_MATCH;
    }
    boolean isComputed = bytes.isEmpty() && !isNamed;
    // Most buffers of a computed size end here, before anything looks for their callers.
    if (isComputed && (buffer.followsValue(state) || !HeatModel.mayBeDeclared(state))) {
      return Description.NO_MATCH;
    }
    Heat heat = isComputed ? Construction.heat(owner, state) : HeatModel.of(state);
    if (heat.isCold()
        || (isComputed && !heat.isDeclared())
        || (!heat.isMeasured() && InstanceReuse.isLikely(owner, state))
        || (!heat.isDeclared() && Construction.isOnce(owner, state))) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding = finding(tree, state).heat(heat).cost(cost(owner, bytes, state));
    if (buffer == null || !buffer.grows()) {
      return finding
          .advice(
              "Allocate it on first use, begin with a small one that grows, or reuse one per"
                  + " thread.")
          .report();
    }
    String advice =
        "Begin with the default capacity, unless most objects fill the buffer: it grows by copying.";
    if (CapacityReads.mayBeOf(tree, state)) {
      return finding
          .advice(
              advice
                  + " No fix is offered: code of this file reads the capacity or the array of a "
                  + Symbols.of(tree).enclClass().getSimpleName()
                  + ".")
          .report();
    }
    defaultCapacity(tree, state).ifPresent(fix -> finding.fix(FixSafety.UNSAFE, fix));
    return finding.advice(advice).report();
  }

  private static String cost(ClassSymbol owner, OptionalLong bytes, VisitorState state) {
    return "Each new "
        + inWords(owner, state)
        + " allocates and clears "
        + (bytes.isPresent() ? "a buffer of " + inWords(bytes.getAsLong()) : "a large buffer")
        + " at once, whether it is used or not.";
  }

  /** The class whose objects are created: of an abstract class, those of a subclass are. */
  private static String inWords(ClassSymbol owner, VisitorState state) {
    if (owner.getSimpleName().isEmpty()) {
      return "object";
    }
    if ((owner.flags() & Flags.ABSTRACT) == 0) {
      return owner.getSimpleName().toString();
    }
    List<ClassSymbol> concrete =
        CompilationIndex.of(state).withSubclasses(owner).stream()
            .filter(type -> (type.flags() & Flags.ABSTRACT) == 0)
            .toList();
    return concrete.size() == 1 && !concrete.get(0).getSimpleName().isEmpty()
        ? concrete.get(0).getSimpleName().toString()
        : "object of a subclass of " + owner.getSimpleName();
  }

  private static String inWords(long bytes) {
    if (bytes < KIBIBYTE) {
      return bytes + " bytes";
    }
    return bytes < MEBIBYTE ? bytes / KIBIBYTE + " KiB" : bytes / MEBIBYTE + " MiB";
  }

  /** Whether the user names a call as one that creates large buffers. */
  private static boolean isOfFactory(Tree tree, VisitorState state) {
    List<String> factories = Settings.of(state).bufferFactories();
    if (factories.isEmpty() || !(Symbols.of(tree) instanceof MethodSymbol method)) {
      return false;
    }
    String name = "#" + method.name;
    return factories.stream()
        .anyMatch(
            factory ->
                Wildcard.matches(factory, method.enclClass().flatName() + name)
                    || Wildcard.matches(factory, method.enclClass().getQualifiedName() + name));
  }

  /** Drops the last argument, unless a comment is beside it. */
  private static Optional<Fix> defaultCapacity(Tree tree, VisitorState state) {
    List<? extends ExpressionTree> arguments = Expressions.arguments(tree);
    if (arguments.size() != 1
        || (tree instanceof MethodInvocationTree call
            && !Expressions.isSuper(call.getMethodSelect()))
        || !Source.hasPosition(arguments.get(0), state)
        || Source.hasComment(Source.start(tree), state.getEndPosition(tree), state)) {
      return Optional.empty();
    }
    return Optional.of(Fix.builder().replace(arguments.get(0), "", state).build());
  }
}
