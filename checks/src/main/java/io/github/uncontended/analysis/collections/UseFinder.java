package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.CollectionPart.Shape;
import io.github.uncontended.analysis.collections.FieldUses.Escape;
import io.github.uncontended.analysis.collections.FieldUses.Kind;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.CollectionMethods;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Finds the uses of the collection that a variable holds: classifies the syntactic context of each
 * expression that evaluates to the collection or to a part of it, and follows local aliases.
 */
final class UseFinder {
  private final VisitorState state;
  private final UnitIndex index;
  private final Construction construction;
  private final VarSymbol variable;
  private final Set<MethodTree> followed = new HashSet<>();
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
      classify(new CollectionPart(use, Shape.COLLECTION, own));
    }
    return uses.build();
  }

  /** Records the use of an expression, by its context. */
  private void classify(CollectionPart part) {
    TreePath whole = Places.withParentheses(part.path());
    Tree child = whole.getLeaf();
    TreePath up = whole.getParentPath();
    Tree parent = up.getLeaf();
    switch (parent.getKind()) {
      case MEMBER_SELECT -> {
        if (up.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() == parent) {
          visitCall(part.at(up.getParentPath()), call);
        } else {
          escape(Escape.OTHER, part);
        }
      }
      case MEMBER_REFERENCE -> visitReference(part.at(up));
      case METHOD_INVOCATION -> visitArgument(part, (MethodInvocationTree) parent);
      case NEW_CLASS -> visitConstructorArgument(part, (NewClassTree) parent);
      case VARIABLE -> visitInitializer(part, (VariableTree) parent);
      case ASSIGNMENT -> {
        if (((AssignmentTree) parent).getVariable() != child) {
          escape(Escape.STORED, part);
        }
      }
      case RETURN -> visitReturn(part, up);
      case ENHANCED_FOR_LOOP -> visitLoop(part, (EnhancedForLoopTree) parent);
      case SYNCHRONIZED -> add(Kind.MONITOR, part, true, "synchronized");
      case PLUS -> {
        if (Expressions.isString((BinaryTree) parent)) {
          add(Kind.READ, part, true, "toString");
        } else {
          escape(Escape.OTHER, part);
        }
      }
      case PLUS_ASSIGNMENT -> {
        if (((CompoundAssignmentTree) parent).getExpression() == child) {
          add(Kind.READ, part, true, "toString");
        }
      }
      case EQUAL_TO, NOT_EQUAL_TO, EXPRESSION_STATEMENT -> {
        // The collection is not accessed.
      }
      default -> escape(Escape.OTHER, part);
    }
  }

  /** A method is called on the expression. */
  private void visitCall(CollectionPart part, MethodInvocationTree call) {
    String name = ((MemberSelectTree) call.getMethodSelect()).getIdentifier().toString();
    Shape shape = part.shape();
    if (shape.isIterator()) {
      visitIterator(ApiFact.ITERATOR_READ.isMethodName(name), part);
    } else if (ApiFact.MONITOR.isMethodName(name)) {
      add(Kind.MONITOR, part, true, name);
    } else if (ApiFact.VIEW.isMethodName(name)) {
      classify(part.as(Shape.VIEW));
    } else if (name.equals("entrySet")) {
      classify(part.as(Shape.ENTRIES));
    } else if (ApiFact.ITERATOR.isMethodName(name)) {
      classify(part.as(shape == Shape.ENTRIES ? Shape.ENTRY_ITERATOR : Shape.ITERATOR));
    } else if (CollectionMethods.reads(name)) {
      // forEach runs code of the caller under the lock; an entry can write to its map.
      boolean certain =
          !name.equals("forEach") && !(shape == Shape.ENTRIES && CollectionMethods.handsOut(name));
      readOrWriteEntries(
          part, certain, shape == Shape.COLLECTION ? name : "view", call.getArguments());
    } else if (ApiFact.WRITES.isMethodName(name)) {
      add(Kind.WRITE, part, true, name, call.getArguments());
    } else {
      escape(Escape.OTHER, part);
    }
  }

  /** A read; an uncertain one of entries may write, if the unit calls {@code setValue}. */
  private void readOrWriteEntries(
      CollectionPart part,
      boolean certain,
      String operation,
      List<? extends ExpressionTree> arguments) {
    if (!certain && part.shape() == Shape.ENTRIES && index.mentions("setValue")) {
      add(Kind.WRITE, part, false, "entry");
    } else {
      add(Kind.READ, part, certain, operation, arguments);
    }
  }

  /** A method of the expression is referenced; the body of an internal iteration runs at once. */
  private void visitReference(CollectionPart part) {
    TreePath reference = part.path();
    String name = ((MemberReferenceTree) reference.getLeaf()).getName().toString();
    boolean atOnce = part.own() && Construction.isLoopBody(reference);
    CollectionPart run = new CollectionPart(reference, part.shape(), atOnce);
    if (!part.shape().isIterator() && CollectionMethods.reads(name)) {
      add(Kind.READ, run, !name.equals("forEach"), "::" + name);
    } else if (!part.shape().isIterator() && ApiFact.WRITES.isMethodName(name)) {
      add(Kind.WRITE, run, true, "::" + name);
    } else {
      escape(Escape.OTHER, part);
    }
  }

  /** The expression is an argument of a method. */
  private void visitArgument(CollectionPart part, MethodInvocationTree call) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      escape(Escape.PASSED, part);
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
        escape(Escape.PASSED, part);
      }
    } else if (CollectionMethods.readsItsArgument(method)) {
      read(name, part);
    } else if (LogCalls.isOfLogging(method)) {
      add(Kind.READ, part, false, "logged");
    } else {
      escape(Escape.PASSED, part);
    }
  }

  /** A method returns the expression; the unit may call the method. */
  private void visitReturn(CollectionPart part, TreePath statement) {
    Optional<MethodTree> method = Returns.methodOf(statement);
    escape(method.isPresent() ? Escape.RETURNED : Escape.OTHER, part);
    if (method.isPresent() && followed.add(method.get())) {
      index.calls(ASTHelpers.getSymbol(method.get())).stream()
          .filter(call -> call.getLeaf() instanceof MethodInvocationTree)
          .forEach(call -> classify(new CollectionPart(call, part.shape(), /* own= */ false)));
    }
  }

  private void visitConstructorArgument(CollectionPart part, NewClassTree creation) {
    if (creation.getClassBody() == null && isCollectionOfJdk(creation)) {
      read("copy", part);
    } else {
      escape(Escape.PASSED, part);
    }
  }

  private boolean isCollectionOfJdk(NewClassTree creation) {
    Type type = ASTHelpers.getType(creation);
    return KnownTypes.nameOf(type).startsWith("java.util.") && KnownTypes.isCollection(type, state);
  }

  private void read(String operation, CollectionPart part) {
    if (part.shape().isIterator()) {
      escape(Escape.PASSED, part);
    } else {
      readOrWriteEntries(part, part.shape() != Shape.ENTRIES, operation, ImmutableList.of());
    }
  }

  /** The expression initializes a variable, which is followed if it is effectively final. */
  private void visitInitializer(CollectionPart part, VariableTree alias) {
    VarSymbol symbol = ASTHelpers.getSymbol(alias);
    if (symbol == null
        || symbol.getKind() != ElementKind.LOCAL_VARIABLE
        || !ASTHelpers.isConsideredFinal(symbol)) {
      escape(Escape.STORED, part);
    } else if (part.shape().isIterator()) {
      visitIterator(index.uses(symbol).stream().allMatch(UseFinder::isIteratorRead), part);
    } else {
      index.uses(symbol).forEach(use -> classify(part.at(use)));
    }
  }

  /** Records the use of an iterator; with {@code reads}, only reading methods are called on it. */
  private void visitIterator(boolean reads, CollectionPart part) {
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

  private void visitLoop(CollectionPart part, EnhancedForLoopTree loop) {
    boolean certain = part.shape() != Shape.ENTRIES || readsOnly(loop.getVariable());
    readOrWriteEntries(part, certain, "for", ImmutableList.of());
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

  /** A part other than the collection escapes as a view, by which it can be written. */
  private void escape(Escape escape, CollectionPart part) {
    boolean isView = part.shape() != Shape.COLLECTION;
    uses.add(Use.ofEscape(part.path(), isInConstruction(part), isView ? Escape.VIEW : escape));
    if (isView) {
      add(Kind.WRITE, part, false, "view");
    }
  }

  private void add(Kind kind, CollectionPart part, boolean certain, String operation) {
    add(kind, part, certain, operation, ImmutableList.of());
  }

  private void add(
      Kind kind,
      CollectionPart part,
      boolean certain,
      String operation,
      List<? extends ExpressionTree> arguments) {
    boolean isOnCollection = part.shape() == Shape.COLLECTION;
    uses.add(
        new Use(
            kind,
            part.path(),
            isInConstruction(part),
            certain,
            Optional.empty(),
            operation,
            isOnCollection ? ImmutableList.copyOf(arguments) : ImmutableList.of()));
  }

  private boolean isInConstruction(CollectionPart part) {
    return part.own() && construction.isDuring(part.path(), variable);
  }
}
