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
import io.github.uncontended.analysis.monitors.UnseededGenerator;
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
   * The edits for the generator in the field at {@code state}'s path. Empty if callers pass it, if
   * other code may see the field, if it may be read before it is set, if anything but draws uses
   * it, or if an assignment, a lock or the field cannot be removed with its lines.
   *
   * @param locks the critical sections that are there for the draws only, and end
   */
  public static Optional<Fix> of(
      UnseededGenerator generator, ImmutableSet<CriticalSection> locks, VisitorState state) {
    VarSymbol field = generator.field();
    List<TreePath> uses = CompilationIndex.of(state).uses(field);
    List<TreePath> reads = reads(uses, locks);
    if (obstacleOf(generator, uses, reads, state).isPresent()) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    for (StatementTree assignment : assignments(uses).orElseThrow()) {
      if (!FieldRemoval.removeStatement(assignment, fix, state)) {
        return Optional.empty();
      }
    }
    for (TreePath use : reads) {
      fix.replace(use.getLeaf(), Imports.nameOf(TYPE, fix, use, state) + ".current()", state);
    }
    return SectionEdits.removeLocks(locks, fix, state)
            && FieldRemoval.remove(state.getPath(), fix, state)
        ? Optional.of(fix.build())
        : Optional.empty();
  }

  /**
   * Why there are no edits for the generator in the field at {@code state}'s path, or what has to
   * be done before, as a sentence with a leading space.
   */
  public static String obstacle(
      UnseededGenerator generator, ImmutableSet<CriticalSection> locks, VisitorState state) {
    VarSymbol field = generator.field();
    List<TreePath> uses = CompilationIndex.of(state).uses(field);
    Optional<String> why = obstacleOf(generator, uses, reads(uses, locks), state);
    String first = LockFreeDoubt.preparation(field, state);
    return why.isEmpty() && !first.isEmpty()
        ? first
        : " No fix is offered: " + why.orElse("it would remove a comment") + ".";
  }

  private static List<TreePath> reads(List<TreePath> uses, ImmutableSet<CriticalSection> locks) {
    return uses.stream()
        .filter(use -> !Assignments.isTarget(use))
        .filter(use -> locks.stream().noneMatch(lock -> SectionEdits.isLockOf(lock, use)))
        .toList();
  }

  private static Optional<String> obstacleOf(
      UnseededGenerator generator, List<TreePath> uses, List<TreePath> reads, VisitorState state) {
    VarSymbol field = generator.field();
    String name = "'" + field.name + "'";
    String why = null;
    if (generator.isPassed()) {
      why = "callers pass the generator";
    } else if (!FieldRemoval.isOnlyInSight(field, state)
        || !uses.equals(UnitIndex.of(state).uses(field))) {
      why = "code out of sight may use " + name;
    } else if (DefaultSerialVersion.dependingOnAccessors(state.getPath(), state).isPresent()) {
      why = "a default serialVersionUID would change";
    } else if (!reads.stream().allMatch(ThreadLocalDraws::isDraw)) {
      why = name + " is used for more than to draw numbers";
    } else if (!reads.stream()
        .allMatch(use -> FieldInitialization.mayDropRead(use, field, state))) {
      why = "a draw initializes the class of " + name;
    } else if (assignments(uses).isEmpty()) {
      why = name + " is assigned elsewhere than in the body of a constructor";
    } else if (!isSetFirst(field, uses, state)) {
      why = "code that runs before " + name + " is set may draw from it";
    }
    return Optional.ofNullable(why);
  }

  /** Whether a use calls a method of {@code Random} on the field, and nothing else. */
  private static boolean isDraw(TreePath use) {
    return use.getParentPath().getLeaf() instanceof MemberSelectTree select
        && use.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == select
        && FieldRemoval.isFreeOfEffects((ExpressionTree) use.getLeaf())
        && ApiFact.DRAWS.isMethodName(select.getIdentifier().toString());
  }

  /** Whether no code can draw before the field has its generator. */
  private static boolean isSetFirst(VarSymbol field, List<TreePath> uses, VisitorState state) {
    List<StatementTree> assignments = assignments(uses).orElseThrow();
    if (((VariableTree) state.getPath().getLeaf()).getInitializer() != null) {
      return assignments.isEmpty() && FieldInitialization.isFirst(state.getPath(), state);
    }
    ClassTree owner = (ClassTree) state.getPath().getParentPath().getLeaf();
    return FieldInitialization.isFirstInConstructors(field, owner, assignments, state);
  }

  /** The assignments of the field, if each is a statement of a constructor. */
  private static Optional<List<StatementTree>> assignments(List<TreePath> uses) {
    List<StatementTree> statements = new ArrayList<>();
    for (TreePath target : uses) {
      if (!Assignments.isTarget(target)) {
        continue;
      }
      Optional<TreePath> statement =
          Assignments.assignment(target)
              .map(TreePath::getParentPath)
              .filter(it -> it.getLeaf() instanceof ExpressionStatementTree)
              .filter(ThreadLocalDraws::isInConstructor);
      if (statement.isEmpty() || !Assignments.isOwn(target.getLeaf())) {
        return Optional.empty();
      }
      statements.add((StatementTree) statement.get().getLeaf());
    }
    return Optional.of(statements);
  }

  /** Whether a statement is one of a constructor, and of no block in it. */
  private static boolean isInConstructor(TreePath statement) {
    return statement.getParentPath().getLeaf() instanceof BlockTree
        && statement.getParentPath().getParentPath().getLeaf() instanceof MethodTree method
        && ASTHelpers.getSymbol(method).isConstructor();
  }
}
