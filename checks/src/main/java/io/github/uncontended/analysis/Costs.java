package io.github.uncontended.analysis;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
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
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/** Which expressions cost no more than the lambda that would put them off. */
final class Costs {
  /** How many calls deep bodies are looked into. */
  private static final int DEPTH = 3;

  /** Elements up to which an array or a collection is small. */
  private static final int SMALL = 16;

  /** Capacities up to which an empty collection or buffer is small. */
  private static final int SMALL_CAPACITY = 64;

  /** Methods of the JDK and Guava that read a field, compute a few instructions or wrap. */
  private static final ImmutableSetMultimap<String, String> CHEAP_METHODS =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("java.lang.CharSequence", "length", "charAt", "isEmpty")
          .putAll("java.lang.Class", "getName", "cast", "getClassLoader", "isInstance")
          .putAll("java.lang.ClassLoader", "getParent", "getSystemClassLoader")
          .putAll("java.lang.Enum", "name", "ordinal", "compareTo", "equals", "hashCode")
          .putAll("java.lang.Object", "getClass")
          .putAll(
              "java.lang.String", "length", "isEmpty", "charAt", "equals", "hashCode", "toString")
          .putAll(
              "java.lang.System",
              "currentTimeMillis",
              "identityHashCode",
              "lineSeparator",
              "nanoTime")
          .putAll(
              "java.lang.Thread",
              "currentThread",
              "getContextClassLoader",
              "getId",
              "getName",
              "threadId")
          .putAll("java.math.BigDecimal", "signum", "scale")
          .putAll("java.math.BigInteger", "signum", "valueOf")
          .putAll("java.nio.charset.Charset", "defaultCharset", "name")
          .putAll("java.time.ZoneOffset", "getId", "getTotalSeconds")
          .putAll("java.util.Collection", "size", "isEmpty")
          .putAll("java.util.Map", "size", "isEmpty")
          .putAll("java.util.Map$Entry", "getKey", "getValue")
          .putAll("java.util.List", "size", "isEmpty", "get")
          .putAll("java.util.ArrayList", "size", "isEmpty", "get")
          .putAll("java.util.Set", "size", "isEmpty")
          .putAll("java.util.HashMap", "size", "isEmpty")
          .putAll("java.util.HashSet", "size", "isEmpty")
          .putAll("java.util.Arrays", "asList")
          .putAll(
              "java.util.Collections",
              "emptyEnumeration",
              "emptyIterator",
              "emptyList",
              "emptyListIterator",
              "emptyMap",
              "emptyNavigableMap",
              "emptyNavigableSet",
              "emptySet",
              "emptySortedMap",
              "emptySortedSet",
              "singleton",
              "singletonList",
              "singletonMap",
              "unmodifiableCollection",
              "unmodifiableList",
              "unmodifiableMap",
              "unmodifiableSet")
          .putAll("java.util.Comparator", "naturalOrder", "reverseOrder")
          .putAll("java.util.EnumSet", "noneOf")
          .putAll("java.util.Locale", "getDefault")
          .putAll("java.util.Objects", "isNull", "nonNull", "requireNonNull", "requireNonNullElse")
          .putAll(
              "java.util.Optional",
              "empty",
              "get",
              "isEmpty",
              "isPresent",
              "of",
              "ofNullable",
              "orElse",
              "orElseThrow")
          .putAll("java.util.OptionalDouble", "empty", "of", "isPresent", "getAsDouble", "orElse")
          .putAll("java.util.OptionalInt", "empty", "of", "isPresent", "getAsInt", "orElse")
          .putAll("java.util.OptionalLong", "empty", "of", "isPresent", "getAsLong", "orElse")
          .putAll(
              "java.util.concurrent.CompletableFuture",
              "completedFuture",
              "completedStage",
              "failedFuture")
          .putAll("java.util.concurrent.ForkJoinPool", "commonPool")
          .putAll("java.util.function.Function", "identity")
          .putAll("java.util.function.UnaryOperator", "identity")
          .putAll("java.util.stream.DoubleStream", "empty")
          .putAll("java.util.stream.IntStream", "empty")
          .putAll("java.util.stream.LongStream", "empty")
          .putAll("java.util.stream.Stream", "empty")
          .putAll("com.google.common.base.MoreObjects", "firstNonNull")
          .putAll("com.google.common.base.Optional", "absent", "of", "fromNullable")
          .build();

