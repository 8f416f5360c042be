// OPTIONS: -XepOpt:OversizedEagerBuffer:Factories=testdata.Factories$Buffers#newBuffer,*Direct#* -XepOpt:OversizedEagerBuffer:Bytes=1024 -XepOpt:Uncontended:HotMethods=testdata.Factories$Hot#*
package testdata;

/** What the user says of buffers. */
class Factories {
  static class Buffers {
    static StringBuilder newBuffer(int capacity) {
      return new StringBuilder(capacity);
    }

    static StringBuilder newDefault() {
      return new StringBuilder();
    }
  }

  interface Config {
    int retention();
  }

  static class Context {
    private final StringBuilder text;
    private final StringBuilder other = Buffers.newDefault();
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Each new Context allocates and clears a buffer of 1 KiB
    private final StringBuilder line = new StringBuilder();
    private final byte[] small = new byte[1023];
    private final byte[] computed;

    Context(Config config) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE Each new Context allocates and clears a large buffer at once, whether it is used or not. Allocate it on first use
      text = Buffers.newBuffer(config.retention());
      computed = new byte[config.retention()];
    }
  }

  static class Limits {
    private int length;
  }

  static class Other {
    Other(int size) {}
  }

  static class Hot {
    private final StringBuilder text;
    private final byte[] bytes;
    private final byte[] given;

    private final byte[] copied;
    private final byte[] named;
    private final byte[] limited;
    private final byte[] fetched;
    private final Other other;

    Hot(Config config, int size, String name, Limits limits) {
      // BUG: Diagnostic contains: WARNING UNSAFE Each new Hot allocates and clears a large buffer
      text = new StringBuilder();
      // BUG: Diagnostic contains: WARNING ADVICE
      bytes = new byte[(int) (Runtime.getRuntime().maxMemory() / 1000)];
      given = new byte[size];
      copied = new byte[bytes.length];
      named = new byte[name.length()];
      other = new Other(config.retention());
      // BUG: Diagnostic contains: WARNING ADVICE
      limited = new byte[limits.length];
      // BUG: Diagnostic contains: WARNING ADVICE
      fetched = new byte[config.retention()];
    }
  }
}
