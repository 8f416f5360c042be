package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.web.bind.annotation.GetMapping;

/** Objects that are only called where they are constructed, but whose methods give them away. */
public class GivenAway {
  static final List<Object> ALL = new ArrayList<>();
  static final ExecutorService POOL = Executors.newCachedThreadPool();

  static class Server {
    // BUG: Diagnostic contains: ADVICE
    final Random random = new Random();

    void start() {
      POOL.submit(() -> random.nextInt());
    }
  }

  static class Builder {
    // BUG: Diagnostic contains: ADVICE
    final Random random = new Random();

    Builder with(int ignored) {
      random.nextInt();
      return this;
    }
  }

  static class Registered {
    // BUG: Diagnostic contains: ADVICE
    final Random random = new Random();

    int register() {
      ALL.add(Registered.this);
      return random.nextInt();
    }
  }

  static class Worker {
    // BUG: Diagnostic contains: ADVICE
    final Random random = new Random();

    class Task implements Runnable {
      @Override
      public void run() {
        random.nextInt();
      }
    }

    void start() {
      new Thread(new Task()).start();
    }
  }

  static class Parent {
    void give() {
      ALL.add(this);
    }
  }

  static class Child extends Parent {
    // BUG: Diagnostic contains: ADVICE
    final Random random = new Random();

    int draw() {
      give();
      return random.nextInt();
    }
  }

  static class Returned {
    // BUG: Diagnostic contains: ADVICE
    final Random random = new Random();

    int draw() {
      return random.nextInt();
    }
  }

  static class Emptied {
    // BUG: Diagnostic contains: ADVICE
    final Random random = new Random();
  }

  static Random given() {
    Emptied emptied = new Emptied();
    emptied.random.nextInt();
    return emptied.random;
  }

  @GetMapping
  Object all() {
    new Server().start();
    Server local = new Server();
    local.start();
    new Worker().start();
    int sum = new Registered().register() + new Child().draw() + new Returned().draw();
    return sum > 0 ? new Builder().with(1) : new Returned();
  }
}
