package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Set;

/**
 * Whether hits look into collections that are entries, and other code changes those: then they need
 * the lock under which that is done.
 */
final class EntryContents {
  private final SlotPaths paths;
  private final SlotReads reads;
  private final VisitorState state;

  private EntryContents(SlotPaths paths, SlotReads reads, VisitorState state) {
    this.paths = paths;
    this.reads = reads;
    this.state = state;
  }

  static boolean needLock(
      SlotPaths paths,
      List<ExecutionPath> hits,
      CriticalSection section,
      SlotReads reads,
      VisitorState state) {
    EntryContents contents = new EntryContents(paths, reads, state);
    return hits.stream().anyMatch(contents::areReadOn)
        && paths.slot().variable().filter(it -> contents.change(it, section)).isPresent();
  }

  /** Whether a path asks a collection that is the entry for what it has. */
  private boolean areReadOn(ExecutionPath path) {
    return paths.hasStep(
        path,
        (step, copies) ->
            step.role() == Role.ELEMENT ? isEntry(step.tree(), copies) : looksInto(step, copies));
  }

  private boolean looksInto(Step step, Set<VarSymbol> copies) {
    return Expressions.evaluates(
        step.tree(),
        part ->
            part instanceof MethodInvocationTree call
                ? isEntry(ASTHelpers.getReceiver(call), copies)
                    || call.getArguments().stream().anyMatch(it -> isEntry(it, copies))
                : part instanceof NewClassTree copy
                    && copy.getArguments().stream().anyMatch(it -> isEntry(it, copies)));
  }

  private boolean isEntry(ExpressionTree expression, Set<VarSymbol> copies) {
    return expression != null
        && isCollection(ASTHelpers.getType(expression))
        && reads.isValue(expression, paths.slot(), copies);
  }

  private boolean isCollection(Type type) {
    return type != null && KnownTypes.isCollection(type, state);
  }

  /** Whether code beside the section changes collections that are entries of a variable. */
  private boolean change(VarSymbol holder, CriticalSection section) {
    UnitIndex index = UnitIndex.of(section.path().getCompilationUnit(), state.context);
    return index.uses(holder).stream()
        .filter(use -> !section.contains(use))
        .flatMap(use -> Places.callOn(Places.withParentheses(use)).stream())
        .anyMatch(
            call ->
                isChanged(call, index)
                    || ((MethodInvocationTree) call.getLeaf())
                        .getArguments().stream()
                            .anyMatch(argument -> changesParameter(argument, index)));
  }

  /** Whether the collection that an expression gives out is changed, also through a variable. */
  private boolean isChanged(TreePath value, UnitIndex index) {
    TreePath whole = Places.withCasts(value);
    TreePath user = whole.getParentPath();
    if (Places.callOn(whole).isPresent()) {
      return changesEntry(whole);
    }
    VarSymbol variable =
        user.getLeaf() instanceof EnhancedForLoopTree loop
            ? ASTHelpers.getSymbol(loop.getVariable())
            : Assignments.holder(user.getLeaf());
    return variable != null && !Expressions.isField(variable) && isChanged(variable, index);
  }

  private boolean isChanged(VarSymbol local, UnitIndex index) {
    return index.uses(local).stream().anyMatch(this::changesEntry);
  }

  /** Whether a method is called on a value that changes it, a collection. */
  private boolean changesEntry(TreePath value) {
    return isCollection(ASTHelpers.getType(value.getLeaf()))
        && Places.callOn(value)
            .filter(
                call ->
                    ApiFact.WRITES.isMethodName(
                        Expressions.simpleName(
                            ((MethodInvocationTree) call.getLeaf()).getMethodSelect())))
            .isPresent();
  }

  private boolean changesParameter(ExpressionTree argument, UnitIndex index) {
    return argument instanceof LambdaExpressionTree lambda
        && lambda.getParameters().stream()
            .anyMatch(parameter -> isChanged(ASTHelpers.getSymbol(parameter), index));
  }
}
