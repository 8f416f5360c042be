package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Loops that may not end, or of whose parts something may fail, beside two that count. */
public class Loops {
  private static final int[] ONE = {1};
  private static final int[] THREE = {1, 2, 3};

  private static List<String> names() {
    return new ArrayList<>(List.of("a", "b"));
  }

  private static String joined() {
    List<String> names = names();
    StringBuilder text = new StringBuilder();
    List<String> copy = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      text.append(names.get(i));
      copy.add(names.get(i));
    }
    return text.append(copy.size()).toString();
  }

  private static int sum() {
    int sum = 0;
    for (int i = 0; i < THREE.length; i++) {
      sum += THREE[i];
    }
    return sum;
  }

  private static int squares() {
    int sum = 0;
    for (int i = 1; i <= 3; i++) {
      sum += i * i;
    }
    return sum;
  }

  private static String repeated(String text, int times) {
    StringBuilder repeated = new StringBuilder();
    for (int i = 0; i < times && repeated.length() < 8; ++i) {
      repeated.append(text);
    }
    return repeated.toString();
  }

  private static int comesTooFar() {
    int sum = 0;
    for (int i = 0; i < 3_000_000_000L; i++) {
      sum += i;
    }
    return sum;
  }

  private static int comesToTheLast() {
    int sum = 0;
    for (int i = 0; i <= Integer.MAX_VALUE; i++) {
      sum += i;
    }
    return sum;
  }

  private static int comesNoFurther() {
    int sum = 0;
    for (byte i = 0; i < 200; i++) {
      sum += i;
    }
    return sum;
  }

  private static int runsFromItsEnd() {
    int end = 3;
    for (int i = 0; i < end; i++) {
      end++;
    }
    return end;
  }

  private static int countsDown() {
    int sum = 0;
    for (int i = 0; i < 3; i--) {
      sum += i;
    }
    return sum;
  }

  private static int waits(boolean done) {
    int sum = 0;
    while (!done) {
      sum++;
    }
    return sum;
  }

  private static int repeats(boolean done) {
    int sum = 0;
    try {
      do {
        sum++;
      } while (!done);
    } catch (RuntimeException e) {
      return 0;
    }
    return sum;
  }

  private static int startsAfterTheEnd() {
    int sum = 0;
    for (int i = 3; i != ONE.length; i++) {
      sum += ONE[i];
    }
    return sum;
  }

  private static int countsInCondition() {
    int sum = 0;
    for (int i = 0; i < THREE.length && ++i > 0; i++) {
      sum += THREE[i];
    }
    return sum;
  }

  private static int assignsInCondition() {
    int sum = 0;
    int[] numbers = {1, 2};
    for (int i = 0; i < numbers.length && (numbers = new int[0]) != null; i++) {
      sum += numbers[i];
    }
    return sum;
  }

  private static int clearsAlias() {
    int sum = 0;
    List<String> names = names();
    List<String> alias = names;
    for (int i = 0; i < names.size(); i++) {
      alias.clear();
      sum += names.get(i).length();
    }
    return sum;
  }

  private static int clearsInFunction() {
    int sum = 0;
    List<String> names = names();
    for (int i = 0; i < names.size(); i++) {
      Runnable clear = names::clear;
      clear.run();
      sum += names.get(i).length();
    }
    return sum;
  }

  private static int clear(List<String> names) {
    names.clear();
    return 0;
  }

  private static int clearsInMethod() {
    int sum = 0;
    List<String> names = names();
    for (int i = 0; i < names.size(); i++) {
      sum += clear(names) + names.get(i).length();
    }
    return sum;
  }

  private static String shortens() {
    StringBuilder text = new StringBuilder("abc");
    for (int i = 0; i < text.length(); i++) {
      text.setLength(0);
      text.append(text.charAt(i));
    }
    return text.toString();
  }

  /** Arrays of two objects. */
  private static final class Row {
    private final int[] cells;

    Row(int... cells) {
      this.cells = cells;
    }

    int product(Row other) {
      int sum = 0;
      for (int i = 0; i < cells.length; i++) {
        sum += other.cells[i];
      }
      return sum;
    }
  }

  private static int removesFromAlias() {
    List<String> names = names();
    List<String> alias = names;
    for (String name : names) {
      alias.remove(name);
    }
    return names.size();
  }

  private static int addsInStream() {
    List<String> names = names();
    return names.stream().filter(names::add).collect(Collectors.toList()).size();
  }

  private static int addsWhileItRemoves() {
    List<String> names = names();
    names.removeIf(name -> names.add("c"));
    return names.size();
  }

  static String listsAll(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(joined());
  }

  static Integer addsAll(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(sum());
  }

  static Integer addsSquares(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(squares());
  }

  static String repeats(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(repeated("a", 3));
  }

  static Integer farBound(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(comesTooFar());
  }

  static Integer lastBound(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(comesToTheLast());
  }

  static Integer narrowVariable(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(comesNoFurther());
  }

  static Integer changedBound(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(runsFromItsEnd());
  }

  static Integer downwards(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(countsDown());
  }

  static Integer whileNot(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(waits(true));
  }

  static Integer doWhileNot(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(repeats(true));
  }

  static Integer starts(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(startsAfterTheEnd());
  }

  static Integer counts(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(countsInCondition());
  }

  static Integer assigns(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(assignsInCondition());
  }

  static Integer aliases(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(clearsAlias());
  }

  static Integer runs(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(clearsInFunction());
  }

  static Integer passes(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(clearsInMethod());
  }

  static String cuts(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(shortens());
  }

  static Integer mixes(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Row(1, 2).product(new Row(1)));
  }

  static Integer removes(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(removesFromAlias());
  }

  static Integer streams(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(addsInStream());
  }

  static Integer filters(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(addsWhileItRemoves());
  }

  public static void main(String[] args) {
    System.out.println(addsAll(Optional.empty()));
    System.out.println(addsAll(Optional.of(-1)));
    System.out.println(addsSquares(Optional.empty()));
    System.out.println(repeats(Optional.empty()));
    System.out.println(repeats(Optional.of("present")));
  }
}
