package testdata;

/** A capacity that is computed is large only where somebody says so. */
class ComputedCapacity {
  interface Config {
    int bufferSize();
  }

  static class Context {
    private final StringBuilder text;
    private final byte[] bytes = new byte[Integer.getInteger("buffer.size", 1 << 20)];

    Context(Config config) {
      text = new StringBuilder(config.bufferSize());
    }
  }
}
