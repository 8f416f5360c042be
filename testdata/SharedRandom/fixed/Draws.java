package testdata;

import java.io.Serializable;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntSupplier;
import org.springframework.web.bind.annotation.GetMapping;

/** Shared generators, with and without a fix. */
public class Draws {
  private static final int BOUND = 3;

  private static final SecureRandom SECURE = new SecureRandom();

  // BUG: Diagnostic contains: WARNING ADVICE Every number from
  protected final Random visible = new Random();

  // BUG: Diagnostic contains: ADVICE
  private final Random passed = new Random();

  // BUG: Diagnostic contains: ADVICE
  private final Random referenced = new Random();

  // BUG: Diagnostic contains: ADVICE
  private final Random locked = new Random();

  // BUG: Diagnostic contains: ADVICE
  private Random lazy;

  // BUG: Diagnostic contains: ADVICE
  private final Random one = new Random(), other = null;

  // BUG: Diagnostic contains: ADVICE
  // BUG: Diagnostic contains: ADVICE
  private final Random left = new Random(), right = new Random();

  private static Draws shared;

  public Draws() {}

  @GetMapping
  public int draw() {
    int sum = ThreadLocalRandom.current().nextInt(BOUND) + ThreadLocalRandom.current().nextInt(BOUND) + ThreadLocalRandom.current().nextInt(BOUND);
    IntSupplier later = () -> ThreadLocalRandom.current().nextInt(BOUND);
    synchronized (this) {
      sum += ThreadLocalRandom.current().ints(2, 0, BOUND).sum();
    }
    return Math.min(sum + later.getAsInt() + ThreadLocalRandom.current().nextInt(BOUND), 0);
  }

  @GetMapping
  int others(List<String> names) {
    Collections.shuffle(names, passed);
    IntSupplier later = referenced::nextInt;
    if (lazy == null) {
      lazy = new Random();
    }
    int drawn = 0;
    synchronized (locked) {
      drawn += locked.nextInt();
    }
    return drawn
        + locked.nextInt()
        + visible.nextInt()
        + ThreadLocalRandom.current().nextInt()
        + later.getAsInt()
        + ThreadLocalRandom.current().nextInt()
        + lazy.nextInt()
        + one.nextInt()
        + left.nextInt()
        + right.nextInt();
  }

  @GetMapping
  double whole() {
    // BUG: Diagnostic contains: WARNING SAFE Math.random() draws from one generator of the whole JVM
    return ThreadLocalRandom.current().nextDouble() * 0;
  }

  private static Math math() {
    System.out.println("math");
    return null;
  }

  @GetMapping
  public double drawnThroughAnExpression() {
    // BUG: Diagnostic contains: WARNING ADVICE Math.random()
    return math().random() * 0;
  }

  @GetMapping
  public double drawnWithComment() {
    // BUG: Diagnostic contains: WARNING ADVICE Math.random()
    return Math /* of the JVM */.random() * 0;
  }

  @GetMapping
  int secure(List<byte[]> keys) {
    for (byte[] key : keys) {
      // BUG: Diagnostic contains: WARNING ADVICE This SecureRandom draws from a generator that takes a lock
      SECURE.nextBytes(key);
      // BUG: Diagnostic contains: WARNING ADVICE UUID.randomUUID() draws
      UUID.randomUUID();
    }
    return keys.size();
  }

  @GetMapping
  String id() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This SecureRandom draws
    SECURE.nextBytes(new byte[8]);
    // BUG: Diagnostic contains: SUGGESTION ADVICE UUID.randomUUID() draws
    return UUID.randomUUID().toString();
  }

  static class Session implements Serializable {
    private static final long serialVersionUID = 1;

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    private final Random random = new Random();

    int next() {
      return random.nextInt();
    }
  }

  /** Without its static initializer, the class would have another serialVersionUID. */
  static class Versioned implements Serializable {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    private static final Random RANDOM = new Random();

    static int next() {
      return RANDOM.nextInt();
    }
  }

  public static void main(String[] args) {
    Draws it = shared = new Draws();
    System.out.println(it.draw() + " " + it.whole() + it.secure(List.of(new byte[2])));
    System.out.println(it.others(new java.util.ArrayList<>()) * 0);
  }
}
