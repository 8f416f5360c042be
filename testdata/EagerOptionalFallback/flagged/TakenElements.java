package testdata;

import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;

/** A test for elements proves nothing after they are taken. */
public class TakenElements {
  private static Deque<String> names() {
    return new LinkedList<>(List.of("a"));
  }

  private static String first() {
    Deque<String> names = names();
    List<String> copy = new ArrayList<>();
    if (names.isEmpty()) {
      return "none";
    }
    copy.add("copy");
    names.add("b");
    return names.getFirst() + copy;
  }

  private static String all() {
    Deque<String> names = names();
    StringBuilder text = new StringBuilder();
    while (!names.isEmpty()) {
      text.append(names.pop());
    }
    return text.toString();
  }

  private static String takesInCondition() {
    List<String> names = new ArrayList<>(List.of("a"));
    return !names.isEmpty() && names.remove("a") ? names.get(0) : "none";
  }

  private static String takesAfterTest() {
    Deque<String> names = names();
    if (names.isEmpty()) {
      return "none";
    }
    names.clear();
    return names.getFirst();
  }

  private static String takesInBranch() {
    Deque<String> names = names();
    if (names.isEmpty()) {
      return "none";
    } else {
      names.pop();
    }
    return names.getFirst();
  }

  private static String takesTwo() {
    Deque<String> names = names();
    StringBuilder text = new StringBuilder();
    while (!names.isEmpty()) {
      text.append(names.pop()).append(names.pop());
    }
    return text.toString();
  }

  private static String takesInLoop() {
    Deque<String> names = names();
    if (!names.isEmpty()) {
      for (int i = 0; i < 2; i++) {
        names.getFirst();
        names.clear();
      }
    }
    return "taken";
  }

  private static String takesByAlias() {
    Deque<String> names = names();
    Deque<String> alias = names;
    if (names.isEmpty()) {
      return "none";
    }
    alias.clear();
    return names.getFirst();
  }

  private static String takesInFunction() {
    Deque<String> names = names();
    Runnable clear = names::clear;
    if (names.isEmpty()) {
      return "none";
    }
    clear.run();
    return names.getFirst();
  }

  private static String assignsInBranch(Object name) {
    if (!(name instanceof String)) {
      return "none";
    } else {
      name = 5;
    }
    return (String) name;
  }

  static String reads(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(first());
  }

  static String takes(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(all());
  }

  static String inCondition(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(takesInCondition());
  }

  static String afterTest(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(takesAfterTest());
  }

  static String inBranch(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(takesInBranch());
  }

  static String two(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(takesTwo());
  }

  static String inLoop(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(takesInLoop());
  }

  static String byAlias(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(takesByAlias());
  }

  static String inFunction(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(takesInFunction());
  }

  static String assigned(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(assignsInBranch("a"));
  }

  public static void main(String[] args) {
    System.out.println(reads(Optional.empty()));
    System.out.println(reads(Optional.of("present")));
    System.out.println(takes(Optional.empty()));
    System.out.println(takes(Optional.of("present")));
  }
}
