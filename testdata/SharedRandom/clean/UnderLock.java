package testdata;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.web.bind.annotation.GetMapping;

/** Draws under a lock that guards other state, too, as far as the sources show. */
public class UnderLock {
  Random dice;
  private double limit;

  public UnderLock() {
    dice = new Random();
  }

  @GetMapping
  public synchronized boolean drops() {
    limit = Math.min(limit + 0.1, 1);
    return dice.nextDouble() < limit;
  }

  static class Servers {
    private final Random random = new Random();
    private final List<String> servers = new ArrayList<>();

    synchronized void add(String server) {
      servers.add(server);
    }

    @GetMapping
    synchronized String select() {
      return servers.get(random.nextInt(servers.size()));
    }
  }

  static class Given {
    private static final Random RANDOM = new Random();

    @GetMapping
    static void take(Deque<Integer> queue, int count) {
      synchronized (Given.class) {
        queue.add(RANDOM.nextInt(count));
      }
    }
  }

  static class InHelper {
    private final Random random = new Random();
    private final Deque<Integer> drawn = new ArrayDeque<>();

    @GetMapping
    synchronized int draw() {
      drawn.add(1);
      return next();
    }

    private int next() {
      return random.nextInt(6);
    }
  }

  static class Listening {
    private final Random random = new Random();
    private final Lock lock = new ReentrantLock();
    private Runnable listener;

    @GetMapping
    void draw(int bound) {
      lock.lock();
      try {
        if (random.nextInt(bound) > 1) {
          listener.run();
        }
      } finally {
        lock.unlock();
      }
    }
  }
}
