package testdata;

/** Texts are made of the number under its lock. */
class NumberedTexts {
  private String seed;
  private long sequence;
  private final int length;

  NumberedTexts(String prefix) {
    seed = prefix + ":";
    length = seed.length() + 20;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  synchronized String next() {
    StringBuilder text = new StringBuilder(length);
    text.append(seed);
    text.append(sequence++);
    return text.toString();
  }
}
