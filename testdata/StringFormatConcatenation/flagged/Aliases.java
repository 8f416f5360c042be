package testdata;

import java.util.function.Supplier;

/** Builders that an argument sees in another way than by their variable: no piece comes early. */
class Aliases {
  static String inLambda(int number) {
    StringBuilder text = new StringBuilder("a");
    Supplier<Integer> length = () -> text.length();
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text.append(String.format("%s-%s", number, length.get()));
    return text.toString();
  }

  static String inClass(int number) {
    StringBuilder text = new StringBuilder("a");
    class Length {
      int get() {
        return text.length();
      }
    }
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text.append(String.format("%s-%s", number, new Length().get()));
    return text.toString();
  }

  static String inVariable(int number) {
    StringBuilder text = new StringBuilder("a");
    StringBuilder same = text.append("b");
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text.append(String.format("%s-%s", number, same.length()));
    return text.toString();
  }

  static String alone(int number) {
    StringBuilder text = new StringBuilder("a");
    text.append("b").append('c');
    int length = text.length();
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text.append(String.format("%s-%s", number, length));
    return text.append("d").toString();
  }

  public static void main(String[] args) {
    System.out.println(inLambda(1) + inClass(2) + inVariable(3) + alone(4));
  }
}
