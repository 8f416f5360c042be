package testdata;

import java.util.ArrayList;
import java.util.List;

/** Text that is kept by methods which do not throw whenever they are called. */
class MayReturn {
  private static final List<String> LAST = new ArrayList<>();

  private static void seldom(String text) {
    LAST.add(text);
    if (text.isEmpty()) {
      return;
    }
    throw new IllegalStateException();
  }

  private static String mostly(String text) {
    LAST.add(text);
    if (text.isEmpty()) {
      throw new IllegalStateException();
    }
    return text.trim();
  }

  private static String field(String text) {
    LAST.add(text);
    if (text.isEmpty()) {
      throw new IllegalStateException();
    }
    return text;
  }

  private static void falls(String text) {
    LAST.add(text);
    if (text.isEmpty()) {
      throw new IllegalStateException();
    }
  }

  private static void counts(String text) {
    LAST.add(text);
    if (text.isEmpty()) {
      throw new IllegalStateException();
    }
    seldom(text);
  }

  private static int number;

  private static void adds(String text) {
    LAST.add(text);
    number++;
  }

  private static void ignores(String text) {}

  private static String itself(String text) {
    LAST.add(text);
    return itself(text);
  }

  abstract static class Reporter {
    Object unsupported(String text) {
      LAST.add(text);
      throw new UnsupportedOperationException();
    }

    Object missing(String text) {
      LAST.add(text);
      throw new AbstractMethodError();
    }

    Object overridden(String text) {
      LAST.add(text);
      throw new IllegalStateException();
    }

    abstract Object abstractly(String text);

    abstract Object nowhere(String text);
  }

  interface Function {
    Object apply(String text);
  }

  static class Throwing implements Function {
    @Override
    public Object apply(String text) {
      LAST.add(text);
      throw new IllegalStateException();
    }
  }

  abstract static class Partly extends Reporter {
    @Override
    Object overridden(String text) {
      return text;
    }

    @Override
    Object abstractly(String text) {
      LAST.add(text);
      throw new IllegalStateException();
    }
  }

  abstract static class Rest extends Partly {
    @Override
    Object abstractly(String text) {
      return text;
    }
  }

  static Object look(String key, int way, Reporter reporter, Function function) {
    switch (way) {
      case 0:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        seldom("0 " + key);
        return key;
      case 1:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return mostly("1 " + key);
      case 2:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return field("2 " + key);
      case 3:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        falls("3 " + key);
        return key;
      case 4:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        counts("4 " + key);
        return key;
      case 5:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        adds("5 " + key);
        return key;
      case 6:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return reporter.unsupported("6 " + key);
      case 7:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return reporter.missing("7 " + key);
      case 8:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return reporter.overridden("8 " + key);
      case 9:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return reporter.abstractly("9 " + key);
      case 10:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return reporter.nowhere("10 " + key);
      case 11:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return function.apply("11 " + key);
      case 12:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        ignores("12 " + key);
        return key;
      default:
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return itself("13 " + key);
    }
  }

  public static void main(String[] args) {
    for (int way = 0; way < 6; way++) {
      try {
        System.out.println(look("a", way, null, null));
      } catch (IllegalStateException e) {
        System.out.println(e);
      }
    }
    System.out.println(look("b", 11, null, text -> text));
    System.out.println(look("b", 12, null, null));
    System.out.println(LAST + " " + number);
  }
}
