package io.github.uncontended.analysis.effects;

import org.junit.jupiter.api.Test;

/** Which methods of libraries cost no more than a lambda. */
final class ExternalCostsTest {
  @Test
  void values() {
    EffectTable.check(
        """
        String name;
        Map<String, String> map;
        void m(String s, Object o, int n, Color c, Optional<String> opt, AtomicInteger at) {
          probe("cheap", c.name());
          probe("cheap", Color.RED.ordinal());
          probe("work", Color.values());
          probe("work", Color.valueOf(s));
          probe("cheap", s.length());
          probe("work", s.trim());
          probe("cheap", Optional.empty());
          probe("cheap", Optional.of(s));
          probe("cheap", opt.isPresent());
          probe("work", opt.map(String::trim));
          probe("cheap", Integer.valueOf(n));
          probe("work", Integer.valueOf(s));
          probe("cheap", Integer.valueOf("1"));
          probe("work", Integer.parseInt(s));
          probe("cheap", Integer.parseInt("1"));
          probe("cheap", Boolean.parseBoolean(s));
          probe("work", Integer.toString(n));
          probe("cheap", Integer.compare(n, n));
          probe("cheap", Character.isDigit('c'));
          probe("cheap", Math.max(n, 1));
          probe("work", Math.random());
          probe("cheap", TimeUnit.SECONDS.toMillis(n));
          probe("cheap", at.get());
          probe("cheap", at.intValue());
          probe("work", at.incrementAndGet());
          probe("cheap", System.nanoTime());
          probe("work", System.getProperty(s));
          probe("cheap", Thread.currentThread());
          probe("cheap", o.getClass());
          probe("work", o.toString());
          probe("work", o.hashCode());
          probe("cheap", Duration.ofSeconds(5));
          probe("cheap", Duration.ZERO.toMillis());
          probe("work", Duration.ZERO.toString());
          probe("work", Instant.now());
          probe("work", LocalDate.ofInstant(null, null));
          probe("cheap", LocalDate.MIN.getYear());
          probe("cheap", LocalDate.MIN.isLeapYear());
          probe("work", LocalDate.MIN.plusDays(1));
          probe("cheap", BigDecimal.valueOf(1L));
          probe("work", BigDecimal.valueOf(1.5));
          probe("cheap", Stream.empty());
          probe("work", Stream.of(s));
          probe("cheap", CompletableFuture.completedFuture(s));
          probe("cheap", Locale.getDefault());
          probe("work", String.format("%s", s));
          probe("work", UUID.randomUUID());
        }
        enum Color { RED }
        """,
        EffectTable::cost);
  }

  @Test
  void collections() {
    EffectTable.check(
        """
        Map<String, String> map;
        List<String> list;
        void m(String s, Color[] cs) {
          probe("cheap", List.of());
          probe("cheap", List.of(s));
          probe("cheap", List.of(s, s));
          probe("work", List.of(s, s, s));
          probe("work", List.of(cs));
          probe("work", List.of(work()));
          probe("cheap", Set.of());
          probe("cheap", EnumSet.noneOf(Color.class));
          probe("cheap", Comparator.naturalOrder());
          probe("cheap", Thread.currentThread().getContextClassLoader());
          probe("cheap", io.vavr.collection.List.empty());
          probe("cheap", io.vavr.control.Option.none());
          probe("work", io.vavr.control.Option.of(s));
          probe("cheap", com.google.common.collect.Lists.newArrayList());
          probe("work", com.google.common.collect.Lists.newArrayList(s));
          probe("work", com.google.common.collect.Lists.reverse(list));
          probe("cheap", java.util.Spliterators.emptySpliterator());
          probe("cheap", Map.of());
          probe("cheap", Map.of(s, s));
          probe("work", Map.of(s, s, s, s));
          probe("work", List.copyOf(list));
          probe("cheap", Collections.emptyList());
          probe("cheap", Collections.singletonList(s));
          probe("work", Collections.nCopies(3, s));
          probe("cheap", Arrays.asList(s, s));
          probe("cheap", Arrays.asList(cs));
          probe("cheap", list.size());
          probe("cheap", map.isEmpty());
          probe("cheap", list.get(0));
          probe("work", map.get(s));
        }
        private int work() { int x = 1; return x; }
        enum Color { RED }
        """,
        EffectTable::cost);
  }

  @Test
  void methodsOutOfSight() {
    EffectTable.check(
        """
        void m(
            com.google.common.net.HostAndPort host, io.vavr.Tuple0 none,
            io.vavr.Tuple1<String> one, StringBuffer buffer) {
          probe("cheap", host.getHost());
          probe("work", host.getPort());
          probe("work", host.toString());
          probe("work", host.getPortOrDefault(1));
          probe("cheap", com.google.common.base.Ticker.systemTicker());
          probe("work", com.google.common.base.Ticker.systemTicker().read());
          probe("cheap", com.google.common.base.MoreObjects.firstNonNull(host, null));
          probe("cheap", Shape.ROUND.corners());
          probe("work", Shape.ROUND.area());
          probe("work", Shape.ROUND.drawn());
          probe("cheap", none.arity());
          probe("cheap", one.arity());
          probe("cheap", one._1());
          probe("work", one.toSeq());
          probe("work", one.hashCode());
          probe("cheap", buffer.length());
        }
        interface Drawn { int drawn(); }
        enum Shape implements Drawn {
          ROUND {
            @Override int corners() { return 0; }
            @Override int area() { return 1; }
            @Override public int drawn() { return 1; }
          },
          SQUARE {
            @Override int corners() { return 4; }
            @Override int area() { return name().trim().length(); }
            @Override public int drawn() { return name().trim().length(); }
          };
          abstract int corners();
          abstract int area();
        }
        """,
        EffectTable::cost);
  }
}
