package io.github.uncontended.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.testing.Probe;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Each {@code probe("verdict", expression)} in the sources is one row of a table. */
final class EffectsTest {
  private static final String IMPORTS =
      """
      import java.io.*;
      import java.math.*;
      import java.nio.file.*;
      import java.time.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      import java.util.function.*;
      import java.util.logging.Logger;
      import java.util.regex.*;
      import java.util.stream.*;
      """;

  private static final String PROBE = "static void probe(String expected, Object value) {}\n";

  private static void check(String body, Function<Probe, String> actual) {
    String source = IMPORTS + "@SuppressWarnings(\"all\") class Probed {\n" + PROBE + body + "\n}";
    check(Probe.in(source), actual);
  }

  private static void check(ImmutableList<Probe> probes, Function<Probe, String> actual) {
    assertFalse(probes.isEmpty());
    List<String> expected = new ArrayList<>();
    List<String> found = new ArrayList<>();
    for (Probe probe : probes) {
      expected.add(probe.line() + " -> " + probe.expected());
      found.add(probe.line() + " -> " + actual.apply(probe));
    }
    assertEquals(String.join("\n", expected), String.join("\n", found));
  }

  private static String verdict(Probe probe) {
    return Effects.of(probe.expression(), probe.state()).verdict().name();
  }

  private static String reason(Probe probe) {
    return Effects.of(probe.expression(), probe.state()).reason();
  }

  private static String cost(Probe probe) {
    return Effects.isCheap(probe.expression(), probe.state()) ? "cheap" : "work";
  }

  @Test
  void plainExpressions() {
    check(
        """
        static int count;
        int field;
        int[] array = {1};
        void m(int p, String s, Object o, int[] a) {
          int local = 0;
          probe("NONE", 1);
          probe("NONE", null);
          probe("NONE", s);
          probe("NONE", field);
          probe("NONE", this.field + count);
          probe("NONE", a[p]);
          probe("NONE", s + o);
          probe("NONE", (String) o);
          probe("NONE", o instanceof String);
          probe("NONE", o instanceof String text ? text : s);
          probe("NONE", -p);
          probe("NONE", p > 0 && !s.isEmpty() || p < -1);
          probe("NONE", new int[] {p, 2});
          probe("NONE", Probed.class);
          probe("NONE", (Runnable) () -> count++);
          probe("NONE", (Supplier<String>) s::trim);
          probe("EFFECT", count++);
          probe("EFFECT", ++field);
          probe("EFFECT", field--);
          probe("EFFECT", --this.field);
          probe("EFFECT", field = 1);
          probe("EFFECT", field += 1);
          probe("EFFECT", local = 1);
          probe("EFFECT", (local) = 1);
          probe("EFFECT", local++);
          probe("EFFECT", a[0] = 1);
          probe("EFFECT", array[0]++);
          probe("EFFECT", p > 0 ? field++ : 0);
          probe("EFFECT", p > 0 && (field = 1) > 0);
          probe("EFFECT", (field = 1) > 0 || p > 0);
          probe("EFFECT", new int[] {p++, 2});
          probe("EFFECT", s + count++);
          probe("NONE", switch (p) { case 1 -> 2; default -> { int x = 1; x++; yield x; } });
          probe("EFFECT", switch (p) { case 1 -> count++; default -> 1; });
          probe("EFFECT", switch (count++) { case 1 -> 2; default -> 1; });
        }
        """,
        EffectsTest::verdict);
  }

  @Test
  void reasons() {
    check(
        """
        int count;
        Iterator<String> iterator;
        static int total;
        int[] a;
        void m() {
          probe("", 1);
          probe("increments count", count++);
          probe("increments total", ++total);
          probe("decrements count", count--);
          probe("decrements count", --count);
          probe("assigns count", count = 2);
          probe("changes count", this.count += 2);
          probe("writes to an array", a[0] = 1);
          probe("calls iterator.next()", iterator.next());
          probe("calls iterator.next()", this.iterator.next());
          probe("calls Math.random()", Math.random());
          probe("calls next()", iterator().next());
          probe("increments count", bump());
          probe("takes a lock", locked());
          probe("takes a lock", block());
          probe("throws IllegalStateException", fail());
          probe("calls new FileReader", reader());
          probe("closes a resource", closing());
          probe("unseen() can be overridden", unseen());
          probe("may throw", perhaps());
          probe("runs code that is out of sight", run(null, () -> 1));
        }
        static String run(Supplier<String> s, Supplier<Integer> t) {
          return Optional.of("").orElseGet(s);
        }
        int unseen() { return 1; }
        private static int perhaps() {
          if (total > 0) { throw new IllegalStateException(); }
          return 1;
        }
        private int bump() { return count++ + 1; }
        private synchronized int locked() { return 1; }
        private int block() { synchronized (this) { return 1; } }
        private int fail() { throw new IllegalStateException(); }
        private Reader reader() {
          try { return new FileReader("x"); } catch (IOException e) { return null; }
        }
        private static Reader reader;
        private int closing() {
          try (Reader r = reader) { return 1; } catch (IOException e) { return 2; }
        }
        private Iterator<String> iterator() { return iterator; }
        """,
        EffectsTest::reason);
  }

