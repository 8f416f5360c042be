package testdata;

/** A line that is too long before stays one line, where the edit makes it shorter. */
class LongLines {
  static String one(String k) {
    // BUG: Diagnostic contains: SAFE
    return k + ".a text that makes the line longer than all lines of the file may be" + "-";
  }

  public static void main(String[] args) {
    System.out.println(one("k") + one(null));
  }
}
