package io.github.uncontended.analysis.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.model.JavacElements;
import io.github.uncontended.analysis.library.EdgeValues.Value;
import io.github.uncontended.testing.Probe;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Calls the methods and constructors of the JDK that {@code effects.tsv} lists as pure with {@link
 * EdgeValues}, and compares what happens with the other facts of the table: a method that throws,
 * returns null, or changes its receiver or an argument needs a row that says so.
 *
 * <p>The conditions under which an exception or null needs no row are those of {@code LibraryCalls}
 * and {@code Nullness}, which read the facts.
 */
final class FactsHoldTest {
  /** Calls per method, beyond which the combinations of values are sampled. */
  private static final int MAX_CALLS = 150;

  /** Rows whose methods are not called, with the reason. */
  private static final ImmutableMap<String, String> NOT_CALLED =
      ImmutableMap.of(
          "java.lang.Class cast *",
          "newer JDKs take its exception for a wrong argument of the reflective call");

  /** A method as javac and as reflection see it. */
  private record Api(String row, MethodSymbol symbol, Executable executable) {
    boolean isConstructor() {
      return executable instanceof Constructor;
    }

    boolean hasReceiver() {
      return !isConstructor() && !symbol.isStatic();
    }

    String name() {
      return symbol.enclClass().flatName() + "#" + symbol;
    }
  }

  /** One call: the values that it is given, created for it. */
  private static final class Call {
    private final boolean hasNullElement;
    private final Object target;
    private final Object[] arguments;

    /**
     * Creates the values.
     *
     * @param receiver null for a static method or a constructor
     */
    Call(Value receiver, List<Value> values) {
      hasNullElement =
          (receiver != null && receiver.hasNullElement())
              || values.stream().anyMatch(Value::hasNullElement);
      target = receiver == null ? null : EdgeValues.get(receiver);
      arguments = values.stream().map(EdgeValues::get).toArray();
    }

    boolean passesNull() {
      return Arrays.asList(arguments).contains(null);
    }

    boolean passesNullLast() {
      return arguments[arguments.length - 1] == null;
    }

    @Override
    public String toString() {
      return EdgeValues.snapshot(target) + " " + EdgeValues.snapshot(arguments);
    }
  }

  private final VisitorState state =
      Iterables.getOnlyElement(
              Probe.in("class Probed { static void probe(String s, int i) { probe(\"\", 1); } }"))
          .state();
  private final JavacElements elements = JavacElements.instance(state.context);
  private final EdgeValues edgeValues = new EdgeValues();

  /** The first call of each method that contradicts the table, by what it contradicts. */
  private final TreeMap<String, String> contradictions = new TreeMap<>();

  /** The rows of which a method has been called. */
  private final Set<String> called = new TreeSet<>();

  @Test
  void pureMethodsDoOnlyWhatTheTableSays() throws ReflectiveOperationException {
    Set<String> rows = new TreeSet<>();
    for (String line : lines()) {
      List<String> columns = Splitter.on('\t').splitToList(line);
      if (columns.size() == 7
          && columns.get(3).equals(ApiFact.PURE.word())
          && columns.get(6).equals("jdk")) {
        String row = columns.get(0) + " " + columns.get(1) + " " + columns.get(2);
        ImmutableList<Api> methods = methods(row, columns.get(0), columns.get(1), columns.get(2));
        if (!methods.isEmpty() && !NOT_CALLED.containsKey(row)) {
          rows.add(row);
          for (Api method : methods) {
            check(method);
          }
        }
      }
    }
    StringJoiner found = new StringJoiner("\n");
    contradictions.forEach((what, call) -> found.add(what + ", as for " + call));
    assertEquals("", found.toString());
    rows.removeAll(called);
    assertEquals(ImmutableSet.of(), rows, "pure, but not called");
  }