  @Test
  void bodiesInSight() {
    check(
        """
        static int count;
        int field;
        static final List<String> SHARED = new ArrayList<>();
        static int[] array = new int[3];
        final List<String> list = new ArrayList<>();

        void m(String s) {
          probe("NONE", constant());
          probe("NONE", getter());
          probe("NONE", filled(s));
          probe("NONE", filledArray());
          probe("NONE", text(s));
          probe("NONE", filledBy(s));
          probe("NONE", streamed(s));
          probe("NONE", loops());
          probe("NONE", recursive(3));
          probe("NONE", lambdaUnused());
          probe("NONE", localChanges(1));
          probe("NONE", tries("1"));
          probe("NONE", conditionally(s));
          probe("NONE", firstOf(SHARED));
          probe("NONE", grouped(SHARED));
          probe("NONE", writesText());
          probe("NONE", fieldOfFresh());
          probe("NONE", elementsOfCopy(array));
          probe("NONE", reassignedFresh(s));
          probe("NONE", eitherFresh(s));
          probe("EFFECT", eitherShared(s));
          probe("EFFECT", reassignedShared(s));
          probe("EFFECT", parameterIsShared(s));
          probe("EFFECT", aliased(s));
          probe("EFFECT", countUp());
          probe("EFFECT", viaThis());
          probe("EFFECT", shares(s));
          probe("EFFECT", sharesField(s));
          probe("EFFECT", writesArray());
          probe("EFFECT", writesParameter(array));
          probe("EFFECT", lock());
          probe("EFFECT", locksBlock());
          probe("EFFECT", prints());
          probe("EFFECT", two());
          probe("EFFECT", three());
          probe("UNLIKELY", four());
          probe("EFFECT", countUp() + constant());
          probe("EFFECT", constant() + countUp());
          probe("EFFECT", text(text(s) + countUp()));
          probe("EFFECT", filled(s).add("x") && countUp() > 1);
          probe("NONE", filled(s).add("x"));
          probe("EFFECT", SHARED.add("x"));
          probe("EFFECT", runsLambda(s));
          probe("EFFECT", lambdaHeld());
          probe("EFFECT", elementOfFresh(s));
          probe("NONE", list.size());
          probe("EFFECT", shuffles());
          probe("NONE", sorts());
          probe("EFFECT", unbox().get(0).getAndSet(1));
        }
        private static List<AtomicInteger> unbox() { return new ArrayList<>(); }
        private static int constant() { return 1; }
        private int getter() { return field; }
        private static List<String> filled(String s) {
          List<String> l = new ArrayList<>();
          for (String x : s.split(",")) { l.add(x); }
          l.remove(s);
          return l;
        }
        private static int[] filledArray() {
          int[] a = new int[3];
          for (int i = 0; i < 3; i++) { a[i] = i; a[i]++; }
          return a;
        }
        private static String text(String s) {
          StringBuilder b = new StringBuilder();
          b.append(s).append("x").append(1).reverse();
          b.setLength(0);
          return b.toString();
        }
        private static StringBuilder filledBy(String s) {
          StringBuilder b = new StringBuilder();
          into(b, s);
          return b;
        }
        private static void into(StringBuilder b, String s) { b.append(s); }
        private static List<String> streamed(String s) {
          List<String> l = new ArrayList<>();
          Stream.of(s).map(String::trim).filter(x -> !x.isEmpty()).forEach(l::add);
          Stream.of(s).forEach(x -> l.add(x));
          return Stream.of(s).collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        }
        private static int loops() {
          int n = 0;
          for (int i = 0; i < 3; i++) { n += i; }
          while (n > 3) { n--; }
          do { n++; } while (n < 4);
          outer:
          for (;;) { if (n > 3) { break outer; } n++; }
          return n;
        }
        private static int recursive(int n) { return n == 0 ? 0 : recursive(n - 1); }
        private static Object lambdaUnused() { Runnable r = () -> count++; return r; }
        private static int localChanges(int p) { p++; p = 2; return p; }
        private static int tries(String s) {
          try { return Integer.parseInt(s); } catch (NumberFormatException e) { return 0; }
          finally { s = ""; }
        }
        private static int conditionally(String s) {
          if (s.isEmpty()) { return 1; } else { return 2; }
        }
        private static String firstOf(List<String> l) { return l.iterator().next(); }
        private static Map<String, List<String>> grouped(List<String> all) {
          Map<String, List<String>> m = new HashMap<>();
          for (String s : all) { m.computeIfAbsent(s, k -> new ArrayList<>()).add(s); }
          return m;
        }
        private static String writesText() {
          StringWriter w = new StringWriter();
          w.write("x");
          try (StringReader r = new StringReader("x")) { return w.toString(); }
        }
        private static Node fieldOfFresh() {
          Node n = new Node(1);
          n.value = 2;
          n.names.add("x");
          n.value++;
          return n;
        }
        private static int[] elementsOfCopy(int[] from) {
          int[] a = from.clone();
          a[0] = 1;
          int[] b = Arrays.copyOf(from, 2);
          b[0] = 1;
          System.arraycopy(from, 0, b, 0, 1);
          return a;
        }
        private static List<String> reassignedFresh(String s) {
          List<String> l = null;
          if (s == null) { l = new ArrayList<>(); } else { l = new LinkedList<>(); }
          l.add(s);
          return l;
        }
        private static List<String> eitherFresh(String s) {
          List<String> l = s == null ? new ArrayList<>() : new LinkedList<>();
          l.add(s);
          return l;
        }
        private static List<String> eitherShared(String s) {
          List<String> l = s == null ? new ArrayList<>() : SHARED;
          l.add(s);
          return l;
        }
        private static List<String> reassignedShared(String s) {
          List<String> l = new ArrayList<>();
          l = SHARED;
          l.add(s);
          return l;
        }
        private static String parameterIsShared(String s) { addTo(SHARED, s); return s; }
        private static void addTo(List<String> l, String s) { l.add(s); }
        private static String aliased(String s) {
          List<String> l = SHARED;
          l.add(s);
          return s;
        }
        private static int countUp() { count++; return count; }
        private int viaThis() { this.field = 1; return 1; }
        private static String shares(String s) { SHARED.add(s); return s; }
        private String sharesField(String s) { list.add(s); return s; }
        private static int writesArray() { array[0] = 1; return 1; }
        private static int writesParameter(int[] a) { a[0] = 1; return 1; }
        private static synchronized int lock() { return 1; }
        private static int locksBlock() { synchronized (SHARED) { return 1; } }
        private static int prints() { System.out.println("x"); return 1; }
        private static int two() { return countUp(); }
        private static int three() { return two(); }
        private static int four() { return three(); }
        private static String runsLambda(String s) {
          return Optional.of(s).map(x -> { count++; return x; }).get();
        }
        private static int lambdaHeld() { Supplier<Integer> x = () -> count++; return x.get(); }
        private static List<List<String>> elementOfFresh(String s) {
          List<List<String>> l = new ArrayList<>();
          l.add(SHARED);
          l.get(0).add(s);
          return l;
        }
        private static int shuffles() { Collections.shuffle(SHARED); return 1; }
        private static int sorts() {
          List<String> l = new ArrayList<>(SHARED);
          Collections.sort(l);
          l.sort(null);
          Arrays.sort(new int[3]);
          return 1;
        }
        private static final class Node {
          int value;
          final List<String> names = new ArrayList<>();
          Node(int v) { value = v; }
        }
        """,
        EffectsTest::verdict);
  }

