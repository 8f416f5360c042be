package measured;

import java.nio.ByteBuffer;

class Measured {
  interface Config {
    int size();
  }

  // BUG: Diagnostic contains: WARNING ADVICE Each new Measured allocates and clears a buffer of 64 KiB at once, whether it is used or not. This place matters: made 50 % of the allocations in a 24 s recording on 3 threads, 600 samples.
  private final byte[] bytes = new byte[65_536];
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  private final char[] characters = new char[65_536];
  private final StringBuilder text;
  private final ByteBuffer buffer;

  Measured(Config config) {
    // BUG: Diagnostic contains: WARNING UNSAFE Each new Measured allocates and clears a large buffer at once, whether it is used or not. This place matters: made 25 % of the allocations
    text = new StringBuilder(config.size());
    // BUG: Diagnostic contains: WARNING ADVICE Each new Measured allocates and clears a large buffer at once, whether it is used or not. This place matters: made 25 % of the allocations
    buffer = ByteBuffer.allocate(config.size());
  }
}
