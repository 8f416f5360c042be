package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Initializers;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashSet;
import java.util.Set;

/**
 * Whether code runs only during construction: before the constructor of an object, or the static
 * initializer of a class, has completed, or before deserialization has returned the object.
 *
 * <p>Writes during construction need no lock to be seen. Final fields, and what is reachable from
 * them, are visible to every thread that gets the object after its constructor (JLS 17.5); effects
 * of a static initializer, to every user of the class (JLS 12.4.2). {@link
 * io.github.uncontended.analysis.sharing.ThisEscape} decides whether an object is published
 * earlier.
 */
public final class Construction {
  private static final ImmutableSet<String> PACKAGES = ImmutableSet.of("java.lang", "java.util");

  private final UnitIndex index;

  private Construction(UnitIndex index) {
    this.index = index;
  }

  /** The analysis of the unit that {@code state} is in. */
  public static Construction of(VisitorState state) {
    return new Construction(UnitIndex.of(state));
  }

  /** The analysis of a unit of the compilation. */
  public static Construction of(CompilationUnitTree unit, Context context) {
    return new Construction(UnitIndex.of(unit, context));
  }

  /**
   * Whether a place is in a constructor, or in an initializer of an object, and so runs once for
   * each object: how many of them a thread creates, the place does not tell.
   */
  public static boolean isOfEachObject(TreePath place) {
    Tree child = place.getLeaf();
    for (TreePath at = place.getParentPath(); at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof MethodTree method) {
        return ASTHelpers.getSymbol(method).isConstructor();
      }
      if (Places.runsApart(at.getLeaf())) {
        return at.getLeaf() instanceof ClassTree && !Initializers.isStatic(child);
      }
      child = at.getLeaf();
    }
    return false;
  }

  /**
   * Whether a place runs only during the construction of the owner of a field: in a constructor or
   * initializer (a static one for a static field), in a method of deserialization, or in a private
   * method that only these call.
   *
   * <p>The place may still access the field of another object.
   */
  public boolean isDuring(TreePath place, VarSymbol field) {
    return isDuring(place, field, new HashSet<>());
  }

  private boolean isDuring(TreePath place, VarSymbol field, Set<Symbol> visiting) {
    Tree child = place.getLeaf();
    for (TreePath at = place.getParentPath(); at != null; at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      if (leaf instanceof LambdaExpressionTree && !isLoopBody(at)) {
        return false;
      }
      if (leaf instanceof MethodTree method) {
        return ASTHelpers.getSymbol(at.getParentPath().getLeaf()) == field.owner
            && isDuring(method, field, visiting);
      }
      if (leaf instanceof ClassTree type) {
        return ASTHelpers.getSymbol(type) == field.owner
            && Initializers.isStatic(child) == field.isStatic();
      }
      child = leaf;
    }
    return false;
  }

  private boolean isDuring(MethodTree tree, VarSymbol field, Set<Symbol> visiting) {
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    if (method == null) {
      return false;
    }
    if (method.isConstructor() || isOfDeserialization(method)) {
      return !field.isStatic();
    }
    if (!method.isPrivate()) {
      return false;
    }
    if (!visiting.add(method)) {
      return true;
    }
    var calls = index.calls(method);
    return !calls.isEmpty()
        && calls.stream()
            .allMatch(call -> isOnThis(call.getLeaf()) && isDuring(call, field, visiting));
  }

  /** Whether only deserialization runs a method, for an object that it has not returned yet. */
  private boolean isOfDeserialization(MethodSymbol method) {
    boolean isHook =
        switch (method.name.toString()) {
          case "readObject" ->
              method.isPrivate()
                  && method.params().size() == 1
                  && KnownTypes.nameOf(method.params().head.type)
                      .equals("java.io.ObjectInputStream");
          case "readResolve" -> !method.isStatic() && method.params().isEmpty();
          default -> false;
        };
    return isHook && index.calls(method).isEmpty();
  }

  /** Whether a call runs on the object, or class, that the calling code runs on. */
  private static boolean isOnThis(Tree call) {
    if (!(call instanceof MethodInvocationTree invocation)) {
      return false;
    }
    return !(invocation.getMethodSelect() instanceof MemberSelectTree select)
        || Expressions.isThis(select.getExpression())
        || Symbols.of(select.getExpression()) instanceof ClassSymbol;
  }

  /**
   * Whether a lambda or method reference is the body of an internal iteration that runs it on this
   * thread before it returns, such as {@code Iterable.forEach}. A stream may be parallel.
   */
  public static boolean isLoopBody(TreePath lambda) {
    return lambda.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && ApiFact.SEQUENTIAL_LOOP.isMethodName(method.name.toString())
        && PACKAGES.contains(KnownTypes.packageOf(method.enclClass()));
  }
}