  @Test
  void throwing() {
    check(
        """
        int field;
        void m(String s) {
          probe("ALWAYS_THROWS", fail());
          probe("ALWAYS_THROWS", failVia());
          probe("ALWAYS_THROWS", failStatement());
          probe("ALWAYS_THROWS", failEitherWay(s));
          probe("ALWAYS_THROWS", failInFinally(s));
          probe("ALWAYS_THROWS", s + fail());
          probe("ALWAYS_THROWS", (s == null ? "" : s) + fail());
          probe("ALWAYS_THROWS", new Failing());
          probe("ALWAYS_THROWS", failInLoop(s));
          probe("UNLIKELY", s == null ? fail() : s);
          probe("UNLIKELY", s == null && fail() == null);
          probe("UNLIKELY", failPerhaps(s));
          probe("UNLIKELY", failLater(s));
          probe("UNLIKELY", failAfterLoop(s));
          probe("UNLIKELY", failAfterSwitch(s));
          probe("UNLIKELY", failAfterTry(s));
          probe("UNLIKELY", failAfterLabel(s));
          probe("UNLIKELY", failAfterDo(s));
          probe("UNLIKELY", failAfterWhile(s));
          probe("UNLIKELY", failAfterFor(s));
          probe("UNLIKELY", failCaught());
          probe("UNLIKELY", failInCatch(s));
          probe("UNLIKELY", Optional.of(s).orElseThrow(() -> new RuntimeException(fail())));
          probe("UNLIKELY", failInAssert());
          probe("NONE", (Supplier<String>) () -> fail());
          probe("ALWAYS_THROWS", logAndFail());
          probe("EFFECT", perhapsLogAndFail(s));
          probe("EFFECT", endless());
        }
        private static String fail() { throw new IllegalStateException(); }
        private static String failVia() { return fail(); }
        private static String failStatement() { check(); return "x"; }
        private static void check() { throw new IllegalStateException(); }
        private static String failEitherWay(String s) {
          if (s == null) { throw new NullPointerException(); } else { throw new RuntimeException(); }
        }
        private static String failInFinally(String s) {
          try { throw new NullPointerException(); } finally { s = ""; }
        }
        private static String failInLoop(String s) {
          while (true) { if (s == null) { throw new NullPointerException(); } }
        }
        private static final class Failing { Failing() { throw new IllegalStateException(); } }
        private static String failPerhaps(String s) {
          if (s == null) { throw new NullPointerException(); }
          return s;
        }
        private static String failLater(String s) {
          if (s != null) { return s; }
          throw new NullPointerException();
        }
        private static String failAfterLoop(String s) {
          for (char c : s.toCharArray()) { if (c == 'x') { return s; } }
          throw new NullPointerException();
        }
        private static String failAfterFor(String s) {
          for (int i = 0; i < 3; i++) { if (i == s.length()) { return s; } }
          throw new NullPointerException();
        }
        private static String failAfterWhile(String s) {
          while (s.isEmpty()) { return s; }
          throw new NullPointerException();
        }
        private static String failAfterDo(String s) {
          do { if (s.isEmpty()) { return s; } } while (s.isEmpty());
          throw new NullPointerException();
        }
        private static String failAfterSwitch(String s) {
          switch (s) { case "a": return s; default: break; }
          throw new NullPointerException();
        }
        private static String failAfterTry(String s) {
          try { return s.trim(); } catch (RuntimeException e) { }
          throw new NullPointerException();
        }
        private static String failAfterLabel(String s) {
          here: { if (s == null) { break here; } return s; }
          throw new NullPointerException();
        }
        private static String failCaught() {
          try { throw new NullPointerException(); } catch (RuntimeException e) { return ""; }
        }
        private static String failInCatch(String s) {
          try { s.trim(); } catch (RuntimeException e) { throw new IllegalStateException(e); }
          return "";
        }
        private static String failInAssert() { assert fail() == null : fail(); return ""; }
        private static String logAndFail() {
          System.out.println();
          throw new NullPointerException();
        }
        private static String perhapsLogAndFail(String s) {
          System.out.println();
          if (s == null) { throw new NullPointerException(); }
          return s;
        }
        private static String endless() { while (true) { System.out.println(); } }
        """,
        EffectsTest::verdict);
  }

  @Test
  void overriding() {
    check(
        """
        void m(Base b, Open o, Final f, Sealed s, Unseen u, Abstract a) {
          probe("EFFECT", b.value());
          probe("EFFECT", b.deep());
          probe("UNLIKELY", o.value());
          probe("NONE", f.value());
          probe("NONE", s.value());
          probe("EFFECT", u.value());
          probe("UNLIKELY", u.other());
          probe("NONE", o.constant());
          probe("NONE", Open.statically());
          probe("UNLIKELY", b.fails());
          probe("ALWAYS_THROWS", o.fails());
          probe("ALWAYS_THROWS", a.fails());
          probe("NONE", new Derived().viaSuper());
          Base local = new Base() { int value() { return 1; } };
          class Local { int value() { return 1; } }
          probe("NONE", new Local().value());
          probe("NONE", new Base() { public int more() { return 2; } }.more());
        }
        private interface Unseen { int value(); int other(); }
        private static class Seen implements Unseen {
          static int count;
          public int value() { return count++; }
          public int other() { return count; }
        }
        static class Base {
          int value() { return 1; }
          int deep() { return 1; }
          int fails() { throw new UnsupportedOperationException(); }
        }
        static class Derived extends Base {
          int count;
          int value() { return count++; }
          int fails() { return 2; }
          final int viaSuper() { return super.value(); }
        }
        static class Deeper extends Derived {
          int deep() { return count++; }
        }
        static class Open {
          int value() { return 1; }
          final int constant() { return 1; }
          static int statically() { return 1; }
          int fails() { throw new IllegalStateException(); }
        }
        static abstract class Abstract { int fails() { throw new IllegalStateException(); } }
        static final class Final { int value() { return 1; } }
        private static class Sealed { int value() { return 1; } }
        """,
        EffectsTest::verdict);
  }

