package testdata;

/** Arguments that are printed in another order, often or never. */
class Indices {
  private static final String CONSTANT = "k";

  private int counter;
  private final String fixed = "fixed";
  private String changing = "changing";

  int next() {
    return ++counter;
  }

  String swapped(String a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return b + " " + a;
  }

  String swappedOneCall(String a, String b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return b + " swaps " + a.length();
  }

  String swappedCalls(String a, String b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return b.length() + " exchanges " + a.length();
  }

  String swappedEffects() {
    // BUG: Diagnostic contains: Assign the arguments to variables in the order of the call, and concatenate with +.
    return String.format("%2$s %1$s effects", next(), next());
  }

  String swappedEffect(int i) {
    // BUG: Diagnostic contains: Assign the arguments to variables
    return String.format("%2$s %1$s effect", i++, i);
  }

  String inOrder() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return next() + " " + next() + " in order";
  }

  String mixed(String a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return b + " " + a;
  }

  String mixedCounts(String a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return a + " " + a + " " + b;
  }

  String relative(String a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return a + "%" + System.lineSeparator() + a + " " + b + " " + b;
  }

  String relativeToIndex(String a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return b + " " + b + " " + a;
  }

  String repeatedFinalField() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return this.fixed + " " + this.fixed;
  }

  String repeatedConstant(int i) {
    // BUG: Diagnostic contains: Write the text as one constant
    return String.format("%1$s %1$s %2$s %2$s", CONSTANT, 7);
  }

  String repeatedField() {
    // BUG: Diagnostic contains: if no argument's value depends on when another argument is evaluated.
    return String.format("%1$s twice %1$s", changing);
  }

  String repeatedCall(String s) {
    // BUG: Diagnostic contains: Assign the arguments to variables
    return String.format("%1$s called %1$s", s.trim());
  }

  String repeatedEffect() {
    // BUG: Diagnostic contains: Assign the arguments to variables
    return String.format("%1$s next %1$s", next());
  }

  String repeatedBesideEffect(int i) {
    // BUG: Diagnostic contains: Assign the arguments to variables
    return String.format("%1$s %2$s %1$s beside", i, i++);
  }

  String unused(String a, String b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return a + " unused";
  }

  String unusedPure(String a, String b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return a + " drops";
  }

  String unusedEffect(String a) {
    // BUG: Diagnostic contains: Assign the arguments to variables
    return String.format("%s dropped", a, next());
  }

  String threeDigits(
      int a, int b, int c, int d, int e, int f, int g, int h, int i, String j, String k) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return k + j;
  }

  public static void main(String[] args) {
    Indices it = new Indices();
    System.out.println(it.swapped("a", 1) + it.swappedOneCall("b", null));
    System.out.println(it.inOrder() + it.mixed("c", 2) + it.mixedCounts("d", 3));
    System.out.println(it.relative("e", 4) + it.relativeToIndex("f", 5));
    System.out.println(it.repeatedFinalField() + it.repeatedConstant(6));
    System.out.println(it.unused("g", "h") + it.threeDigits(1, 2, 3, 4, 5, 6, 7, 8, 9, "j", "k"));
    System.out.println(it.repeatedField() + it.swappedCalls("ii", "jjj") + it.unusedPure("l", ""));
    System.out.println(it.repeatedEffect() + it.swappedEffects() + it.unusedEffect("m"));
  }
}
