package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws each number from the generator of the thread instead of one in a field, which goes. */
public final class ThreadLocalDraws {
  /** The class of the generators. */
  public static final String TYPE = "java.util.concurrent.ThreadLocalRandom";

  private ThreadLocalDraws() {}

  /**
   * The edits for the generator in the field at {@code state}'s path. Empty if other code may see
   * the field, if it may be read before it is set, if anything but draws uses it, or if an
   * assignment, a lock or the field cannot be removed with its lines.
   *
   * @param locks the critical sections that are there for the draws only, and end
   */
  public static Optional<Fix> of(ImmutableSet<CriticalSection> locks, VisitorState state) {
    VariableTree tree = (VariableTree) state.getPath().getLeaf();
    VarSymbol field = ASTHelpers.getSymbol(tree);
    List<TreePath> uses = CompilationIndex.of(state).uses(field);
    List<TreePath> reads =
        uses.stream()
            .filter(use -> !Assignments.isTarget(use))
            .filter(use -> locks.stream().noneMatch(lock -> SectionEdits.isLockOf(lock, use)))
            .toList();
    if (!FieldRemoval.isOnlyInSight(field, state)
        || DefaultSerialVersion.dependingOnAccessors(state.getPath(), state).isPresent()
        || !uses.equals(UnitIndex.of(state).uses(field))
        || !reads.stream().allMatch(ThreadLocalDraws::isDraw)
        || !reads.stream().allMatch(use -> FieldInitialization.mayDropRead(use, field, state))) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    List<TreePath> targets = uses.stream().filter(Assignments::isTarget).toList();
    boolean isFirst =
        tree.getInitializer() == null
            ? removeAssignments(field, targets, fix, state)
            : targets.isEmpty() && FieldInitialization.isFirst(state.getPath(), state);
    if (!isFirst) {
      return Optional.empty();
    }
    for (TreePath use : reads) {
      fix.replace(use.getLeaf(), Imports.nameOf(TYPE, fix, use, state) + ".current()", state);
    }
    return SectionEdits.removeLocks(locks, fix, state)
            && FieldRemoval.remove(state.getPath(), fix, state)
        ? Optional.of(fix.build())
        : Optional.empty();
  }

  /** Whether a use calls a method of {@code Random} on the field, and nothing else. */
  private static boolean isDraw(TreePath use) {
    return use.getParentPath().getLeaf() instanceof MemberSelectTree select
        && use.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == select
        && FieldRemoval.isFreeOfEffects((ExpressionTree) use.getLeaf())
        && ApiFact.DRAWS.isMethodName(select.getIdentifier().toString());
  }

  /** Removes the assignments in the constructors, if each has one that comes first. */
  private static boolean removeAssignments(
      VarSymbol field, List<TreePath> targets, Fix.Builder fix, VisitorState state) {
    List<StatementTree> statements = new ArrayList<>();
    for (TreePath target : targets) {
      Optional<TreePath> statement =
          Assignments.assignment(target)
              .map(TreePath::getParentPath)
              .filter(it -> it.getLeaf() instanceof ExpressionStatementTree)
              .filter(ThreadLocalDraws::isInConstructor);
      if (statement.isEmpty() || !Assignments.isOwn(target.getLeaf())) {
        return false;
      }
      statements.add((StatementTree) statement.get().getLeaf());
    }
    ClassTree owner = (ClassTree) state.getPath().getParentPath().getLeaf();
    return FieldInitialization.isFirstInConstructors(field, owner, statements, state)
        && statements.stream().allMatch(it -> FieldRemoval.removeStatement(it, fix, state));
  }

  /** Whether a statement is one of a constructor, and of no block in it. */
  private static boolean isInConstructor(TreePath statement) {
    return statement.getParentPath().getLeaf() instanceof BlockTree
        && statement.getParentPath().getParentPath().getLeaf() instanceof MethodTree method
        && ASTHelpers.getSymbol(method).isConstructor();
  }
}
