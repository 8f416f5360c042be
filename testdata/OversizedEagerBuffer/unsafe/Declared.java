package testdata;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Computed capacities in constructors that are declared hot. */
public class Declared {
  @Retention(RetentionPolicy.CLASS)
  @interface HotPath {}

  static final int SIZE = (int) (Runtime.getRuntime().maxMemory() / 1000);

  // BUG: Diagnostic contains: WARNING UNSAFE Each new Declared allocates and clears a large buffer
  private final StringBuilder text = new StringBuilder();
  private final byte[] bytes;
  private final char[] chars;

  @HotPath
  public Declared() {
    int capacity = Integer.highestOneBit(Runtime.version().feature()) << 4;
    // BUG: Diagnostic contains: WARNING ADVICE Each new Declared allocates and clears a large buffer
    this.bytes = new byte[capacity];
    int twice = capacity * 2;
    // BUG: Diagnostic contains: WARNING ADVICE Each new Declared allocates and clears a large buffer
    chars = new char[twice];
  }

  int length() {
    return text.length() + bytes.length + chars.length;
  }
}