  @Test
  void constructors() {
    check(
        """
        static int count;
        static final List<Object> REGISTRY = new ArrayList<>();
        void m(String s) {
          probe("NONE", new Object());
          probe("NONE", new ArrayList<>(List.of(s)));
          probe("NONE", new StringBuilder(s));
          probe("NONE", new IllegalStateException(s));
          probe("NONE", new BigDecimal(s));
          probe("NONE", new Plain(s));
          probe("NONE", new Sub(s));
          probe("NONE", new Filling(s));
          probe("NONE", new Delegating());
          probe("NONE", new Pair(1, 2));
          probe("NONE", new Checked(1));
          probe("NONE", new Plain(s) { int x = 1; });
          probe("NONE", new Calling());
          probe("EFFECT", new Counting());
          probe("EFFECT", new CountingInField());
          probe("EFFECT", new CountingInBlock());
          probe("EFFECT", new SubOfCounting());
          probe("EFFECT", new ImplicitSub());
          probe("EFFECT", new Registering());
          probe("EFFECT", new DelegatesToCounting());
          probe("EFFECT", new Plain(s) { int x = count++; });
          probe("EFFECT", new Plain(s + count++));
          probe("NONE", new StaticInit());
          probe("EFFECT", new FilesShared(REGISTRY));
          probe("NONE", new FilesShared(new ArrayList<>()));
          probe("UNLIKELY", new javax.swing.table.DefaultTableModel());
          probe("EFFECT", new Timer());
          probe("EFFECT", Optional.of(s).map(Timer::new));
          probe("NONE", Optional.of(s).map(StringBuilder::new));
          probe("UNLIKELY", Optional.of(s).map(javax.swing.JLabel::new));
          probe("NONE", new Inner());
          probe("EFFECT", outer().new Inner());
        }
        private Probed outer() { count++; return this; }
        private class Inner {}
        private static class Plain {
          final String s;
          Plain(String s) { this.s = Objects.requireNonNull(s); }
        }
        private static class Sub extends Plain { int x; Sub(String s) { super(s); x = 1; } }
        private static class Filling {
          final List<String> l = new ArrayList<>();
          final List<String> m;
          Filling(String s) { l.add(s); m = new ArrayList<>(); m.add(s); this.m.add(s); }
        }
        private static class Delegating {
          int x = 1;
          Delegating() { this(1); }
          Delegating(int x) { this.x = x; }
        }
        private static class DelegatesToCounting {
          DelegatesToCounting() { this(1); }
          DelegatesToCounting(int x) { count++; }
        }
        record Pair(int a, int b) {}
        record Checked(int a) { Checked { a++; } }
        private static class Calling { int x; Calling() { init(); } private void init() { x = 1; } }
        private static class Counting { Counting() { count++; } }
        private static class CountingInField { int x = count++; }
        private static class CountingInBlock { { count++; } }
        private static class SubOfCounting extends Counting { SubOfCounting() { super(); } }
        private static class ImplicitSub extends Counting { }
        private static class Registering { Registering() { REGISTRY.add(this); } }
        private static class StaticInit { static int x = count++; static { count++; } }
        private static class FilesShared { FilesShared(List<Object> l) { l.add("x"); } }
        """,
        EffectsTest::verdict);
  }

