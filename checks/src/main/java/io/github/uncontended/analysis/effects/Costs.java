package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.CheapMethods;
import io.github.uncontended.analysis.library.ClassFiles;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Initializers;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.ElementKind;

/** Which expressions are cheap: they cost no more than the lambda that would defer them. */
final class Costs {
  private static final Pattern PROPERTY = Pattern.compile("(?:get|is)\\p{Lu}");

  private final VisitorState state;
  private final Bodies bodies;

  Costs(VisitorState state) {
    this(state, new Bodies(state));
  }

  private Costs(VisitorState state, Bodies bodies) {
    this.state = state;
    this.bodies = bodies;
  }

  /** The costs in a body that the current code calls. */
  private Costs deeper() {
    return new Costs(state, bodies.atDepth(bodies.depth() + 1));
  }

  /** Whether an expression is cheap. */
  boolean isCheap(ExpressionTree expression) {
    if (expression == null || ASTHelpers.constValue(expression) != null) {
      return true;
    }
    return switch (expression.getKind()) {
      case IDENTIFIER, NULL_LITERAL, LAMBDA_EXPRESSION -> true;
      case PARENTHESIZED -> isCheap(((ParenthesizedTree) expression).getExpression());
      case TYPE_CAST -> isCheap(((TypeCastTree) expression).getExpression());
      case INSTANCE_OF -> isCheap(((InstanceOfTree) expression).getExpression());
      case MEMBER_SELECT -> isCheap(((MemberSelectTree) expression).getExpression());
      case MEMBER_REFERENCE -> isCheap(((MemberReferenceTree) expression).getQualifierExpression());
      case ASSIGNMENT -> isCheap(((AssignmentTree) expression).getExpression());
      case ARRAY_ACCESS -> {
        ArrayAccessTree element = (ArrayAccessTree) expression;
        yield isCheap(element.getExpression()) && isCheap(element.getIndex());
      }
      case CONDITIONAL_EXPRESSION -> {
        ConditionalExpressionTree either = (ConditionalExpressionTree) expression;
        yield isCheap(either.getCondition())
            && isCheap(either.getTrueExpression())
            && isCheap(either.getFalseExpression());
      }
      case METHOD_INVOCATION -> isCheapCall((MethodInvocationTree) expression);
      case NEW_CLASS -> isCheapNew((NewClassTree) expression);
      case NEW_ARRAY -> isSmall((NewArrayTree) expression);
      default -> isCheapOperation(expression);
    };
  }

  private boolean isCheapOperation(ExpressionTree expression) {
    if (expression instanceof BinaryTree binary) {
      return isCheap(binary.getLeftOperand()) && isCheap(binary.getRightOperand());
    }
    if (expression instanceof UnaryTree unary) {
      return isCheap(unary.getExpression());
    }
    if (expression instanceof CompoundAssignmentTree assignment) {
      return isCheap(assignment.getVariable()) && isCheap(assignment.getExpression());
    }
    // Types, as in class literals and array constructor references, are not evaluated.
    return expression instanceof LiteralTree || !isEvaluated(expression);
  }

  private static boolean isEvaluated(ExpressionTree expression) {
    return switch (expression.getKind()) {
      case PRIMITIVE_TYPE, ARRAY_TYPE, PARAMETERIZED_TYPE, ANNOTATED_TYPE -> false;
      default -> true;
    };
  }

  private boolean areCheap(List<? extends ExpressionTree> expressions) {
    return expressions.stream().allMatch(this::isCheap);
  }

  private boolean isSmall(NewArrayTree array) {
    long elements = 1;
    for (ExpressionTree dimension : array.getDimensions()) {
      Object size = ASTHelpers.constValue(dimension);
      if (!(size instanceof Number number)) {
        return false;
      }
      elements *= Math.max(0, number.intValue());
    }
    List<? extends ExpressionTree> values = array.getInitializers();
    return elements <= CheapMethods.SMALL
        && (values == null || (values.size() <= CheapMethods.SMALL && areCheap(values)));
  }

  // Calls.

