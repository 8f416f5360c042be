package testdata;

/** Where the first + must join strings, and which operands need parentheses. */
class Operands {
  private int count;

  String two(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "" + a + b;
  }

  String charThenInt(char c, int i) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "" + c + i + "!";
  }

  String one(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "" + s;
  }

  String oneSum(int a, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return a + 1 + s;
  }

  String firstIsString(String s, int i, int j) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return s + i + j;
  }

  String secondIsString(int i, String s, int j) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return i + s + j + "?";
  }

  String secondIsText(int i, int j) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return i + "-" + j;
  }

  String textFirst(int i, int j) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "at " + i + j;
  }

  String nullFirst(int i) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "" + null + i + ".";
  }

  String sums(int a, int b, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "sums " + (a + b) + " " + (a - b) + " " + s + a;
  }

  String sumFirst(String s, int a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return s + a + 1 + "=" + (a + 1);
  }

  String intSumFirst(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (a + b) + " sum";
  }

  String products(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return a * b + "*" + a / b + a % b;
  }

  String shifts(int a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "shifts " + (a << 1) + " " + (a >> 1) + " " + (a >>> 1);
  }

  String bits(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "bits " + (a & b) + " " + (a | b) + " " + (a ^ b) + " " + ~a;
  }

  String comparisons(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "comparisons " + (a < b) + " " + (a == b) + " " + (a >= b);
  }

  String logic(boolean a, boolean b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "logic " + (a && b) + " " + (a || b) + " " + !a;
  }

  String present(String text) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "present " + Boolean.valueOf(text);
  }

  String unary(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "unary " + -a + +b + - -a;
  }

  String unaryFirst(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return -a + " " + -1;
  }

  String conditional(boolean b, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (b ? s : "none") + " conditional";
  }

  String conditionalLast(boolean b, int i) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "conditional " + (b ? 1 : i);
  }

  String numericConditional(boolean b, int i) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "numeric " + (b ? i : 2.0);
  }

  String assignments(int a, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "assignments " + (a = 5) + " " + (s = "t") + " " + (a += 2) + a + s;
  }

  String instances(Integer o, Number n) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "instances " + (o instanceof Integer) + " " + (n instanceof Integer i && i > 1);
  }

  String increments(int i) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return i++ + " " + ++i + " " + count++;
  }

  String casts(double d, long l) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (int) d + " " + (short) l + (char) (65 + l);
  }

  String others(int[] array, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return array[0] + ":" + array.length + ":" + s.length() + ":" + new StringBuilder(s);
  }

  String parenthesized(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (a + b) + "/" + a;
  }

  String classes() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Operands.class + " " + new Operands().count;
  }

  String constants() {
    // BUG: Diagnostic contains: Write the text as one constant
    return String.format("%s%s", 'a', 1);
  }

  public static void main(String[] args) {
    Operands it = new Operands();
    System.out.println(it.two(1, 2) + it.charThenInt('a', 1) + it.one(null) + it.one("x"));
    System.out.println(it.oneSum(1, "s") + it.firstIsString(null, 1, 2));
    System.out.println(it.secondIsString(1, null, 2) + it.secondIsText(3, 4));
    System.out.println(it.textFirst(5, 6) + it.nullFirst(7));
    System.out.println(it.sums(3, 4, null) + it.sumFirst("s", 8) + it.intSumFirst(1, 2));
    System.out.println(it.products(7, 2) + it.shifts(-9) + it.bits(6, 3));
    System.out.println(it.comparisons(1, 2) + it.logic(true, false) + it.present("true"));
    System.out.println(it.unary(1, -2) + it.unaryFirst(3, 4));
    System.out.println(it.conditional(true, null) + it.conditional(false, null));
    System.out.println(it.conditionalLast(true, 3) + it.numericConditional(true, 1));
    System.out.println(it.assignments(1, "s") + it.instances(null, 4) + it.increments(1));
    System.out.println(it.casts(1.9, 1) + it.others(new int[] {4}, "abc"));
    System.out.println(it.parenthesized(1, 2) + it.classes() + it.constants());
  }
}
