package io.github.uncontended.analysis.library;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import java.util.List;

/**
 * Methods and constructors of the JDK, Guava and the like that are known to cost next to nothing.
 */
public final class CheapMethods {
  /** Elements up to which an array or a collection is small. */
  public static final int SMALL = 16;

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
          .putAll(
              "java.lang.reflect.Field", "getDeclaringClass", "getModifiers", "getName", "getType")
          .putAll(
              "java.lang.reflect.Method",
              "getDeclaringClass",
              "getModifiers",
              "getName",
              "getReturnType")
          .putAll("java.lang.reflect.Parameter", "getModifiers", "getType")
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

  private CheapMethods() {}

  /** Whether calling a method costs next to nothing, its arguments apart. */
  public static boolean contain(MethodSymbol method, List<? extends ExpressionTree> arguments) {
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
    if (KnownTypes.BOXES.contains(type)) {
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
        || (KnownTypes.COLLECTION_MAKERS.contains(type) && name.startsWith("new"));
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

  /** Whether a constructor only allocates little, or keeps its arguments. */
  public static boolean containConstructor(
      ClassSymbol type, List<? extends ExpressionTree> arguments) {
    String name = type.flatName().toString();
    return HOLDERS.contains(name)
        || (SMALL_TYPES.contains(name) && arguments.stream().allMatch(CheapMethods::isSmallNumber));
  }

  private static boolean isSmallNumber(ExpressionTree argument) {
    return ASTHelpers.constValue(argument) instanceof Number size
        && size.intValue() <= SMALL_CAPACITY;
  }
}