  @Test
  void knownOfTheJdk() {
    check(
        """
        enum Color { RED }
        record Point(int x, int y) {}
        static final List<String> LIST = new ArrayList<>();
        static final Map<String, String> MAP = new HashMap<>();
        static final Random RANDOM = new Random();
        static final AtomicInteger ATOMIC = new AtomicInteger();
        static final Lock LOCK = new ReentrantLock();
        static final ReadWriteLock RW = new ReentrantReadWriteLock();
        static final Logger LOGGER = Logger.getLogger("x");
        static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();
        static final ThreadLocal<String> LOCAL = new ThreadLocal<>();
        static final Executor EXECUTOR = Runnable::run;
        static final StringBuilder BUILDER = new StringBuilder();
        static final Pattern PATTERN = Pattern.compile("x");
        void m(
            String s, Object o, Iterator<String> it, InputStream in, Scanner sc, Matcher matcher,
            Supplier<String> supplier, Runnable runnable, Callable<String> callable,
            Function<String, String> fn, Future<String> future, Thread thread, File file, Path path,
            java.sql.ResultSet rs, java.sql.Connection connection, StringTokenizer tokens,
            Map.Entry<String, String> entry, Date date, ByteArrayOutputStream bytes,
            ExecutorService pool, BitSet bits, Throwable t)
            throws Exception {
          probe("NONE", s.trim().toUpperCase());
          probe("NONE", s.replace('a', 'b'));
          probe("NONE", Math.addExact(1, 2));
          probe("EFFECT", Math.random());
          probe("EFFECT", StrictMath.random());
          probe("NONE", Integer.parseInt(s));
          probe("NONE", Objects.hash(s, o));
          probe("NONE", Optional.of(s).map(String::trim).orElse("x"));
          probe("NONE", List.of(s, s));
          probe("NONE", Map.of(s, s).get(s));
          probe("NONE", Collections.emptyList());
          probe("NONE", Collections.unmodifiableList(LIST));
          probe("EFFECT", Collections.addAll(LIST, s));
          probe("NONE", Collections.addAll(new ArrayList<>(), s));
          probe("EFFECT", Collections.addAll(LIST, new String()));
          probe("EFFECT", copiesTo(new int[3]));
          probe("NONE", Arrays.asList(s));
          probe("NONE", LIST.get(0));
          probe("NONE", LIST.stream().filter(x -> x.isEmpty()).count());
          probe("EFFECT", LIST.stream().map(x -> LIST.add(x)).count());
          probe("EFFECT", LIST.stream().map(LIST::add).count());
          probe("EFFECT", LIST.remove(0));
          probe("EFFECT", LIST.set(0, s));
          probe("EFFECT", MAP.put(s, s));
          probe("EFFECT", MAP.computeIfAbsent(s, x -> x));
          probe("EFFECT", MAP.merge(s, s, (x, y) -> x));
          probe("EFFECT", MAP.replace(s, s));
          probe("NONE", MAP.getOrDefault(s, s));
          probe("NONE", entry.getKey());
          probe("EFFECT", entry.setValue(s));
          probe("EFFECT", QUEUE.poll());
          probe("EFFECT", QUEUE.take());
          probe("NONE", QUEUE.peek());
          probe("EFFECT", it.next());
          probe("UNLIKELY", it.hasNext());
          probe("NONE", LIST.iterator().next());
          probe("EFFECT", sc.nextLine());
          probe("NONE", new Scanner(s).nextLine());
          probe("EFFECT", new Scanner(file).nextLine());
          probe("EFFECT", tokens.nextToken());
          probe("EFFECT", matcher.find());
          probe("UNLIKELY", matcher.group());
          probe("NONE", PATTERN.matcher(s).matches());
          probe("EFFECT", RANDOM.nextInt());
          probe("EFFECT", new Random().nextInt());
          probe("NONE", new Random());
          probe("NONE", ThreadLocalRandom.current());
          probe("EFFECT", ThreadLocalRandom.current().nextInt());
          probe("EFFECT", UUID.randomUUID());
          probe("NONE", UUID.fromString(s));
          probe("NONE", ATOMIC.get());
          probe("NONE", ATOMIC.intValue());
          probe("NONE", ATOMIC.toString());
          probe("EFFECT", ATOMIC.incrementAndGet());
          probe("EFFECT", ATOMIC.getAndIncrement());
          probe("EFFECT", ATOMIC.compareAndSet(1, 2));
          probe("NONE", new AtomicInteger().incrementAndGet());
          probe("NONE", new LongAdder().sum());
          probe("EFFECT", ADDER.sumThenReset());
          probe("NONE", ADDER.sum());
          probe("EFFECT", LOCK.tryLock());
          probe("NONE", RW.readLock());
          probe("EFFECT", new StampedLock().readLock());
          probe("NONE", new ReentrantLock().isLocked());
          probe("NONE", Thread.currentThread().getName());
          probe("EFFECT", Thread.interrupted());
          probe("NONE", System.nanoTime());
          probe("NONE", System.getProperty(s));
          probe("EFFECT", System.setProperty(s, s));
          probe("NONE", Runtime.getRuntime().availableProcessors());
          probe("EFFECT", Runtime.getRuntime().exec(s));
          probe("NONE", Instant.now());
          probe("NONE", LocalDate.of(1, 1, 1).plusDays(1));
          probe("NONE", BigDecimal.ONE.add(BigDecimal.TEN));
          probe("NONE", Path.of(s).resolve(s));
          probe("EFFECT", Files.readString(path));
          probe("UNLIKELY", Files.exists(path));
          probe("UNLIKELY", file.exists());
          probe("UNLIKELY", file.getName());
          probe("EFFECT", file.delete());
          probe("EFFECT", in.read());
          probe("UNLIKELY", in.available());
          probe("EFFECT", new FileInputStream(file).read());
          probe("EFFECT", new PrintWriter(s));
          probe("EFFECT", new PrintWriter(file));
          probe("NONE", new PrintWriter(in == null ? null : System.out));
          probe("NONE", new Formatter());
          probe("NONE", new ByteArrayInputStream(new byte[1]).read());
          probe("NONE", bytes.size());
          probe("EFFECT", rs.next());
          probe("UNLIKELY", rs.getString(1));
          probe("EFFECT", connection.prepareStatement(s));
          probe("UNLIKELY", LOGGER.isLoggable(null));
          probe("UNLIKELY", Logger.getLogger(s));
          probe("UNLIKELY", LOCAL.get());
          probe("UNLIKELY", supplier.get());
          probe("UNLIKELY", fn.apply(s));
          probe("NONE", fn.andThen(x -> LIST.add(x)));
          probe("EFFECT", callable.call());
          probe("UNLIKELY", future.get());
          probe("EFFECT", pool.submit(callable));
          probe("EFFECT", CompletableFuture.supplyAsync(supplier));
          probe("NONE", CompletableFuture.completedFuture(s));
          probe("UNLIKELY", o.toString());
          probe("NONE", o.getClass());
          probe("NONE", Color.values());
          probe("NONE", Color.valueOf(s));
          probe("UNLIKELY", javax.lang.model.SourceVersion.latest());
          probe("NONE", Color.RED.name());
          probe("NONE", new Point(1, 2).x());
          probe("NONE", s.split(",").clone());
          probe("EFFECT", BUILDER.append(s));
          probe("EFFECT", BUILDER.reverse());
          probe("NONE", BUILDER.length());
          probe("NONE", new StringBuilder().append(s));
          probe("NONE", bits.get(1));
          probe("UNLIKELY", date.getTime());
          probe("EFFECT", t.initCause(null));
          probe("NONE", new Throwable().initCause(null));
          probe("NONE", t.getMessage());
          probe("NONE", TimeZone.getTimeZone(s).getID());
          probe("NONE", s.chars().filter(c -> c > 1).toArray());
          probe("EFFECT", LIST.stream().iterator().next() + LIST.removeIf(x -> true));
          probe("EFFECT", LIST.stream().peek(System.out::println).count());
          probe("EFFECT", LIST.stream().peek(CONSUMER).count());
          probe("UNLIKELY", LIST.stream().map(fn).count());
          probe("NONE", LIST.stream().map(TRIM).count());
          probe("NONE", LIST.stream().sorted(Comparator.comparing(x -> x.length())).toList());
          probe(
              "EFFECT",
              LIST.stream().sorted(Comparator.comparing(x -> LIST.remove(0))).toList());
          probe(
              "EFFECT",
              LIST.stream()
                  .sorted(Comparator.comparing((String x) -> LIST.remove(0)).thenComparing(x -> x))
                  .toList());
          probe("NONE", Comparator.comparing((String x) -> LIST.remove(0)));
          probe("NONE", LIST.stream().map(StringBuilder::new).toList());
          probe("EFFECT", LIST.stream().map(Probed::new).toList());
          probe("NONE", LIST.stream().map(Probed::trimmed).toList());
          probe("EFFECT", LIST.stream().map(Probed::removed).toList());
          probe("EFFECT", REMOVE.apply(s));
          probe("NONE", TRIM.apply(s));
          probe("NONE", SELF.get());
          probe("NONE", Stream.of(s).collect(Collectors.toCollection(TreeSet::new)));
          probe("EFFECT", LIST.stream().map(new Function<String, String>() {
              public String apply(String x) { LIST.add(x); return x; } }).count());
        }
        private static int copiesTo(int[] a) {
          System.arraycopy(new int[3], 0, new Probed().ints(), 0, 1);
          return 1;
        }
        private int[] ints() { return ints; }
        private int[] ints;
        static final LongAdder ADDER = new LongAdder();
        static final Consumer<String> CONSUMER = unknown();
        Probed() {}
        Probed(String s) { LIST.add(s); }
        private static String trimmed(String s) { return s.trim(); }
        private static String removed(String s) { LIST.remove(s); return s; }
        static final Function<String, String> REMOVE = (x -> LIST.remove(0));
        static final Supplier<String> SELF = () -> Probed.SELF.get();
        static final Function<String, String> TRIM = x -> x.trim();
        static Consumer<String> unknown() { return null; }
        """,
        EffectsTest::verdict);
  }

