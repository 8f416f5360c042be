package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Set;

/** Other locks that a section is only entered under, so that nobody waits for its own. */
final class EnclosingLock {
  /** Locks that belong to the object that holds the field, or to all of its class. */
  private static final ImmutableSet<LockIdentity.Kind> OF_OWNER =
      ImmutableSet.of(
          LockIdentity.Kind.THIS,
          LockIdentity.Kind.SELF,
          LockIdentity.Kind.FIELD,
          LockIdentity.Kind.CLASS);

  private EnclosingLock() {}

  /**
   * Whether all calls of a section's method are made while one lock is held: a static one, or that
   * of the object that holds the section's object in a field; or whether a section of the same
   * object, or a static one, is around a block.
   */
  static boolean guards(CriticalSection section, VisitorState state) {
    if (section.form() != CriticalSection.Form.METHOD) {
      return CriticalSections.of(state).around(section.path()).stream()
          .filter(around -> !around.isReader() && around.tree() != section.tree())
          .anyMatch(around -> guardsObject(around.lock(), section.lock()));
    }
    MethodSymbol method = section.methodSymbol().orElseThrow();
    CompilationIndex index = CompilationIndex.of(state);
    if (!index.overridden(method).stream().allMatch(it -> index.declares(it.enclClass()))) {
      return false;
    }
    Set<LockIdentity> common = null;
    for (TreePath call : index.possibleCalls(method)) {
      Set<LockIdentity> held = heldByOwner(call, state);
      common = common == null ? held : Sets.intersection(common, held).immutableCopy();
      if (common.isEmpty()) {
        return false;
      }
    }
    return common != null;
  }

  /** Whether threads hold one lock already when they take another one of the same object. */
  private static boolean guardsObject(LockIdentity held, LockIdentity lock) {
    return !held.equals(lock)
        && OF_OWNER.contains(held.kind())
        && (held.isOfClass()
            || (lock.kind() == LockIdentity.Kind.FIELD
                && !lock.isOfClass()
                && !isInside(owner(held), owner(lock))));
  }

  /** Whether an object of a class may be one of many that use the lock of the object around it. */
  private static boolean isInside(ClassSymbol type, ClassSymbol outer) {
    return !type.equals(outer) && type.isEnclosedBy(outer);
  }

  private static ClassSymbol owner(LockIdentity lock) {
    return lock.kind() == LockIdentity.Kind.FIELD
        ? lock.symbol().enclClass()
        : (ClassSymbol) lock.symbol();
  }

  /** The locks that are held at a call of a method of the object in a field. */
  private static Set<LockIdentity> heldByOwner(TreePath call, VisitorState state) {
    return call.getLeaf() instanceof MethodInvocationTree invocation
            && ASTHelpers.getReceiver(invocation) != null
            && Symbols.of(ASTHelpers.getReceiver(invocation)) instanceof VarSymbol field
            && Expressions.isField(field)
        ? LockSet.at(call, state).stream()
            .filter(lock -> OF_OWNER.contains(lock.kind()))
            .collect(toImmutableSet())
        : ImmutableSet.of();
  }
}
