package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.monitors.LockIdentity;
import io.github.uncontended.analysis.unit.CompilationIndex;

/** Whose lock it is: many threads contend only for locks of objects that they share. */
public final class LockOwner {
  private LockOwner() {}

  /**
   * Whether a lock belongs to an object that lives no longer than a request or connection: many
   * threads run the code at {@code state}'s path, each with an object of its own. An object that
   * only operations construct counts, too. A profile, or the team, may know better.
   */
  public static boolean isShortLived(LockIdentity lock, VisitorState state) {
    if (isOfClass(lock)) {
      return false;
    }
    ClassSymbol owner = owner(lock.symbol());
    return owner != null && isShortLived(owner, HeatModel.of(state), state);
  }

  /**
   * The same for what an object of a class guards by itself, such as a concurrent map in a field.
   *
   * @param heat of {@code state}'s path
   */
  public static boolean isShortLived(ClassSymbol owner, Heat heat, VisitorState state) {
    if (heat.isDeclared()) {
      return false;
    }
    return HeatModel.isShortLived(owner, state)
        || SessionObjects.contain(owner, state)
        || (CompilationIndex.of(state).isUsedElsewhere(owner.outermostClass())
            && Operations.construct(owner, state));
  }

  /**
   * Whether many threads are shown to share a lock: it is static, or belongs to an object that
   * requests enter, or that is constructed by code which runs once.
   */
  public static boolean isShared(LockIdentity lock, VisitorState state) {
    if (isOfClass(lock)) {
      return true;
    }
    ClassSymbol owner = owner(lock.symbol());
    return owner == null
        || CompilationIndex.of(state).withSubclasses(owner).stream()
            .anyMatch(each -> HeatModel.isLongLived(each, state));
  }

  /** Whether all objects have the lock in common, as far as is known. */
  private static boolean isOfClass(LockIdentity lock) {
    return lock.kind() == LockIdentity.Kind.CLASS
        || lock.symbol() == null
        || (lock.isField() && ASTHelpers.isStatic(lock.symbol()));
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
