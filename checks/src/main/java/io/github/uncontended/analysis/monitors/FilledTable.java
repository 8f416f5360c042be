package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Statements;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A critical section that fills a map or collection if it is empty, and after that only reads it:
 *
 * <pre>
 *   synchronized (this) { if (names.isEmpty()) { load(); } return names.get(key); }
 * </pre>
 *
 * <p>Nothing else adds to the collection, so that all calls but the first one need no lock.
 *
 * @param section the section
 * @param table the field
 */
public record FilledTable(CriticalSection section, VarSymbol table) {
  /** The table that a section fills. */
  static Optional<FilledTable> of(SectionCode code, VisitorState state) {
    CriticalSection section = code.section();
    List<StatementTree> statements = code.body().statements();
    if (section.isReader()
        || !section.lock().isShared()
        || DoubleCheck.is(section)
        || statements.isEmpty()
        || !(statements.get(0) instanceof IfTree test)
        || test.getElseStatement() != null) {
      return Optional.empty();
    }
    List<StatementTree> rest = statements.subList(1, statements.size());
    return emptyTable(test.getCondition())
        .flatMap(code.reads().own()::field)
        .map(VarSymbol.class::cast)
        .filter(
            table ->
                KnownTypes.isCollection(table.type, state)
                    && !AccessOrder.isIn(table, code.index(), state)
                    && isFilledOnlyBy(test, table, state)
                    && !isTestedByCallers(section, table, state)
                    && onlyReads(rest, table, code, state)
                    && isReadBehind(section, rest, table, state))
        .map(table -> new FilledTable(section, table));
  }

  /** The collection that a condition finds empty. */
  private static Optional<ExpressionTree> emptyTable(ExpressionTree condition) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (test instanceof MethodInvocationTree call) {
      return receiver(call, "isEmpty");
    }
    return test instanceof BinaryTree comparison
            && comparison.getKind() == Kind.EQUAL_TO
            && Integer.valueOf(0).equals(ASTHelpers.constValue(comparison.getRightOperand()))
            && ASTHelpers.stripParentheses(comparison.getLeftOperand())
                instanceof MethodInvocationTree call
        ? receiver(call, "size")
        : Optional.empty();
  }

  private static Optional<ExpressionTree> receiver(MethodInvocationTree call, String method) {
    return Expressions.simpleName(call.getMethodSelect()).equals(method)
            && call.getArguments().isEmpty()
        ? Optional.ofNullable(ASTHelpers.getReceiver(call))
        : Optional.empty();
  }

  /**
   * Whether all code that adds to the table runs in the branch for an empty one, itself or in
   * methods that only this branch calls.
   */
  private static boolean isFilledOnlyBy(IfTree test, VarSymbol table, VisitorState state) {
    FieldAccesses accesses = FieldAccesses.of(table, state);
    ImmutableList<FieldAccess> additions =
        accesses.afterConstruction().stream()
            .filter(access -> access.changesObject() && !empties(access))
            .collect(ImmutableList.toImmutableList());
    return accesses.writes().isEmpty()
        && accesses.areComplete()
        && !additions.isEmpty()
        && additions.stream()
            .allMatch(add -> FillingCode.runs(add.path(), Set.of(test.getThenStatement()), state));
  }

  private static boolean empties(FieldAccess access) {
    return access
        .call()
        .filter(
            call ->
                Expressions.simpleName(((MethodInvocationTree) call.getLeaf()).getMethodSelect())
                    .equals("clear"))
        .isPresent();
  }

  /**
   * Whether all callers of the section's method look before the lock whether the table is empty.
   */
  private static boolean isTestedByCallers(
      CriticalSection section, VarSymbol table, VisitorState state) {
    List<TreePath> calls =
        section
            .methodSymbol()
            .<List<TreePath>>map(it -> OuterCalls.of(it, state))
            .orElse(List.of());
    return !calls.isEmpty() && calls.stream().allMatch(call -> isInBranchForEmpty(call, table));
  }

  private static boolean isInBranchForEmpty(TreePath place, VarSymbol table) {
    for (TreePath at = place; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      if (at.getParentPath().getLeaf() instanceof IfTree test
          && at.getLeaf() == test.getThenStatement()
          && emptyTable(test.getCondition())
              .filter(it -> table.equals(Symbols.of(it)))
              .isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static boolean onlyReads(
      List<StatementTree> rest, VarSymbol table, SectionCode code, VisitorState state) {
    PathEffects effects = PathEffects.of(rest, code.reads(), state);
    return !effects.write()
        && !effects.signal()
        && !effects.block()
        && Set.of(table).containsAll(effects.mutableFieldsRead())
        && Set.of(table).containsAll(effects.objectsRead());
  }

  /** Whether the section, or the code behind it, reads what is filled. */
  private static boolean isReadBehind(
      CriticalSection section, List<StatementTree> rest, VarSymbol table, VisitorState state) {
    if (rest.stream().anyMatch(statement -> reads(statement, table))) {
      return true;
    }
    if (section.form() == CriticalSection.Form.BLOCK) {
      return Statements.of(section.path().getParentPath(), state).from(section.tree()).stream()
          .skip(1)
          .anyMatch(statement -> reads(statement, table));
    }
    return section.methodSymbol().stream()
        .flatMap(method -> CompilationIndex.of(state).possibleCalls(method).stream())
        .map(Symbols::methodAround)
        .flatMap(Optional::stream)
        .anyMatch(
            caller ->
                FieldAccesses.of(table, state).all().stream()
                    .anyMatch(
                        it -> Symbols.methodAround(it.path()).filter(caller::equals).isPresent()));
  }

  private static boolean reads(Tree tree, VarSymbol table) {
    return Expressions.contains(
        tree, part -> part instanceof ExpressionTree && table.equals(Symbols.of(part)));
  }

  /** Whether code empties the table again. */
  public boolean isEmptied(VisitorState state) {
    return FieldAccesses.of(table, state).afterConstruction().stream()
        .anyMatch(FilledTable::empties);
  }
}
