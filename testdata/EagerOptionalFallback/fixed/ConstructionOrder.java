package testdata;

import java.util.List;
import java.util.Optional;

/** Ways in which a constructor assigns a field before it calls a method that reads it, or after. */
class ConstructionOrder {
  static class InOrder {
    final String name = "name".trim();
    final String late = compute();

    String compute() {
      return name.trim();
    }
  }

  static class LeftToConstructor {
    private String name;
    final String late = compute();

    LeftToConstructor() {
      name = "name";
    }

    String compute() {
      return name.trim();
    }
  }

  static class InBothBranches {
    final String name;
    final String late;

    InBothBranches(boolean isShort) {
      if (isShort) {
        name = "n";
      } else {
        name = "name";
      }
      late = compute();
    }

    String compute() {
      return this.name.trim();
    }
  }

  static class InOneBranch {
    private String name;
    final String late;

    InOneBranch(boolean isShort) {
      if (isShort) {
        name = "n";
      }
      late = compute();
    }

    String compute() {
      return name.trim();
    }
  }

  static class InOther {
    private String name;
    final String late;

    InOther(boolean isShort) {
      if (isShort) {
        late = "l";
      } else {
        name = "name";
        late = "late";
      }
      name.trim();
    }
  }

  /** A constructor that returns before it has assigned the field. */
  static class Returned {
    private String name;

    Returned(boolean hasName) {
      if (!hasName) {
        return;
      }
      name = "name";
    }

    String upper() {
      return name.trim();
    }
  }

  static class ReturnedLater {
    private String name;
    private String late = "";

    ReturnedLater(boolean isShort) {
      name = "name";
      if (isShort) {
        return;
      }
      late = compute();
    }

    String compute() {
      return name.trim();
    }
  }

  /** There is no object without a name. */
  static class Refusing {
    private String name;

    Refusing(String given) {
      if (given.isEmpty()) {
        throw new IllegalArgumentException();
      } else {
        name = given.trim();
      }
    }

    String upper() {
      return name.trim();
    }
  }

  static class RefusingElse {
    private String name;

    RefusingElse(String given) {
      if (!given.isEmpty()) {
        name = given.trim();
      } else {
        throw new IllegalArgumentException();
      }
    }

    String upper() {
      return name.trim();
    }
  }

  static class Looped {
    private String name;

    Looped(List<String> parts) {
      for (String part : parts) {
        name = part.trim();
      }
    }

    String upper() {
      return name.trim();
    }
  }

  static class Switched {
    private String name;

    Switched(int kind) {
      switch (kind) {
        case 0:
          name = "name".trim();
      }
    }

    String upper() {
      return name.trim();
    }
  }

  static class Tried {
    private String name;

    Tried(int start) {
      try {
        name = "name".substring(start);
      } catch (IndexOutOfBoundsException e) {
        // No name then.
      }
    }

    String upper() {
      return name.trim();
    }
  }

  static class TriedToTheEnd {
    private String name;
    private int tries;

    TriedToTheEnd() {
      try {
        name = "name".trim();
      } finally {
        tries++;
      }
    }

    String upper() {
      return name.trim();
    }
  }

  static class Prepared {
    private String name;
    final String late;

    Prepared() {
      prepare();
      late = compute();
    }

    private void prepare() {
      name = "name".trim();
    }

    String compute() {
      return name.trim();
    }
  }

  static class PreparedSometimes {
    private String name;
    final String late;

    PreparedSometimes(boolean hasName) {
      prepare(hasName);
      late = compute();
    }

    private void prepare(boolean hasName) {
      if (!hasName) {
        return;
      }
      name = "name".trim();
    }

    String compute() {
      return name.trim();
    }
  }

  static class PreparedLate {
    private String name;
    final String late;

    PreparedLate() {
      late = compute();
      prepare();
    }

    private void prepare() {
      name = "name".trim();
    }

    String compute() {
      return name.trim();
    }
  }

  /** A method of a library assigns no field of this class. */
  static class Described {
    final String late;
    final String name;

