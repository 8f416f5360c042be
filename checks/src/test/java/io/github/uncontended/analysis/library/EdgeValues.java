package io.github.uncontended.analysis.library;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.LocalDate;
import java.time.Month;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/**
 * The edge values that {@link FactsHoldTest} calls methods of the JDK with: empty, negative,
 * extreme and malformed ones, and values of unrelated types. None of them reads a file or the
 * network, and each object is fresh, so that one call cannot affect the next.
 */
final class EdgeValues {
  /** Creates a value. */
  @FunctionalInterface
  interface Source {
    Object get() throws Exception;
  }

  /**
   * A value of the pool.
   *
   * @param hasNullElement whether it is a container, array or stream with a null element
   */
  record Value(Source source, boolean hasNullElement) {}

  private static final Value NULL = new Value(() -> null, false);

  /** Values of primitive types that are safe to allocate by. */
  private static final ImmutableMap<Class<?>, ImmutableList<Object>> SMALL =
      ImmutableMap.<Class<?>, ImmutableList<Object>>builder()
          .put(boolean.class, ImmutableList.of(true, false))
          .put(byte.class, ImmutableList.of((byte) 0, (byte) -1, Byte.MAX_VALUE))
          .put(char.class, ImmutableList.of('\0', 'a', 'Z', '0', '(', '%', '\uD800'))
          .put(short.class, ImmutableList.of((short) 0, (short) -1, Short.MAX_VALUE))
          .put(int.class, ImmutableList.of(0, 1, -1, 2, 7, 31, 64, 1000))
          .put(long.class, ImmutableList.of(0L, 1L, -1L, 5L, 1000L))
          .put(float.class, ImmutableList.of(0f, 1.5f, -3f, Float.NaN))
          .put(double.class, ImmutableList.of(0d, -0d, 1.5, -3d, Double.NaN))
          .build();

  /** Further values, which a method that takes a size may not survive. */
  private static final ImmutableMap<Class<?>, ImmutableList<Object>> EXTREME =
      ImmutableMap.of(
          int.class,
          ImmutableList.of(100_000, Integer.MIN_VALUE, Integer.MAX_VALUE),
          long.class,
          ImmutableList.of(1L << 40, Long.MIN_VALUE, Long.MAX_VALUE),
          float.class,
          ImmutableList.of(Float.MAX_VALUE, Float.NEGATIVE_INFINITY),
          double.class,
          ImmutableList.of(Double.MAX_VALUE, Double.POSITIVE_INFINITY));

  private final ImmutableList<Value> pool = SampleObjects.all();
  private final Map<Class<?>, ImmutableList<Value>> byType = new HashMap<>();

  /** The values of a type, other than null. */
  ImmutableList<Value> of(Class<?> type) {
    ImmutableList<Value> known = byType.get(type);
    if (known == null) {
      known = find(type);
      byType.put(type, known);
    }
    return known;
  }

  /**
   * The values of a parameter's type, with null where that is one.
   *
   * @param extreme whether to include the least and greatest numbers
   */
  ImmutableList<Value> arguments(Class<?> type, boolean extreme) {
    ImmutableList.Builder<Value> values = ImmutableList.builder();
    if (type.isPrimitive()) {
      SMALL.get(type).forEach(each -> values.add(constant(each)));
      if (extreme) {
        EXTREME.getOrDefault(type, ImmutableList.of()).forEach(each -> values.add(constant(each)));
      }
      return values.build();
    }
    return values.addAll(of(type)).add(NULL).build();
  }

  private ImmutableList<Value> find(Class<?> type) {
    ImmutableList.Builder<Value> values = ImmutableList.builder();
    if (type.isEnum()) {
      Stream.of(type.getEnumConstants()).forEach(each -> values.add(constant(each)));
      return values.build();
    }
    if (type == Object.class) {
      return Stream.<Source>of(
              () -> "s",
              () -> 1,
              () -> 2.5,
              () -> 'c',
              () -> Month.MAY,
              () -> new int[1],
              () -> List.of("a"),
              () -> Map.entry("a", 1),
              () -> LocalDate.EPOCH,
              Object::new)
          .map(source -> new Value(source, false))
          .collect(ImmutableList.toImmutableList());
    }
    if (isFunction(type)) {
      values.add(new Value(() -> function(type), false));
    }
    for (Value value : pool) {
      if (type.isInstance(get(value))) {
        values.add(value);
      }
    }
    if (type.isArray()) {
      addArrays(type.getComponentType(), values);
    }
    return values.build();
  }

  private void addArrays(Class<?> component, ImmutableList.Builder<Value> values) {
    values.add(new Value(() -> Array.newInstance(component, 0), false));
    values.add(new Value(() -> Array.newInstance(component, 3), !component.isPrimitive()));
    ImmutableList<Value> elements = component.isPrimitive() ? ImmutableList.of() : of(component);
    if (!elements.isEmpty()) {
      Value first = elements.get(0);
      Value last = elements.get(elements.size() - 1);
      values.add(
          new Value(
              () -> {
                Object array = Array.newInstance(component, 2);
                Array.set(array, 0, get(first));
                Array.set(array, 1, get(last));
                return array;
              },
              false));
    }
  }

  /** Creates a value. */
  static Object get(Value value) {
    try {
      return value.source().get();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static Value constant(Object value) {
    return new Value(() -> value, false);
  }

  private static boolean isFunction(Class<?> type) {
    return type == Comparator.class
        || type == Runnable.class
        || type == Callable.class
        || (type.isInterface() && type.getName().startsWith("java.util.function."));
  }

  /** A function that returns its first argument where it can, and a constant elsewhere. */
  private static Object function(Class<?> type) {
    return Proxy.newProxyInstance(
        EdgeValues.class.getClassLoader(),
        new Class<?>[] {type},
        (proxy, method, arguments) -> {
          if (method.getDeclaringClass() == Object.class) {
            return switch (method.getName()) {
              case "equals" -> proxy == arguments[0];
              case "hashCode" -> 1;
              default -> "function";
            };
          }
          return method.isDefault()
              ? InvocationHandler.invokeDefault(proxy, method, arguments)
              : result(method, arguments);
        });
  }

  private static Object result(Method method, Object[] arguments) {
    Class<?> type = method.getReturnType();
    if (type == void.class) {
      return null;
    }
    if (type.isPrimitive()) {
      return SMALL.get(type).get(0);
    }
    return arguments == null || arguments[0] == null ? "result" : arguments[0];
  }

  /** The state of an object as text, as far as its {@code toString} shows it. */
  static String snapshot(Object value) {
    if (value == null || !value.getClass().isArray()) {
      return String.valueOf(value);
    }
    StringJoiner text = new StringJoiner(", ", "[", "]");
    for (int i = 0; i < Array.getLength(value); i++) {
      text.add(snapshot(Array.get(value, i)));
    }
    return text.toString();
  }
}
