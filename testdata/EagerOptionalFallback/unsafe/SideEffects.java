// SAME OUTPUT
package testdata;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** Fallbacks with an effect: it may be meant to happen every time. */
public class SideEffects {
  private int count;
  private final AtomicInteger ids = new AtomicInteger();
  private final List<String> seen = new ArrayList<>();
  private final Map<String, String> names = new HashMap<>();
  private final Random random = new Random(1);

  String slow(int number) {
    return String.valueOf(number).repeat(2);
  }

  String increments(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated on every call, even when the Optional is present. Use orElseGet with a lambda, which runs only when the Optional is empty. Deferring the fallback can change behaviour: it increments count.
    return given.orElseGet(() -> slow(count++));
  }

  int nextId(OptionalInt given) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> ids.incrementAndGet());
  }

  String next(Optional<String> given, Iterator<String> texts) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> texts.next());
  }

  String poll(Optional<String> given, Queue<String> texts) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> texts.poll());
  }

  String put(Optional<String> given) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> names.put("key", "value"));
  }

  String remembers(Optional<String> given) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> remember("seen"));
  }

  private String remember(String text) {
    seen.add(text);
    return text.repeat(2);
  }

  int random(OptionalInt given) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> random.nextInt(1));
  }

  int newIdentity(Optional<UUID> given) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> UUID.randomUUID()).version();
  }

  String elseGet(String given) {
    // BUG: Diagnostic contains: UNSAFE The fallback is evaluated on every call, even when the first argument is not null. Use requireNonNullElseGet
    return Objects.requireNonNullElseGet(given, () -> remember("else"));
  }

  int counted(OptionalInt given) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> nextCount());
  }

  private int nextCount() {
    return ++count;
  }

  Ticket numbered(Optional<Ticket> given) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> new Ticket());
  }

  /** Cheap to make; each takes a number all the same. */
  static class Ticket {
    private static int sold;
    final int number;

    Ticket() {
      number = ++sold;
    }
  }

  String concatenated(Optional<String> given, Spoken spoken) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> slow(1) + spoken);
  }

  /** Says how often it was asked. */
  static class Spoken {
    private int times;

    @Override
    public String toString() {
      return "asked " + ++times;
    }
  }

  String looped(Optional<String> given) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> all(new Counted()));
  }

  private static String all(Counted counted) {
    StringBuilder all = new StringBuilder();
    for (String each : counted) {
      all.append(each);
    }
    return all.toString();
  }

  /** Counts its iterators. */
  static class Counted implements Iterable<String> {
    private static int iterators;

    @Override
    public Iterator<String> iterator() {
      iterators++;
      return List.of("only").iterator();
    }
  }

  String joined(Optional<String> given, CompletableFuture<String> future) {
    // BUG: Diagnostic contains: UNSAFE
    return given.orElseGet(() -> future.join());
  }

  public static void main(String[] args) {
    SideEffects effects = new SideEffects();
    Optional<String> none = Optional.empty();
    System.out.println(effects.increments(none) + effects.increments(none));
    System.out.println(effects.nextId(OptionalInt.empty()) + effects.nextId(OptionalInt.empty()));
    System.out.println(effects.next(none, List.of("next").iterator()));
    System.out.println(effects.poll(none, new ArrayDeque<>(List.of("polled"))));
    System.out.println(effects.put(none) + effects.put(none) + effects.names);
    System.out.println(effects.remembers(none) + effects.elseGet(null) + effects.seen);
    System.out.println(effects.random(OptionalInt.empty()));
    System.out.println(effects.newIdentity(Optional.empty()));
    System.out.println(effects.counted(OptionalInt.empty()));
    System.out.println(effects.numbered(Optional.empty()).number);
    System.out.println(effects.concatenated(none, new Spoken()) + effects.looped(none));
    System.out.println(effects.joined(none, CompletableFuture.completedFuture("joined")));
  }
}
