package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;

/**
 * The entries that the method of a section removes: the one that it looks up, which is then work in
 * progress, or another one to make room, whose key it takes from a collection.
 */
final class Eviction {
  private static final String ITERATOR = "java.util.Iterator";

  private static final Supplier<Type> LIST =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.List"));

  private final CriticalSection section;
  private final Slot slot;
  private final SlotReads reads;
  private final VisitorState state;

  private final List<MethodInvocationTree> removals = new ArrayList<>();

  /** The local variables that the keys which the method looks up or stores are made of. */
  private final Set<Symbol> keys = new HashSet<>();

  /** The calls whose result nothing uses. */
  private final Set<Tree> ignored = new HashSet<>();

  private Eviction(CriticalSection section, Slot slot, SlotReads reads, VisitorState state) {
    this.section = section;
    this.slot = slot;
    this.reads = reads;
    this.state = state;
  }

  /** What the method of a section removes from a slot. */
  static Eviction of(CriticalSection section, Slot slot, SlotReads reads, VisitorState state) {
    Eviction eviction = new Eviction(section, slot, reads, state);
    section
        .method()
        .ifPresent(
            method ->
                Expressions.contains(
                    method.getLeaf(),
                    part -> {
                      eviction.add(part);
                      return false;
                    }));
    return eviction;
  }

  private void add(Tree part) {
    if (part instanceof ExpressionStatementTree statement) {
      ignored.add(statement.getExpression());
    } else if (part instanceof MethodInvocationTree call) {
      if (reads.removes(call, slot)) {
        removals.add(call);
      } else if (reads.names(call, slot)) {
        keys.addAll(Expressions.locals(call.getArguments().get(0)));
      }
    }
  }

  /** Whether all that is removed, if anything is, makes room for other entries. */
  boolean isOfOthers() {
    return removals.stream().allMatch(this::makesRoom);
  }

  /**
   * The same, or that it is replaced: an entry that is out of date, say, instead of which the path
   * stores another one.
   */
  boolean isOfOthersOrReplaced(SlotPaths paths) {
    return removals.stream()
        .allMatch(removal -> makesRoom(removal) || isReplacement(removal, paths));
  }

  /**
   * Whether each path that removes the entry under a variable's key found it, and stores another.
   */
  private boolean isReplacement(MethodInvocationTree removal, SlotPaths paths) {
    List<ExecutionPath> replacing =
        paths.replacements().stream().filter(path -> isOn(removal, path)).toList();
    return keys.contains(Symbols.of(removal.getArguments().get(0)))
        && !replacing.isEmpty()
        && replacing.stream().allMatch(path -> isStoredBehind(removal, path, paths))
        && Stream.of(paths.hits(), paths.fills(), paths.others())
            .flatMap(List::stream)
            .noneMatch(path -> isOn(removal, path));
  }

  private static boolean isOn(MethodInvocationTree removal, ExecutionPath path) {
    return path.steps().stream().anyMatch(step -> evaluates(step, removal));
  }

  private static boolean evaluates(Step step, MethodInvocationTree removal) {
    return Expressions.evaluates(step.tree(), part -> part == removal);
  }

  /** Whether the entry is not removed on a path, or stored again behind that. */
  private static boolean isStoredBehind(
      MethodInvocationTree removal, ExecutionPath path, SlotPaths paths) {
    boolean isGone = false;
    for (Step step : path.steps()) {
      isGone = evaluates(step, removal) || (isGone && !paths.isStore(step));
    }
    return !isGone;
  }

  /** Whether entries are removed to make room for others. */
  boolean makesRoom() {
    return !removals.isEmpty() && isOfOthers();
  }

  /** Whether a call removes another entry; one that is taken out behind the section is used. */
  private boolean makesRoom(MethodInvocationTree removal) {
    ExpressionTree key = removal.getArguments().get(0);
    return (isFixedIndex(key) || isOther(key, new HashSet<>()))
        && (ignored.contains(removal)
            || section.body().stream()
                .anyMatch(statement -> Expressions.contains(statement, part -> part == removal)));
  }

  /** Whether an argument is the index of a list's element, such as that of the first. */
  private boolean isFixedIndex(ExpressionTree argument) {
    return ASTHelpers.constValue(argument) instanceof Integer
        && slot.variable()
            .filter(list -> ASTHelpers.isSubtype(list.type, LIST.get(state), state))
            .isPresent();
  }

  /** Whether a key is taken from a collection, whatever is looked up. */
  private boolean isOther(ExpressionTree expression, Set<VarSymbol> followed) {
    ExpressionTree key = Expressions.withoutCasts(expression);
    if (Expressions.contains(
        key, part -> Expressions.isLocal(part) && keys.contains(Symbols.of(part)))) {
      return false;
    }
    if (key instanceof MethodInvocationTree call) {
      ExpressionTree receiver = ASTHelpers.getReceiver(call);
      return receiver == null
          ? reads.own().result(call).filter(result -> isOther(result, followed)).isPresent()
          : isCollection(ASTHelpers.getType(receiver)) || isOther(receiver, followed);
    }
    return Expressions.isLocal(key)
        && Symbols.of(key) instanceof VarSymbol variable
        && variable.getKind() == ElementKind.LOCAL_VARIABLE
        && holdsOther(variable, followed);
  }

  private boolean isCollection(Type type) {
    return type != null
        && (KnownTypes.isCollection(type, state)
            || KnownTypes.supertypes(type, state).contains(ITERATOR));
  }

  private boolean holdsOther(VarSymbol variable, Set<VarSymbol> followed) {
    Optional<ExpressionTree> iterated =
        UnitIndex.of(state)
            .declaration(variable)
            .map(TreePath::getParentPath)
            .map(TreePath::getLeaf)
            .filter(EnhancedForLoopTree.class::isInstance)
            .map(loop -> ((EnhancedForLoopTree) loop).getExpression());
    if (iterated.isPresent()) {
      return Expressions.contains(
              iterated.get(),
              part ->
                  part instanceof ExpressionTree value && isCollection(ASTHelpers.getType(value)))
          && !Expressions.contains(iterated.get(), part -> keys.contains(Symbols.of(part)));
    }
    List<ExpressionTree> values = Assignments.values(variable, state);
    return followed.add(variable)
        && !values.isEmpty()
        && values.stream().allMatch(value -> isOther(value, followed));
  }
}
