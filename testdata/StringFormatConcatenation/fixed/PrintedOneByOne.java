package testdata;

import java.util.UUID;

/** All arguments are evaluated before the first is printed; + prints each at once. */
class PrintedOneByOne {
  static final class Counter {
    private int n;

    Counter next() {
      n++;
      return this;
    }

    int count() {
      return n;
    }

    @Override
    public String toString() {
      return "n" + n;
    }
  }

  record Snapshot(int n) {}

  String counted(Counter c) {
    // BUG: Diagnostic contains: if no argument's value depends on when another argument is evaluated.
    return String.format("counted %s %s", c, c.next());
  }

  String buffered(StringBuilder b) {
    // BUG: Diagnostic contains: if no argument's value depends
    return String.format("buffered %s %s", b, b.append("x").length());
  }

  String reassigned(Counter c) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return String.format("reassigned %s %s", c, c = new Counter());
  }

  String effectFirst(Counter c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "first " + c.next().count() + " " + c;
  }

  String onlyReads(Counter c, String s, Counter d) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "reads " + c + " " + s + " " + c.count() + " " + d;
  }

  String valuesBeforeEffect(int i, String s, UUID id, Snapshot snapshot, Counter c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return i + " " + s + " " + id + " " + snapshot + " " + i++ + " " + c.next();
  }

  String nullBeforeEffect(Counter c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "null " + null + " " + c.next();
  }

  String chosenBeforeEffect(boolean b, String s, Counter c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "chosen " + (b ? s : "t") + " " + c.next();
  }

  String counterChosenBeforeEffect(boolean b, Counter c) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return String.format("or %s %s", b ? c : "t", c.next());
  }

  public static void main(String[] args) {
    PrintedOneByOne it = new PrintedOneByOne();
    System.out.println(it.effectFirst(new Counter()) + it.onlyReads(new Counter(), "s", null));
    System.out.println(
        it.valuesBeforeEffect(1, "s", new UUID(1, 2), new Snapshot(3), new Counter()));
    System.out.println(it.nullBeforeEffect(new Counter()));
    System.out.println(it.chosenBeforeEffect(true, null, new Counter()));
    System.out.println(it.counterChosenBeforeEffect(false, new Counter()));
  }
}