  private boolean isCheapCall(MethodInvocationTree call) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (!isCheap(receiver) || !areCheap(call.getArguments())) {
      return false;
    }
    if (bodies.method(method).isPresent()) {
      return isFactory(method)
          || isGetFirst(method)
          || (isTrivial(method) && bodies.overriders(method).stream().allMatch(this::isTrivial));
    }
    return Expressions.isRecordAccessor(method)
        || isTrivialInEachSubclass(method)
        || isAutoValueGetter(method)
        || isProperty(method)
        || (!isOfJdk(method) && ClassFiles.isAccessor(method, state))
        || CheapMethods.contain(method, call.getArguments());
  }

  /**
   * Whether a method is abstract, and trivial in each constant of an enum or each subclass that the
   * compilation has. An interface that lambdas can implement has others.
   */
  private boolean isTrivialInEachSubclass(MethodSymbol method) {
    ClassSymbol type = method.enclClass();
    if ((method.flags() & Flags.ABSTRACT) == 0
        || !Bodies.isOfThisCompilation(type, state)
        || state.getTypes().isFunctionalInterface(type)) {
      return false;
    }
    List<MethodSymbol> overriders = CompilationIndex.of(state).overriders(method);
    return !overriders.isEmpty() && overriders.stream().allMatch(this::isTrivial);
  }

  /**
   * Whether a method is a trivial accessor: its body is available and only returns a cheap
   * expression that neither allocates nor writes a variable.
   */
  private boolean isTrivial(MethodSymbol method) {
    Optional<MethodTree> body = bodies.method(method);
    if (body.isEmpty() || (method.flags() & Flags.SYNCHRONIZED) != 0) {
      return false;
    }
    List<? extends StatementTree> statements = body.get().getBody().getStatements();
    return statements.size() == 1
        && statements.get(0) instanceof ReturnTree returned
        && returned.getExpression() != null
        && deeper().isCheap(returned.getExpression())
        && !allocates(returned.getExpression())
        && !Assignments.writesWhenEvaluated(returned.getExpression());
  }

  /** Whether a method is a static factory that only constructs an object which is cheap. */
  private boolean isFactory(MethodSymbol method) {
    return method.isStatic()
        && (method.flags() & Flags.SYNCHRONIZED) == 0
        && onlyStatement(method) instanceof ReturnTree returned
        && returned.getExpression() instanceof NewClassTree created
        && created.getClassBody() == null
        && deeper().isCheapNew(created)
        && !Assignments.writesWhenEvaluated(created);
  }

  private StatementTree onlyStatement(MethodSymbol method) {
    List<? extends StatementTree> statements =
        bodies.method(method).map(body -> body.getBody().getStatements()).orElse(List.of());
    return statements.size() == 1 ? statements.get(0) : null;
  }

  /**
   * Whether a method looks a key up in a map, and computes the value on a miss: {@code V v =
   * map.get(key); return v != null ? v : map.computeIfAbsent(key, function)}.
   */
  private boolean isGetFirst(MethodSymbol method) {
    List<? extends StatementTree> statements =
        bodies.method(method).map(body -> body.getBody().getStatements()).orElse(List.of());
    return statements.size() == 2
        && statements.get(0) instanceof VariableTree value
        && value.getInitializer() instanceof MethodInvocationTree get
        && isCallOn(get, method, "get")
        && statements.get(1) instanceof ReturnTree returned
        && returned.getExpression() instanceof ConditionalExpressionTree choice
        && choice.getFalseExpression() instanceof MethodInvocationTree compute
        && isCallOn(compute, method, "computeIfAbsent");
  }

  /** Whether a call is one of a map that is a parameter of a method. */
  private static boolean isCallOn(MethodInvocationTree call, MethodSymbol method, String name) {
    ExpressionTree map = ASTHelpers.getReceiver(call);
    return Expressions.simpleName(call.getMethodSelect()).equals(name)
        && map != null
        && method.params().contains(Symbols.of(map));
  }

  private static boolean allocates(ExpressionTree expression) {
    return Expressions.evaluates(
        expression,
        tree ->
            tree instanceof NewClassTree
                || tree instanceof NewArrayTree
                || (tree instanceof BinaryTree binary && concatenates(binary)));
  }

  private static boolean concatenates(BinaryTree tree) {
    return tree.getKind() == Tree.Kind.PLUS
        && !ASTHelpers.getType(tree).isPrimitive()
        && ASTHelpers.constValue(tree) == null;
  }

  /** Whether a class file may hold no code: those that javac has for an older release. */
  private static boolean isOfJdk(MethodSymbol method) {
    return method.enclClass().flatName().toString().startsWith("java");
  }

  private static boolean isAutoValueGetter(MethodSymbol method) {
    return (method.flags() & Flags.ABSTRACT) != 0
        && method.params().isEmpty()
        && method.owner.getRawAttributes().stream()
            .anyMatch(mirror -> mirror.type.tsym.getSimpleName().contentEquals("AutoValue"));
  }

  /**
   * Whether a method without a body is a getter of a text, number, constant or class by the
   * conventions of JavaBeans, in a library's interface: a field read in most implementations.
   */
  private boolean isProperty(MethodSymbol method) {
    if ((method.flags() & Flags.ABSTRACT) == 0
        || !method.params().isEmpty()
        || isOfJdk(method)
        || Bodies.isOfThisCompilation(method.enclClass(), state)
        || ApiFact.COSTLY.holdsFor(method)
        || !PROPERTY.matcher(method.name).lookingAt()) {
      return false;
    }
    Type type = state.getTypes().unboxedTypeOrType(method.getReturnType());
    return type.isPrimitive()
        || type.tsym.getKind() == ElementKind.ENUM
        || type.tsym == state.getSymtab().stringType.tsym
        || type.tsym == state.getSymtab().classType.tsym;
  }

  // Allocations.

  private boolean isCheapNew(NewClassTree tree) {
    if (!areCheap(tree.getArguments())
        || !isCheap(tree.getEnclosingExpression())
        || !(((JCNewClass) tree).constructor instanceof MethodSymbol constructor)) {
      return false;
    }
    return isCheapConstructor(constructor, tree.getArguments());
  }

  private boolean isCheapConstructor(
      MethodSymbol constructor, List<? extends ExpressionTree> arguments) {
    ClassSymbol type = constructor.enclClass();
    Optional<MethodTree> body = bodies.method(constructor);
    if (body.isPresent()) {
      return bodies.type(type).filter(this::initializesCheaply).isPresent()
          && body.get().getBody().getStatements().stream().allMatch(this::onlyStores);
    }
    return CheapMethods.containConstructor(constructor, arguments)
        || keepsArguments(type, arguments)
        || (bodies.type(type).isEmpty() && ClassFiles.onlyStoresConstants(constructor, state));
  }

  /**
   * Whether a constructor of another library is taken to keep what it is given, as those of most
   * classes for values do. One without arguments may build whatever there is to configure.
   */
  private boolean keepsArguments(ClassSymbol type, List<? extends ExpressionTree> arguments) {
    return !arguments.isEmpty() && bodies.type(type).isEmpty() && !LibraryCalls.areKnown(type);
  }

  private boolean initializesCheaply(ClassTree type) {
    return Initializers.ofInstances(type).stream()
        .allMatch(
            member ->
                member instanceof VariableTree field
                    && deeper().isCheap(field.getInitializer())
                    && !Assignments.writesWhenEvaluated(field.getInitializer()));
  }

  /** Whether a statement of a constructor only stores cheap values in fields or checks them. */
  private boolean onlyStores(StatementTree statement) {
    if (!(statement instanceof ExpressionStatementTree wrapper)) {
      return false;
    }
    ExpressionTree expression = wrapper.getExpression();
    if (expression instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol called
        && called.isConstructor()) {
      return deeper().areCheap(call.getArguments())
          && (called.owner.flatName().contentEquals("java.lang.Record")
              || deeper().isCheapConstructor(called, call.getArguments()));
    }
    if (expression instanceof AssignmentTree assignment) {
      Tree field = assignment.getVariable();
      return Assignments.isOwn(field)
          && Symbols.of(field) instanceof VarSymbol assigned
          && !assigned.isStatic()
          && deeper().isCheap(assignment.getExpression())
          && !Assignments.writesWhenEvaluated(assignment.getExpression());
    }
    return deeper().isCheap(expression) && !Assignments.writesWhenEvaluated(expression);
  }
}
