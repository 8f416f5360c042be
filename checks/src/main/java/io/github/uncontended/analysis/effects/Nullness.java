package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.effects.EffectAnalysis.Entry;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.MaybeNull;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.values.NullableAnnotation;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Which expressions of a body show a sign that their value can be null: the literal, a variable
 * that is assigned null or compared with it, an annotation, a field that is never assigned, results
 * of methods that are known to return null, variables that are assigned them, and elements where
 * the unit stores null in a container. Other values are assumed not to be null.
 */
final class Nullness {
  private final EffectAnalysis analysis;
  private final Bodies bodies;
  private final Freshness values;
  private final Guards guards;
  private final MethodSymbol method;
  private final Set<VarSymbol> nullParameters;
  private final IdentityHashMap<ExpressionTree, Boolean> known = new IdentityHashMap<>();
  private final Set<VarSymbol> visiting = new HashSet<>();

  Nullness(
      EffectAnalysis analysis,
      Bodies bodies,
      Freshness values,
      Guards guards,
      MethodSymbol method,
      Set<VarSymbol> nullParameters) {
    this.analysis = analysis;
    this.bodies = bodies;
    this.values = values;
    this.guards = guards;
    this.method = method;
    this.nullParameters = nullParameters;
  }

  /** Whether there is a sign that the value of an expression can be null. */
  boolean mayBeNull(ExpressionTree expression) {
    ExpressionTree tree = ASTHelpers.stripParentheses(expression);
    if (ASTHelpers.constValue(tree) != null) {
      return false;
    }
    if (Expressions.isNull(tree)) {
      return true;
    }
    return switch (tree.getKind()) {
      case TYPE_CAST -> mayBeNull(((TypeCastTree) tree).getExpression());
      case ASSIGNMENT -> mayBeNull(((AssignmentTree) tree).getExpression());
      case CONDITIONAL_EXPRESSION -> {
        ConditionalExpressionTree either = (ConditionalExpressionTree) tree;
        boolean[] found = new boolean[1];
        guards.where(
            either.getCondition(), true, () -> found[0] |= mayBeNull(either.getTrueExpression()));
        guards.where(
            either.getCondition(), false, () -> found[0] |= mayBeNull(either.getFalseExpression()));
        yield found[0];
      }
      case SWITCH_EXPRESSION ->
          PossibleValues.results((SwitchExpressionTree) tree).stream().anyMatch(this::mayBeNull);
      case IDENTIFIER, MEMBER_SELECT ->
          Symbols.of(tree) instanceof VarSymbol variable && mayBeNull(variable, tree);
      case METHOD_INVOCATION -> mayReturnNull((MethodInvocationTree) tree);
      case ARRAY_ACCESS -> analysis.nulls().storesNull();
      default -> false;
    };
  }

  private boolean mayBeNull(VarSymbol variable, ExpressionTree use) {
    if (variable.type.isPrimitive()
        || (use instanceof MemberSelectTree select && select.getIdentifier().contentEquals("class"))
        || isThis(variable)
        || guards.isNotNull(variable, use)) {
      return false;
    }
    if (nullParameters.contains(variable)
        || analysis.nulls().isNullable(variable)
        || NullableAnnotation.isOn(variable)) {
      return true;
    }
    if (variable.owner != method && new NullFlow(analysis.state()).reaches(variable)) {
      return true;
    }
    if (variable.owner.kind == Kind.TYP) {
      return isNullField(variable);
    }
    if (!visiting.add(variable)) {
      return false;
    }
    List<ExpressionTree> assigned = values.values(variable);
    boolean found =
        (assigned.isEmpty() ? Assignments.values(variable, analysis.state()) : assigned)
            .stream().anyMatch(this::mayBeNull);
    visiting.remove(variable);
    return found;
  }

  private boolean isNullField(VarSymbol field) {
    Map<VarSymbol, Boolean> fields = analysis.nulls().nullFields;
    Boolean answer = fields.get(field);
    if (answer == null) {
      // Until the values are known, a field that is assigned itself adds nothing.
      fields.put(field, false);
      answer = isUnassigned(field) || isAssignedNull(field);
      fields.put(field, answer);
    }
    return answer;
  }

  /** Whether a value that the unit assigns to a field may be null, whatever is known here. */
  private boolean isAssignedNull(VarSymbol field) {
    Nullness anywhere = new Nullness(analysis, bodies, values, new Guards(), null, Set.of());
    return Assignments.values(field, analysis.state()).stream().anyMatch(anywhere::mayBeNull);
  }

  /** Whether code may read a field before it is assigned for the first time. */
  private boolean isUnassigned(VarSymbol field) {
    return !field.isEnum() && new FirstAssignment(analysis, bodies).mayFollowRead(field);
  }

  private static boolean isThis(VarSymbol variable) {
    return variable.name.contentEquals("this") || variable.name.contentEquals("super");
  }

  private boolean mayReturnNull(MethodInvocationTree tree) {
    Boolean answer = known.get(tree);
    if (answer == null) {
      answer = computeMayReturnNull(tree);
      known.put(tree, answer);
    }
    return answer;
  }

  private boolean computeMayReturnNull(MethodInvocationTree tree) {
    if (!(Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method)
        || method.getReturnType().isPrimitive()) {
      return false;
    }
    if (NullableAnnotation.isOn(method) || isNullElsewhere(method)) {
      return true;
    }
    return bodies
        .method(method)
        .map(body -> analysis.interpret(values.entry(tree, method, body), body).returnsNull())
        .orElseGet(
            () ->
                MaybeNull.isResultOf(method)
                    || isNullElement(method)
                    || isNullComponent(method)
                    || (ApiFact.RETURNS_FALLBACK.isInherited(method)
                        && tree.getArguments().stream().anyMatch(this::mayBeNull)));
  }

  /** Whether a body or function that overrides a method of the application may return null. */
  private boolean isNullElsewhere(MethodSymbol method) {
    CompilationIndex index = CompilationIndex.of(analysis.state());
    return ASTHelpers.methodCanBeOverridden(method)
        && index.declares(method.enclClass())
        && (new NullFlow(analysis.state()).reaches(method)
            || index.overriders(method).stream().anyMatch(this::returnsNull));
  }

  private boolean returnsNull(MethodSymbol method) {
    return bodies
        .method(method)
        .map(body -> analysis.interpret(Entry.ofAny(method), body).returnsNull())
        .orElse(false);
  }

  /** Whether a method may return an element of a container in which the unit stores null. */
  private boolean isNullElement(MethodSymbol method) {
    return analysis.nulls().storesNull()
        && ((MethodSymbol) method.baseSymbol()).getReturnType().hasTag(TypeTag.TYPEVAR);
  }

  /** Whether a method is the implicit accessor of a component of a record that may be null. */
  private boolean isNullComponent(MethodSymbol method) {
    if (method.owner.getKind() != ElementKind.RECORD || !method.params().isEmpty()) {
      return false;
    }
    for (Symbol member : method.enclClass().members().getSymbolsByName(method.name)) {
      if (member instanceof VarSymbol field
          && (analysis.nulls().isNullable(field)
              || new NullFlow(analysis.state()).reaches(field))) {
        return true;
      }
    }
    return false;
  }
}
