package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.collections.CollectionField;
import io.github.uncontended.analysis.collections.CollectionOrigin;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.collections.LockedCollection;
import io.github.uncontended.analysis.collections.ValueSinks;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import java.util.List;
import java.util.Optional;

/**
 * Replaces a synchronized collection, {@code Collections.synchronizedX(…)}, {@code new
 * Hashtable<>(…)}, {@code new Vector<>(…)} or {@code new Stack<>()}, by one that is read without a
 * lock.
 */
public final class Unlock {
  private static final int JDK_WITH_KEY_SETS = 8;

  private Unlock() {}

  /** Why no edit of the collection's creation can be right, as a clause; empty if one may be. */
  public static Optional<String> obstacle(CollectionField field, VisitorState state) {
    LockedCollection collection = field.collection();
    ValueSinks flow = field.flow();
    if (field.origin() == CollectionOrigin.WEAK) {
      return Optional.of("a WeakHashMap removes stale entries on each read");
    }
    if (field.origin() == CollectionOrigin.BOUNDED) {
      return Optional.of("the map drops its eldest entries");
    }
    if (field.origin() == CollectionOrigin.EXTENDED) {
      return Optional.of("the class of the collection may do more than the one that it extends");
    }
    if (field.origin() == CollectionOrigin.HELD) {
      return Optional.of("other code may hold the collection that is wrapped");
    }
    if (flow.detour().isPresent()) {
      return Optional.of("the value reaches the field through " + flow.detour().get());
    }
    if (flow.fields().size() > 1) {
      return Optional.of("several fields hold the collection");
    }
    if (!ASTHelpers.isSubtype(ASTHelpers.getType(collection.inner()), flow.target(), state)) {
      return Optional.of("the collection that is wrapped is no " + flow.target().tsym.name);
    }
    if (!field.isFinal() && field.isSetInSeveralPlaces(state)) {
      return Optional.of("'" + field.symbol().name + "' is assigned in several places");
    }
    return collection.isWrapper() || flow.target().isInterface()
        ? Optional.empty()
        : Optional.of(
            (ASTHelpers.isSameType(flow.target(), field.symbol().type, state)
                    ? "'" + field.symbol().name + "'"
                    : "what holds it before")
                + " is declared as "
                + collection.name());
  }

  /**
   * The collection without its lock, if it is not written after construction.
   *
   * @param locked the leaf of {@code state}'s path
   * @param sections blocks that lock on it, which lose the lock, too
   * @return empty if a comment would be deleted or the constructor has no counterpart
   */
  public static Optional<Fix> toPlain(
      LockedCollection locked, List<CriticalSection> sections, VisitorState state) {
    Fix.Builder fix = Fix.builder();
    return SectionEdits.removeLocks(sections, fix, state) && toPlain(locked, fix, state)
        ? Optional.of(fix.build())
        : Optional.empty();
  }

  private static boolean toPlain(LockedCollection locked, Fix.Builder fix, VisitorState state) {
    if (locked.tree() instanceof MethodInvocationTree wrapper) {
      return unwrap(wrapper, fix, state);
    }
    NewClassTree creation = (NewClassTree) locked.tree();
    boolean list = locked.isVector();
    return !(list && creation.getArguments().size() > 1)
        && retype(creation, list ? "java.util.ArrayList" : "java.util.HashMap", fix, state);
  }

  /**
   * The concurrent collection that replaces one that is written after construction. The fix relies
   * on every use of the collection.
   *
   * @param field holds the collection that the leaf of {@code state}'s path creates
   * @return empty if null elements, iteration order or compound operations may matter
   */
  public static Optional<Fix> toConcurrent(CollectionField field, VisitorState state) {
    Optional<Fix.Builder> fix = concurrent(field, state);
    fix.ifPresent(
        it -> field.uses().all().forEach(use -> it.keepText(operation(use.path()), state)));
    return fix.map(Fix.Builder::build);
  }

  /** The collection with the method that a use calls on it or on its result, if there is one. */
  private static Tree operation(TreePath use) {
    if (use.getLeaf() instanceof MethodInvocationTree call) {
      return call.getMethodSelect();
    }
    return use.getParentPath().getLeaf() instanceof MemberSelectTree select
        ? select
        : use.getLeaf();
  }

