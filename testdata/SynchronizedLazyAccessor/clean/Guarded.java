package testdata;

/** What a hit tests decides on more than an exception, or is more than a flag. */
class Guarded {
  private boolean closed;
  private int used;
  private String harbour;
  private String pier;

  synchronized String harbour(String name) {
    if (closed) {
      return "closed";
    }
    if (harbour != null) {
      return harbour;
    }
    harbour = name.trim();
    return harbour;
  }

  synchronized String pier(String name, int most) {
    if (used > most) {
      throw new IllegalStateException("full");
    }
    if (pier == null) {
      pier = name.trim();
    }
    return pier;
  }

  synchronized void use() {
    used++;
  }

  synchronized void close() {
    closed = true;
  }
}
