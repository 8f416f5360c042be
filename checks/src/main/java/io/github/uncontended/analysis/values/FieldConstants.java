package io.github.uncontended.analysis.values;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.RegexCall;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.PassedArguments;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The possible values of a final field, if all of them are string constants.
 *
 * <p>Values are followed through conditional expressions, other final fields and the parameters of
 * private constructors and methods. The compilation has to declare all of them: the value of {@code
 * File.pathSeparator} is unknown.
 */
public final class FieldConstants {
  private final CompilationIndex index;
  private final ImmutableSet.Builder<String> values = ImmutableSet.builder();
  private final Set<VarSymbol> seen = new HashSet<>();

  private FieldConstants(VisitorState state) {
    this.index = CompilationIndex.of(state);
  }

  /** The possible values of a final field; empty if one of them is unknown. */
  public static Optional<ImmutableSet<String>> strings(VarSymbol field, VisitorState state) {
    FieldConstants constants = new FieldConstants(state);
    if (!constants.addVariable(field)) {
      return Optional.empty();
    }
    return Optional.of(constants.values.build()).filter(found -> !found.isEmpty());
  }

  /**
   * Whether a regular expression is in a final field. For the methods of {@code String}, all its
   * possible values have to be known, and to need a pattern.
   */
  public static boolean areExpressions(RegexCall regex, VisitorState state) {
    if (!(Symbols.of(regex.regex()) instanceof VarSymbol field)
        || !Expressions.isField(field)
        || !ASTHelpers.isConsideredFinal(field)) {
      return false;
    }
    return regex.kind() == RegexCall.Kind.COMPILE
        || regex.kind() == RegexCall.Kind.PATTERN_MATCHES
        || strings(field, state).filter(regex::compilesEach).isPresent();
  }

  private boolean addVariable(VarSymbol variable) {
    if (!seen.add(variable)) {
      return true;
    }
    if (!ASTHelpers.isConsideredFinal(variable)) {
      return false;
    }
    return Expressions.isField(variable) ? addField(variable) : addParameter(variable);
  }

  private boolean addField(VarSymbol field) {
    if (!(index.declaration(field).map(TreePath::getLeaf).orElse(null)
        instanceof VariableTree declared)) {
      return false;
    }
    List<ExpressionTree> assigned = new ArrayList<>();
    if (declared.getInitializer() != null) {
      assigned.add(declared.getInitializer());
    }
    for (TreePath use : index.uses(field)) {
      Assignments.assignment(use)
          .ifPresent(path -> assigned.add(((AssignmentTree) path.getLeaf()).getExpression()));
    }
    return !assigned.isEmpty() && assigned.stream().allMatch(this::add);
  }

  private boolean addParameter(VarSymbol variable) {
    if (!(variable.owner instanceof MethodSymbol method)
        || !method.isPrivate()
        || method.isVarArgs()) {
      return false;
    }
    return PassedArguments.allHave(variable, method, index, (argument, call) -> add(argument));
  }

  private boolean add(ExpressionTree expression) {
    ExpressionTree value = ASTHelpers.stripParentheses(expression);
    String constant = ASTHelpers.constValue(value, String.class);
    if (constant != null) {
      values.add(constant);
      return true;
    }
    if (value instanceof ConditionalExpressionTree choice) {
      return add(choice.getTrueExpression()) && add(choice.getFalseExpression());
    }
    return Symbols.of(value) instanceof VarSymbol variable && addVariable(variable);
  }
}
