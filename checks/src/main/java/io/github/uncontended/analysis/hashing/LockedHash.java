package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.FieldAccess;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.LazyField;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a lock only guards a cached hash code: a private {@code int} that the section alone
 * assigns, once, and that it computes from final fields with immutable values. Threads that race
 * compute the same value, so that the field needs neither the lock nor {@code volatile} (JLS 17.7).
 */
public final class LockedHash {
  private LockedHash() {}

  /** How to do without the lock; empty if it guards something. */
  public static Optional<String> advice(LazyField lazy, VisitorState state) {
    String field = "'" + lazy.field().name + "'";
    return assumptions(lazy, state)
        .map(
            assumptions ->
                "Remove the lock, and read "
                    + field
                    + " once into a local variable, which the method tests, assigns to "
                    + field
                    + " on a miss, and returns. A plain int that is computed from final fields alone"
                    + " needs neither a lock nor volatile"
                    + (assumptions.isEmpty() ? "" : ", if " + String.join(", and ", assumptions))
                    + ".");
  }

  /**
   * What must hold so that the lock guards nothing, as clauses of a message, none if that is
   * proven; empty if it guards something.
   */
  private static Optional<Set<String>> assumptions(LazyField lazy, VisitorState state) {
    CriticalSection section = lazy.section();
    VarSymbol field = lazy.field();
    if (!field.type.hasTag(TypeTag.INT)
        || !field.isPrivate()
        || field.isStatic()
        || !section.isWholeMethod()
        || !lazy.isAccessor()
        || !isAssignedOnce(lazy, state)) {
      return Optional.empty();
    }
    Set<String> assumptions = new LinkedHashSet<>();
    return UnitIndex.of(state)
        .declaration(section.methodSymbol().orElseThrow())
        .filter(path -> path.getLeaf() instanceof MethodTree)
        .filter(path -> isPure(path, section.body(), field, assumptions, state))
        .map(path -> assumptions);
  }

  private static boolean isAssignedOnce(LazyField lazy, VisitorState state) {
    List<FieldAccess> writes = FieldAccesses.of(lazy.field(), state).writes();
    return writes.size() == 1
        && lazy.section().contains(writes.get(0).path())
        && writes.get(0).path().getParentPath().getLeaf() instanceof AssignmentTree;
  }

  private static boolean isPure(
      TreePath path,
      List<? extends StatementTree> body,
      VarSymbol field,
      Set<String> assumptions,
      VisitorState state) {
    MethodTree method = (MethodTree) path.getLeaf();
    if (!method.getParameters().isEmpty()
        || !(path.getParentPath().getLeaf() instanceof ClassTree type)
        || !HashSubclasses.keepHash(method, ASTHelpers.getSymbol(type), state)) {
      return false;
    }
    VisitorState inside = state.withPath(path);
    HashCodeAnalysis analysis =
        new HashCodeAnalysis(
            type,
            ASTHelpers.getSymbol(type),
            inside,
            new HashedValues(inside, assumptions),
            assumptions) {
          @Override
          boolean isCache(VarSymbol variable) {
            return variable.equals(field);
          }
        };
    analysis.scan(body, null);
    return analysis.isPure();
  }
}
