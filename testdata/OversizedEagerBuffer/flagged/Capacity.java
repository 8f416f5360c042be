package testdata;

/** A text whose capacity the class asks for. */
public class Capacity {
  // BUG: Diagnostic contains: Begin with the default capacity, unless most objects fill the buffer: it grows by copying. No fix is offered: code of this file reads the capacity or the array of a StringBuilder.$
  private final StringBuilder text = new StringBuilder(1 << 18);

  boolean add(String part) {
    if (text.length() + part.length() > text.capacity()) {
      return false;
    }
    text.append(part);
    return true;
  }
}
