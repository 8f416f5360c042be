package testdata;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.springframework.web.bind.annotation.GetMapping;

/** Comments of fields, and where fields get their generators. */
public class Declarations {
  // BUG: Diagnostic contains: WARNING UNSAFE
  private static final Random BEHIND = new Random(); // shared

  /**
   * Draws the jitter.
   *
   * @see #draw()
   */
  // BUG: Diagnostic contains: WARNING UNSAFE
  private static final Random DOCUMENTED = new Random(); /* shared */

  // BUG: Diagnostic contains: WARNING ADVICE
  private static final RandomGenerator OTHERWISE = new Random();

  // BUG: Diagnostic contains: WARNING ADVICE
  private static final Random GOES_ON = new Random(); // shared by all requests,
  //                                                     which is fine

  // BUG: Diagnostic contains: WARNING ADVICE
  private static final Random WITHIN = new Random(/* no seed */ );

  /** Describes no field any more. */

  /** Draws the rest. */
  // BUG: Diagnostic contains: WARNING ADVICE
  private static final Random DOUBLY = new Random();

  /// Describes a field from JDK 23 on.
  /// In two lines.
  // BUG: Diagnostic contains: WARNING ADVICE
  private static final Random MARKDOWN = new Random();

  // BUG: Diagnostic contains: WARNING ADVICE
  private static final Random BESIDE = new Random(); private static final int ONE = 1;

  // This one stays.

  // For the next two.
  // BUG: Diagnostic contains: WARNING UNSAFE
  private static final Random OF_TWO = new Random();
  private static final int TWO = 2;
  // For this one, or so it seems.
  // BUG: Diagnostic contains: WARNING UNSAFE
  private static final Random BETWEEN = new Random();

  // For three.
  private static final int THREE = 3;

  @GetMapping
  static int draw() {
    return BEHIND.nextInt(ONE)
        + ThreadLocalRandom.current().nextInt(ONE)
        + OF_TWO.nextInt(TWO)
        + BETWEEN.nextInt(THREE)
        + ThreadLocalRandom.current().nextInt(ONE)
        + DOCUMENTED.nextInt(ONE)
        + ThreadLocalRandom.current().nextInt(0, ONE)
        + (OTHERWISE.nextExponential() < 0 ? 1 : 0)
        + GOES_ON.nextInt(ONE)
        + WITHIN.nextInt(ONE)
        + DOUBLY.nextInt(ONE)
        + MARKDOWN.nextInt(ONE)
        + BESIDE.nextInt(ONE);
  }

  static class Assigned {
    private final int bound;

    Assigned() {
      this(1);
    }

    Assigned(int bound) {
      super();
      this.bound = bound;
    }

    Assigned(String bound) {
      this.bound = Integer.parseInt(bound);
    }

    @GetMapping
    int draw() {
      return ThreadLocalRandom.current().nextInt(bound);
    }
  }

  static class Commented {
    // BUG: Diagnostic contains: WARNING ADVICE
    private final Random random;

    Commented() {
      // The JDK's.
      random = new Random();
    }

    @GetMapping
    int draw() {
      return random.nextInt(1);
    }
  }

  static class Late {
    private final int first;

    // BUG: Diagnostic contains: WARNING ADVICE
    private final Random random;

    Late() {
      first = draw();
      random = new Random();
    }

    @GetMapping
    int draw() {
      return random == null ? -1 : random.nextInt(1);
    }
  }

  static class Early {
    private final int first = draw();

    // BUG: Diagnostic contains: WARNING ADVICE
    private final Random random;

    Early() {
      random = new Random();
    }

    @GetMapping
    int draw() {
      try {
        return random.nextInt(1);
      } catch (NullPointerException e) {
        return -1;
      }
    }
  }

  static class InBranch {
    // BUG: Diagnostic contains: WARNING ADVICE
    private Random random;

    InBranch(boolean draws) {
      if (draws) {
        random = new Random();
      }
    }

    @GetMapping
    int draw() {
      try {
        return random.nextInt(1);
      } catch (NullPointerException e) {
        return -1;
      }
    }
  }

  static class InSome {
    // BUG: Diagnostic contains: WARNING ADVICE
    private Random random;

    InSome() {
      random = new Random();
    }

    InSome(int ignored) {}

    @GetMapping
    int draw() {
      try {
        return random.nextInt(1);
      } catch (NullPointerException e) {
        return -1;
      }
    }
  }

  /** Who gets an object may share it. */
  private static <T> T shared(T object) {
    return object;
  }

  public static void main(String[] args) {
    System.out.println(draw() < 4);
    System.out.println(shared(new Assigned("1")).draw() + new Assigned().draw());
    System.out.println(shared(new Commented()).draw() + " " + new Late().first + new Early().first);
    System.out.println(shared(new InBranch(false)).draw() + " " + new InBranch(true).draw());
    System.out.println(shared(new InSome(1)).draw() + " " + new InSome().draw());
  }
}
