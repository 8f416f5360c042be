package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Loops over arrays of primitives end, and meet no null; loops over other arrays may. */
public class ArrayLoops {
  private static final String[] NAMES = {"a", null};
  private final int[] levels;
  private final char[] marks = {'x', 'y'};
  private int[] late;
  private int calls;

  ArrayLoops(int... levels) {
    this.levels = levels.clone();
  }

  private int highest() {
    int highest = 0;
    for (int level : levels) {
      if (level > highest) {
        highest = level;
      } else if (level < 0) {
        continue;
      }
    }
    return highest;
  }

  private String described() {
    StringBuilder text = new StringBuilder();
    for (char mark : marks) {
      for (final int level : this.levels) {
        text.append(mark).append(level);
      }
    }
    return text.toString();
  }

  private static long mixed(long... seeds) {
    long mixed = 7;
    for (long seed : seeds) {
      mixed = mixed * 31 + seed;
      if (mixed < 0) {
        break;
      }
    }
    return mixed;
  }

  private int ofLate() {
    int sum = 0;
    for (int each : late) {
      sum += each;
    }
    return sum;
  }

  private int counted() {
    int sum = 0;
    for (int level : levels) {
      sum += level;
      calls++;
    }
    return sum;
  }

  private int divided(int part) {
    int sum = 0;
    for (int level : levels) {
      sum += part / level;
    }
    return sum;
  }

  private static int lengths() {
    int sum = 0;
    for (String name : NAMES) {
      sum += name.length();
    }
    return sum;
  }

  private static List<Integer> boxed(int[] numbers) {
    List<Integer> boxed = new ArrayList<>();
    for (Integer number : numbers) {
      boxed.add(number);
    }
    return boxed;
  }

  private String doubled() {
    StringBuilder text = new StringBuilder("a");
    for (int level : levels) {
      text.append(text.toString()).append(level);
    }
    return text.toString();
  }

  private String joined() {
    String text = "a";
    for (int level : levels) {
      text += text + level;
    }
    return text;
  }

  void run(OptionalInt number, Optional<String> text, Optional<List<Integer>> list) {
    // BUG: Diagnostic contains: SAFE
    System.out.println(number.orElseGet(() -> highest()));
    // BUG: Diagnostic contains: SAFE
    System.out.println(text.orElseGet(() -> described()));
    // BUG: Diagnostic contains: SAFE
    System.out.println(text.map(String::length).map(Long::valueOf).orElseGet(() -> mixed(3, 4, 5)));
    // BUG: Diagnostic contains: SAFE
    System.out.println(list.orElseGet(() -> boxed(levels)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElse(ofLate()));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElse(counted()));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElse(divided(6)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(text.orElse(doubled()));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(text.orElse(joined()));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElse(lengths()));
  }

  private static void attempt(Runnable code) {
    try {
      code.run();
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    ArrayLoops loops = new ArrayLoops(3, -1, 4);
    attempt(() -> loops.run(OptionalInt.of(1), Optional.of("t"), Optional.of(List.of(1))));
    attempt(() -> loops.run(OptionalInt.empty(), Optional.empty(), Optional.empty()));
    System.out.println(loops.calls);
  }
}