  @Test
  void namesOutOfSight() {
    check(
        """
        interface Dao {
          String next(); String nextInt(); String poll(); String getAndIncrement(); String putIfAbsent();
          String readLine(); String save(); String createUser(); String getOrCreate(); String tryLock();
          String tryParse(); String address(); String additional(); String setting(); String runner();
          String find(); String load(); String generate(); String generateId(); String newId();
          String runAsync(); String setOf(); String readOnly(); String startTime(); String updatedAt();
          String startTime(int x); String getX(); String compute(); String URLOf(); String sendHTTP();
          String read_it(); String $(); String fetchAndCache(); String loadAndSave(); String newToken();
          String saveTime();
        }
        interface Checker { void check(); void doIt(); void other(); }
        interface WidgetFactory { Widget createWidget(); }
        interface Widget { static Widget create() { return null; } }
        void m(Dao d, Checker c, WidgetFactory f) {
          probe("EFFECT", d.next());
          probe("EFFECT", d.nextInt());
          probe("EFFECT", d.poll());
          probe("EFFECT", d.getAndIncrement());
          probe("EFFECT", d.putIfAbsent());
          probe("EFFECT", d.readLine());
          probe("EFFECT", d.save());
          probe("EFFECT", d.createUser());
          probe("EFFECT", d.getOrCreate());
          probe("EFFECT", d.tryLock());
          probe("UNLIKELY", d.tryParse());
          probe("UNLIKELY", d.address());
          probe("UNLIKELY", d.additional());
          probe("UNLIKELY", d.setting());
          probe("UNLIKELY", d.runner());
          probe("UNLIKELY", d.find());
          probe("UNLIKELY", d.load());
          probe("UNLIKELY", d.generate());
          probe("EFFECT", d.generateId());
          probe("EFFECT", d.newId());
          probe("EFFECT", d.newToken());
          probe("EFFECT", d.runAsync());
          probe("UNLIKELY", d.setOf());
          probe("UNLIKELY", d.readOnly());
          probe("UNLIKELY", d.startTime());
          probe("EFFECT", d.startTime(1));
          probe("EFFECT", d.saveTime());
          probe("UNLIKELY", d.updatedAt());
          probe("UNLIKELY", d.getX());
          probe("UNLIKELY", d.compute());
          probe("UNLIKELY", d.URLOf());
          probe("EFFECT", d.sendHTTP());
          probe("EFFECT", d.read_it());
          probe("UNLIKELY", d.$());
          probe("UNLIKELY", d.fetchAndCache());
          probe("EFFECT", d.loadAndSave());
          probe("UNLIKELY", f.createWidget());
          probe("UNLIKELY", checks(c));
          probe("EFFECT", does(c));
          probe("EFFECT", others(c));
        }
        private static int checks(Checker c) { c.check(); return 1; }
        private static int does(Checker c) { c.doIt(); return 1; }
        private static int others(Checker c) { c.other(); return 1; }
        """,
        EffectsTest::verdict);
  }

