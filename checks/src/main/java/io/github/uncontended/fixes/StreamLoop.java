package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.collections.StreamPipeline;
import io.github.uncontended.analysis.effects.Effects;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.effects.Permission;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import io.github.uncontended.edit.SourceStyle;
import io.github.uncontended.edit.TypeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * The loop that does what a stream does: the same elements in the same order, up to the same
 * element, with the same calls and exceptions. The stream is the value of a {@code return}
 * statement, or, for {@code forEach}, a statement of its own.
 *
 * @param fix the edit
 * @param keepsBehaviour whether the loop is the same; the body may change the collection while it
 *     is traversed, which a loop notices at another time
 */
public record StreamLoop(Fix fix, Permission keepsBehaviour) {
  /** The loop for a stream whose terminal operation {@code state}'s path leads to. */
  public static Optional<StreamLoop> of(StreamPipeline pipeline, VisitorState state) {
    ImmutableList<LambdaExpressionTree> lambdas = pipeline.filters();
    TreePath statement = state.getPath().getParentPath();
    if (lambdas.isEmpty()
        || pipeline.isPart()
        || !(statement.getParentPath().getLeaf() instanceof BlockTree)
        || !isWhole(statement.getLeaf(), pipeline)
        || !Source.hasPosition(statement.getLeaf(), state)
        || !Source.startsLine(Source.start(statement.getLeaf()), state)
        || hasComment(statement.getLeaf(), lambdas, state)
        || lambdas.stream().anyMatch(StreamLoop::assignsParameter)
        || (pipeline.terminalName().equals("findFirst") && isInLambda(statement))
        || (lambdas.size() > 1 && lambdas.stream().anyMatch(StreamLoop::bindsVariable))) {
      return Optional.empty();
    }
    // The methods of the lambdas go away.
    Fix.Builder fix = Fix.builder().changeMembers(ElementKind.METHOD);
    Optional<String> header = header(pipeline, lambdas, fix, state);
    Optional<List<String>> body = body(pipeline, lambdas, fix, state);
    if (header.isEmpty() || body.isEmpty()) {
      return Optional.empty();
    }
    int start = Source.start(statement.getLeaf());
    String indent = Source.indentAt(start, state);
    String step = SourceStyle.of(state).indent();
    String separator = Source.lineSeparator(state) + indent;
    List<String> lines = new ArrayList<>();
    lines.add(header.get());
    List<String> rest = body.get();
    boolean tests = rest.get(0).startsWith("if (");
    lines.add(step + rest.get(0));
    if (tests) {
      lines.add(step + step + rest.get(1));
      lines.add(step + "}");
    }
    lines.add("}");
    lines.addAll(rest.subList(tests ? 2 : 1, rest.size()));
    fix.replace(start, state.getEndPosition(statement.getLeaf()), String.join(separator, lines));
    return Optional.of(new StreamLoop(fix.build(), sameTraversal(pipeline, lambdas, state)));
  }

  private static boolean isWhole(Tree statement, StreamPipeline pipeline) {
    return pipeline.terminalName().equals("forEach")
        ? statement instanceof ExpressionStatementTree
        : statement instanceof ReturnTree;
  }

  /** Whether a loop would lose a comment of the statement. */
  public static boolean losesComment(StreamPipeline pipeline, VisitorState state) {
    Tree statement = state.getPath().getParentPath().getLeaf();
    return isWhole(statement, pipeline)
        && !pipeline.isPart()
        && Source.hasPosition(statement, state)
        && hasComment(statement, pipeline.filters(), state);
  }

  /** Whether a comment is outside of the bodies of the lambdas. */
  private static boolean hasComment(
      Tree statement, ImmutableList<LambdaExpressionTree> lambdas, VisitorState state) {
    int from = Source.start(statement);
    for (LambdaExpressionTree lambda : lambdas) {
      if (Source.hasComment(from, Source.start(lambda.getBody()), state)) {
        return true;
      }
      from = state.getEndPosition(lambda.getBody());
    }
    return Source.hasComment(from, state.getEndPosition(statement), state);
  }