  /** Names by which classes of any library give the value that stands for none. */
  private static final ImmutableSet<String> EMPTY_VALUES =
      ImmutableSet.of("absent", "getDefaultInstance", "none", "of", "unsorted");

  private static final ImmutableSet<String> COLLECTION_MAKERS =
      ImmutableSet.of(
          "com.google.common.collect.Lists",
          "com.google.common.collect.Maps",
          "com.google.common.collect.Queues",
          "com.google.common.collect.Sets");

  /** Types all of whose methods are arithmetic. */
  private static final ImmutableSet<String> ARITHMETIC =
      ImmutableSet.of("java.lang.Math", "java.lang.StrictMath", "java.util.concurrent.TimeUnit");

  private static final ImmutableSet<String> NOT_ARITHMETIC =
      ImmutableSet.of("random", "sleep", "timedJoin", "timedWait", "values", "valueOf");

  /** Values that are made by arithmetic, in 16 to 32 bytes. */
  private static final ImmutableSet<String> TIME_VALUES =
      ImmutableSet.of(
          "java.time.DayOfWeek",
          "java.time.Duration",
          "java.time.Instant",
          "java.time.LocalDate",
          "java.time.LocalDateTime",
          "java.time.LocalTime",
          "java.time.Month",
          "java.time.Period",
          "java.time.Year",
          "java.time.YearMonth");

  private static final ImmutableSet<String> BOXES =
      ImmutableSet.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short");

  /** Classes whose constructors without arguments, or with a small number, only allocate. */
  private static final ImmutableSet<String> SMALL_TYPES =
      ImmutableSet.of(
          "java.lang.Object",
          "java.lang.String",
          "java.lang.StringBuffer",
          "java.lang.StringBuilder",
          "java.util.ArrayDeque",
          "java.util.ArrayList",
          "java.util.BitSet",
          "java.util.HashMap",
          "java.util.HashSet",
          "java.util.Hashtable",
          "java.util.IdentityHashMap",
          "java.util.LinkedHashMap",
          "java.util.LinkedHashSet",
          "java.util.LinkedList",
          "java.util.PriorityQueue",
          "java.util.TreeMap",
          "java.util.TreeSet",
          "java.util.Vector",
          "java.util.concurrent.ConcurrentHashMap",
          "java.util.concurrent.ConcurrentLinkedDeque",
          "java.util.concurrent.ConcurrentLinkedQueue",
          "java.util.concurrent.CopyOnWriteArrayList",
          "java.util.concurrent.CopyOnWriteArraySet",
          "java.util.concurrent.CompletableFuture",
          "java.util.concurrent.LinkedBlockingQueue");

  /** Classes whose constructors keep their arguments and do nothing else. */
  private static final ImmutableSet<String> HOLDERS =
      ImmutableSet.of(
          "java.lang.ref.SoftReference",
          "java.lang.ref.WeakReference",
          "java.util.AbstractMap$SimpleEntry",
          "java.util.AbstractMap$SimpleImmutableEntry",
          "java.util.Date",
          "java.util.concurrent.atomic.AtomicBoolean",
          "java.util.concurrent.atomic.AtomicInteger",
          "java.util.concurrent.atomic.AtomicLong",
          "java.util.concurrent.atomic.AtomicReference");

  private final VisitorState state;
  private final Bodies bodies;

  Costs(VisitorState state) {
    this.state = state;
    this.bodies = new Bodies(state);
  }

  /** Whether an expression is cheap. */
  boolean isCheap(ExpressionTree expression) {
    return isCheap(expression, 0);
  }

