package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.uncontended.analysis.monitors.LockIdentity;

/** Whose lock it is: many threads contend only for locks of objects that they share. */
public final class LockOwner {
  private LockOwner() {}

  /**
   * Whether a lock belongs to an object that lives no longer than a request or connection: many
   * threads run the code at {@code state}'s path, each with an object of its own. A profile, or the
   * team, may know better.
   */
  public static boolean isShortLived(LockIdentity lock, VisitorState state) {
    if (lock.kind() == LockIdentity.Kind.CLASS
        || lock.symbol() == null
        || (lock.isField() && ASTHelpers.isStatic(lock.symbol()))) {
      return false;
    }
    ClassSymbol owner =
        lock.symbol() instanceof ClassSymbol type ? type : ASTHelpers.enclosingClass(lock.symbol());
    return owner != null
        && HeatModel.isShortLived(owner, state)
        && !HeatModel.of(state).isDeclared();
  }
}
