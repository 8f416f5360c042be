package testdata;

/** A switch that gives texts has the same value in a concatenation, in parentheses. */
public class SwitchedTexts {
  static String plural(int count) {
    // BUG: Diagnostic contains: SAFE
    return count + " cats, " + (switch (count) { case 1 -> "one"; default -> "many"; });
  }

  static String blocks(String name, int count) {
    // BUG: Diagnostic contains: SAFE
    return (switch (count) {
          case 0, 1:
            yield count > 0 ? "a" + name : name;
          default:
            String more = "more " + name;
            yield more;
        })
        + " is " + name + "!";
  }

  public static void main(String[] args) {
    for (int count = 0; count < 3; count++) {
      System.out.println(plural(count) + blocks("x", count) + blocks(null, count));
    }
  }
}
