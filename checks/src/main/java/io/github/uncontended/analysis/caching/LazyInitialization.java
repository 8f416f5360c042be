package io.github.uncontended.analysis.caching;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Whether code is the lazy initialization of a field, or of an entry of a map in a field: it runs
 * only if the field or entry was found to be empty, and stores a value into it.
 *
 * <pre>
 *   if (field == null) { field = …; }
 *   V v = cache.get(k); if (v == null) { v = …; cache.put(k, v); }
 *   V v = cache.get(k); if (v != null) { return v; } v = …; cache.put(k, v);
 * </pre>
 */
public final class LazyInitialization {
  private LazyInitialization() {}

  /**
   * Whether a tree is lazy initialization: a branch of a test for the empty field, or a statement
   * that follows an early return.
   */
  public static boolean contains(TreePath path, VisitorState state) {
    Tree tree = path.getLeaf();
    TreePath parent = path.getParentPath();
    if (parent == null) {
      return false;
    }
    if (parent.getLeaf() instanceof IfTree test) {
      return (tree == test.getThenStatement()
              && storesInto(emptyFields(test.getCondition(), false, path), List.of(tree), state))
          || (tree == test.getElseStatement()
              && storesInto(emptyFields(test.getCondition(), true, path), List.of(tree), state));
    }
    if (parent.getLeaf() instanceof ConditionalExpressionTree choice) {
      return tree != choice.getCondition()
          && storesInto(
              emptyFields(choice.getCondition(), tree == choice.getFalseExpression(), path),
              List.of(tree, assignmentAround(parent)),
              state);
    }
    return parent.getLeaf() instanceof BlockTree
        && tree instanceof StatementTree
        && followsReturn(tree, path, state);
  }

  /** The assignment of {@code field = field == null ? … : field}; else the choice itself. */
  private static Tree assignmentAround(TreePath choice) {
    Tree around = Places.withParentheses(choice).getParentPath().getLeaf();
    return around instanceof AssignmentTree ? around : choice.getLeaf();
  }

  private static boolean followsReturn(Tree tree, TreePath path, VisitorState state) {
    Statements statements = Statements.of(path.getParentPath(), state);
    for (IfTree first : statements.testsBefore(tree)) {
      StatementTree next = first;
      while (next instanceof IfTree test && Returns.endsWithOne(test.getThenStatement())) {
        Set<Symbol> fields = emptyFields(test.getCondition(), true, path);
        if (!fields.isEmpty() && storesInto(fields, statements.from(tree), state)) {
          return true;
        }
        next = test.getElseStatement();
      }
    }
    return false;
  }

  /** The fields that are empty if a condition is true, or, {@code negated}, if it is false. */
  private static Set<Symbol> emptyFields(ExpressionTree condition, boolean negated, TreePath path) {
    Set<Symbol> fields = new HashSet<>();
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (test.getKind() == Kind.LOGICAL_COMPLEMENT) {
      return emptyFields(((UnaryTree) test).getExpression(), !negated, path);
    }
    if (negated && isCallOf(test, "containsKey")) {
      addSource(test, path, fields);
    }
    if (test.getKind() == (negated ? Kind.NOT_EQUAL_TO : Kind.EQUAL_TO)) {
      Expressions.comparedWithNull((BinaryTree) test)
          .ifPresent(value -> addSource(value, path, fields));
    }
    return fields;
  }

  private static boolean isCallOf(ExpressionTree tree, String name) {
    return tree instanceof MethodInvocationTree call
        && calledBy(call).filter(method -> method.name.contentEquals(name)).isPresent();
  }

  /** The method that is called; empty if it cannot be resolved. */
  private static Optional<MethodSymbol> calledBy(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        ? Optional.of(method)
        : Optional.empty();
  }

