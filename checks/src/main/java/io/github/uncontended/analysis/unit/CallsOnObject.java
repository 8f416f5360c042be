package io.github.uncontended.analysis.unit;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.LazyPathScanner;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;

/**
 * The calls of a unit that are made on the same object as another call, by how the code names the
 * object: a variable, or {@code this}, {@code super} and no receiver for the object that runs the
 * code. A variable also names such an object if it holds one of the class.
 */
public final class CallsOnObject {
  private final Symbol object;
  private final VisitorState state;

  private CallsOnObject(Symbol object, VisitorState state) {
    this.object = object;
    this.state = state;
  }

  /** The calls on the object of another call; empty if the receiver is none of these names. */
  public static Optional<CallsOnObject> of(TreePath call, VisitorState state) {
    return object(call, state).map(it -> new CallsOnObject(it, state));
  }

  /**
   * The calls of methods with a name, in source order. For one in a method that is passed the
   * object, these are the calls that pass it.
   */
  public ImmutableList<TreePath> named(String name) {
    return inUnit(name, state).stream()
        .flatMap(call -> object(call, state).stream().flatMap(it -> places(call, it)))
        .collect(toImmutableList());
  }

  /** The calls of methods with a name in the unit, on whatever object, in source order. */
  public static ImmutableList<TreePath> inUnit(String name, VisitorState state) {
    return UnitIndex.of(state).memo(All.class, All::in).calls().stream()
        .filter(call -> name.contentEquals(name(call)))
        .collect(toImmutableList());
  }

  /** A call on the object, or the calls that pass the object to the method which makes it. */
  private Stream<TreePath> places(TreePath call, Symbol receiver) {
    if (isSame(receiver)) {
      return Stream.of(call);
    }
    return receiver.getKind() == ElementKind.PARAMETER
            && receiver.owner instanceof MethodSymbol method
        ? UnitIndex.of(state).calls(method).stream().filter(it -> passes(it, method, receiver))
        : Stream.empty();
  }

  private boolean passes(TreePath call, MethodSymbol method, Symbol parameter) {
    return call.getLeaf() instanceof MethodInvocationTree
        && Expressions.argument(call.getLeaf(), method.params().indexOf(parameter))
            .filter(it -> object.equals(Symbols.of(it)))
            .isPresent();
  }

  /**
   * Whether the variable certainly holds another object at a later place: between the two, a
   * statement of the block around the call assigns it.
   */
  public boolean isReplaced(TreePath call, TreePath later) {
    TreePath statement = call;
    while (!(statement.getParentPath().getLeaf() instanceof BlockTree)
        && !(statement.getLeaf() instanceof StatementTree)) {
      statement = statement.getParentPath();
    }
    Tree block = statement.getParentPath().getLeaf();
    return object instanceof VarSymbol variable
        && block instanceof BlockTree
        && Places.isWithin(later, block)
        && UnitIndex.of(state).uses(variable).stream()
            .flatMap(use -> Assignments.assignment(use).stream())
            .filter(it -> it.getParentPath().getParentPath().getLeaf() == block)
            .mapToInt(it -> Source.start(it.getLeaf()))
            .anyMatch(
                it -> Source.start(call.getLeaf()) < it && it < Source.start(later.getLeaf()));
  }

  /**
   * Whether a variable names the object that only holds what the unit creates by {@code new}, so
   * that no method returned the object.
   */
  public boolean isConstructed() {
    return object instanceof VarSymbol variable
        && (variable.getKind() == ElementKind.LOCAL_VARIABLE
            || (variable.getKind() == ElementKind.FIELD
                && (variable.flags() & (Flags.PRIVATE | Flags.FINAL)) != 0))
        && Assignments.areConstructed(variable, state);
  }

  private static String name(TreePath call) {
    return Expressions.simpleName(((MethodInvocationTree) call.getLeaf()).getMethodSelect());
  }

  private boolean isSame(Symbol other) {
    return object.equals(other) || holds(object, other) || holds(other, object);
  }

  /** Whether a variable holds objects of a class, which may be anonymous. */
  private boolean holds(Symbol variable, Symbol type) {
    return variable instanceof VarSymbol holder
        && type instanceof ClassSymbol
        && (holder.type.tsym.equals(type)
            || Assignments.values(holder, state).stream()
                .anyMatch(value -> type.equals(ASTHelpers.getType(value).tsym)));
  }

  /** The variable that a call is made on, or the class of the object that runs it. */
  private static Optional<Symbol> object(TreePath call, VisitorState state) {
    MethodInvocationTree tree = (MethodInvocationTree) call.getLeaf();
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    if (receiver != null && Expressions.isQualifiedThis(receiver)) {
      return Optional.of(ASTHelpers.getType(receiver).tsym);
    }
    if (!Expressions.isOwnReceiver(receiver)) {
      return Optional.ofNullable(Symbols.of(receiver)).filter(VarSymbol.class::isInstance);
    }
    if (!(Symbols.of(tree) instanceof MethodSymbol method)) {
      return Optional.empty();
    }
    for (Tree around : call) {
      if (around instanceof ClassTree type
          && (receiver != null
              || ASTHelpers.getSymbol(type).isSubClass(method.owner, state.getTypes()))) {
        return Optional.of(ASTHelpers.getSymbol(type));
      }
    }
    return Optional.empty();
  }

  private record All(ImmutableList<TreePath> calls) {
    static All in(Tree unit) {
      ImmutableList.Builder<TreePath> calls = ImmutableList.builder();
      new LazyPathScanner() {
        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
          calls.add(path());
          return super.visitMethodInvocation(tree, null);
        }
      }.scan(unit, null);
      return new All(calls.build());
    }
  }
}
