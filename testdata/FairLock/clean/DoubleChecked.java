package testdata;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Locks that only those threads take whose test without the lock failed. */
public class DoubleChecked {
  private final Lock formatLock = new ReentrantLock(true);
  private volatile StringBuilder format;

  public StringBuilder format() {
    StringBuilder local = format;
    if (Objects.isNull(local)) {
      formatLock.lock();
      try {
        local = format;
        if (Objects.isNull(local)) {
          format = local = new StringBuilder("%s");
        }
      } finally {
        formatLock.unlock();
      }
    }
    return local;
  }

  public void format(StringBuilder value) {
    format = value;
  }

  /** Names by number, which the server is asked for when one is missing. */
  static class Names {
    private final Lock loading = new ReentrantLock(true);
    private final List<String> names = new CopyOnWriteArrayList<>();
    private final Supplier<List<String>> server;

    Names(Supplier<List<String>> server) {
      this.server = server;
    }

    String name(int number) {
      if (number >= names.size()) {
        loading.lock();
        try {
          if (number >= names.size()) {
            load();
          }
        } finally {
          loading.unlock();
        }
      }
      return names.get(number);
    }

    private void load() {
      List<String> all = server.get();
      names.addAll(all.subList(names.size(), all.size()));
    }
  }
}
