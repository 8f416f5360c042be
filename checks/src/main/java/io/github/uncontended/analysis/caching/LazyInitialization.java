package io.github.uncontended.analysis.caching;

import com.google.common.collect.ImmutableSet;
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
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.AllPaths;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  private final UnitIndex index;
  private final VisitorState state;

  /** What the initialization is asked about; empty if only null stands for an empty field. */
  private final Optional<TreePath> place;

  private LazyInitialization(Optional<TreePath> place, VisitorState state) {
    this.index = UnitIndex.of(state);
    this.state = state;
    this.place = place;
  }

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
      contains = new LazyInitialization(Optional.empty(), state).isIn(path);
      known.put(path.getLeaf(), contains);
    }
    return contains;
  }

  /**
   * The same of a tree around a place, also where a flag says that it has not been done yet, or
   * where the object in the field says of itself that it is of no more use. How often other code
   * does so is not known.
   *
   * <p>A flag tells only that the place has run if each run of it that ends without an exception
   * sets the flag. One that is set on some ways, or after a failure, tells when to stop.
   */
  public static boolean containsRenewal(TreePath path, TreePath place, VisitorState state) {
    return mayBe(path, state) && new LazyInitialization(Optional.of(place), state).isIn(path);
  }

  private boolean isIn(TreePath path) {
    Tree around = path.getParentPath().getLeaf();
    if (around instanceof IfTree test) {
      return isBranch(path, test.getCondition(), test.getThenStatement());
    }
    return around instanceof ConditionalExpressionTree choice
        ? isBranch(path, choice.getCondition(), choice.getTrueExpression())
        : followsReturn(path.getLeaf(), path);
  }

  /** Whether a branch fills the fields that its condition, or the opposite, finds empty. */
  private boolean isBranch(TreePath path, ExpressionTree condition, Tree taken) {
    Tree tree = path.getLeaf();
    return storesInto(
        emptyFields(condition, tree != taken, path),
        tree instanceof StatementTree
            ? List.of(tree)
            : List.of(tree, assignmentAround(path.getParentPath())));
  }

  private Set<Symbol> emptyFields(ExpressionTree condition, boolean negated, TreePath path) {
    return MissTest.emptyFields(condition, negated, path, index, /* nullOnly= */ place.isEmpty());
  }

  /** The assignment of {@code field = field == null ? … : field}; else the choice itself. */
  private static Tree assignmentAround(TreePath choice) {
    Tree around = Places.withParentheses(choice).getParentPath().getLeaf();
    return around instanceof AssignmentTree ? around : choice.getLeaf();
  }

  private boolean followsReturn(Tree tree, TreePath path) {
    Statements statements = Statements.of(path.getParentPath(), state);
    for (IfTree first : statements.testsBefore(tree)) {
      StatementTree next = first;
      while (next instanceof IfTree test && Returns.endsWithOne(test.getThenStatement())) {
        Set<Symbol> fields = emptyFields(test.getCondition(), true, path);
        if (!fields.isEmpty() && storesInto(fields, statements.from(tree))) {
          return true;
        }
        next = test.getElseStatement();
      }
    }
    return false;
  }

  /** Whether code, or a method of the unit that it calls, fills one of the fields. */
  private boolean storesInto(Set<Symbol> empty, List<? extends Tree> code) {
    Set<Symbol> fields = new HashSet<>(empty);
    fields.removeIf(field -> MissTest.isReset(field, index));
    if (fields.isEmpty()) {
      return false;
    }
    Set<Symbol> flags = new HashSet<>(fields);
    flags.removeIf(field -> place.isEmpty() || !MissTest.isFlag(field));
    fields.removeAll(flags);
    return !stores(fields, code).isEmpty()
        || (!flags.isEmpty()
            && new AllPaths(stores(flags, code)).areOnEveryRunOf(place.orElseThrow()));
  }

  /** The assignments and calls by which code, or a method of the unit, fills one of the fields. */
  private ImmutableSet<Tree> stores(Set<Symbol> fields, List<? extends Tree> code) {
    ImmutableSet.Builder<Tree> stores = ImmutableSet.builder();
    if (fields.isEmpty()) {
      return stores.build();
    }
    Map<Tree, MethodSymbol> helpers = new HashMap<>();
    stores.addAll(directStores(fields, code, helpers));
    helpers.forEach(
        (call, helper) ->
            index
                .declaration(helper)
                .map(TreePath::getLeaf)
                .filter(it -> !directStores(fields, List.of(it), new HashMap<>()).isEmpty())
                .ifPresent(it -> stores.add(call)));
    return stores.build();
  }

  /**
   * The assignments to one of the fields, and the calls that put an entry into one.
   *
   * @param called gets the methods that the code calls on its own object
   */
  private ImmutableSet<Tree> directStores(
      Set<Symbol> fields, List<? extends Tree> code, Map<Tree, MethodSymbol> called) {
    ImmutableSet.Builder<Tree> stores = ImmutableSet.builder();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        if (fields.contains(Symbols.of(tree.getVariable())) && MissTest.isFilledBy(tree, index)) {
          stores.add(tree);
        }
        return super.visitAssignment(tree, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        ExpressionTree receiver = ASTHelpers.getReceiver(tree);
        if (receiver == null) {
          MissTest.calledBy(tree).ifPresent(method -> called.put(tree, method));
        } else if (fields.contains(Symbols.of(receiver))
            && ApiFact.STORES.isMethodName(Expressions.simpleName(tree.getMethodSelect()))) {
          stores.add(tree);
        }
        return super.visitMethodInvocation(tree, null);
      }
    }.scan(code, null);
    return stores.build();
  }
}
