package testdata;

/** A text whose capacity the class asks for. */
public class Capacity {
  // BUG: Diagnostic contains: ADVICE Each new Capacity
  private final StringBuilder text = new StringBuilder(1 << 18);

  boolean add(String part) {
    if (text.length() + part.length() > text.capacity()) {
      return false;
    }
    text.append(part);
    return true;
  }
}
