import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** Flags that are no initialization: switches between states, and steps that are done once. */
class Switches {
  private final Object lock = new Object();
  private final List<String> log = new ArrayList<>();
  private boolean suspended;
  private boolean completed;
  private boolean destroyed;
  private boolean registered;
  private String winner;

  synchronized void suspend() {
    if (suspended) {
      return;
    }
    suspended = true;
    log.add("suspended");
  }

  synchronized void resume() {
    if (!suspended) {
      return;
    }
    suspended = false;
    log.add("resumed");
  }

  void complete(Runnable callback) {
    synchronized (this) {
      if (completed) {
        return;
      }
      completed = true;
    }
    callback.run();
  }

  synchronized boolean offer(String value) {
    if (winner != null) {
      return false;
    }
    winner = value;
    return true;
  }

  synchronized String encrypt(String text) {
    if (destroyed) {
      return new String("closed");
    }
    destroyed = true;
    return text + log.size();
  }

  void register(AtomicBoolean ready) {
    synchronized (lock) {
      if (!registered) {
        log.add("registered");
        registered = !ready.get();
      }
    }
  }

  /** Its callers use nothing that the first call sets up: each object is completed once. */
  static class Response {
    private boolean complete;
    private String result;
    private Runnable callback;

    public synchronized void complete(Throwable failure, String why) {
      if (!complete) {
        complete = true;
        result = why + failure;
        callback.run();
      }
    }

    void resume(String entity) {
      String text = entity.trim();
      if (text.isEmpty()) {
        complete(new IllegalArgumentException(entity), text);
        return;
      }
      callback = () -> complete(null, text);
    }

    synchronized String result() {
      return result + complete;
    }
  }

  /** One of two steps ends a request, whichever comes first. */
  static class Request {
    private final java.util.function.Consumer<String> metrics;
    private boolean completed;

    Request(java.util.function.Consumer<String> metrics) {
      this.metrics = metrics;
    }

    synchronized void answer(String text) {
      if (completed) {
        return;
      }
      metrics.accept(text);
      completed = true;
    }

    synchronized void expire(String text) {
      if (completed) {
        return;
      }
      metrics.accept("expired " + text);
      completed = true;
    }
  }

  /** Emptied and filled again. */
  static class Names {
    private List<String> names;

    private synchronized void load() {
      if (names == null) {
        names = new ArrayList<>(List.of("a", "b"));
      }
    }

    String name(int index) {
      load();
      return names.get(index);
    }

    synchronized void clear() {
      names = null;
    }
  }

  static class Handlers {
    private boolean registered;

    private synchronized void register() {
      if (!registered) {
        System.setProperty("handlers", "testdata");
        registered = true;
      }
    }

    String handlers(String suffix) {
      register();
      return System.getProperty("handlers") + suffix;
    }

    synchronized void refresh() {
      registered = System.getProperty("handlers").contains("testdata");
    }
  }

  static int serve(Request request, String text) {
    request.answer(text);
    request.expire(text);
    return text.length();
  }
}