  private static Optional<Fix.Builder> concurrent(CollectionField field, VisitorState state) {
    ExpressionTree locked = field.collection().tree();
    List<Use> uses = field.uses().all();
    if (writesInSeveralSteps(field, state)
        || !(ASTHelpers.stripParentheses(field.collection().inner())
            instanceof NewClassTree creation)
        || creation.getClassBody() != null) {
      return Optional.empty();
    }
    String made = ASTHelpers.getSymbol(creation.getIdentifier()).getQualifiedName().toString();
    return switch (made) {
      case "java.util.HashMap", "java.util.Hashtable" -> {
        boolean nulls = made.equals("java.util.HashMap");
        yield uses.stream()
                    .allMatch(
                        use ->
                            isAllowed(use, ApiFact.ATOMIC_IN_MAP, nulls, field.symbol(), state)
                                || isComputation(use, nulls, field.symbol(), state))
                && (!nulls || onlySizes(creation))
            ? replaced(locked, creation, "java.util.concurrent.ConcurrentHashMap", state)
            : Optional.empty();
      }
      case "java.util.HashSet" ->
          uses.stream()
                      .allMatch(
                          use -> isAllowed(use, ApiFact.ATOMIC_IN_SET, true, field.symbol(), state))
                  && creation.getArguments().size() <= 1
                  && onlySizes(creation)
              ? newKeySet(locked, creation, state)
              : Optional.empty();
      case "java.util.ArrayList", "java.util.Vector", "java.util.Stack" ->
          uses.stream()
                      .allMatch(
                          use ->
                              use.operation().equals("for")
                                  || isAllowed(
                                      use, ApiFact.ATOMIC_IN_LIST, false, field.symbol(), state))
                  && creation.getArguments().size() <= 1
              ? replaced(locked, creation, "java.util.concurrent.CopyOnWriteArrayList", state)
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  /**
   * Whether a method that writes the collection uses it more than once. What stores only a miss has
   * looked up the same key before; the lock never made one step of both.
   */
  private static boolean writesInSeveralSteps(CollectionField field, VisitorState state) {
    List<Use> fills = field.fills(state);
    for (Use write : field.writes()) {
      Tree member = memberOf(write);
      if (!fills.contains(write)
          && field.uses().all().stream().filter(use -> memberOf(use) == member).count() > 1) {
        return true;
      }
    }
    return false;
  }

  private static Tree memberOf(Use use) {
    TreePath at = use.path();
    while (!(at.getLeaf() instanceof MethodTree)
        && !(at.getParentPath().getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }

  /** Whether a use is one atomic operation without iteration order, and without null if need be. */
  private static boolean isAllowed(
      Use use, ApiFact operation, boolean noNulls, VarSymbol field, VisitorState state) {
    return operation.isMethodName(use.operation())
        && (!noNulls || NullFreeUse.is(use, field, state));
  }

  /** Whether a use computes an entry that a lookup has not found, without the map itself. */
  private static boolean isComputation(
      Use use, boolean noNulls, VarSymbol field, VisitorState state) {
    return CollectionField.isComputedOnMiss(use, state)
        && isInSight(use.arguments().get(1))
        && !ConcurrentComputation.mayReenter(use.arguments().get(1), field)
        && (!noNulls || NullFreeUse.hasKey(use, field, state));
  }

  private static boolean isInSight(ExpressionTree function) {
    return function instanceof LambdaExpressionTree || function instanceof MemberReferenceTree;
  }

  /** Whether a constructor only gets sizes, and no elements. */
  private static boolean onlySizes(NewClassTree creation) {
    return creation.getArguments().stream()
        .map(ASTHelpers::getType)
        .allMatch(type -> type != null && type.isPrimitive());
  }

  private static Optional<Fix.Builder> replaced(
      ExpressionTree locked, NewClassTree creation, String qualifiedName, VisitorState state) {
    Fix.Builder fix = Fix.builder();
    if (locked instanceof MethodInvocationTree wrapper && !unwrap(wrapper, fix, state)) {
      return Optional.empty();
    }
    // The capacity of an array list.
    if (qualifiedName.endsWith("List")
        && !creation.getArguments().isEmpty()
        && onlySizes(creation)) {
      ExpressionTree capacity = creation.getArguments().get(0);
      if (Source.hasComment(Source.start(capacity), state.getEndPosition(capacity), state)) {
        return Optional.empty();
      }
      fix.replace(capacity, "", state);
    }
    return retype(creation, qualifiedName, fix, state) ? Optional.of(fix) : Optional.empty();
  }

  private static Optional<Fix.Builder> newKeySet(
      ExpressionTree locked, NewClassTree creation, VisitorState state) {
    String qualifiedName = "java.util.concurrent.ConcurrentHashMap";
    // The compiler may not have loaded the class yet, so it cannot be asked.
    if (EffectiveRuntime.feature(state) < JDK_WITH_KEY_SETS
        || !Source.hasPosition(locked, state)
        || Source.hasComment(Source.start(locked), state.getEndPosition(locked), state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    String name = Imports.nameOf(qualifiedName, fix, state.getPath(), state);
    String capacity =
        creation.getArguments().isEmpty() ? "" : Source.of(creation.getArguments().get(0), state);
    return Optional.of(fix.replace(locked, name + ".newKeySet(" + capacity + ")", state));
  }

  /** Deletes a wrapping call, except its argument and the comments around it. */
  private static boolean unwrap(MethodInvocationTree wrapper, Fix.Builder fix, VisitorState state) {
    ExpressionTree inner = wrapper.getArguments().get(0);
    if (!Source.hasPosition(wrapper, state) || !Source.hasPosition(inner, state)) {
      return false;
    }
    int start = Source.start(wrapper);
    int opening = state.getEndPosition(wrapper.getMethodSelect());
    while (state.getSourceCode().charAt(opening) != '(') {
      opening++;
    }
    int innerStart = Source.start(inner);
    int innerEnd = state.getEndPosition(inner);
    int end = state.getEndPosition(wrapper);
    if (Source.hasComment(start, opening + 1, state)) {
      return false;
    }
    if (Source.hasComment(opening + 1, innerStart, state)) {
      CharSequence source = state.getSourceCode();
      int rest = opening + 1;
      while (source.charAt(rest) == ' ') {
        rest++;
      }
      boolean endsLine = Source.lineEnd(opening, state) == rest;
      fix.replace(endsLine && source.charAt(start - 1) == ' ' ? start - 1 : start, rest, "");
    } else {
      fix.replace(start, innerStart, "");
    }
    fix.replace(Source.hasComment(innerEnd, end, state) ? end - 1 : innerEnd, end, "");
    return true;
  }

  /** Makes a creation instantiate another class, with the same type and value arguments. */
  private static boolean retype(
      NewClassTree creation, String qualifiedName, Fix.Builder fix, VisitorState state) {
    ExpressionTree identifier = creation.getIdentifier();
    Tree name =
        identifier instanceof ParameterizedTypeTree generic ? generic.getType() : identifier;
    if (!Source.hasPosition(name, state)
        || Source.hasComment(Source.start(name), state.getEndPosition(name), state)) {
      return false;
    }
    fix.replace(name, Imports.nameOf(qualifiedName, fix, state.getPath(), state), state);
    return true;
  }
}
