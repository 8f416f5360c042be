package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.FieldUses.Kind;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.CollectionMethods;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import javax.lang.model.element.ElementKind;

/** Finds what becomes of expressions that stand for the collection of a variable. */
final class UseFinder {
  /** What an expression stands for. */
  private enum Shape {
    COLLECTION,
    VIEW,
    ENTRIES,
    ITERATOR,
    ENTRY_ITERATOR;

    boolean isIterator() {
      return this == ITERATOR || this == ENTRY_ITERATOR;
    }
  }

  /**
   * An expression that stands for the collection or a part of it.
   *
   * @param own whether the variable is of the object, or class, whose code this is
   */
  private record Part(TreePath path, Shape shape, boolean own) {
    Part at(TreePath place) {
      return new Part(place, shape, own);
    }

    Part as(Shape other) {
      return new Part(path, other, own);
    }

    Tree expression() {
      return path.getLeaf();
    }
  }

  private final VisitorState state;
  private final UnitIndex index;
  private final Construction construction;
  private final VarSymbol variable;
  private final ImmutableList.Builder<Use> uses = ImmutableList.builder();

  UseFinder(VarSymbol variable, VisitorState state) {
    this.state = state;
    this.index = UnitIndex.of(state);
    this.construction = Construction.of(state);
    this.variable = variable;
  }

  /** All uses in the unit, in source order. */
  ImmutableList<Use> find() {
    for (TreePath use : index.uses(variable)) {
      boolean own = variable.isStatic() || Assignments.isOwn(use.getLeaf());
      classify(new Part(use, Shape.COLLECTION, own));
    }
    return uses.build();
  }

  /** Records what happens to an expression that stands for the collection or a part of it. */
  private void classify(Part part) {
    Tree child = part.expression();
    TreePath up = part.path().getParentPath();
    while (up.getLeaf() instanceof ParenthesizedTree) {
      child = up.getLeaf();
      up = up.getParentPath();
    }
    Tree parent = up.getLeaf();
    switch (parent.getKind()) {
      case MEMBER_SELECT -> {
        if (up.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() == parent) {
          called(part.at(up.getParentPath()), call);
        } else {
          escape("selection", part);
        }
      }
      case MEMBER_REFERENCE -> referenced(part.at(up));
      case METHOD_INVOCATION -> passed(part, (MethodInvocationTree) parent);
      case NEW_CLASS -> constructed(part, (NewClassTree) parent);
      case VARIABLE -> aliased(part, (VariableTree) parent);
      case ASSIGNMENT -> {
        if (((AssignmentTree) parent).getVariable() != child) {
          escape("stored elsewhere", part);
        }
      }
      case RETURN -> escape(isReturnOfMethod(up) ? "return" : "lambda", part);
      case ENHANCED_FOR_LOOP -> traversed(part, (EnhancedForLoopTree) parent);
      case SYNCHRONIZED -> add(Kind.MONITOR, part, true, "synchronized");
      case PLUS -> {
        if (Expressions.isString((BinaryTree) parent)) {
          add(Kind.READ, part, true, "toString");
        } else {
          escape("expression", part);
        }
      }
      case PLUS_ASSIGNMENT -> {
        if (((CompoundAssignmentTree) parent).getExpression() == child) {
          add(Kind.READ, part, true, "toString");
        }
      }
      case EQUAL_TO, NOT_EQUAL_TO, EXPRESSION_STATEMENT -> {
        // Nothing is read of the collection.
      }
      default -> escape("expression", part);
    }
  }

