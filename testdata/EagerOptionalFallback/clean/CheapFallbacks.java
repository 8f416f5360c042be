package testdata;

import com.google.common.base.MoreObjects;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.vavr.control.Option;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.slf4j.Logger;

/** A lambda would cost as much as the fallback. */
class CheapFallbacks {
  private static final String NAME = "name";
  private static final int BASE = 10;
  private final ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();
  private final String[] array = {"a"};
  private String field = "field";
  private int number;

  record Point(int x, int y) {}

  enum Color {
    RED
  }

  static final class Holder {
    private final String value;

    Holder(String value) {
      this.value = value;
    }

    String getValue() {
      return value;
    }

    Holder self() {
      return this;
    }
  }

  String getField() {
    return field;
  }

  int twice(int n) {
    return 2 * n;
  }

  Object reflected(
      Map<Object, Object> given,
      java.lang.reflect.Parameter parameter,
      java.lang.reflect.Field declared,
      java.lang.reflect.Method called) {
    return Arrays.asList(
        given.getOrDefault(parameter, parameter.getType()),
        given.getOrDefault(declared, declared.getName()),
        given.getOrDefault(called, called.getReturnType()));
  }

  List<String> strings(Optional<String> given, Holder holder, Point point, String text) {
    return Arrays.asList(
        given.orElse("literal"),
        given.orElse(null),
        given.orElse(NAME),
        given.orElse(CheapFallbacks.NAME + BASE),
        given.orElse(text),
        given.orElse((text)),
        given.orElse(field),
        given.orElse(this.field),
        given.orElse(array[0]),
        given.orElse(getField()),
        given.orElse(this.getField()),
        given.orElse(holder.getValue()),
        given.orElse(holder.self().getValue()),
        given.orElse(text.isEmpty() ? "empty" : text),
        given.orElse("a" + "b"),
        given.orElse(Color.RED.name()));
  }

  int numbers(OptionalInt n, OptionalLong l, OptionalDouble d, Point point, String text) {
    return n.orElse(0)
        + n.orElse(-1)
        + n.orElse(point.x())
        + n.orElse(point.y() + 1)
        + n.orElse(text.length())
        + n.orElse(number)
        + n.orElse(twice(3))
        + n.orElse(Math.max(1, number))
        + n.orElse(Color.RED.ordinal())
        + n.orElse(Integer.MAX_VALUE)
        + n.orElse(Integer.parseInt("12"))
        + (int) l.orElse(1L)
        + (int) l.orElse(TimeUnit.SECONDS.toMillis(1))
        + (int) d.orElse(Double.NaN);
  }

  void boxes(Optional<Integer> n, Optional<Long> l, Optional<Boolean> b, Optional<Character> c) {
    n.orElse(1);
    n.orElse(Integer.valueOf(number));
    l.orElse(1L);
    l.orElse(Long.valueOf(number));
    b.orElse(false);
    b.orElse(Boolean.TRUE);
    c.orElse('c');
  }

  void collections(
      Optional<List<String>> list,
      Optional<Set<String>> set,
      Optional<Map<String, String>> map,
      Optional<Collection<String>> collection,
      Optional<Stream<String>> stream) {
    list.orElse(List.of());
    list.orElse(Collections.emptyList());
    list.orElse(Collections.<String>emptyList());
    list.orElse(Collections.singletonList("one"));
    list.orElse(ImmutableList.of());
    list.orElse(new ArrayList<>());
    list.orElse(new ArrayList<String>());
    set.orElse(Set.of());
    set.orElse(Collections.emptySet());
    set.orElse(ImmutableSet.of());
    map.orElse(Map.of());
    map.orElse(Collections.emptyMap());
    map.orElse(ImmutableMap.of());
    map.orElse(new HashMap<>());
    collection.orElse(List.of());
    stream.orElse(Stream.empty());
  }

  void others(
      Optional<Object> object,
      Optional<Instant> instant,
      Optional<Duration> duration,
      Optional<Timestamp> timestamp,
      Optional<Optional<String>> optional,
      Optional<Holder> holder,
      Optional<Point> point) {
    object.orElse(new Object());
    object.orElse(this);
    object.orElse(CheapFallbacks.class);
    object.orElse(new int[0]);
    instant.orElse(Instant.EPOCH);
    duration.orElse(Duration.ofSeconds(1));
    timestamp.orElse(new Timestamp(System.currentTimeMillis()));
    optional.orElse(Optional.empty());
    holder.orElse(new Holder("small"));
    point.orElse(new Point(1, 2));
  }

  void ofLibraries(
      Optional<String> given,
      Optional<Object> object,
      com.google.common.net.HostAndPort host,
      io.vavr.Tuple1<String> tuple) {
    given.orElse(host.getHost());
    given.orElse(tuple._1());
    object.orElse(com.google.common.collect.Lists.newArrayList());
    object.orElse(com.google.common.base.Ticker.systemTicker());
    object.orElse(Option.none());
    object.orElse(java.util.EnumSet.noneOf(Color.class));
  }

  void otherMethods(
      com.google.common.base.Optional<String> guava, Option<String> vavr, String given) {
    guava.or("literal");
    guava.or(getField());
    vavr.getOrElse("literal");
    vavr.getOrElse(getField());
    Objects.requireNonNullElse(given, "literal");
    Objects.requireNonNullElse(given, getField());
    MoreObjects.firstNonNull(given, "literal");
    MoreObjects.firstNonNull(given, getField());
    map.getOrDefault(given, NAME);
    map.getOrDefault(given, getField());
    map.getOrDefault(given, List.of());
    map.getOrDefault(given.strip().repeat(3), null);
    map.getOrDefault(given, Boolean.toString(false));
    map.getOrDefault(given, Boolean.TRUE.toString());
  }

  String property(Optional<String> name, Logger logger) {
    return name.orElse(logger.getName());
  }
}