  /** Adds the field that a value was read from, directly or through a local variable. */
  private static void addSource(ExpressionTree tree, TreePath path, Set<Symbol> fields) {
    ExpressionTree value = ASTHelpers.stripParentheses(tree);
    if (value instanceof AssignmentTree assignment) {
      addSource(assignment.getExpression(), path, fields);
      return;
    }
    if (value instanceof MethodInvocationTree call) {
      ExpressionTree receiver = ASTHelpers.getReceiver(call);
      if (receiver == null) {
        calledBy(call).ifPresent(method -> addFieldsOf(method, path, fields));
      } else if (Expressions.isField(Symbols.of(receiver))) {
        fields.add(Symbols.of(receiver));
      }
      return;
    }
    Symbol variable = Symbols.of(value);
    if (Expressions.isField(variable)) {
      fields.add(variable);
    } else if (variable instanceof VarSymbol && variable.getKind() == ElementKind.LOCAL_VARIABLE) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitVariable(VariableTree declared, Void unused) {
          if (Symbols.of(declared) == variable
              && declared.getInitializer() != null
              && Source.start(declared) < Source.start(value)) {
            addDirect(declared.getInitializer());
          }
          return super.visitVariable(declared, null);
        }

        @Override
        public Void visitAssignment(AssignmentTree assignment, Void unused) {
          // What is assigned behind the test is not what it tests.
          if (Symbols.of(assignment.getVariable()) == variable
              && Source.start(assignment) <= Source.start(value)) {
            addDirect(assignment.getExpression());
          }
          return super.visitAssignment(assignment, null);
        }

        private void addDirect(ExpressionTree value) {
          ExpressionTree source = value instanceof TypeCastTree cast ? cast.getExpression() : value;
          if (Symbols.of(source) != null
              && Symbols.of(source).getKind() != ElementKind.LOCAL_VARIABLE) {
            addSource(source, path, fields);
          }
        }
      }.scan(enclosingBody(path), null);
    }
  }

  /** Adds the fields that a method of the same class reads. */
  private static void addFieldsOf(MethodSymbol method, TreePath path, Set<Symbol> fields) {
    for (Tree around : path) {
      if (around instanceof ClassTree type && Symbols.of(type) == method.owner) {
        for (Tree member : type.getMembers()) {
          if (member instanceof MethodTree && Symbols.of(member) == method) {
            Expressions.contains(
                member,
                part -> {
                  if (part instanceof IdentifierTree && Expressions.isField(Symbols.of(part))) {
                    fields.add(Symbols.of(part));
                  }
                  return false;
                });
          }
        }
      }
    }
  }

  private static Tree enclosingBody(TreePath at) {
    TreePath path = at;
    while (!(path.getLeaf() instanceof MethodTree)
        && !(path.getLeaf() instanceof LambdaExpressionTree)
        && !(path.getParentPath().getLeaf() instanceof ClassTree)) {
      path = path.getParentPath();
    }
    return path.getLeaf();
  }

  /** Whether code, or a method of the unit that it calls, fills one of the fields. */
  private static boolean storesInto(
      Set<Symbol> fields, List<? extends Tree> code, VisitorState state) {
    if (fields.isEmpty()) {
      return false;
    }
    Set<Symbol> helpers = new HashSet<>();
    return storesInto(fields, code, helpers)
        || helpers.stream()
            .flatMap(helper -> UnitIndex.of(state).declaration(helper).stream())
            .anyMatch(
                helper -> storesInto(fields, List.of(helper.getLeaf()), new HashSet<Symbol>()));
  }

  /**
   * Whether code assigns one of the fields or puts an entry into one.
   *
   * @param called gets the methods that it calls on its own object
   */
  private static boolean storesInto(
      Set<Symbol> fields, List<? extends Tree> code, Set<Symbol> called) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        found[0] |= fields.contains(Symbols.of(tree.getVariable()));
        return super.visitAssignment(tree, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        ExpressionTree receiver = ASTHelpers.getReceiver(tree);
        if (receiver == null) {
          calledBy(tree).ifPresent(called::add);
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