    Described() {
      late = getClass().getSimpleName() + compute();
      name = "name".trim();
    }

    String compute() {
      return name.trim();
    }
  }

  /** A subclass prepares nothing. */
  static class Preparing {
    String name;
    final String late;

    Preparing() {
      prepare();
      late = compute();
    }

    void prepare() {
      name = "name".trim();
    }

    String compute() {
      return name.trim();
    }
  }

  static class Unprepared extends Preparing {
    @Override
    void prepare() {}
  }

  static class Delegating {
    private final String name;
    private String late = "";

    Delegating() {
      this("name");
      late = compute();
    }

    Delegating(String name) {
      this.name = name.trim();
    }

    String compute() {
      return name.trim();
    }
  }

  /** Reads the field of another object. */
  static class Copied {
    private final String name;
    private final String late;

    Copied() {
      late = "";
      name = "name";
    }

    Copied(Copied from) {
      late = from.name.trim();
      name = "copy";
    }
  }

  static class Registered {
    private static final Registered INSTANCE = new Registered();
    private static final String NAME = "name".trim();
    private final String shown;

    Registered() {
      shown = NAME.trim();
    }
  }

  static class InInitializer {
    static final InInitializer INSTANCE = new InInitializer();
    private static final String NAME = "name".trim();
    private final String shown = ConstructionOrder.InInitializer.NAME.trim();
  }

  static class SetLater {
    static String name;

    static void setName(String to) {
      name = to;
    }
  }

  static class Shown {
    final String shown;
    final String name;

    Shown() {
      shown = show(this);
      name = "name".trim();
    }

    private static String show(Shown it) {
      return it.name.trim();
    }
  }

  static class Repeated {
    final String late;
    final String name;

    Repeated() {
      late = repeat(2);
      name = "name".trim();
    }

    private String repeat(int times) {
      return times == 0 ? name.trim() : repeat(times - 1);
    }
  }

  static String inOrder(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> new InOrder().late);
  }

  static String leftToConstructor(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new LeftToConstructor().late);
  }

  static String inBothBranches(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> new InBothBranches(true).late);
  }

  static String inOneBranch(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new InOneBranch(false).late);
  }

  static String inOther(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new InOther(true).late);
  }

  static String returned(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Returned(false).upper());
  }

  static String returnedLater(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> new ReturnedLater(false).late);
  }

  static String refusing(Optional<String> given, Refusing it) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> it.upper());
  }

  static String refusingElse(Optional<String> given, RefusingElse it) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> it.upper());
  }

  static String looped(Optional<String> given, Looped it) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(it.upper());
  }

  static String switched(Optional<String> given, Switched it) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(it.upper());
  }

  static String tried(Optional<String> given, Tried it) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(it.upper());
  }

  static String triedToTheEnd(Optional<String> given, TriedToTheEnd it) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> it.upper());
  }

  static String prepared(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> new Prepared().late);
  }

  static String preparedSometimes(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new PreparedSometimes(false).late);
  }

  static String preparedLate(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new PreparedLate().late);
  }

  static String described(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Described().late);
  }

  static String unprepared(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Unprepared().late);
  }

  static String delegating(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> new Delegating().late);
  }

  static String copied(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> new Copied(new Copied()).late);
  }

  static String registered(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Registered().shown);
  }

  static String inInitializer(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new InInitializer().shown);
  }

  static String setLater(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(SetLater.name.trim());
  }

  static String shown(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Shown().shown);
  }

  static String repeated(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Repeated().late);
  }

  public static void main(String[] args) {
    for (Optional<String> given : List.of(Optional.of("given"), Optional.<String>empty())) {
      System.out.println(inOrder(given) + inBothBranches(given) + returnedLater(given));
      System.out.println(prepared(given) + delegating(given) + copied(given));
      System.out.println(triedToTheEnd(given, new TriedToTheEnd()));
      System.out.println(refusing(given, new Refusing("a")));
      System.out.println(refusingElse(given, new RefusingElse("a")));
    }
  }
}
