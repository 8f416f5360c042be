package testdata;

import java.security.SecureRandom;
import java.util.Iterator;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.springframework.web.bind.annotation.GetMapping;

/** Generators with a seed, of one thread, or in cold code. */
class Generators {
  private static final Random SEEDED = new Random(42);
  private static final SecureRandom SECURE = new SecureRandom();
  private static final Random STRONG = new SecureRandom();
  private static final ThreadLocal<Random> EACH = ThreadLocal.withInitial(Random::new);
  private static final Random COLD = new Random();
  private final Random given;
  private final Random seededLater = new Random();
  private Random either = new Random();
  private final Random unused = new Random();
  private final Random own =
      new Random() {
        @Override
        protected int next(int bits) {
          return bits;
        }
      };

  Generators(Random given) {
    this.given = given;
  }

  void replay(long seed) {
    seededLater.setSeed(seed);
    either = new Random(seed);
  }

  void init() {
    COLD.nextInt();
  }

  @GetMapping
  int draw(int bound) {
    Random local = new Random();
    return SEEDED.nextInt(bound)
        + EACH.get().nextInt(bound)
        + given.nextInt(bound)
        + seededLater.nextInt(bound)
        + either.nextInt(bound)
        + own.nextInt(bound)
        + local.nextInt(bound)
        + ThreadLocalRandom.current().nextInt(bound);
  }

  /** Only once. */
  static final double FIRST = Math.random();

  /** A thread that draws for itself. */
  static class Drawing extends Thread {
    private double last;

    @Override
    public void run() {
      last = next();
    }

    private double next() {
      return last + Math.random();
    }
  }

  /** A task has its own generator. */
  static class Task implements Runnable {
    private final Random random = new Random();

    @Override
    public void run() {
      random.nextInt();
    }
  }

  static class Walk implements Iterator<Integer> {
    private final Random random = new Random();

    @Override
    public boolean hasNext() {
      return random.nextBoolean();
    }

    @Override
    public Integer next() {
      return random.nextInt();
    }
  }

  /** Each of these stays in the method that constructs it. */
  static class Shuffle {
    private final Random random = new Random();

    int next() {
      return random.nextInt();
    }
  }

  @GetMapping
  int shuffled() {
    Shuffle shuffle = new Shuffle();
    return shuffle.next();
  }

  /** Only the constructor of each object draws from its generator. */
  static class Seeded {
    private final Random random = new Random();
    private final int id;

    Seeded() {
      id = random.nextInt();
    }

    int id() {
      return id;
    }
  }

  /** Each of these is only called, where it is constructed. */
  private static final class Row {
    private final Random random = new Random();
    private final int width;

    Row(int width) {
      this.width = width;
    }

    String text() {
      return "r" + random.nextInt(width);
    }
  }

  @GetMapping
  String row() {
    return new Row(3).text() + (new Row(4)).text();
  }
}