  private boolean isCheap(ExpressionTree expression, int depth) {
    if (expression == null || ASTHelpers.constValue(expression) != null) {
      return true;
    }
    return switch (expression.getKind()) {
      case IDENTIFIER, NULL_LITERAL, LAMBDA_EXPRESSION -> true;
      case PARENTHESIZED -> isCheap(((ParenthesizedTree) expression).getExpression(), depth);
      case TYPE_CAST -> isCheap(((TypeCastTree) expression).getExpression(), depth);
      case INSTANCE_OF -> isCheap(((InstanceOfTree) expression).getExpression(), depth);
      case MEMBER_SELECT -> isCheap(((MemberSelectTree) expression).getExpression(), depth);
      case MEMBER_REFERENCE ->
          isCheap(((MemberReferenceTree) expression).getQualifierExpression(), depth);
      case ASSIGNMENT -> isCheap(((AssignmentTree) expression).getExpression(), depth);
      case ARRAY_ACCESS -> {
        ArrayAccessTree element = (ArrayAccessTree) expression;
        yield isCheap(element.getExpression(), depth) && isCheap(element.getIndex(), depth);
      }
      case CONDITIONAL_EXPRESSION -> {
        ConditionalExpressionTree either = (ConditionalExpressionTree) expression;
        yield isCheap(either.getCondition(), depth)
            && isCheap(either.getTrueExpression(), depth)
            && isCheap(either.getFalseExpression(), depth);
      }
      case METHOD_INVOCATION -> isCheapCall((MethodInvocationTree) expression, depth);
      case NEW_CLASS -> isCheapNew((NewClassTree) expression, depth);
      case NEW_ARRAY -> isSmall((NewArrayTree) expression, depth);
      default -> isCheapOperation(expression, depth);
    };
  }

  private boolean isCheapOperation(ExpressionTree expression, int depth) {
    if (expression instanceof BinaryTree binary) {
      return isCheap(binary.getLeftOperand(), depth) && isCheap(binary.getRightOperand(), depth);
    }
    if (expression instanceof UnaryTree unary) {
      return isCheap(unary.getExpression(), depth);
    }
    if (expression instanceof CompoundAssignmentTree assignment) {
      return isCheap(assignment.getVariable(), depth) && isCheap(assignment.getExpression(), depth);
    }
    // Primitive types, which class literals and array constructors select from.
    return expression instanceof LiteralTree || !isEvaluated(expression);
  }

  private static boolean isEvaluated(ExpressionTree expression) {
    return switch (expression.getKind()) {
      case PRIMITIVE_TYPE, ARRAY_TYPE, PARAMETERIZED_TYPE, ANNOTATED_TYPE -> false;
      default -> true;
    };
  }

  private boolean areCheap(List<? extends ExpressionTree> expressions, int depth) {
    return expressions.stream().allMatch(expression -> isCheap(expression, depth));
  }

  private boolean isSmall(NewArrayTree array, int depth) {
    long elements = 1;
    for (ExpressionTree dimension : array.getDimensions()) {
      Object size = ASTHelpers.constValue(dimension);
      if (!(size instanceof Number number)) {
        return false;
      }
      elements *= Math.max(0, number.intValue());
    }
    List<? extends ExpressionTree> values = array.getInitializers();
    return elements <= SMALL
        && (values == null || (values.size() <= SMALL && areCheap(values, depth)));
  }

  // Calls.

