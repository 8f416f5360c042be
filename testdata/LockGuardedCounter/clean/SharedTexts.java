package testdata;

/** The lock also guards a text, or what makes it. */
class SharedTexts {
  static class Kept {
    private final StringBuilder all = new StringBuilder();
    private long sequence;

    synchronized String next() {
      return all.append(sequence++).toString();
    }
  }

  static class Renamed {
    private String seed;
    private long sequence;

    synchronized void rename(String other) {
      seed = other;
    }

    synchronized String next() {
      return seed + sequence++;
    }
  }
}