  private static boolean bindsVariable(LambdaExpressionTree lambda) {
    return Expressions.contains(lambda.getBody(), BindingPatternTree.class::isInstance);
  }

  /** Whether a lambda changes its parameter, of which each lambda has its own copy. */
  private static boolean assignsParameter(LambdaExpressionTree lambda) {
    Symbol parameter = ASTHelpers.getSymbol(lambda.getParameters().get(0));
    return Expressions.contains(
        lambda.getBody(),
        part -> {
          ExpressionTree target = Assignments.target(part);
          return target != null
              && ASTHelpers.getSymbol(ASTHelpers.stripParentheses(target)) == parameter;
        });
  }

  /**
   * Whether a {@code return} statement is a lambda's: javac may infer the type of the whole call
   * around it from the type of the value, which {@code Optional.empty()} does not have.
   */
  private static boolean isInLambda(TreePath statement) {
    for (Tree around : statement) {
      if (around instanceof LambdaExpressionTree) {
        return true;
      }
      if (around instanceof MethodTree) {
        return false;
      }
    }
    return false;
  }

  private static Optional<String> header(
      StreamPipeline pipeline,
      ImmutableList<LambdaExpressionTree> lambdas,
      Fix.Builder fix,
      VisitorState state) {
    Type element = elementType(pipeline, state);
    VariableTree parameter = lambdas.get(0).getParameters().get(0);
    return element == null || !lambdas.stream().allMatch(it -> takes(it, element, state))
        ? Optional.empty()
        : TypeNames.of(element, fix, state.getPath(), state)
            .map(
                type ->
                    "for ("
                        + type
                        + " "
                        + parameter.getName()
                        + " : "
                        + Source.of(pipeline.source(), state)
                        + ") {");
  }

  /** Whether the parameter of a lambda has the type of the elements, which decides overloads. */
  private static boolean takes(LambdaExpressionTree lambda, Type element, VisitorState state) {
    Type parameter = ASTHelpers.getType(lambda.getParameters().get(0));
    return parameter != null
        && state.getTypes().isSameType(state.getTypes().cvarUpperBound(parameter), element);
  }

  /** The type of the elements; null for those of raw types. */
  private static Type elementType(StreamPipeline pipeline, VisitorState state) {
    Types types = state.getTypes();
    Type source = ASTHelpers.getType(pipeline.source());
    if (pipeline.isArray()) {
      return types.elemtype(source);
    }
    Type iterable =
        types.asSuper(
            types.skipTypeVars(types.capture(source), false), state.getSymtab().iterableType.tsym);
    return iterable == null || iterable.getTypeArguments().isEmpty()
        ? null
        : types.cvarUpperBound(iterable.getTypeArguments().head);
  }

  /**
   * The statement in the loop, with a test around it if there is one, and what follows the loop.
   */
  private static Optional<List<String>> body(
      StreamPipeline pipeline,
      ImmutableList<LambdaExpressionTree> lambdas,
      Fix.Builder fix,
      VisitorState state) {
    String name = pipeline.terminalName();
    boolean endsWithLambda = !name.equals("findFirst");
    List<String> conditions = new ArrayList<>();
    int filters = endsWithLambda ? lambdas.size() - 1 : lambdas.size();
    int tests = name.equals("forEach") ? filters : lambdas.size();
    if (lambdas.subList(0, tests).stream()
        .anyMatch(it -> PossibleValues.areInferred(it.getBody()))) {
      return Optional.empty();
    }
    for (LambdaExpressionTree filter : lambdas.subList(0, filters)) {
      conditions.add(
          condition(filter, filters > 1 || (endsWithLambda && !name.equals("forEach")), state));
    }
    LambdaExpressionTree last = lambdas.get(lambdas.size() - 1);
    String element = lambdas.get(0).getParameters().get(0).getName().toString();
    switch (name) {
      case "anyMatch", "noneMatch" -> {
        conditions.add(condition(last, filters > 0, state));
        boolean any = name.equals("anyMatch");
        return Optional.of(
            List.of(test(conditions), "return " + any + ";", "return " + !any + ";"));
      }
      case "allMatch" -> {
        conditions.add(negated(last, state));
        return Optional.of(List.of(test(conditions), "return false;", "return true;"));
      }
      case "findFirst" -> {
        Type result = ASTHelpers.getType(pipeline.terminal());
        if (!result.tsym.getQualifiedName().contentEquals("java.util.Optional")) {
          return Optional.empty();
        }
        String optional = Imports.nameOf("java.util.Optional", fix, state.getPath(), state);
        return Optional.of(
            List.of(
                test(conditions),
                "return " + optional + ".of(" + element + ");",
                "return " + optional + ".empty();"));
      }
      case "forEach" -> {
        String statement = Source.of(last.getBody(), state) + ";";
        return Optional.of(
            conditions.isEmpty() ? List.of(statement) : List.of(test(conditions), statement));
      }
      default -> {
        return Optional.empty();
      }
    }
  }

