package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.WhileLoopTree;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The code of a critical section, as the patterns look at it. What several of them ask is computed
 * once, when it is first asked.
 */
final class SectionCode {
  private final CriticalSection section;
  private final UnitIndex index;
  private final SlotReads reads;
  private final SectionBody body;

  private Optional<ImmutableList<ExecutionPath>> ownPaths;
  private Optional<ImmutableList<ExecutionPath>> paths;
  private ImmutableList<SlotPaths> slots;

  SectionCode(CriticalSection section, VisitorState state) {
    this.section = section;
    this.index = UnitIndex.of(section.path().getCompilationUnit(), state.context);
    this.reads = SlotReads.of(section, index, state);
    this.body = SectionBody.of(section, state);
  }

  /** The code of a section that locks a map of another object, which it reads as its own. */
  SectionCode(CriticalSection section, LockedMap locked, VisitorState state) {
    this.section = section;
    this.index = UnitIndex.of(section.path().getCompilationUnit(), state.context);
    this.reads = SlotReads.of(locked, index, state);
    this.body = SectionBody.of(section, state);
  }

  CriticalSection section() {
    return section;
  }

  /** The index of the section's unit. */
  UnitIndex index() {
    return index;
  }

  SlotReads reads() {
    return reads;
  }

  /** The statements that the section consists of, or those of the method that it only calls. */
  SectionBody body() {
    return body;
  }

  /** Whether the section's own statements evaluate a tree that satisfies a condition. */
  boolean contains(Predicate<Tree> condition) {
    return section.body().stream()
        .anyMatch(statement -> Expressions.evaluates(statement, condition));
  }

  /** The paths through the section's own statements; empty as for {@link ExecutionPaths#of}. */
  Optional<ImmutableList<ExecutionPath>> ownPaths() {
    if (ownPaths == null) {
      ownPaths = ExecutionPaths.of(section.body(), reads.own());
    }
    return ownPaths;
  }

  /** The paths through the {@link #body}; empty as for {@link ExecutionPaths#of}. */
  Optional<ImmutableList<ExecutionPath>> paths() {
    if (paths == null) {
      List<StatementTree> statements = body.statements();
      paths =
          statements.equals(section.body())
              ? ownPaths()
              : ExecutionPaths.of(statements, reads.own());
    }
    return paths;
  }

  /** The slots that the {@link #body} tests and, if they are empty, fills. */
  ImmutableList<SlotPaths> slots() {
    if (slots == null) {
      // First, since most sections have no such slot, and to find their paths takes long.
      Set<Slot> candidates =
          body.statements().stream().anyMatch(it -> Expressions.evaluates(it, SectionCode::isTest))
              ? reads.readAndStored(body.statements())
              : Set.of();
      slots =
          candidates.isEmpty()
              ? ImmutableList.of()
              : SlotPaths.of(
                  candidates, body.statements(), paths().orElse(ImmutableList.of()), reads);
    }
    return slots;
  }

  /**
   * The slots that a method tests and fills which the {@link #body} calls first, for what follows:
   * the {@code ensureLoaded()} before a value is returned.
   */
  ImmutableList<SlotPaths> ensured() {
    List<StatementTree> statements = body.statements();
    if (statements.size() < 2
        || !(statements.get(0) instanceof ExpressionStatementTree first)
        || !(first.getExpression() instanceof MethodInvocationTree call)
        || !call.getArguments().isEmpty()) {
      return ImmutableList.of();
    }
    List<? extends StatementTree> method = reads.own().body(call).orElse(List.of());
    Set<Slot> candidates =
        method.stream().anyMatch(it -> Expressions.evaluates(it, SectionCode::isTest))
            ? reads.readAndStored(method)
            : Set.of();
    return candidates.isEmpty()
        ? ImmutableList.of()
        : ExecutionPaths.of(method, statements.subList(1, statements.size()), reads.own())
            .map(paths -> SlotPaths.of(candidates, method, paths, reads))
            .orElse(ImmutableList.of());
  }

  /** Whether a tree chooses between paths. */
  private static boolean isTest(Tree tree) {
    return tree instanceof IfTree
        || tree instanceof ConditionalExpressionTree
        || tree instanceof SwitchTree
        || tree instanceof TryTree
        || tree instanceof EnhancedForLoopTree
        || tree instanceof ForLoopTree
        || tree instanceof WhileLoopTree
        || AbsentBranch.of(tree).isPresent();
  }
}
