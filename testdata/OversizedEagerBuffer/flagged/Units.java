// OPTIONS: -XepOpt:OversizedEagerBuffer:Bytes=512 -XepOpt:OversizedEagerBuffer:Factories=testdata.Units.Buffers#*
package testdata;

import java.nio.LongBuffer;
import java.util.BitSet;


/** Sizes in words, and an object without a name. */
class Units {
  static class Buffers {
    static StringBuilder create() {
      return new StringBuilder();
    }
  }

  static class Small {
    // BUG: Diagnostic contains: Each new Small allocates and clears a buffer of 512 bytes at once
    private final byte[] bytes = new byte[512];
    // BUG: Diagnostic contains: Each new Small allocates and clears a buffer of 1023 bytes at once
    private final byte[] more = new byte[1023];
    // BUG: Diagnostic contains: a buffer of 1023 KiB
    private final byte[] many = new byte[1024 * 1024 - 1];
    // BUG: Diagnostic contains: a buffer of 512 bytes
    private final LongBuffer longs = LongBuffer.allocate(64);
    // BUG: Diagnostic contains: a large buffer
    private final StringBuilder named = Buffers.create();
    private final BitSet bits = new BitSet(8);
  }

  Object anonymous() {
    return new Object() {
      // BUG: Diagnostic contains: Each new object allocates and clears a buffer of 1 KiB
      private final byte[] bytes = new byte[1024];
    };
  }
}
