package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static java.util.Comparator.naturalOrder;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.effects.Evaluation;
import io.github.uncontended.analysis.effects.Permission;
import io.github.uncontended.analysis.library.CheapMethods;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.Stability;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What the sections of a lock do with the fields that it guards: the advice on a contended lock
 * depends on it.
 *
 * @param read names of the fields that the section reads and other sections write, and what it
 *     reads of an object that is itself a collection
 * @param written names of the fields that the section writes
 * @param independent calls in the section that cost something, give the same value at any time,
 *     change nothing, and touch no field of the object and no variable of the section
 * @param slow what may make the section long
 * @param logs whether the section logs
 * @param signals whether threads wait on the lock, or are woken by it, in one of its sections
 * @param reorders whether a lookup in the section moves the entry that it finds
 * @param isReadOnly whether the section writes nothing
 * @param readers how many sections of the lock write nothing
 * @param writers how many sections of the lock write
 */
public record SectionProfile(
    ImmutableSortedSet<String> read,
    ImmutableSortedSet<String> written,
    ImmutableList<String> independent,
    SlowParts slow,
    boolean logs,
    boolean signals,
    boolean reorders,
    boolean isReadOnly,
    int readers,
    int writers) {
  /** The profile of a section and of the other sections of its lock. */
  public static SectionProfile of(CriticalSection section, VisitorState state) {
    Set<VarSymbol> read = new LinkedHashSet<>();
    Set<VarSymbol> written = new LinkedHashSet<>();
    Set<String> self = new HashSet<>();
    ClassSymbol type = section.enclosingClass();
    Set<String> independent = new LinkedHashSet<>();
    Set<Symbol> declared = new HashSet<>();
    boolean[] logs = {false};
    UnitIndex index = UnitIndex.of(section.path().getCompilationUnit(), state.context);
    SlotReads reads = new SlotReads(index, state);
    for (Tree statement : SectionBody.of(section, state).statements()) {
      for (Slot slot : reads.in(statement)) {
        slot.variable().ifPresent(read::add);
        if (slot.variable().isEmpty() && type != null) {
          self.add("the entries of this " + type.getSimpleName());
        }
      }
      new TreeScanner<Void, Void>() {
        @Override
        public Void scan(Tree part, Void unused) {
          ExpressionTree target = part == null ? null : Assignments.target(part);
          if (target != null
              && Symbols.of(Expressions.withoutIndices(target)) instanceof VarSymbol field) {
            written.add(field);
          }
          return part instanceof LambdaExpressionTree || part instanceof ClassTree
              ? null
              : super.scan(part, null);
        }

        @Override
        public Void visitVariable(VariableTree variable, Void unused) {
          declared.add(ASTHelpers.getSymbol(variable));
          return super.visitVariable(variable, null);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
          if (LogCalls.isLog(call, state)) {
            logs[0] = true;
          } else if (!CheapMethods.contain(ASTHelpers.getSymbol(call), call.getArguments())
              && !Expressions.evaluates(call, part -> declared.contains(Symbols.of(part)))
              && reads.in(call).stream().allMatch(slot -> isConstant(slot, state))
              && reads.own().body(call).isEmpty()
              && Evaluation.of(call, state).mayRepeat().equals(Permission.proven())) {
            independent.add(ASTHelpers.getSymbol(call).name + "()");
          }
          return super.visitMethodInvocation(call, null);
        }
      }.scan(statement, null);
    }
    ImmutableList<CriticalSection> sections = LockSections.of(section.lock(), state);
    ImmutableList<PathEffects> effects =
        sections.stream().map(it -> effects(it, state)).collect(toImmutableList());
    PathEffects own = effects(section, state);
    int readers = (int) effects.stream().filter(SectionProfile::isReadOnly).count();
    return new SectionProfile(
        ImmutableSortedSet.<String>naturalOrder().addAll(names(read, state)).addAll(self).build(),
        names(written, state),
        ImmutableList.copyOf(independent),
        SlowParts.of(SectionBody.of(section, state).statements(), state),
        logs[0],
        effects.stream().anyMatch(PathEffects::signal),
        own.reorder(),
        isReadOnly(own),
        readers,
        sections.size() - readers);
  }

  private static PathEffects effects(CriticalSection section, VisitorState state) {
    UnitIndex index = UnitIndex.of(section.path().getCompilationUnit(), state.context);
    return PathEffects.of(section.body(), new SlotReads(index, state), state);
  }

  private static boolean isReadOnly(PathEffects effects) {
    return !effects.write() && !effects.signal() && !effects.reorder();
  }

  /**
   * The fields that may change after construction, or hold objects that may; no loggers, and no
   * variables of libraries, which no lock of the program guards.
   */
  private static ImmutableSortedSet<String> names(Set<VarSymbol> fields, VisitorState state) {
    return fields.stream()
        .filter(field -> !(field.type.tsym instanceof ClassSymbol type && LogCalls.isLogger(type)))
        .filter(Expressions::isField)
        .filter(
            field -> !field.isStatic() || CompilationIndex.of(state).declares(field.enclClass()))
        .filter(field -> !isConstant(field, state))
        .filter(
            field ->
                !field.type.isPrimitive() || !FieldAccesses.of(field, state).writes().isEmpty())
        .map(field -> field.name.toString())
        .collect(toImmutableSortedSet(naturalOrder()));
  }

  private static boolean isConstant(Slot slot, VisitorState state) {
    return slot.variable().filter(field -> isConstant(field, state)).isPresent();
  }

  /** Whether a field is static, and neither it nor its value ever changes. */
  private static boolean isConstant(VarSymbol field, VisitorState state) {
    return field.isStatic()
        && (field.flags() & Flags.FINAL) != 0
        && Stability.isImmutableValueType(field.type, state);
  }

  /** The fields that the section uses in any way. */
  public ImmutableSet<String> guarded() {
    return ImmutableSortedSet.<String>naturalOrder().addAll(read).addAll(written).build();
  }
}
