package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.collections.StreamPipeline;
import io.github.uncontended.analysis.effects.Effects;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.effects.Permission;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.MemberChange;
import io.github.uncontended.edit.SourceStyle;
import io.github.uncontended.edit.TypeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The loop that does what a stream does: the same elements in the same order, up to the same
 * element, with the same calls and exceptions. The stream is the value of a {@code return}
 * statement; for a truth value, also that of a variable that may be assigned again; for {@code
 * forEach}, it is a statement of its own.
 *
 * @param fix the edit
 * @param keepsBehaviour whether the loop is the same; the body may change the collection while it
 *     is traversed, which a loop notices at another time
 */
public record StreamLoop(Fix fix, Permission keepsBehaviour) {
  private static final ImmutableSet<String> TRUTHS =
      ImmutableSet.of("allMatch", "anyMatch", "noneMatch");

  private static final ImmutableSet<String> LOOPS =
      ImmutableSet.<String>builder().addAll(TRUTHS).add("findFirst", "forEach").build();

  /** The loop for a stream whose terminal operation {@code state}'s path leads to. */
  public static Optional<StreamLoop> of(StreamPipeline pipeline, VisitorState state) {
    ImmutableList<LambdaExpressionTree> lambdas = pipeline.filters();
    TreePath statement = state.getPath().getParentPath();
    LoopLayout layout = LoopLayout.of(statement, state).orElse(null);
    if (layout == null || obstacleOf(pipeline, state).isPresent()) {
      return Optional.empty();
    }
    // The methods of the lambdas go away.
    Fix.Builder fix = Fix.builder().changeMember(MemberChange.ofLambdas(state));
    Optional<String> header = header(pipeline, lambdas, fix, state);
    Optional<StreamLoopBody> body = StreamLoopBody.of(pipeline, lambdas, fix, state);
    if (header.isEmpty() || body.isEmpty()) {
      return Optional.empty();
    }
    String step = SourceStyle.of(state).indent();
    StreamLoopBody parts = body.get();
    List<String> lines = new ArrayList<>(parts.before());
    lines.add(header.get());
    parts.test().ifPresent(test -> lines.add(step + test));
    String inner = parts.test().isPresent() ? step + step : step;
    parts.inner().forEach(each -> lines.add(inner + each));
    parts.test().ifPresent(test -> lines.add(step + "}"));
    lines.add("}");
    lines.addAll(parts.after());
    fix.replace(layout.from(), layout.to(), layout.text(lines, state));
    return Optional.of(new StreamLoop(fix.build(), sameTraversal(pipeline, lambdas, state)));
  }

  private static boolean isWhole(TreePath path, StreamPipeline pipeline, VisitorState state) {
    Tree statement = path.getLeaf();
    if (pipeline.terminalName().equals("forEach")) {
      return statement instanceof ExpressionStatementTree;
    }
    return statement instanceof ReturnTree
        || (statement instanceof VariableTree variable
            && variable.getInitializer() == pipeline.terminal()
            && TRUTHS.contains(pipeline.terminalName())
            && ReassignableVariable.is(ASTHelpers.getSymbol(variable), state)
            && StatementContext.isOnlyLocalOfDeclaration(variable, path));
  }

  /** Why a loop cannot be where the stream is. */
  private static String whyNotWhole(TreePath statement, StreamPipeline pipeline) {
    if (statement.getLeaf() instanceof VariableTree variable
        && variable.getInitializer() == pipeline.terminal()) {
      if (!StatementContext.isOnlyLocalOfDeclaration(variable, statement)) {
        return "its variable is a field, or is not the only one of its declaration";
      }
      return TRUTHS.contains(pipeline.terminalName())
          ? "a loop would assign the variable again, which is final or used in a lambda or class"
          : "for a variable, a loop is known for truth values only";
    }
    return statement.getLeaf() instanceof AssignmentTree
            && statement.getParentPath().getLeaf() instanceof ExpressionStatementTree
        ? "a loop would change the variable before an element is tested, which may fail"
        : "its value is part of another expression or statement, which a loop cannot be";
  }

  /** Why there is no loop, as a sentence with a leading space. */
  public static String obstacle(StreamPipeline pipeline, VisitorState state) {
    String why =
        obstacleOf(pipeline, state)
            .orElseGet(
                () ->
                    LoopLayout.of(state.getPath().getParentPath(), state).isEmpty()
                        ? "its statement shares lines with other code or a comment"
                        : "the code of its lambdas may mean something else in a loop");
    return " No fix is offered: " + why + ".";
  }

  private static Optional<String> obstacleOf(StreamPipeline pipeline, VisitorState state) {
    ImmutableList<LambdaExpressionTree> lambdas = pipeline.filters();
    TreePath path = state.getPath().getParentPath();
    String why = null;
    if (!LOOPS.contains(pipeline.terminalName())) {
      why = "no exact loop is known for " + pipeline.terminalName();
    } else if (lambdas.isEmpty()) {
      why =
          "its operations are not all filters by lambdas with an expression and one parameter name";
    } else if (pipeline.isPart()) {
      why = "it traverses a part of the array";
    } else if (!isWhole(path, pipeline, state)) {
      why = whyNotWhole(path, pipeline);
    } else if (Source.hasPosition(path.getLeaf(), state)
        && hasComment(path.getLeaf(), lambdas, state)) {
      why = "it would lose the comment in the statement";
    } else if (lambdas.stream().anyMatch(StreamLoop::assignsParameter)) {
      why = "a lambda assigns its parameter, of which each lambda has its own copy";
    } else if (pipeline.terminalName().equals("findFirst") && isInLambda(path)) {
      why = "the type of the lambda around it may be inferred from its value";
    } else if (lambdas.size() > 1 && lambdas.stream().anyMatch(StreamLoop::bindsVariable)) {
      why = "a lambda declares a variable in a pattern";
    } else if (elementType(pipeline, state) == null) {
      why = "the type of its source is raw";
    }
    return Optional.ofNullable(why);
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
          return target != null && Symbols.of(ASTHelpers.stripParentheses(target)) == parameter;
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
      if (appendsText(lambda.getBody(), there)) {
        continue;
      }
      Effects.Result effect = Effects.of((ExpressionTree) lambda.getBody(), there);
      if (effect.verdict().compareTo(Verdict.UNLIKELY) > 0) {
        return Permission.no(
            "runs a lambda that is not proven to leave the collection unchanged: the lambda "
                + effect.reason());
      }
    }
    return Permission.proven();
  }

  /** Whether code only appends texts to a builder, which no collection holds its elements in. */
  private static boolean appendsText(Tree tree, VisitorState state) {
    return tree instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("append")
        && AppendChain.isBuilder(ASTHelpers.getType(select.getExpression()))
        && (Symbols.of(select.getExpression()) instanceof VarSymbol
            || appendsText(select.getExpression(), state))
        && call.getArguments().stream().allMatch(it -> isText(it, state));
  }

  private static boolean isText(ExpressionTree value, VisitorState state) {
    Type type = ASTHelpers.getType(value);
    return (type.isPrimitive() || ASTHelpers.isSameType(type, state.getSymtab().stringType, state))
        && Effects.of(value, state).verdict().compareTo(Verdict.UNLIKELY) <= 0;
  }

  private static boolean isSnapshot(ExpressionTree source) {
    return ASTHelpers.getType(source)
        .tsym
        .getQualifiedName()
        .toString()
        .startsWith("java.util.concurrent.CopyOnWriteArray");
  }
}