  @Test
  void freshObjectsOutOfSight() {
    check(
        """
        interface Builder {
          Builder setName(String s); Builder name(String s); Builder with(Builder b);
          Builder send(); String build(); Builder self();
        }
        interface Message {
          static Builder newBuilder() { return null; }
          Builder toBuilder();
          Builder builder();
          Builder getBuilder();
          Builder currentBuilder();
        }
        interface Bean {
          void setName(String s); void other(); void store(); Bean set(String s); Bean next();
          Bean put(String s); Bean putNothing();
        }
        void m(Message m, Builder shared, Bean bean, String s, StringBuilder sb) {
          probe("UNLIKELY", m.toBuilder().setName(s).build());
          probe("UNLIKELY", m.toBuilder().name(s).setName(s).build());
          probe("UNLIKELY", m.toBuilder().self().setName(s).build());
          probe("UNLIKELY", m.builder().setName(s));
          probe("EFFECT", m.getBuilder().setName(s));
          probe("EFFECT", m.currentBuilder().setName(s));
          probe("EFFECT", m.toBuilder().send());
          probe("EFFECT", shared.setName(s).build());
          probe("EFFECT", shared.with(m.toBuilder()).setName(s));
          probe("EFFECT", m.toBuilder().with(shared).send());
          probe("EFFECT", bean.set(s));
          probe("UNLIKELY", fillsBean());
          probe("EFFECT", storesBean());
          probe("UNLIKELY", callsBean());
          probe("EFFECT", touchesBean(bean));
          probe("EFFECT", managesOutside());
          probe("UNLIKELY", new javax.swing.table.DefaultTableModel().getRowCount());
          probe("NONE", com.google.common.collect.ImmutableList.of(s));
          probe("UNLIKELY", com.google.common.collect.ImmutableList.builder().add(s).build());
          probe("NONE", com.google.common.collect.Lists.newArrayList(s).add(s));
          probe("NONE", com.google.common.collect.Maps.newHashMap().put(s, s));
          probe("NONE", com.google.common.base.Strings.nullToEmpty(s));
          probe("EFFECT", com.google.common.collect.Iterables.removeIf(LIST, x -> true));
          probe(
              "NONE",
              com.google.common.collect.Iterables.removeIf(new ArrayList<>(), x -> true));
          probe("NONE", com.google.common.collect.Iterables.getFirst(LIST, s));
          probe("EFFECT", com.google.common.base.Stopwatch.createStarted().stop());
          probe("EFFECT", LOG.info());
          probe("UNLIKELY", LOG.isDebug());
          probe("EFFECT", APP_LOGGER.entry());
          probe("UNLIKELY", APP_LOGGER.atInfo());
          probe("NONE", pure.next());
          probe("EFFECT", pure.poll());
          probe("NONE", PREDICATE.negate());
          probe("UNLIKELY", PREDICATE.test(s));
          probe("EFFECT", takes(CONSUMER));
          probe("NONE", new ArrayDeque<>(LIST).poll());
          probe("NONE", ((List<String>) new ArrayList<String>()).add(s));
          probe("NONE", (true ? new ArrayList<String>() : null).add(s));
          probe("EFFECT", (LIST = new ArrayList<String>()).add(s));
          probe("NONE", s.toCharArray()[0] = 1);
          probe("NONE", new StringBuilder().append(s).insert(0, s).deleteCharAt(0).length());
          probe("EFFECT", sb.append(s).insert(0, s).length());
        }
        private static int takes(Consumer<String> c) { c.accept(""); return 1; }
        static Predicate<String> PREDICATE = predicate();
        static Predicate<String> predicate() { return null; }
        static Consumer<String> CONSUMER;
        static List<String> LIST = new ArrayList<>();
        interface Log { int info(); boolean isDebug(); }
        interface AppLogger { int entry(); AppLogger atInfo(); }
        static Log LOG;
        static AppLogger APP_LOGGER;
        @interface Pure {}
        interface Purely { @Pure int next(); @Deprecated int poll(); }
        static Purely pure;
        private static int fillsBean() {
          javax.swing.table.DefaultTableModel b = new javax.swing.table.DefaultTableModel();
          b.setRowCount(1);
          b.addRow(new Object[0]);
          return 1;
        }
        private static int storesBean() {
          javax.swing.Timer b = new javax.swing.Timer(1, null);
          b.start();
          return 1;
        }
        private static int callsBean() {
          javax.swing.table.DefaultTableModel b = new javax.swing.table.DefaultTableModel();
          b.newRowsAdded(null);
          return 1;
        }
        private static int managesOutside() {
          java.net.CookieManager m = new java.net.CookieManager();
          m.setCookiePolicy(null);
          return 1;
        }
        private static int touchesBean(Bean b) { b.other(); return 1; }
        """,
        EffectsTest::verdict);
  }

  @Test
  void otherUnitsAreInSight() {
    String probed =
        "class Probed {\n"
            + PROBE
            + """
            void m(Other o) {
              probe("EFFECT", o.count());
              probe("NONE", Other.constant());
              probe("UNLIKELY", o.open());
              probe("ALWAYS_THROWS", Other.fail());
              probe("NONE", new Other());
            }
            }
            """;
    String other =
        """
        class Other {
          private int count;
          final int count() { return ++count; }
          static int constant() { return 1; }
          int open() { return 1; }
          static int fail() { throw new IllegalStateException(); }
        }
        """;
    check(
        Probe.in(
            ImmutableMap.of("Probed", probed, "Other", other),
            ImmutableList.of(),
            ImmutableList.of()),
        EffectsTest::verdict);
  }

