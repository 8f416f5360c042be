package io.github.uncontended.analysis.caching;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether code is the lazy initialization of a field, or of an entry of a map in a field: it runs
 * only if the field or entry was found to be empty, and stores a value into it.
 *
 * <pre>
 *   if (field == null) { field = …; }
 *   if (!loaded) { …; loaded = true; }
 *   if (field == null || field.isClosed()) { field = …; }
 *   V v = cache.get(k); if (v == null) { v = …; cache.put(k, v); }
 *   V v = cache.get(k); if (v != null) { return v; } v = …; cache.put(k, v);
 * </pre>
 */
public final class LazyInitialization {
  /** The answers by branch or statement, each of which many places are in. */
  private record Known(Map<Tree, Boolean> byTree) {}

  private LazyInitialization() {}

  /**
   * Whether a tree is lazy initialization: a branch of a test for the empty field, or a statement
   * that follows an early return. The field is null, or the entry absent.
   */
  public static boolean contains(TreePath path, VisitorState state) {
    return mayBe(path, state) && isKnown(path, state);
  }

  /** Whether a tree depends on a test at all; most do not. */
  private static boolean mayBe(TreePath path, VisitorState state) {
    Tree tree = path.getLeaf();
    TreePath parent = path.getParentPath();
    if (parent == null) {
      return false;
    }
    if (parent.getLeaf() instanceof IfTree test) {
      return tree != test.getCondition();
    }
    if (parent.getLeaf() instanceof ConditionalExpressionTree choice) {
      return tree != choice.getCondition();
    }
    return tree instanceof StatementTree
        && parent.getLeaf() instanceof BlockTree
        && !Statements.of(parent, state).testsBefore(tree).isEmpty();
  }

  private static boolean isKnown(TreePath path, VisitorState state) {
    Map<Tree, Boolean> known =
        UnitIndex.of(state).memo(Known.class, unit -> new Known(new IdentityHashMap<>())).byTree();
    Boolean contains = known.get(path.getLeaf());
    if (contains == null) {
      contains = isIn(path, /* nullOnly= */ true, state);
      known.put(path.getLeaf(), contains);
    }
    return contains;
  }

  /**
   * The same, also where a flag says that it has not been done yet, or where the object in the
   * field says of itself that it is of no more use. How often other code does so is not known.
   */
  public static boolean containsRenewal(TreePath path, VisitorState state) {
    return mayBe(path, state) && isIn(path, /* nullOnly= */ false, state);
  }

  private static boolean isIn(TreePath path, boolean nullOnly, VisitorState state) {
    Tree around = path.getParentPath().getLeaf();
    if (around instanceof IfTree test) {
      return isBranch(path, test.getCondition(), test.getThenStatement(), nullOnly, state);
    }
    return around instanceof ConditionalExpressionTree choice
        ? isBranch(path, choice.getCondition(), choice.getTrueExpression(), nullOnly, state)
        : followsReturn(path.getLeaf(), path, nullOnly, state);
  }

  /** Whether a branch fills the fields that its condition, or the opposite, finds empty. */
  private static boolean isBranch(
      TreePath path, ExpressionTree condition, Tree taken, boolean nullOnly, VisitorState state) {
    Tree tree = path.getLeaf();
    Set<Symbol> empty =
        MissTest.emptyFields(condition, tree != taken, path, UnitIndex.of(state), nullOnly);
    return storesInto(
        empty,
        tree instanceof StatementTree
            ? List.of(tree)
            : List.of(tree, assignmentAround(path.getParentPath())),
        state);
  }

  /** The assignment of {@code field = field == null ? … : field}; else the choice itself. */
  private static Tree assignmentAround(TreePath choice) {
    Tree around = Places.withParentheses(choice).getParentPath().getLeaf();
    return around instanceof AssignmentTree ? around : choice.getLeaf();
  }

  private static boolean followsReturn(
      Tree tree, TreePath path, boolean nullOnly, VisitorState state) {
    Statements statements = Statements.of(path.getParentPath(), state);
    for (IfTree first : statements.testsBefore(tree)) {
      StatementTree next = first;
      while (next instanceof IfTree test && Returns.endsWithOne(test.getThenStatement())) {
        Set<Symbol> fields =
            MissTest.emptyFields(test.getCondition(), true, path, UnitIndex.of(state), nullOnly);
        if (!fields.isEmpty() && storesInto(fields, statements.from(tree), state)) {
          return true;
        }
        next = test.getElseStatement();
      }
    }
    return false;
  }

  /** Whether code, or a method of the unit that it calls, fills one of the fields. */
  private static boolean storesInto(
      Set<Symbol> empty, List<? extends Tree> code, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    Set<Symbol> fields = new HashSet<>(empty);
    fields.removeIf(field -> MissTest.isReset(field, index));
    if (fields.isEmpty()) {
      return false;
    }
    Set<Symbol> helpers = new HashSet<>();
    return storesInto(fields, code, helpers, index)
        || helpers.stream()
            .flatMap(helper -> index.declaration(helper).stream())
            .anyMatch(
                helper -> storesInto(fields, List.of(helper.getLeaf()), new HashSet<>(), index));
  }

  /**
   * Whether code assigns one of the fields or puts an entry into one.
   *
   * @param called gets the methods that it calls on its own object
   */
  private static boolean storesInto(
      Set<Symbol> fields, List<? extends Tree> code, Set<Symbol> called, UnitIndex index) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        found[0] |=
            fields.contains(Symbols.of(tree.getVariable())) && MissTest.isFilledBy(tree, index);
        return super.visitAssignment(tree, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        ExpressionTree receiver = ASTHelpers.getReceiver(tree);
        if (receiver == null) {
          MissTest.calledBy(tree).ifPresent(called::add);
        }
        found[0] |=
            receiver != null
                && fields.contains(Symbols.of(receiver))
                && ApiFact.STORES.isMethodName(Expressions.simpleName(tree.getMethodSelect()));
        return super.visitMethodInvocation(tree, null);
      }
    }.scan(code, null);
    return found[0];
  }
}