  private boolean isCheapCall(MethodInvocationTree call, int depth) {
    if (!(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (!isCheap(receiver, depth) || !areCheap(call.getArguments(), depth)) {
      return false;
    }
    if (depth < DEPTH && bodies.method(method).isPresent()) {
      return isTrivial(method, depth)
          && bodies.overriders(method).stream().allMatch(each -> isTrivial(each, depth));
    }
    return Bodies.isRecordAccessor(method)
        || (depth < DEPTH && isTrivialInEachConstant(method, depth))
        || isAutoValueGetter(method)
        || ClassFiles.isAccessor(method, state)
        || isKnownCheap(method, call.getArguments());
  }

  /** Whether a method is an enum's, abstract, and trivial in each of its constants. */
  private boolean isTrivialInEachConstant(MethodSymbol method, int depth) {
    if (method.enclClass().getKind() != ElementKind.ENUM) {
      return false;
    }
    List<MethodSymbol> overriders = bodies.overriders(method);
    return !overriders.isEmpty() && overriders.stream().allMatch(each -> isTrivial(each, depth));
  }

  /**
   * Whether a method in sight only returns something cheap that is there already. One that makes an
   * object or a string is no accessor, though what it does might be cheap at the call itself; one
   * that counts or assigns does more than its caller needs.
   */
  private boolean isTrivial(MethodSymbol method, int depth) {
    Optional<MethodTree> body = bodies.method(method);
    if (body.isEmpty() || (method.flags() & Flags.SYNCHRONIZED) != 0) {
      return false;
    }
    List<? extends StatementTree> statements = body.get().getBody().getStatements();
    return statements.size() == 1
        && statements.get(0) instanceof ReturnTree returned
        && returned.getExpression() != null
        && isCheap(returned.getExpression(), depth + 1)
        && !makes(returned.getExpression())
        && !Assignments.assigns(returned.getExpression());
  }

  private static boolean makes(ExpressionTree expression) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitNewClass(NewClassTree tree, Void unused) {
            return true;
          }

          @Override
          public Boolean visitNewArray(NewArrayTree tree, Void unused) {
            return true;
          }

          @Override
          public Boolean visitBinary(BinaryTree tree, Void unused) {
            boolean concatenates =
                tree.getKind() == Tree.Kind.PLUS
                    && !ASTHelpers.getType(tree).isPrimitive()
                    && ASTHelpers.constValue(tree) == null;
            return concatenates || reduce(super.visitBinary(tree, null), false);
          }

          @Override
          public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
            return false;
          }

          @Override
          public Boolean reduce(Boolean one, Boolean other) {
            return Boolean.TRUE.equals(one) || Boolean.TRUE.equals(other);
          }
        }.scan(expression, null));
  }

  private static boolean isAutoValueGetter(MethodSymbol method) {
    return (method.flags() & Flags.ABSTRACT) != 0
        && method.params().isEmpty()
        && method.owner.getRawAttributes().stream()
            .anyMatch(mirror -> mirror.type.tsym.getSimpleName().contentEquals("AutoValue"));
  }

  private static boolean isKnownCheap(
      MethodSymbol method, List<? extends ExpressionTree> arguments) {
    ClassSymbol owner = method.enclClass();
    String type = owner.flatName().toString();
    String name = method.name.toString();
    if (CHEAP_METHODS.containsEntry(type, name)) {
      return arguments.size() <= SMALL;
    }
    if (ASTHelpers.isStatic(method) && arguments.isEmpty() && givesNothing(type, name)) {
      return true;
    }
    if (ARITHMETIC.contains(type)) {
      return !NOT_ARITHMETIC.contains(name);
    }
    if (BOXES.contains(type)) {
      return isCheapOnBox(method, name, arguments);
    }
    if (type.startsWith("java.util.concurrent.atomic.")) {
      return name.equals("get") || name.endsWith("Value");
    }
    if (TIME_VALUES.contains(type)) {
      return isArithmeticOnTime(name);
    }
    if (type.equals("java.math.BigDecimal") && name.equals("valueOf")) {
      return method.params().head.type.hasTag(TypeTag.LONG);
    }
    return name.equals("of")
        && method.isStatic()
        && isFixedCollection(type)
        && arguments.size() <= 2
        && !copiesArray(method, arguments);
  }

  /** Whether a static method without arguments is named as one that gives an empty value. */
  private static boolean givesNothing(String type, String name) {
    return EMPTY_VALUES.contains(name)
        || name.startsWith("empty")
        || (COLLECTION_MAKERS.contains(type) && name.startsWith("new"));
  }

  private static boolean isFixedCollection(String type) {
    return switch (type) {
      case "java.util.List", "java.util.Set", "java.util.Map" -> true;
      default -> type.startsWith("com.google.common.collect.Immutable");
    };
  }

  /** Whether a variable-arity call gets an array, which the callee copies. */
  private static boolean copiesArray(
      MethodSymbol method, List<? extends ExpressionTree> arguments) {
    Type only = arguments.size() == 1 ? ASTHelpers.getType(arguments.get(0)) : null;
    return method.isVarArgs() && only != null && only.hasTag(TypeTag.ARRAY);
  }

  private static boolean isCheapOnBox(
      MethodSymbol method, String name, List<? extends ExpressionTree> arguments) {
    if (name.startsWith("parse") || name.equals("valueOf")) {
      return !method.params().isEmpty()
          && (method.params().head.type.isPrimitive()
              || method.owner.name.contentEquals("Boolean")
              || arguments.stream().allMatch(each -> ASTHelpers.constValue(each) != null));
    }
    return switch (name) {
      case "toString",
          "toBinaryString",
          "toHexString",
          "toOctalString",
          "decode",
          "getBoolean",
          "getInteger",
          "getLong",
          "getName",
          "codePointOf",
          "describeConstable" ->
          false;
      default -> true;
    };
  }

  private static boolean isArithmeticOnTime(String name) {
    if (name.startsWith("ofInstant")) {
      return false;
    }
    return name.startsWith("of")
        || name.startsWith("get")
        || name.startsWith("is")
        || (name.startsWith("to") && !name.equals("toString"));
  }

  // Allocations.

  private boolean isCheapNew(NewClassTree tree, int depth) {
    if (!areCheap(tree.getArguments(), depth)
        || !isCheap(tree.getEnclosingExpression(), depth)
        || !(((JCNewClass) tree).constructor instanceof MethodSymbol constructor)) {
      return false;
    }
    return isCheapConstructor(constructor, tree.getArguments(), depth);
  }

  private boolean isCheapConstructor(
      MethodSymbol constructor, List<? extends ExpressionTree> arguments, int depth) {
    ClassSymbol type = constructor.enclClass();
    Optional<MethodTree> body = depth < DEPTH ? bodies.method(constructor) : Optional.empty();
    if (body.isPresent()) {
      return bodies.type(type).filter(tree -> initializesCheaply(tree, depth)).isPresent()
          && body.get().getBody().getStatements().stream()
              .allMatch(statement -> onlyKeeps(statement, depth));
    }
    String name = type.flatName().toString();
    if (HOLDERS.contains(name)) {
      return true;
    }
    return SMALL_TYPES.contains(name) && arguments.stream().allMatch(Costs::isSmallNumber);
  }

  private static boolean isSmallNumber(ExpressionTree argument) {
    return ASTHelpers.constValue(argument) instanceof Number size
        && size.intValue() <= SMALL_CAPACITY;
  }

  private boolean initializesCheaply(ClassTree type, int depth) {
    for (Tree member : type.getMembers()) {
      if (member instanceof BlockTree block && !block.isStatic()) {
        return false;
      }
      if (member instanceof VariableTree field) {
        Symbol symbol = ASTHelpers.getSymbol((Tree) field);
        if (symbol != null
            && !ASTHelpers.isStatic(symbol)
            && (!isCheap(field.getInitializer(), depth + 1)
                || Assignments.assigns(field.getInitializer()))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Assignments of what is cheap to own fields, null checks, and other such constructors. */
  private boolean onlyKeeps(StatementTree statement, int depth) {
    if (!(statement instanceof ExpressionStatementTree wrapper)) {
      return false;
    }
    ExpressionTree expression = wrapper.getExpression();
    if (expression instanceof MethodInvocationTree call
        && ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol called
        && called.isConstructor()) {
      return areCheap(call.getArguments(), depth + 1)
          && (called.owner.flatName().contentEquals("java.lang.Record")
              || isCheapConstructor(called, call.getArguments(), depth + 1));
    }
    if (expression instanceof AssignmentTree assignment) {
      Tree field = assignment.getVariable();
      return Assignments.isOwn(field)
          && !ASTHelpers.isStatic(ASTHelpers.getSymbol(field))
          && isCheap(assignment.getExpression(), depth + 1)
          && !Assignments.assigns(assignment.getExpression());
    }
    return isCheap(expression, depth + 1) && !Assignments.assigns(expression);
  }
}
