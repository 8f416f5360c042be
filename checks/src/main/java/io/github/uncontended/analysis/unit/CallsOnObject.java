package io.github.uncontended.analysis.unit;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.LazyPathScanner;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

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

  /** The calls of methods with a name, in source order. */
  public ImmutableList<TreePath> named(String name) {
    return UnitIndex.of(state).memo(All.class, All::in).calls().stream()
        .filter(call -> name.contentEquals(name(call)))
        .filter(call -> object(call, state).filter(this::isSame).isPresent())
        .collect(toImmutableList());
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
