package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/** Loops that count by ones up or down to a fixed bound end; so do choices between constants. */
public class CountedLoops {
  private static final int WIDTH = 4;
  private final int[] levels = {3, 1};
  private int changing = 2;
  private Integer missing;

  private static String bar(char mark, int width) {
    StringBuilder bar = new StringBuilder();
    for (int i = 0; i < width; i++) {
      bar.append(mark).append(i);
    }
    return bar.toString();
  }

  private static List<String> titles(int pages) {
    List<String> titles = new ArrayList<>();
    for (int page = pages; page > 0; --page) {
      String title = "page " + page;
      titles.add(title);
    }
    return titles;
  }

  private int areas() {
    int area = 0;
    for (int x = 1; x <= WIDTH; x++) {
      for (int y = levels.length - 1; y >= 0; y--) {
        if (x == y) {
          continue;
        }
        area += x * y;
      }
    }
    return area;
  }

  private static int vowels(final String text, boolean all) {
    int vowels = 0;
    for (int i = 0, end = text.length() + WIDTH; all && i < (end); i++) {
      vowels ^= i;
    }
    return vowels;
  }

  private static long shortOf(TimeUnit unit) {
    long length = 1;
    switch (unit) {
      case DAYS:
        length = 24;
      case HOURS:
        length *= 60;
        break;
      default:
        break;
    }
    return length;
  }

  private static String named(int day) {
    return "the " + bar('d', 1)
        + switch (day) {
          case 6, 7 -> "weekend".concat("!");
          default -> {
            String name = "day".concat("s");
            yield name;
          }
        };
  }

  private static int toLast(int last) {
    int sum = 0;
    for (int i = 0; i <= last; i++) {
      sum += i;
    }
    return sum;
  }

  private static int byTwo(int last) {
    int sum = 0;
    for (int i = 0; i < last; i += 2) {
      sum += i;
    }
    return sum;
  }

  private static int wrongWay(int last) {
    int sum = 0;
    for (int i = 3; i > last; i++) {
      sum += i;
    }
    return sum;
  }

  private static int stepsBack(int last) {
    int sum = 0;
    for (int i = 0; i < last; i++) {
      if (sum++ < 2) {
        i--;
      }
    }
    return sum;
  }

  private int toField() {
    int sum = 0;
    for (int i = 0; i < changing; i++) {
      sum += i;
    }
    return sum;
  }

  private int counts(int last) {
    int sum = 0;
    for (int i = 0; i < last; i++) {
      sum += changing++;
    }
    return sum;
  }

  private static String doubled(int times) {
    StringBuilder text = new StringBuilder("a");
    for (int i = 0; i < times; i++) {
      String whole = text.toString();
      text.append(whole);
    }
    return text.toString();
  }

  private static String joined(int times) {
    String text = "a";
    for (int i = 0; i < times; i++) {
      text += text;
    }
    return text;
  }

  private static int farther() {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 2_000_000_000; i++) {
      numbers.add(i);
    }
    return numbers.size();
  }

  private static int started() {
    List<Integer> numbers = new ArrayList<>();
    for (int i = -2_000_000_000; i < 0; i++) {
      numbers.add(i);
    }
    return numbers.size();
  }

  private static String eitherOf(TimeUnit unit) {
    return switch (unit) {
      case DAYS -> "d".concat("s");
      case HOURS, MINUTES, SECONDS, MILLISECONDS, MICROSECONDS, NANOSECONDS -> "t".concat("s");
    };
  }

  private static String thrown(int day) {
    switch (day) {
      case 1:
        return "d".concat("s");
      default:
        throw new IllegalArgumentException();
    }
  }

  private int ofNull(int day) {
    return switch (day) {
      case 1 -> missing;
      default -> toField();
    };
  }

  private int onNull() {
    switch (missing) {
      case 1:
        return toSum(2);
      default:
        return toSum(3);
    }
  }

  private static int toSum(int last) {
    int sum = 0;
    for (int i = 0; i < last; i++) {
      sum += i;
    }
    return sum;
  }

  void run(OptionalInt number, Optional<String> text, Optional<List<String>> list, int n) {
    // BUG: Diagnostic contains: SAFE
    System.out.println(text.orElseGet(() -> bar('=', n)));
    // BUG: Diagnostic contains: SAFE
    System.out.println(list.orElseGet(() -> titles(n)));
    // BUG: Diagnostic contains: SAFE
    System.out.println(list.orElseGet(() -> new ArrayList<>(titles(n))));
    // BUG: Diagnostic contains: SAFE
    System.out.println(number.orElseGet(() -> areas()));
    // BUG: Diagnostic contains: SAFE
    System.out.println(number.orElseGet(() -> vowels("abc", true)));
    // BUG: Diagnostic contains: SAFE
    System.out.println(text.map(String::length).map(Long::valueOf).orElseGet(() -> shortOf(TimeUnit.DAYS)));
    // BUG: Diagnostic contains: SAFE
    System.out.println(text.orElseGet(() -> named(n)));
  }

  void leave(OptionalInt number, Optional<String> text, int n) {
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> toLast(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> byTwo(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> wrongWay(5)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> stepsBack(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> toField()));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> counts(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(text.orElseGet(() -> doubled(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(text.orElseGet(() -> joined(n)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(text.orElseGet(() -> eitherOf(TimeUnit.DAYS)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(text.orElseGet(() -> thrown(1)));
    // BUG: Diagnostic contains: UNSAFE
    System.out.println(number.orElseGet(() -> ofNull(n)));
  }

  static Integer toFar(Optional<Integer> number) {
    // BUG: Diagnostic contains: UNSAFE
    return number.orElseGet(() -> farther());
  }

  static Integer fromFar(Optional<Integer> number) {
    // BUG: Diagnostic contains: UNSAFE
    return number.orElseGet(() -> started());
  }

  Integer onMissing(OptionalInt number) {
    // BUG: Diagnostic contains: UNSAFE
    return number.orElseGet(() -> onNull());
  }

  public static void main(String[] args) {
    CountedLoops loops = new CountedLoops();
    for (int n : new int[] {-1, 0, 1, 3, 7}) {
      loops.run(OptionalInt.of(1), Optional.of("t"), Optional.of(List.of("x")), n);
      loops.run(OptionalInt.empty(), Optional.empty(), Optional.empty(), n);
    }
    System.out.println(loops.changing);
  }
}