  @Test
  void costsOutOfSight() {
    check(
        """
        void m(
            com.google.common.net.HostAndPort host, io.vavr.Tuple0 none, io.vavr.Tuple1<String> one,
            java.util.concurrent.locks.ReentrantLock lock, StringBuffer buffer) {
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
          probe("work", buffer.length());
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
        EffectsTest::cost);
  }

  @Test
  void costs() {
    check(
        """
        enum Color { RED }
        record Point(int x, int y) { Point { if (x < 0) { throw new RuntimeException(); } } }
        record Plain(int x) {}
        static final int MAX = 3;
        String name;
        int[] array;
        Map<String, String> map;
        List<String> list;
        void m(String s, Object o, int n, Color c, Optional<String> opt, AtomicInteger at, Color[] cs) {
          probe("cheap", 1);
          probe("cheap", null);
          probe("cheap", "a" + MAX);
          probe("cheap", s);
          probe("cheap", this);
          probe("cheap", this.name);
          probe("cheap", array[n]);
          probe("cheap", array.length);
          probe("work", array[work()]);
          probe("work", workArray()[0]);
          probe("work", workArray().length);
          probe("cheap", "a" + s);
          probe("work", "a" + work());
          probe("work", work() + "a");
          probe("cheap", -n);
          probe("work", -work());
          probe("cheap", (String) o);
          probe("work", (Object) work());
          probe("cheap", (s));
          probe("work", (work()));
          probe("cheap", o instanceof String);
          probe("work", (Object) work() instanceof Integer);
          probe("cheap", n > 0 ? s : name);
          probe("work", work() > 0 ? s : name);
          probe("work", n > 0 ? work() : n);
          probe("work", n > 0 ? n : work());
          probe("cheap", name = s);
          probe("work", n = work());
          probe("cheap", n += 1);
          probe("work", n += work());
          probe("work", workArray()[0] += 1);
          probe("cheap", String.class);
          probe("cheap", int.class);
          probe("cheap", int[].class);
          probe("cheap", (Supplier<Object>) () -> work());
          probe("cheap", (Supplier<Object>) s::trim);
          probe("cheap", (Supplier<Object>) ArrayList<String>::new);
          probe("cheap", (Function<Integer, int[]>) int[]::new);
          probe("work", (Supplier<Object>) workArray()::clone);
          probe("work", switch (n) { case 1 -> 1; default -> 2; });
          probe("cheap", new int[0]);
          probe("cheap", new int[16]);
          probe("work", new int[17]);
          probe("work", new int[4][5]);
          probe("work", new int[n]);
          probe("cheap", new int[] {1, n});
          probe("work", new int[] {1, work()});
          probe("work", new int[] {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1});
          probe("cheap", new Object());
          probe("cheap", new Object() {});
          probe("work", new Object() { int x = work(); });
          probe("work", new Object() { { work(); } });
          probe("cheap", new ArrayList<>());
          probe("cheap", new HashMap<>(16));
          probe("work", new ArrayList<>(1000));
          probe("work", new ArrayList<>(list));
          probe("cheap", new StringBuilder());
          probe("work", new StringBuilder(s));
          probe("cheap", new AtomicInteger(n));
          probe("work", new AtomicInteger(work()));
          probe("work", new RuntimeException());
          probe("work", new Exploding());
          probe("cheap", new Keeping(s, n));
          probe("work", new Keeping(s, work()));
          probe("cheap", new SubKeeping());
          probe("work", new Working(s));
          probe("work", new WorkingInField());
          probe("work", new WorkingInBlock());
          probe("cheap", new StaticWorking());
          probe("work", new Branching(n));
          probe("work", new SuperWorking());
          probe("cheap", new Plain(1));
          probe("work", new Point(1, 2));
          probe("cheap", new Plain(1).x());
          probe("cheap", new Inner());
          probe("work", other().new Inner());
          probe("cheap", getName());
          probe("cheap", this.getName());
          probe("work", other().getName());
          probe("cheap", constant());
          probe("cheap", self());
          probe("cheap", viaGetter());
          probe("cheap", three());
          probe("work", four());
          probe("work", work());
          probe("work", locked());
          probe("work", nothing(1));
          probe("cheap", pass(n));
          probe("cheap", wrapped());
          probe("cheap", sum(n));
          probe("cheap", constantText());
          probe("cheap", put());
          probe("work", made());
          probe("work", madeArray());
          probe("work", concatenated());
          probe("work", concatenatedInside());
          probe("work", pass(work()));
          probe("work", overridden());
          probe("cheap", overriddenTrivially());
          probe("cheap", value.text());
          probe("work", value.text(1));
          probe("work", notValue.text());
          probe("work", value.made());
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
        @interface AutoValue {}
        @AutoValue abstract static class Value {
          abstract String text();
          abstract String text(int x);
          String made() { String s = "x"; return s; }
        }
        abstract static class NotValue { abstract String text(); }
        Value value;
        NotValue notValue;
        private int work() { int x = 1; return x; }
        private int[] workArray() { int x = 1; return array; }
        private Probed other() { int x = 1; return this; }
        private String getName() { return name; }
        private static int constant() { return 1; }
        private Probed self() { return this; }
        private String viaGetter() { return getName(); }
        private String three() { return viaGetter(); }
        private String four() { return three(); }
        private synchronized String locked() { return name; }
        private Object nothing(int x) { if (x > 0) { return 1; } return 2; }
        private static int pass(int x) { return x + 1; }
        private Optional<String> wrapped() { return Optional.ofNullable(name); }
        private int sum(int x) { return x + array.length + 1; }
        private static String constantText() { return "a" + MAX; }
        private Supplier<Object> put() { return () -> new Object() + name; }
        private static Object made() { return new Object(); }
        private static int[] madeArray() { return new int[1]; }
        private String concatenated() { return "a" + name; }
        private int concatenatedInside() { return ("a" + name).length() + 1; }
        int overridden() { return 1; }
        int overriddenTrivially() { return 1; }
        static class Sub extends Probed {
          int overridden() { int x = 1; return x; }
          int overriddenTrivially() { return 2; }
        }
        private class Inner {}
        private static class Exploding extends RuntimeException {}
        private static class Keeping {
          final String s;
          int n;
          int m = 1;
          Keeping(String s, int n) { this.s = Objects.requireNonNull(s); this.n = n; }
        }
        private static class SubKeeping extends Keeping { SubKeeping() { super("x", 1); } }
        private static class Working { Working(String s) { s.trim(); } }
        private static class WorkingInField { String x = "".trim(); }
        private static class WorkingInBlock { int x; { x = 1; } }
        private static class StaticWorking { static String x = "".trim(); static { x = ""; } }
        private static class Branching { Branching(int n) { if (n > 0) { n = 1; } } }
        private static class SuperWorking extends Working { SuperWorking() { super("x"); } }
        """,
        EffectsTest::cost);
  }
}
