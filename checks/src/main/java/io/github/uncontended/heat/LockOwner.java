package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.LockIdentity;
import io.github.uncontended.analysis.monitors.LockSections;
import io.github.uncontended.analysis.sharing.ClassConfinement;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whose lock it is: many threads contend only for locks of objects that they share. */
public final class LockOwner {
  /** How many objects around one are looked at. */
  private static final int PARTS = 3;

  /** What more classes than these hold is passed around rather than shared. */
  private static final int MAX_HOLDERS = 5;

  private LockOwner() {}

  /**
   * The heat of a section that a timer runs: that of the threads which wait for its lock in other
   * sections. It is cold where none does.
   */
  public static Heat ofWaiting(CriticalSection section, VisitorState state) {
    Heat waiting =
        HeatModel.hottest(
                LockSections.of(section.lock(), state).stream()
                    .filter(other -> other.tree() != section.tree())
                    .map(CriticalSection::path)
                    .toList(),
                state)
            .filter(heat -> !heat.isCold())
            .orElseGet(() -> HeatModel.of(section.path(), state));
    return waiting.isConcurrent()
        ? Heat.shared("others take its lock (" + waiting.reason() + ")")
        : waiting;
  }

  /**
   * Whether a lock belongs to an object that lives no longer than a request or connection: many
   * threads run the code at {@code state}'s path, each with an object of its own. An object that
   * only operations construct counts, too, and one that stays in the call which creates it, or in
   * the thread that runs it. A profile, or the team, may know better.
   */
  public static boolean isShortLived(LockIdentity lock, VisitorState state) {
    if (isOfClass(lock)) {
      return false;
    }
    ClassSymbol owner = owner(lock.symbol());
    Heat heat = HeatModel.of(state);
    return owner != null
        && (isShortLived(owner, heat, state)
            || (!heat.isDeclared() && ClassConfinement.staysInOneThread(owner, state)));
  }

  /**
   * The same for what an object of a class guards by itself, such as a concurrent map in a field.
   * The team may mark the class as hot, too, where other code uses what it guards.
   *
   * @param heat of {@code state}'s path
   */
  public static boolean isShortLived(ClassSymbol owner, Heat heat, VisitorState state) {
    return !heat.isDeclared()
        && !MemberHeat.isDeclared(owner, state)
        && (belongsToOne(owner, state)
            || (CompilationIndex.of(state).isUsedElsewhere(owner.outermostClass())
                && Operations.construct(owner, state)));
  }

  /** Whether objects of a class are made for one request, session or thread each. */
  static boolean belongsToOne(ClassSymbol owner, VisitorState state) {
    return HeatModel.isShortLived(owner, state)
        || SessionObjects.contain(owner, state)
        || ClassConfinement.isOfThreads(owner, state);
  }

  /**
   * Whether many threads are shown to share a lock: it is static, or belongs to an object that
   * requests enter, that is constructed by code which runs once, or that such an object holds.
   */
  public static boolean isShared(LockIdentity lock, VisitorState state) {
    if (isOfClass(lock)) {
      return true;
    }
    ClassSymbol owner = owner(lock.symbol());
    return owner == null || (isShared(owner, state) && !PerCallObjects.contain(owner, state));
  }

  /** The same for what an object of a class guards by itself. */
  public static boolean isShared(ClassSymbol owner, VisitorState state) {
    return CompilationIndex.of(state).withSubclasses(owner).stream()
        .anyMatch(each -> isLongLived(each, PARTS, state));
  }

  /**
   * The heat of {@code state}'s path, of which nothing is known where each call that comes there
   * makes and uses up the object with the lock. The team, or a profile, may know better.
   */
  public static Heat heat(LockIdentity lock, VisitorState state) {
    Heat heat = HeatModel.of(state);
    return heat.isConcurrent() && !heat.isDeclared() && isOfCall(lock, state) ? Heat.UNKNOWN : heat;
  }

  private static boolean isOfCall(LockIdentity lock, VisitorState state) {
    ClassSymbol owner = isOfClass(lock) ? null : owner(lock.symbol());
    return owner != null && PerCallObjects.contain(owner, state);
  }

  /** Whether a class's objects live as long as the program, by themselves or as parts of others. */
  private static boolean isLongLived(ClassSymbol type, int depth, VisitorState state) {
    return HeatModel.isLongLived(type, state)
        || (depth > 0 && (arePartsOf(type, depth, state) || areHeld(type, depth, state)));
  }

  /** Whether a field of an object that lives as long as the program is for one of a class. */
  private static boolean areHeld(ClassSymbol type, int depth, VisitorState state) {
    Set<ClassSymbol> holders = Holders.of(type, state);
    return holders.size() <= MAX_HOLDERS
        && holders.stream()
            .anyMatch(
                holder ->
                    !HeatModel.isShortLived(holder, state)
                        && isLongLived(holder, depth - 1, state));
  }

  /** Whether each object is created with one that lives as long as the program, in its field. */
  private static boolean arePartsOf(ClassSymbol type, int depth, VisitorState state) {
    List<TreePath> creations =
        Member.constructorsOf(type).stream()
            .flatMap(each -> CompilationIndex.of(state).calls(each.method()).stream())
            .toList();
    return !creations.isEmpty()
        && creations.stream()
            .allMatch(
                creation -> {
                  Optional<ClassSymbol> whole = whole(creation);
                  return whole.isPresent() && isLongLived(whole.get(), depth - 1, state);
                });
  }

  /** The class whose construction creates an object for one of its fields. */
  private static Optional<ClassSymbol> whole(TreePath creation) {
    TreePath parent = creation.getParentPath();
    Symbol target =
        parent.getLeaf() instanceof VariableTree variable
            ? ASTHelpers.getSymbol(variable)
            : parent.getLeaf() instanceof AssignmentTree assignment && isInConstructor(parent)
                ? ASTHelpers.getSymbol(assignment.getVariable())
                : null;
    return creation.getLeaf() instanceof NewClassTree
            && target instanceof VarSymbol field
            && Expressions.isField(field)
        ? Optional.of(field.enclClass())
        : Optional.empty();
  }

  private static boolean isInConstructor(TreePath place) {
    MethodTree method = ASTHelpers.findEnclosingNode(place, MethodTree.class);
    return method != null && ASTHelpers.getSymbol(method).isConstructor();
  }

  /** Whether all objects have the lock in common, as far as is known. */
  private static boolean isOfClass(LockIdentity lock) {
    return lock.symbol() == null || lock.isOfClass();
  }

  /** The class of the object that holds the lock; for the result of a call, that of the result. */
  private static ClassSymbol owner(Symbol lock) {
    if (lock instanceof ClassSymbol type) {
      return type;
    }
    if (lock instanceof MethodSymbol method) {
      return method.getReturnType().tsym instanceof ClassSymbol result ? result : null;
    }
    return ASTHelpers.enclosingClass(lock);
  }
}
