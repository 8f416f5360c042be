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

  @interface HotPath {}

  /** Locals that follow a parameter, a field or a length, or may have several values. */
  static class Following {
    static final int SIZE = (int) (Runtime.getRuntime().maxMemory() / 1000);

    private final int size;
    private final byte[] ofParameter;
    private final byte[] ofField;
    private final byte[] ofLength;
    private final byte[] ofBranch;
    private final StringBuilder initial;
    private final StringBuilder ofCall;

    @HotPath
    Following(String text, int count, boolean large, byte[]... parts) {
      size = count;
      int twice = count * 2;
      ofParameter = new byte[twice];
      int more = this.size + 1;
      ofField = new byte[more];
      int length = text.length();
      int padded = length + 7;
      ofLength = new byte[padded];
      int some = 16;
      if (large) {
        some = SIZE;
      }
      ofBranch = new byte[some];
      initial = new StringBuilder(length);
      ofCall = new StringBuilder((int) total(parts));
    }

    private static long total(byte[]... parts) {
      long total = 0;
      for (byte[] part : parts) {
        total += part.length;
      }
      return total;
    }
  }

  /** Nothing declares this constructor hot. */
  static class Undeclared {
    private final StringBuilder text = new StringBuilder(Following.SIZE);

    Undeclared() {
      text.append('a');
    }

    @HotPath
    int length() {
      return text.length();
    }
  }
}
