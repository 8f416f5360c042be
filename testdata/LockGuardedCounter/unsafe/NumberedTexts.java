package testdata;

import java.util.concurrent.atomic.AtomicLong;

/** Texts are made of the number under its lock. */
class NumberedTexts {
  private String seed;
  private final AtomicLong sequence = new AtomicLong();
  private final int length;

  NumberedTexts(String prefix) {
    seed = prefix + ":";
    length = seed.length() + 20;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  String next() {
    StringBuilder text = new StringBuilder(length);
    text.append(seed);
    text.append(sequence.getAndIncrement());
    return text.toString();
  }
}