  private static String test(List<String> conditions) {
    return "if (" + String.join(" && ", conditions) + ") {";
  }

  private static String condition(
      LambdaExpressionTree lambda, boolean isOperand, VisitorState state) {
    ExpressionTree body = (ExpressionTree) lambda.getBody();
    String code = Source.of(body, state);
    return isOperand && bindsLooser(body) ? "(" + code + ")" : code;
  }

  private static String negated(LambdaExpressionTree lambda, VisitorState state) {
    ExpressionTree body = (ExpressionTree) lambda.getBody();
    if (body.getKind() == Kind.LOGICAL_COMPLEMENT) {
      return Source.of(((UnaryTree) body).getExpression(), state);
    }
    return switch (body.getKind()) {
      case IDENTIFIER, MEMBER_SELECT, METHOD_INVOCATION, PARENTHESIZED, BOOLEAN_LITERAL ->
          "!" + Source.of(body, state);
      default -> "!(" + Source.of(body, state) + ")";
    };
  }

  /** Whether an expression binds looser than {@code &&}. */
  private static boolean bindsLooser(ExpressionTree expression) {
    return switch (expression.getKind()) {
      case CONDITIONAL_OR, CONDITIONAL_EXPRESSION, ASSIGNMENT, LAMBDA_EXPRESSION -> true;
      case AND_ASSIGNMENT, OR_ASSIGNMENT, XOR_ASSIGNMENT -> true;
      default -> false;
    };
  }

  /**
   * Whether nothing in the lambdas can change the collection. An array, and a snapshot, may change
   * meanwhile: a stream reads its elements one by one, as a loop does.
   */
  private static Permission sameTraversal(
      StreamPipeline pipeline, ImmutableList<LambdaExpressionTree> lambdas, VisitorState state) {
    if (pipeline.isArray() || isSnapshot(pipeline.source())) {
      return Permission.proven();
    }
    Type source = ASTHelpers.getType(pipeline.source());
    if (!source.tsym.getQualifiedName().toString().startsWith("java.util.")
        || CompilationIndex.of(state).declaresSubtypeOf(source)) {
      return Permission.no("traverses a collection whose class may have streams of its own");
    }
    for (LambdaExpressionTree lambda : lambdas) {
      VisitorState there = state.withPath(new TreePath(state.getPath(), lambda));
      Effects.Result effect = Effects.of((ExpressionTree) lambda.getBody(), there);
      if (effect.verdict().compareTo(Verdict.UNLIKELY) > 0) {
        return Permission.no("may change the collection: it " + effect.reason());
      }
    }
    return Permission.proven();
  }

  private static boolean isSnapshot(ExpressionTree source) {
    return ASTHelpers.getType(source)
        .tsym
        .getQualifiedName()
        .toString()
        .startsWith("java.util.concurrent.CopyOnWriteArray");
  }
}
