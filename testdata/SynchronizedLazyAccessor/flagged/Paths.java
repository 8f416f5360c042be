package testdata;

import java.util.List;
import java.util.StringJoiner;

/** Ways through an initialization: only where each of them fills the field does the first call. */
class Paths {
  static class Switched {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String all(int kind) {
      if (value == null) {
        switch (kind) {
          case 1:
            value = "a".trim();
            break;
          case 2:
          case 3:
            value = "b".trim();
            break;
          default:
            value = "c".trim();
        }
      }
      return value;
    }
  }

  static class SwitchedPartly {
    private String value;

    // BUG: Diagnostic contains: although only a call that finds 'value' unset can initialize it
    synchronized String some(int kind) {
      if (value == null) {
        switch (kind) {
          case 1:
            value = "a".trim();
            break;
          case 2:
            value = "b".trim();
            break;
        }
      }
      return value;
    }
  }

  static class Arrows {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value(int kind) {
      if (value == null) {
        switch (kind) {
          case 1 -> value = "a".trim();
          case 2 -> throw new IllegalArgumentException();
          default -> {
            value = "b".trim();
          }
        }
      }
      return value;
    }
  }

  static class Retried {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value(List<String> sources) {
      if (value == null) {
        String found = "";
        for (String source : sources) {
          if (source.isEmpty()) {
            continue;
          }
          found = source;
          break;
        }
        value = found.trim();
      }
      return value;
    }
  }

  static class Searched {
    private String value;

    // BUG: Diagnostic contains: although only a call that finds 'value' unset can initialize it
    synchronized String value(List<String> sources) {
      if (value == null) {
        for (String source : sources) {
          if (!source.isEmpty()) {
            value = source.trim();
            break;
          }
        }
      }
      return value;
    }
  }

  static class Counted {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value(int times) {
      if (value == null) {
        StringJoiner joiner = new StringJoiner(",");
        for (int i = 0; i < times; i++) {
          joiner.add("a");
        }
        value = joiner.toString();
      }
      return value;
    }
  }

  static class Failing {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value(String text) {
      if (value == null) {
        if (text == null) {
          throw new IllegalArgumentException();
        }
        try {
          value = String.valueOf(Integer.parseInt(text));
        } catch (NumberFormatException e) {
          value = "0";
        }
      }
      return value;
    }
  }

  static class Repeated {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value() {
      if (value == null) {
        String joined = "";
        do {
          joined += "a";
        } while (joined.length() < 3);
        value = joined;
      }
      return value;
    }
  }

  static class Branched {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value(int mask) {
      if (value == null) {
        String text = "";
        if ((mask & 1) != 0) {
          text += "0";
        }
        if ((mask & 2) != 0) {
          text += "1";
        }
        if ((mask & 4) != 0) {
          text += "2";
        }
        if ((mask & 8) != 0) {
          text += "3";
        }
        if ((mask & 16) != 0) {
          text += "4";
        }
        if ((mask & 32) != 0) {
          text += "5";
        }
        if ((mask & 64) != 0) {
          text += "6";
        }
        value = text;
      }
      return value;
    }
  }

  static class Finished {
    private String value;

    // BUG: Diagnostic contains: although only the first one initializes 'value'
    synchronized String value() {
      int tries = 0;
      try {
        if (value != null) {
          return value;
        }
      } finally {
        tries++;
      }
      value = "a".repeat(tries);
      return value;
    }
  }

  public static void main(String[] args) {
    Switched switched = new Switched();
    System.out.println(switched.all(2) + switched.all(1));
    SwitchedPartly partly = new SwitchedPartly();
    System.out.println(partly.some(3) + partly.some(2) + partly.some(1));
    Arrows arrows = new Arrows();
    System.out.println(arrows.value(3) + arrows.value(2));
    Retried retried = new Retried();
    System.out.println(retried.value(List.of("", "a")) + retried.value(List.of("b")));
    Searched searched = new Searched();
    System.out.println(searched.value(List.of("")) + searched.value(List.of("b")));
    Counted counted = new Counted();
    System.out.println(counted.value(2) + counted.value(1));
    Failing failing = new Failing();
    try {
      System.out.println(failing.value(null));
    } catch (IllegalArgumentException e) {
      System.out.println(failing.value("a") + failing.value("1"));
    }
    Branched branched = new Branched();
    System.out.println(branched.value(5) + branched.value(2));
    Finished finished = new Finished();
    System.out.println(finished.value() + finished.value());
    Repeated repeated = new Repeated();
    System.out.println(repeated.value() + repeated.value());
  }
}
