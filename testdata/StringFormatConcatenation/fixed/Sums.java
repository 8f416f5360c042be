package testdata;

/** Arguments that are concatenations themselves, next to numbers. */
public class Sums {
  static String second(int number, char letter) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (number + letter) + (number + "" + letter);
  }

  static String behindNumber(int number, char letter) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return number + (number + "" + letter) + "-" + letter;
  }

  static String first(int number, char letter) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return number + "" + letter + number + "" + letter;
  }

  public static void main(String[] args) {
    System.out.println(second(12, 'x'));
    System.out.println(behindNumber(12, 'x'));
    System.out.println(first(12, 'x'));
  }
}
