package io.github.uncontended.analysis.values;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.syntax.WrittenAnnotations;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.PassedArguments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Whether a field of a collection type only ever holds unmodifiable collections. Values are
 * followed through local variables, final fields and parameters of private constructors.
 */
public final class FilledOnce {
  private static final ImmutableSet<String> REFLECTS_CONSTRUCTORS =
      ImmutableSet.of("findConstructor", "getDeclaredConstructor", "getDeclaredConstructors");

  private final VisitorState state;
  private final Set<VarSymbol> seen = new HashSet<>();

  private FilledOnce(VisitorState state) {
    this.state = state;
  }

  /** Whether all values that are assigned to a field in the unit are such collections. */
  public static boolean isFilledOnce(VarSymbol field, VisitorState state) {
    FilledOnce values = new FilledOnce(state);
    // A value that another object of the class passes on is one of those that are looked at.
    values.seen.add(field);
    return values.areAssigned(field);
  }

  private boolean areAssigned(VarSymbol variable) {
    return Assignments.areAll(variable, this::isUnmodifiable, state);
  }

  private boolean isUnmodifiable(ExpressionTree written) {
    ExpressionTree value = ASTHelpers.stripParentheses(written);
    if (value instanceof ConditionalExpressionTree choice) {
      return isUnmodifiable(choice.getTrueExpression())
          && isUnmodifiable(choice.getFalseExpression());
    }
    if (value.getKind() == Tree.Kind.NULL_LITERAL) {
      return true;
    }
    Symbol symbol = Symbols.of(value);
    if (symbol instanceof VarSymbol variable) {
      return isUnmodifiable(variable);
    }
    if (!(value instanceof MethodInvocationTree call) || !(symbol instanceof MethodSymbol method)) {
      return false;
    }
    if (ApiFact.UNMODIFIABLE_VIEW.holdsFor(method)) {
      // Only the view holds the copy.
      return call.getArguments().get(0) instanceof NewClassTree copy
          && copy.getClassBody() == null
          && ApiFact.COPIES.holdsFor(
              ASTHelpers.getSymbol(copy.getIdentifier()).flatName().toString(), "<init>");
    }
    return ApiFact.UNMODIFIABLE.holdsFor(method);
  }

  private boolean isUnmodifiable(VarSymbol variable) {
    if (!ASTHelpers.isConsideredFinal(variable)) {
      return false;
    }
    if (!seen.add(variable)) {
      return true;
    }
    return variable.getKind() == ElementKind.PARAMETER ? isPassed(variable) : areAssigned(variable);
  }

  /** Whether all code that constructs an object of the class passes such a collection. */
  private boolean isPassed(VarSymbol parameter) {
    if (!(parameter.owner instanceof MethodSymbol constructor)
        || !constructor.isConstructor()
        || !constructor.isPrivate()
        || constructor.isVarArgs()
        || isCalledUnseen(constructor)) {
      return false;
    }
    return PassedArguments.allHave(
        parameter,
        constructor,
        CompilationIndex.of(state),
        (argument, call) -> isUnmodifiable(argument));
  }

  /**
   * Whether code that cannot be seen may run a private constructor: that of an anonymous subclass,
   * what an annotation generates, or a library that the annotations tell to construct objects.
   */
  private boolean isCalledUnseen(MethodSymbol constructor) {
    UnitIndex index = UnitIndex.of(state);
    return !index.subclasses(constructor.enclClass()).isEmpty()
        || REFLECTS_CONSTRUCTORS.stream().anyMatch(index::mentions)
        || !constructor.getAnnotationMirrors().isEmpty()
        || constructor.params().stream()
            .anyMatch(it -> !it.getAnnotationMirrors().isEmpty() && !NullableAnnotation.isOn(it))
        || index.declaration(constructor.enclClass()).filter(type -> !isGenerated(type)).isEmpty();
  }

  private boolean isGenerated(TreePath type) {
    return WrittenAnnotations.of(type, state).stream()
        .anyMatch(ApiFact.PROCESSES_ALL_FIELDS::isSimpleName);
  }
}
