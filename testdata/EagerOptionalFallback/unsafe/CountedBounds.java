package testdata;

import java.util.OptionalInt;

/** Bounds that an {@code int} may never reach, or that the loop may move: such loops are no proof. */
class CountedBounds {
  private int length = 3;

  private static int toLong(long last) {
    int sum = 0;
    for (int i = 0; i < last; i++) {
      sum += i;
    }
    return sum;
  }

  private static int toQuotient(int last) {
    int sum = 0;
    for (int i = 0; i < 12 / last; i++) {
      sum += i;
    }
    return sum;
  }

  private static int toLengthOf(CountedBounds other) {
    int sum = 0;
    for (int i = 0; i < other.length; i++) {
      sum += i;
    }
    return sum;
  }

  private static int toMoving(int last) {
    int sum = 0;
    int end = last;
    for (int i = 0; i < end; i++) {
      end += i % 2;
    }
    return end;
  }

  private static int fromGiven(int last) {
    int i = last;
    int sum = 0;
    for (; i < 4; i++) {
      sum += i;
    }
    return sum;
  }

  private static int other(int last) {
    int sum = 0;
    for (int i = 0; last < 4; i++) {
      sum += i;
    }
    return sum;
  }

  private int length() {
    return length++;
  }

  private int toResult() {
    int sum = 0;
    for (int i = 0; i < length(); i++) {
      sum += i;
    }
    return sum;
  }

  void use(OptionalInt number, int n) {
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> toLong(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> toQuotient(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> toLengthOf(this)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> toMoving(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> fromGiven(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> other(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> toResult()));
  }
}
