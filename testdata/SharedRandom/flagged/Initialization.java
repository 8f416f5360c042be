package testdata;

import java.util.Optional;
import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** A read of the field shows whether, and that, its class is initialized. */
public class Initialization {
  private static final int FIRST = draw();

  // BUG: Diagnostic contains: WARNING ADVICE
  private static final Random LATE = new Random();

  static int draw() {
    try {
      return LATE.nextInt(1);
    } catch (NullPointerException e) {
      return -1;
    }
  }

  static class Loud {
    static {
      System.out.println("Loud");
    }

    // BUG: Diagnostic contains: WARNING ADVICE
    private static final Random RANDOM = new Random();
  }

  static class Quiet {
    // BUG: Diagnostic contains: WARNING SAFE
    private static final Random RANDOM = new Random();
  }

  static class Deferred {
    private static final ThreadLocal<Random> LOCAL = ThreadLocal.withInitial(() -> new Random());
    private static final ThreadLocal<StringBuilder> TEXTS =
        ThreadLocal.withInitial(StringBuilder::new);

    // BUG: Diagnostic contains: WARNING SAFE
    private static final Random RANDOM = new Random();

    static int local() {
      return LOCAL.get().nextInt(1) + TEXTS.get().length();
    }
  }

  static class RunAtOnce {
    private static final int FIRST = Optional.of(1).map(it -> draw()).get();
    private static final int SECOND = Optional.of(1).map(RunAtOnce::draw).get();

    // BUG: Diagnostic contains: WARNING ADVICE Every number
    private static final Random RANDOM = new Random();

    static int draw(Object... ignored) {
      return RANDOM == null ? -4 : RANDOM.nextInt(1);
    }
  }

  static class Parent {
    final int first = make();

    int make() {
      return 0;
    }
  }

  static class Child extends Parent {
    // BUG: Diagnostic contains: No fix is offered: code that runs before 'random' is set may draw from it.$
    private final Random random = new Random();

    @Override
    @GetMapping
    int make() {
      try {
        return random.nextInt(1);
      } catch (NullPointerException e) {
        return -2;
      }
    }
  }

  static class Early {
    private final int first = make();

    // BUG: Diagnostic contains: WARNING ADVICE
    private final Random random = new Random();

    @GetMapping
    int make() {
      return random == null ? -3 : random.nextInt(1);
    }
  }

  @GetMapping
  int use() {
    return draw() + Loud.RANDOM.nextInt(1) + Quiet.RANDOM.nextInt(1)
        + Deferred.RANDOM.nextInt(1) + RunAtOnce.draw();
  }

  public static void main(String[] args) {
    System.out.println(FIRST);
    System.out.println(Deferred.local() + RunAtOnce.FIRST + RunAtOnce.SECOND);
    System.out.println(new Initialization().use());
    System.out.println(new Child().first + " " + new Child().make() + new Early().first);
  }
}
