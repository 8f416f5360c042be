package testdata;

import java.util.Objects;
import java.util.function.Supplier;

/** Sections that replace a value that is set already. */
public class Replaced {
  private int last;
  private String token;
  private boolean stale;

  public synchronized boolean advance(int time) {
    if (last == 0) {
      last = time;
      return true;
    }
    boolean later = time > last;
    if (later) {
      last = time;
    }
    return later;
  }

  public synchronized String token(Supplier<String> source) {
    if (token == null) {
      token = source.get();
    } else if (stale) {
      token = source.get();
      stale = false;
    }
    return token;
  }

  public synchronized void expire() {
    stale = true;
  }

  /** The condition asks for the argument. */
  public static class Defaulting {
    private String value;

    public synchronized String value(String given) {
      if (Objects.nonNull(given)) {
        return value;
      }
      value = "a".trim();
      return value;
    }
  }
}