  private static ImmutableList<String> lines() {
    try (InputStream in = FactTable.class.getResourceAsStream(FactFile.EFFECTS.fileName())) {
      return ImmutableList.copyOf(
          new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // Methods.

  /** The public methods of a row that the running JDK has, and that the table takes for pure. */
  private ImmutableList<Api> methods(String row, String owner, String name, String descriptor) {
    Class<?> type;
    try {
      type = Class.forName(owner);
    } catch (ClassNotFoundException e) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Api> found = ImmutableList.builder();
    for (Symbol member : elements.getTypeElement(type.getCanonicalName()).members().getSymbols()) {
      if (member instanceof MethodSymbol method
          && method.name.contentEquals(name)
          && (method.flags() & (Flags.PUBLIC | Flags.SYNTHETIC)) == Flags.PUBLIC
          && isPure(method)) {
        Executable executable = executable(type, method);
        if (executable != null
            && (descriptor.equals("*") || descriptor.equals(descriptor(executable)))) {
          found.add(new Api(row, method, executable));
        }
      }
    }
    return found.build();
  }

  private static boolean isPure(MethodSymbol method) {
    return method.isConstructor()
        ? ApiFact.PURE.holdsFor(method) && !ApiFact.EFFECT.holdsFor(method)
        : Stream.of(ApiFact.EFFECT, ApiFact.WRITES_FIRST_ARGUMENT, ApiFact.FILLS_ARGUMENT)
            .noneMatch(fact -> fact.isInherited(method));
  }

  /** The same method for reflection; null if it cannot be called. */
  private Executable executable(Class<?> type, MethodSymbol method) {
    List<String> parameters = new ArrayList<>();
    for (Type parameter : state.getTypes().erasure(method.type).getParameterTypes()) {
      parameters.add(parameter.toString());
    }
    Class<?> owner = type;
    if (!Modifier.isPublic(type.getModifiers())) {
      ImmutableList<Value> instances = edgeValues.of(type);
      if (instances.isEmpty()) {
        return null;
      }
      // Inherited by a public class.
      owner = EdgeValues.get(instances.get(0)).getClass();
    }
    if (method.isConstructor()) {
      return Modifier.isAbstract(owner.getModifiers())
          ? null
          : find(owner.getConstructors(), parameters);
    }
    Method[] named =
        Stream.of(owner.getMethods())
            .filter(each -> method.name.contentEquals(each.getName()))
            .sorted((a, b) -> Boolean.compare(a.isBridge(), b.isBridge()))
            .toArray(Method[]::new);
    return find(named, parameters);
  }

  private static Executable find(Executable[] candidates, List<String> parameters) {
    for (Executable candidate : candidates) {
      if (Stream.of(candidate.getParameterTypes())
          .map(Class::getCanonicalName)
          .toList()
          .equals(parameters)) {
        return candidate;
      }
    }
    return null;
  }

  private static String descriptor(Executable executable) {
    StringBuilder text = new StringBuilder("(");
    for (Class<?> parameter : executable.getParameterTypes()) {
      text.append(parameter.descriptorString());
    }
    Class<?> result = executable instanceof Method method ? method.getReturnType() : void.class;
    return text.append(')').append(result.descriptorString()).toString();
  }

  // Calls.

  private void check(Api method) throws ReflectiveOperationException {
    List<ImmutableList<Value>> choices = new ArrayList<>();
    if (method.hasReceiver()) {
      choices.add(edgeValues.of(method.executable().getDeclaringClass()));
    }
    boolean extreme = !ApiFact.THROWS.isInherited(method.symbol());
    for (Class<?> parameter : method.executable().getParameterTypes()) {
      choices.add(edgeValues.arguments(parameter, extreme));
    }
    long combinations = 1;
    for (ImmutableList<Value> each : choices) {
      combinations = Math.min(combinations * each.size(), 1L << 40);
    }
    Random random = new Random(method.name().hashCode());
    for (long i = 0; i < Math.min(combinations, MAX_CALLS); i++) {
      long rest = combinations <= MAX_CALLS ? i : random.nextLong(combinations);
      List<Value> chosen = new ArrayList<>();
      for (ImmutableList<Value> each : choices) {
        chosen.add(each.get((int) (rest % each.size())));
        rest /= each.size();
      }
      Value receiver = method.hasReceiver() ? chosen.remove(0) : null;
      called.add(method.row());
      call(method, new Call(receiver, chosen));
    }
  }

  private void call(Api method, Call call) throws ReflectiveOperationException {
    String before = call.toString();
    try {
      Object result =
          method.executable() instanceof Method called
              ? called.invoke(call.target, call.arguments)
              : ((Constructor<?>) method.executable()).newInstance(call.arguments);
      if (result == null && !isVoid(method) && !mayReturnNull(method.symbol(), call)) {
        contradictions.putIfAbsent(method.name() + " returns null", before);
      }
    } catch (InvocationTargetException e) {
      if (!mayThrow(method, call, e.getCause())) {
        contradictions.putIfAbsent(
            method.name() + " throws " + e.getCause().getClass().getName(), before);
      }
      return;
    }
    if (!call.toString().equals(before) && !ApiFact.READS_REORDER.isInherited(method.symbol())) {
      contradictions.putIfAbsent(method.name() + " has a side effect", before);
    }
  }

  private static boolean isVoid(Api method) {
    return method.symbol().getReturnType().hasTag(TypeTag.VOID);
  }

  private static boolean mayReturnNull(MethodSymbol method, Call call) {
    return ApiFact.MAY_RETURN_NULL.isInherited(method)
        || (ApiFact.RETURNS_FALLBACK.isInherited(method) && call.passesNull())
        || (method.getReturnType().hasTag(TypeTag.TYPEVAR) && call.hasNullElement);
  }

  private static boolean mayThrow(Api method, Call call, Throwable exception) {
    MethodSymbol symbol = method.symbol();
    if (ApiFact.THROWS.isInherited(symbol)) {
      Class<?>[] declared = method.executable().getExceptionTypes();
      if (declared.length == 0 || Stream.of(declared).anyMatch(it -> it.isInstance(exception))) {
        return true;
      }
    }
    if (exception instanceof NullPointerException) {
      return (call.passesNull() && !ApiFact.ACCEPTS_NULL.isInherited(symbol))
          || (symbol.isVarArgs() && call.passesNullLast())
          || (call.hasNullElement && !ApiFact.ACCEPTS_NULL_ELEMENTS.isInherited(symbol));
    }
    return exception instanceof ClassCastException
        && (usesFragile(symbol, call) || hasTypeArguments(method));
  }

  /**
   * Whether the types of a method's parameters say more than the classes by which {@link
   * EdgeValues} chooses, so that javac might reject a call that is made here.
   */
  private static boolean hasTypeArguments(Api method) {
    return Stream.of(method.executable().getGenericParameterTypes())
        .anyMatch(type -> !(type instanceof Class) && isRestricted(type, method.hasReceiver()));
  }

  /**
   * Whether a type stands for less than any type of objects.
   *
   * @param hasReceiver whether an object determines the type variables of its class
   */
  private static boolean isRestricted(java.lang.reflect.Type type, boolean hasReceiver) {
    if (type instanceof TypeVariable<?> variable) {
      return (hasReceiver && variable.getGenericDeclaration() instanceof Class)
          || variable.getBounds()[0] != Object.class;
    }
    if (type instanceof WildcardType wildcard) {
      return Stream.of(wildcard.getLowerBounds()).anyMatch(it -> isRestricted(it, hasReceiver))
          || isRestricted(wildcard.getUpperBounds()[0], hasReceiver);
    }
    if (type instanceof GenericArrayType array) {
      return isRestricted(array.getGenericComponentType(), hasReceiver);
    }
    return type instanceof ParameterizedType generic
        ? Stream.of(generic.getActualTypeArguments()).anyMatch(it -> isRestricted(it, hasReceiver))
        : type != Object.class;
  }

  /** Whether a call has an object each of whose methods counts as one that may throw. */
  private static boolean usesFragile(MethodSymbol method, Call call) {
    return (!method.isStatic() && isFragile(call.target))
        || Stream.of(call.arguments).anyMatch(FactsHoldTest::isFragile);
  }

  private static boolean isFragile(Object value) {
    Set<String> types = new LinkedHashSet<>();
    if (value != null) {
      addSupertypes(value.getClass(), types);
    }
    return ApiFact.FRAGILE.holdsForAny(types);
  }

  private static void addSupertypes(Class<?> type, Set<String> types) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      types.add(each.getName());
      for (Class<?> parent : each.getInterfaces()) {
        addSupertypes(parent, types);
      }
    }
  }
}
