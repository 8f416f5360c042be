package testdata;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** The lock guards more than the generator and its creation. */
class UnderLockCreated {
  static class Counted {
    private static Random random;
    private static int created;

    @GetMapping
    static synchronized int draw() {
      if (random == null) {
        random = new Random();
        created++;
      }
      return random.nextInt(6);
    }
  }

  static class Drawn {
    private static final Object LOCK = new Object();
    private static final Deque<Integer> RECENT = new ArrayDeque<>();
    private static Random random;

    @GetMapping
    int draw() {
      synchronized (LOCK) {
        if (random == null) {
          random = new Random();
        }
        RECENT.addLast(random.nextInt(6));
        return RECENT.removeFirst();
      }
    }
  }

  /** One of its generators has a seed. */
  static class Seeded {
    private static Random random;

    static synchronized void replay(long seed) {
      random = new Random(seed);
    }

    @GetMapping
    static synchronized int draw() {
      if (random == null) {
        random = new Random();
      }
      return random.nextInt(6);
    }
  }

  /** A listener learns of the first draw. */
  static class Told {
    private static Random random;
    private static Runnable listener;

    @GetMapping
    static synchronized int draw() {
      if (random == null) {
        random = new Random();
        listener.run();
      }
      return random.nextInt(6);
    }
  }
}
