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
import io.github.uncontended.analysis.syntax.Expressions;
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
    if (refusal(field, state).isPresent()) {
      return Optional.empty();
    }
    ExpressionTree locked = field.collection().tree();
    NewClassTree creation = (NewClassTree) ASTHelpers.stripParentheses(field.collection().inner());
    return switch (created(creation)) {
      case "java.util.HashMap", "java.util.Hashtable" ->
          replaced(locked, creation, "java.util.concurrent.ConcurrentHashMap", state);
      case "java.util.HashSet" -> newKeySet(locked, creation, state);
      default -> replaced(locked, creation, "java.util.concurrent.CopyOnWriteArrayList", state);
    };
  }

  private static String created(NewClassTree creation) {
    return ASTHelpers.getSymbol(creation.getIdentifier()).getQualifiedName().toString();
  }

  /** Why there is no edit to a concurrent collection where there is none, as a clause. */
  public static String whyNotConcurrent(CollectionField field, VisitorState state) {
    return refusal(field, state).orElse("it would lose a comment or an argument");
  }

  private static Optional<String> refusal(CollectionField field, VisitorState state) {
    if (writesInSeveralSteps(field, state)) {
      return Optional.of("a method that writes to it uses it more than once");
    }
    if (!(ASTHelpers.stripParentheses(field.collection().inner()) instanceof NewClassTree creation)
        || creation.getClassBody() != null) {
      return Optional.of("its class is not known exactly");
    }
    String made = created(creation);
    return switch (made) {
      case "java.util.HashMap" -> refusal(field, ApiFact.ATOMIC_IN_MAP, true, creation, state);
      case "java.util.Hashtable" -> refusal(field, ApiFact.ATOMIC_IN_MAP, false, creation, state);
      case "java.util.HashSet" -> refusal(field, ApiFact.ATOMIC_IN_SET, true, creation, state);
      case "java.util.ArrayList", "java.util.Vector", "java.util.Stack" ->
          refusal(field, ApiFact.ATOMIC_IN_LIST, false, creation, state);
      default ->
          Optional.of(
              "no concurrent collection does what a "
                  + made.substring(made.lastIndexOf('.') + 1)
                  + " does");
    };
  }

  /**
   * The use, or the argument of the constructor, that a concurrent collection may treat otherwise.
   *
   * @param operation the fact of the methods that are one atomic operation there
   * @param noNulls whether the collection takes null and the concurrent one does not
   */
  private static Optional<String> refusal(
      CollectionField field,
      ApiFact operation,
      boolean noNulls,
      NewClassTree creation,
      VisitorState state) {
    for (Use use : field.uses().all()) {
      boolean atomic =
          operation.isMethodName(use.operation())
              || (operation == ApiFact.ATOMIC_IN_LIST && use.operation().equals("for"));
      boolean computed =
          operation == ApiFact.ATOMIC_IN_MAP && isComputation(use, noNulls, field.symbol(), state);
      if (!atomic && !computed) {
        return Optional.of(
            named(use) + " may rely on the order of the elements or on one lock for all");
      }
      if (noNulls && !computed && !NullFreeUse.is(use, field.symbol(), state)) {
        return Optional.of(named(use) + " may be given null");
      }
    }
    return (!noNulls || onlySizes(creation))
            && (operation == ApiFact.ATOMIC_IN_MAP || creation.getArguments().size() <= 1)
        ? Optional.empty()
        : Optional.of("its constructor is given more than a capacity");
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

  /** The method that a use calls on the collection, not on a view of it. */
  private static String named(Use use) {
    Tree tree = use.path().getLeaf();
    while (tree instanceof MethodInvocationTree call
        && ASTHelpers.getReceiver(call) instanceof MethodInvocationTree view) {
      tree = view;
    }
    return tree instanceof MethodInvocationTree call
        ? "'" + Expressions.simpleName(call.getMethodSelect()) + "'"
        : "one of its uses";
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
