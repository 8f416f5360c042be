package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a critical section runs only after the code has looked into a {@link Slot} before: it is
 * then the slow path of a lookup, which hits do not take.
 */
final class SlowPath {
  private SlowPath() {}

  /** Whether a section is the slow path of any entry that it looks up itself. */
  static boolean isOfAnyEntry(
      CriticalSection section, SectionBody body, SlotReads reads, VisitorState state) {
    Set<Slot> slots = new HashSet<>();
    body.statements().forEach(statement -> slots.addAll(reads.in(statement)));
    return MissedLookup.precedes(section, reads)
        || slots.stream().anyMatch(slot -> slot.isEntry() && isOf(section, slot, state));
  }

  /** Whether a section is the slow path of anything that it looks up itself. */
  static boolean isOfAny(CriticalSection section, VisitorState state) {
    SlotReads reads =
        new SlotReads(UnitIndex.of(section.path().getCompilationUnit(), state.context), state);
    return MissedLookup.precedes(section, reads)
        || SectionBody.of(section, state).statements().stream()
            .flatMap(statement -> reads.in(statement).stream())
            .distinct()
            .anyMatch(slot -> isOf(section, slot, state));
  }

  /** Whether a lookup precedes a section, in its method or in all callers. */
  static boolean isOf(CriticalSection section, Slot slot, VisitorState state) {
    if (section.form() != CriticalSection.Form.METHOD && isPreceded(section.path(), slot, state)) {
      return true;
    }
    Optional<MethodSymbol> method = section.methodSymbol();
    if (method.isEmpty()) {
      return false;
    }
    List<TreePath> calls = CompilationIndex.of(state).calls(method.get());
    return !calls.isEmpty()
        && calls.stream()
            .allMatch(
                call ->
                    !(call.getLeaf() instanceof MemberReferenceTree)
                        && isPreceded(call, slot, state));
  }

  private static boolean isPreceded(TreePath place, Slot slot, VisitorState state) {
    SlotReads reads = new SlotReads(UnitIndex.of(place.getCompilationUnit(), state.context), state);
    for (TreePath at = place; at.getParentPath() != null; at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      if (leaf instanceof MethodTree
          || leaf instanceof ClassTree
          || leaf instanceof LambdaExpressionTree) {
        return false;
      }
      Tree parent = at.getParentPath().getLeaf();
      if (parent instanceof IfTree test
          && leaf != test.getCondition()
          && reads.in(test.getCondition()).contains(slot)) {
        return true;
      }
      if (parent instanceof ConditionalExpressionTree choice
          && leaf != choice.getCondition()
          && reads.in(choice.getCondition()).contains(slot)) {
        return true;
      }
      if (parent instanceof BlockTree block && leaf instanceof StatementTree) {
        List<? extends StatementTree> before =
            block.getStatements().subList(0, block.getStatements().indexOf(leaf));
        if (before.stream().anyMatch(statement -> reads.in(statement).contains(slot))) {
          return true;
        }
      }
    }
    return false;
  }
}
