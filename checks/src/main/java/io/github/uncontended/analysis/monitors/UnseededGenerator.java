package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.sharing.ClockSeed;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.PassedArguments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A field that only holds random generators without a seed, for threads that may share them: new
 * ones, or ones that all calls of a constructor in the compilation create for it, or pass from such
 * a field.
 *
 * @param field holds it
 * @param constructors those that get the generator from their callers
 */
public record UnseededGenerator(VarSymbol field, ImmutableSet<MethodSymbol> constructors) {
  /** How many constructors pass a generator on. */
  private static final int DEPTH = 3;

  /** The generator of a field; empty if it may be another one, or of one thread. */
  public static Optional<UnseededGenerator> of(VarSymbol field, VisitorState state) {
    Set<MethodSymbol> constructors = new HashSet<>();
    List<ExpressionTree> values = Assignments.values(field, state);
    return !values.isEmpty()
            && values.stream().allMatch(it -> isUnseeded(it, constructors, DEPTH, state))
            && (field.isStatic() || SharedObjects.areOf((ClassSymbol) field.owner, state))
            && CompilationIndex.of(state).uses(field).stream()
                .noneMatch(UnseededGenerator::isSeeding)
        ? Optional.of(new UnseededGenerator(field, ImmutableSet.copyOf(constructors)))
        : Optional.empty();
  }

  private static boolean isUnseeded(
      ExpressionTree value, Set<MethodSymbol> constructors, int depth, VisitorState state) {
    if (value instanceof MethodInvocationTree call
        && ApiFact.NULL_CHECK.holdsFor(ASTHelpers.getSymbol(call))
        && !call.getArguments().isEmpty()) {
      return isUnseeded(call.getArguments().get(0), constructors, depth, state);
    }
    return ClockSeed.isOfNew(value)
        || (depth > 0 && isKeptElsewhere(value, state))
        || (depth > 0
            && Symbols.of(value) instanceof VarSymbol parameter
            && parameter.owner instanceof MethodSymbol constructor
            && constructor.isConstructor()
            && constructor.params().contains(parameter)
            && isPassed(parameter, constructor, constructors, depth - 1, state));
  }

  /** Whether a value is that of another field, which nothing but an unseeded generator gets. */
  private static boolean isKeptElsewhere(ExpressionTree value, VisitorState state) {
    if (!(Symbols.of(value) instanceof VarSymbol field) || !Expressions.isField(field)) {
      return false;
    }
    List<ExpressionTree> values = Assignments.valuesWhereDeclared(field, state);
    return field.isPrivate()
        && !values.isEmpty()
        && values.stream().allMatch(ClockSeed::isOfNew)
        && CompilationIndex.of(state).uses(field).stream().noneMatch(UnseededGenerator::isSeeding);
  }

  /** Whether all calls of a constructor, at least one, create an unseeded generator for it. */
  private static boolean isPassed(
      VarSymbol parameter,
      MethodSymbol constructor,
      Set<MethodSymbol> constructors,
      int depth,
      VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    // The index does not name what the creation of an anonymous class passes.
    return index.subclasses(constructor.enclClass()).stream().noneMatch(Symbol::isAnonymous)
        && ConstructorParameter.uses(parameter, state).stream()
            .noneMatch(use -> Assignments.isTarget(use) || isSeeding(use))
        && PassedArguments.allHave(
            parameter,
            constructor,
            index,
            (argument, call) -> isUnseeded(argument, constructors, depth, state.withPath(call)))
        && constructors.add(constructor);
  }

  private static boolean isSeeding(TreePath use) {
    return use.getParentPath().getLeaf() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("setSeed");
  }

  /** The reads that several threads can have: not those of an object's construction. */
  public ImmutableList<TreePath> sharedUses(VisitorState state) {
    FieldAccesses accesses = FieldAccesses.of(field, state);
    return (field.isStatic() ? accesses.all() : accesses.afterConstruction())
        .stream()
            .map(FieldAccess::path)
            .filter(use -> !Assignments.isTarget(use))
            .collect(toImmutableList());
  }

  /** Whether callers create the generator. */
  public boolean isPassed() {
    return !constructors.isEmpty();
  }

  /** Whether other programs can pass a generator of their own. */
  public boolean isOpen() {
    return constructors.stream().anyMatch(Symbols::isExported);
  }

  /** Whether other programs can pass a generator, and the compilation creates no object. */
  public boolean isOnlyOffered(VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    return isOpen()
        && index.withSubclasses(field.enclClass()).stream()
            .allMatch(
                type ->
                    index.naming(type).stream()
                        .map(unit -> UnitIndex.of(unit, state.context))
                        .allMatch(unit -> unit.constructions(type).isEmpty()));
  }

  /** Where callers create objects with a generator of their own. */
  public ImmutableList<TreePath> creations(VisitorState state) {
    return constructors.stream()
        .flatMap(it -> CompilationIndex.of(state).calls(it).stream())
        .collect(toImmutableList());
  }
}