  private static boolean isReturnOfMethod(TreePath statement) {
    TreePath at = statement;
    while (!(at.getLeaf() instanceof LambdaExpressionTree || at.getLeaf() instanceof MethodTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf() instanceof MethodTree;
  }

  /** A method is called on the expression. */
  private void called(Part part, MethodInvocationTree call) {
    String name = ((MemberSelectTree) call.getMethodSelect()).getIdentifier().toString();
    Shape shape = part.shape();
    if (shape.isIterator()) {
      iterated(ApiFact.ITERATOR_READ.isMethodName(name), part);
    } else if (ApiFact.MONITOR.isMethodName(name)) {
      add(Kind.MONITOR, part, true, name);
    } else if (ApiFact.VIEW.isMethodName(name)) {
      classify(part.as(Shape.VIEW));
    } else if (name.equals("entrySet")) {
      classify(part.as(Shape.ENTRIES));
    } else if (ApiFact.ITERATOR.isMethodName(name)) {
      classify(part.as(shape == Shape.ENTRIES ? Shape.ENTRY_ITERATOR : Shape.ITERATOR));
    } else if (CollectionMethods.reads(name)) {
      // The lock is held while the lambda runs; and an entry that leaves its set can write.
      boolean certain =
          !name.equals("forEach") && !(shape == Shape.ENTRIES && CollectionMethods.handsOut(name));
      readOrPart(part, certain, shape == Shape.COLLECTION ? name : "view", call.getArguments());
    } else if (ApiFact.WRITES.isMethodName(name)) {
      add(Kind.WRITE, part, true, name, call.getArguments());
    } else {
      escape(name, part);
    }
  }

  private void readOrPart(
      Part part, boolean certain, String how, List<? extends ExpressionTree> arguments) {
    if (!certain && part.shape() == Shape.ENTRIES && index.mentions("setValue")) {
      add(Kind.WRITE, part, false, "entry");
    } else {
      add(Kind.READ, part, certain, how, arguments);
    }
  }

  /** A method of the expression is referenced: it runs at once in a loop, elsewhere at any time. */
  private void referenced(Part part) {
    TreePath reference = part.path();
    String name = ((MemberReferenceTree) reference.getLeaf()).getName().toString();
    boolean atOnce = part.own() && Construction.isLoopBody(reference);
    Part run = new Part(reference, part.shape(), atOnce);
    if (!part.shape().isIterator() && CollectionMethods.reads(name)) {
      add(Kind.READ, run, !name.equals("forEach"), "::" + name);
    } else if (!part.shape().isIterator() && ApiFact.WRITES.isMethodName(name)) {
      add(Kind.WRITE, run, true, "::" + name);
    } else {
      escape("method reference", part);
    }
  }

  /** The expression is an argument of a method. */
  private void passed(Part part, MethodInvocationTree call) {
    if (!(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method)) {
      escape("argument", part);
      return;
    }
    String name = method.name.toString();
    if (method.enclClass().flatName().contentEquals("java.util.Collections")) {
      if (ApiFact.WRITES_FIRST_ARGUMENT.holdsFor(method)
          && call.getArguments().get(0) == ASTHelpers.stripParentheses(part.expression())) {
        add(Kind.WRITE, part, true, name);
      } else if (CollectionMethods.readsAsHelper(method)) {
        read(name, part);
      } else {
        escape("argument", part);
      }
    } else if (CollectionMethods.readsItsArgument(method)) {
      read(name, part);
    } else if (ApiFact.PRINTS_ARGUMENTS.holdsForType(method.enclClass().flatName().toString())) {
      add(Kind.READ, part, false, "logged");
    } else {
      escape("argument", part);
    }
  }

  private void constructed(Part part, NewClassTree creation) {
    if (creation.getClassBody() == null && isCollectionOfJdk(creation)) {
      read("copy", part);
    } else {
      escape("argument", part);
    }
  }

  private boolean isCollectionOfJdk(NewClassTree creation) {
    Type type = ASTHelpers.getType(creation);
    return KnownTypes.nameOf(type).startsWith("java.util.") && KnownTypes.isCollection(type, state);
  }

  private void read(String how, Part part) {
    if (part.shape().isIterator()) {
      escape("argument", part);
    } else {
      readOrPart(part, part.shape() != Shape.ENTRIES, how, ImmutableList.of());
    }
  }

  /** The expression initialises a variable. */
  private void aliased(Part part, VariableTree alias) {
    VarSymbol symbol = ASTHelpers.getSymbol(alias);
    if (symbol == null
        || symbol.getKind() != ElementKind.LOCAL_VARIABLE
        || !ASTHelpers.isConsideredFinal(symbol)) {
      escape("stored elsewhere", part);
    } else if (part.shape().isIterator()) {
      iterated(index.uses(symbol).stream().allMatch(UseFinder::isIteratorRead), part);
    } else {
      index.uses(symbol).forEach(use -> classify(part.at(use)));
    }
  }

  /** An iterator is used, and only read if {@code reads}; its entries can write to the map. */
  private void iterated(boolean reads, Part part) {
    boolean entries = part.shape() == Shape.ENTRY_ITERATOR;
    boolean writes = !reads || (entries && index.mentions("setValue"));
    add(writes ? Kind.WRITE : Kind.READ, part, !writes && !entries, "iterator");
  }

  private static boolean isIteratorRead(TreePath use) {
    return use.getParentPath().getLeaf() instanceof MemberSelectTree select
        && use.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == select
        && ApiFact.ITERATOR_READ.isMethodName(select.getIdentifier().toString());
  }

  private void traversed(Part part, EnhancedForLoopTree loop) {
    boolean certain = part.shape() != Shape.ENTRIES || readsOnly(loop.getVariable());
    readOrPart(part, certain, "for", ImmutableList.of());
  }

  private boolean readsOnly(VariableTree entry) {
    VarSymbol symbol = ASTHelpers.getSymbol(entry);
    return symbol != null && index.uses(symbol).stream().allMatch(UseFinder::isEntryRead);
  }

  private static boolean isEntryRead(TreePath use) {
    return use.getParentPath().getLeaf() instanceof MemberSelectTree select
        && (select.getIdentifier().contentEquals("getKey")
            || select.getIdentifier().contentEquals("getValue"));
  }

  private void escape(String how, Part part) {
    if (part.shape() == Shape.COLLECTION) {
      add(Kind.ESCAPE, part, true, how);
    } else {
      add(Kind.ESCAPE, part, true, "view");
      add(Kind.WRITE, part, false, "view");
    }
  }

  private void add(Kind kind, Part part, boolean certain, String how) {
    add(kind, part, certain, how, ImmutableList.of());
  }

  private void add(
      Kind kind, Part part, boolean certain, String how, List<? extends ExpressionTree> arguments) {
    uses.add(
        new Use(
            kind,
            part.path(),
            part.own() && construction.isDuring(part.path(), variable),
            certain,
            how,
            part.shape() == Shape.COLLECTION
                ? ImmutableList.copyOf(arguments)
                : ImmutableList.of()));
  }
}
