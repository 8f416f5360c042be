package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A sequential stream of a collection or an array in memory, from its source to its terminal
 * operation, in one expression.
 *
 * @param source the collection or the array
 * @param isArray whether the source is an array
 * @param isPart whether the stream is only of a range of the array
 * @param operations the intermediate operations and, last, the terminal one
 */
public record StreamPipeline(
    ExpressionTree source,
    boolean isArray,
    boolean isPart,
    ImmutableList<MethodInvocationTree> operations) {
  /** A pipeline with more operations is no loop of a few lines. */
  private static final int MAX_OPERATIONS = 4;

  private static final String STREAMS = "java.util.stream.";

  /** The operations that end a pipeline and run it. */
  public static final ImmutableSet<String> TERMINAL =
      ImmutableSet.of(
          "allMatch",
          "anyMatch",
          "average",
          "collect",
          "count",
          "findAny",
          "findFirst",
          "forEach",
          "forEachOrdered",
          "max",
          "min",
          "noneMatch",
          "reduce",
          "sum",
          "summaryStatistics",
          "toArray",
          "toList");

  private static final Supplier<Type> BASE_STREAM =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.stream.BaseStream"));

  private static final Supplier<Type> COLLECTION =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Collection"));

  /** The pipeline that a call ends; empty for other calls, and for long and parallel pipelines. */
  public static Optional<StreamPipeline> endedBy(MethodInvocationTree call, VisitorState state) {
    if (!isOperation(call)
        || !TERMINAL.contains(Expressions.simpleName(call.getMethodSelect()))
        || isStream(ASTHelpers.getType(call), state)) {
      return Optional.empty();
    }
    Deque<MethodInvocationTree> operations = new ArrayDeque<>();
    ExpressionTree at = call;
    while (at instanceof MethodInvocationTree operation && isOperation(operation)) {
      String name = Expressions.simpleName(operation.getMethodSelect());
      if (name.equals("parallel") || operations.size() == MAX_OPERATIONS) {
        return Optional.empty();
      }
      operations.addFirst(operation);
      at = receiver(operation);
    }
    return at instanceof MethodInvocationTree creation
        ? of(creation, ImmutableList.copyOf(operations), state)
        : Optional.empty();
  }

  private static Optional<StreamPipeline> of(
      MethodInvocationTree creation,
      ImmutableList<MethodInvocationTree> operations,
      VisitorState state) {
    if (!(Symbols.of(creation.getMethodSelect()) instanceof MethodSymbol method)
        || !method.name.contentEquals("stream")) {
      return Optional.empty();
    }
    if (method.owner.getQualifiedName().contentEquals("java.util.Arrays")) {
      List<? extends ExpressionTree> arguments = creation.getArguments();
      return Optional.of(
          new StreamPipeline(
              arguments.get(0), /* isArray= */ true, arguments.size() > 1, operations));
    }
    ExpressionTree source = receiver(creation);
    return source != null
            && creation.getArguments().isEmpty()
            && !Expressions.isSuper(source)
            && ASTHelpers.isSubtype(ASTHelpers.getType(source), COLLECTION.get(state), state)
        ? Optional.of(
            new StreamPipeline(source, /* isArray= */ false, /* isPart= */ false, operations))
        : Optional.empty();
  }

  /** Whether a call is an operation of a stream, by the class that declares it. */
  private static boolean isOperation(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && !method.isStatic()
        && method.owner.getQualifiedName().toString().startsWith(STREAMS);
  }

  private static boolean isStream(Type type, VisitorState state) {
    return type != null && ASTHelpers.isSubtype(type, BASE_STREAM.get(state), state);
  }

  private static ExpressionTree receiver(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? ASTHelpers.stripParentheses(select.getExpression())
        : null;
  }

  /** The terminal operation. */
  public MethodInvocationTree terminal() {
    return operations.get(operations.size() - 1);
  }

  /** The name of the terminal operation. */
  public String terminalName() {
    return Expressions.simpleName(terminal().getMethodSelect());
  }

  /**
   * The lambdas of the operations if each has one, with an expression as its body and one parameter
   * of the same name, and all but the last are those of {@code filter}; none otherwise.
   */
  public ImmutableList<LambdaExpressionTree> filters() {
    ImmutableList.Builder<LambdaExpressionTree> lambdas = ImmutableList.builder();
    for (MethodInvocationTree operation : operations) {
      List<? extends ExpressionTree> arguments = operation.getArguments();
      if (operation == terminal() && arguments.isEmpty()) {
        continue;
      }
      if (arguments.size() != 1
          || !(arguments.get(0) instanceof LambdaExpressionTree lambda)
          || lambda.getBodyKind() != LambdaExpressionTree.BodyKind.EXPRESSION
          || lambda.getParameters().size() != 1
          || (operation != terminal()
              && !Expressions.simpleName(operation.getMethodSelect()).equals("filter"))) {
        return ImmutableList.of();
      }
      lambdas.add(lambda);
    }
    ImmutableList<LambdaExpressionTree> all = lambdas.build();
    return all.stream().map(StreamPipeline::parameter).distinct().count() <= 1
        ? all
        : ImmutableList.of();
  }

  private static String parameter(LambdaExpressionTree lambda) {
    return lambda.getParameters().get(0).getName().toString();
  }
}
