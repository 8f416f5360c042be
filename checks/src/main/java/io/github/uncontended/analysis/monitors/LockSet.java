package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The locks that a thread certainly holds at a place: those of the sections around it and, in a
 * private method, those that every caller holds.
 */
public final class LockSet {
  /** How many calls are followed upwards. */
  private static final int DEPTH = 3;

  private LockSet() {}

  /** The locks that are held at a place. */
  public static ImmutableSet<LockIdentity> at(TreePath place, VisitorState state) {
    return at(place, state, DEPTH);
  }

  private static ImmutableSet<LockIdentity> at(TreePath place, VisitorState state, int depth) {
    Set<LockIdentity> held = new HashSet<>();
    CriticalSections.of(place.getCompilationUnit(), state.context)
        .around(place)
        .forEach(section -> held.add(section.lock()));
    for (TreePath around = place; around != null && depth > 0; around = around.getParentPath()) {
      if (around.getLeaf() instanceof LambdaExpressionTree
          || around.getLeaf() instanceof ClassTree) {
        break;
      }
      if (around.getLeaf() instanceof MethodTree method) {
        held.addAll(heldByCallers(ASTHelpers.getSymbol(method), state, depth - 1));
        break;
      }
    }
    return ImmutableSet.copyOf(held);
  }

  private static Set<LockIdentity> heldByCallers(
      MethodSymbol method, VisitorState state, int depth) {
    if (method == null || !method.isPrivate()) {
      return ImmutableSet.of();
    }
    List<TreePath> calls = CompilationIndex.of(state).calls(method);
    Set<LockIdentity> common = null;
    for (TreePath call : calls) {
      if (call.getLeaf() instanceof MemberReferenceTree) {
        return ImmutableSet.of();
      }
      Set<LockIdentity> held = inCalled(call, state, depth);
      common = common == null ? held : Sets.intersection(common, held).immutableCopy();
    }
    return common == null ? ImmutableSet.of() : common;
  }

  /** Whether a method holds a lock of its object or class already when a call enters it. */
  static boolean holds(LockIdentity lock, TreePath call, VisitorState state) {
    Types types = state.getTypes();
    return inCalled(call, state, DEPTH).stream().anyMatch(held -> exclude(held, lock, types));
  }

  /** The locks that are held at a call; without the caller's own, if the callee has its own. */
  private static ImmutableSet<LockIdentity> inCalled(TreePath call, VisitorState state, int depth) {
    ImmutableSet<LockIdentity> held = at(call, state, depth);
    if (!isOfOther(call.getLeaf())) {
      return held;
    }
    ClassSymbol callee = Symbols.of(call.getLeaf()).enclClass();
    return held.stream()
        .filter(lock -> !isOfObject(lock, callee, state.getTypes()))
        .collect(toImmutableSet());
  }

  /** Whether a call names another object than the one whose method runs. */
  private static boolean isOfOther(Tree call) {
    ExpressionTree receiver =
        call instanceof MethodInvocationTree invocation ? ASTHelpers.getReceiver(invocation) : null;
    return receiver != null
        && !Expressions.isThis(receiver)
        && !Expressions.isQualifiedThis(receiver)
        && !Expressions.isSuper(receiver);
  }

  /** Whether each object of a class has its own lock of this name. */
  private static boolean isOfObject(LockIdentity lock, ClassSymbol type, Types types) {
    return switch (lock.kind()) {
      case THIS, SELF -> areRelated((ClassSymbol) lock.symbol(), type, types);
      case FIELD ->
          !ASTHelpers.isStatic(lock.symbol()) && areRelated(lock.symbol().enclClass(), type, types);
      case CLASS, LOCAL, FOREIGN, RESULT -> false;
    };
  }

  /** Whether two sections with these locks exclude each other, on one object of the class. */
  static boolean exclude(LockIdentity one, LockIdentity other, Types types) {
    if (one.equals(other)) {
      return one.kind() != LockIdentity.Kind.RESULT;
    }
    return one.kind() == other.kind()
        && (one.kind() == LockIdentity.Kind.THIS || one.kind() == LockIdentity.Kind.SELF)
        && one.symbol() instanceof ClassSymbol a
        && other.symbol() instanceof ClassSymbol b
        && areRelated(a, b, types);
  }

  /**
   * Whether two locks are certainly different objects: fields that hold nothing but what they
   * create, classes, and objects that are of neither of their types.
   */
  public static boolean areDistinct(LockIdentity one, LockIdentity other, VisitorState state) {
    if (one.equals(other)) {
      return false;
    }
    if (one.kind() == LockIdentity.Kind.FIELD) {
      return isOwnField(one, state) && isApartFrom(one, other, state);
    }
    if (other.kind() == LockIdentity.Kind.FIELD) {
      return areDistinct(other, one, state);
    }
    return one.kind() == LockIdentity.Kind.CLASS
        ? isClassOrThis(other)
        : other.kind() == LockIdentity.Kind.CLASS && isClassOrThis(one);
  }

  private static boolean isClassOrThis(LockIdentity lock) {
    return lock.kind() == LockIdentity.Kind.CLASS || lock.kind() == LockIdentity.Kind.THIS;
  }

  /** Whether a lock in a field, which the field creates, cannot be another lock. */
  private static boolean isApartFrom(LockIdentity field, LockIdentity other, VisitorState state) {
    return switch (other.kind()) {
      case FIELD -> isOwnField(other, state);
      case CLASS -> true;
      case THIS ->
          createdFor((VarSymbol) field.symbol(), state)
              .map(value -> ASTHelpers.getType(value).tsym)
              .noneMatch(type -> type.isSubClass(other.symbol(), state.getTypes()));
      case SELF, LOCAL, FOREIGN, RESULT -> false;
    };
  }

  /** Whether every value of a field is created for it alone. */
  private static boolean isOwnField(LockIdentity lock, VisitorState state) {
    return lock.symbol() instanceof VarSymbol field
        && (field.isPrivate() || (field.flags() & Flags.FINAL) != 0)
        && isEachNew(createdFor(field, state).toList());
  }

  private static boolean isEachNew(List<ExpressionTree> values) {
    return !values.isEmpty() && values.stream().allMatch(NewClassTree.class::isInstance);
  }

  private static Stream<ExpressionTree> createdFor(VarSymbol field, VisitorState state) {
    return CompilationIndex.of(state)
        .declaration(field)
        .map(path -> UnitIndex.of(path.getCompilationUnit(), state.context))
        .map(index -> AccessOrder.values(field, index))
        .orElse(Stream.empty());
  }

  /** Whether objects of one class may be objects of the other. */
  static boolean areRelated(ClassSymbol one, ClassSymbol other, Types types) {
    return one.isSubClass(other, types) || other.isSubClass(one, types);
  }
}
