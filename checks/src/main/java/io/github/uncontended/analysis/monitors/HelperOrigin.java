package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.sharing.ThreadConfinement;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/** Where the object comes from that a local variable or a parameter holds. */
public final class HelperOrigin {
  private static final ImmutableList<String> OF_JDK = ImmutableList.of("java.", "javax.");

  private HelperOrigin() {}

  /**
   * Whether the helper of a section is that of one call: other programs pass it, which only they
   * can change, or each call creates the helper that it locks.
   */
  public static boolean isOfCall(VarSymbol helper, CriticalSection section, VisitorState state) {
    return isOfCaller(helper, new HashSet<>(), state)
        || (section.lock().kind() == LockIdentity.Kind.LOCAL
            && UnitIndex.of(state).uses(helper).stream()
                .noneMatch(use -> ThreadConfinement.isShared(use, state)));
  }

  /**
   * Whether callers pass or create all that a variable may hold.
   *
   * @param followed the variables and methods that were met before, which add no other object
   */
  private static boolean isOfCaller(Symbol helper, Set<Symbol> followed, VisitorState state) {
    if (!(helper instanceof VarSymbol variable) || !(helper.owner instanceof MethodSymbol method)) {
      return false;
    }
    if (variable.getKind() == ElementKind.PARAMETER) {
      return Symbols.isExported(method);
    }
    if (!followed.add(variable)) {
      return true;
    }
    return Assignments.areAll(variable, value -> isOfCallerOrNew(value, followed, state), state);
  }

  private static boolean isOfCallerOrNew(
      ExpressionTree expression, Set<Symbol> followed, VisitorState state) {
    ExpressionTree value = ASTHelpers.stripParentheses(expression);
    if (value instanceof ConditionalExpressionTree either) {
      return isOfCallerOrNew(either.getTrueExpression(), followed, state)
          && isOfCallerOrNew(either.getFalseExpression(), followed, state);
    }
    return isNew(value, followed, state) || isOfCaller(Symbols.of(value), followed, state);
  }

  /** Whether an expression creates an object, also in a method that returns nothing else. */
  private static boolean isNew(
      ExpressionTree expression, Set<Symbol> followed, VisitorState state) {
    ExpressionTree value = ASTHelpers.stripParentheses(expression);
    if (value instanceof NewClassTree) {
      return true;
    }
    if (!(Symbols.of(value) instanceof MethodSymbol factory)) {
      return false;
    }
    if (factory.isStatic()
        && factory.name.toString().endsWith("Instance")
        && OF_JDK.stream().anyMatch(KnownTypes.nameOf(factory.owner.type)::startsWith)) {
      return true;
    }
    if (ASTHelpers.methodCanBeOverridden(factory)) {
      return false;
    }
    if (!followed.add(factory)) {
      return true;
    }
    Optional<TreePath> declaration = CompilationIndex.of(state).declaration(factory);
    if (declaration.isEmpty()
        || !(declaration.get().getLeaf() instanceof MethodTree method)
        || method.getBody() == null) {
      return false;
    }
    VisitorState there = state.withPath(declaration.get());
    List<ExpressionTree> results = Returns.of(method.getBody());
    return !results.isEmpty()
        && results.stream().allMatch(result -> isNew(result, followed, there));
  }
}
