package testdata;

/** A hit changes another field, in all kinds of statements. */
class Working {
  interface Probe extends AutoCloseable {
    @Override
    void close();
  }

  static class InFinally {
    private String value;
    private int calls;

    synchronized String value() {
      try {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      } finally {
        calls++;
      }
    }
  }

  static class InTry {
    private String value;
    private int calls;

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      try {
        calls++;
      } catch (IllegalStateException e) {
        return "";
      }
      return value;
    }
  }

  static class InResource {
    private String value;
    private int calls;

    private Probe probe() {
      calls++;
      return () -> {};
    }

    synchronized String value() {
      try (Probe probe = probe()) {
        if (value == null) {
          value = "a".trim();
        }
        return value;
      }
    }

    @SuppressWarnings("SynchronizedFieldRead")
    synchronized int calls() {
      return calls;
    }
  }

  static class InDoWhile {
    private String value;
    private int calls;

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      do {
        calls++;
      } while (calls % 2 == 0);
      return value;
    }
  }

  static class InCondition {
    private String value;
    private int calls;

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      while (++calls % 4 != 0) {
        Thread.onSpinWait();
      }
      return value;
    }
  }

  static class InInitializer {
    private String value;
    private int calls;

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      for (int i = ++calls; i % 4 != 0; i++) {
        Thread.onSpinWait();
      }
      return value;
    }
  }

  static class InUpdate {
    private String value;
    private int calls;

    synchronized String value(int times) {
      if (value == null) {
        value = "a".trim();
      }
      for (int i = 0; i < times; i++, calls++) {
        Thread.onSpinWait();
      }
      return value;
    }
  }

  static class InEndlessLoop {
    private String value;
    private int calls;

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      for (; ; ) {
        calls++;
        if (calls % 4 == 0) {
          break;
        }
      }
      return value;
    }
  }

  static class BehindContinue {
    private String value;
    private int calls;

    synchronized String value(String[] words) {
      if (value == null) {
        value = "a".trim();
      }
      for (String word : words) {
        if (word.isEmpty()) {
          continue;
        }
        break;
      }
      calls++;
      return value;
    }
  }

  static class InSwitch {
    private String value;
    private int calls;

    synchronized String value(int kind) {
      if (value == null) {
        value = "a".trim();
      }
      switch (kind) {
        case 1:
          break;
        default:
          calls++;
      }
      return value;
    }
  }

  static class BehindSwitch {
    private String value;
    private int calls;

    synchronized String value(int kind) {
      if (value == null) {
        value = "a".trim();
      }
      switch (kind) {
        case 1 -> Thread.onSpinWait();
        default -> Thread.yield();
      }
      calls++;
      return value;
    }
  }

  static class FallingThrough {
    private String value;
    private int calls;

    synchronized String value(boolean quick) {
      switch (quick ? 1 : 2) {
        case 1:
          if (value == null) {
            value = "a".trim();
          }
        case 2:
          calls++;
      }
      return value;
    }
  }

  static class BehindLabel {
    private String value;
    private int calls;

    synchronized String value() {
      found:
      {
        if (value != null) {
          break found;
        }
        value = "a".trim();
      }
      calls++;
      return value;
    }
  }

  static class InLabel {
    private String value;
    private int calls;

    synchronized String value() {
      if (value != null) {
        counting:
        calls++;
        return value;
      }
      value = "a".trim();
      return value;
    }
  }

  static class InBlock {
    private final java.util.List<String> log = new java.util.ArrayList<>();
    private String value;

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      synchronized (log) {
        log.add(value);
      }
      return value;
    }
  }

  static class InChoice {
    private String value;
    private int calls;

    synchronized String value(boolean counted) {
      if (value == null) {
        value = "a".trim();
      }
      int number = counted ? calls++ : 0;
      return number < 0 ? "" : value;
    }
  }

  static class InChoiceOfAnother {
    private String value;
    private int calls;

    synchronized String value(boolean counted, String other) {
      if (value == null) {
        value = "a".trim();
      }
      int number = counted ? calls++ : 0;
      return number < 0 ? other : value;
    }
  }

  static class InResult {
    private String value;
    private int calls;

    synchronized String value() {
      if (value == null) {
        value = "a".trim();
      }
      return calls++ > 100 ? "many" : value;
    }
  }

  static class InException {
    private String value;
    private int calls;

    synchronized String value(boolean broken) {
      if (value != null) {
        if (broken) {
          throw new IllegalStateException();
        }
        calls++;
        return value;
      }
      value = "a".trim();
      return value;
    }
  }

  /** Too many ways through the code to follow them all. */
  static class Branched {
    private String value;

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
        if ((mask & 128) != 0) {
          text += "7";
        }
        value = text;
      }
      return value;
    }
  }
}
