package testdata;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Text that is only used in messages: made in vain, or where a setting asks for it. */
class Switched {
  private static final Logger log = Logger.getLogger("switched");

  enum Dump {
    NONE,
    ALL
  }

  private final boolean verbose;
  private final Dump dump;

  Switched(boolean verbose, Dump dump) {
    this.verbose = verbose;
    this.dump = dump;
  }

  int inVain(String s, int limit) {
    // BUG: Diagnostic contains: SUGGESTION SAFE String.format allocates a Formatter and parses the format string on every call. It takes 4 to 9 times as long as + and allocates about 6 times as much. Concatenate with +, which gives the same string. The text is only used in messages: format it where one is written, or pass a template with its arguments, so that runs without a message do not format it.
    String message = String.format("bad %s", s);
    if (s.length() > limit) {
      throw new IllegalArgumentException(message);
    }
    return s.length();
  }

  void guarded(String s) {
    if (verbose) {
      // BUG: Diagnostic contains: SUGGESTION SAFE String.format allocates a Formatter and parses the format string on every call. It takes 4 to 9 times as long as + and allocates about 6 times as much. Concatenate with +, which gives the same string.$
      String message = String.format("seen %s", s);
      if (!s.isEmpty()) {
        System.out.println(message);
      }
    }
  }

  void either(String s) {
    if (dump == Dump.ALL || log.isLoggable(Level.FINE)) {
      // BUG: Diagnostic contains: Concatenate with +, which gives the same string.$
      String message = String.format("seen %s", s);
      if (log.isLoggable(Level.FINE)) {
        log.fine(message);
      }
      if (dump == Dump.ALL) {
        System.out.println(message);
      }
    }
  }

  static int inVainOr(String s, int limit) {
    try {
      return new Switched(true, Dump.ALL).inVain(s, limit);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
      return -1;
    }
  }

  public static void main(String[] args) {
    System.out.println(inVainOr("a", 1) + inVainOr("abc", 1));
    System.out.println(inVainOr(null + "", 9));
    for (Dump dump : Dump.values()) {
      new Switched(dump == Dump.ALL, dump).guarded("g");
      new Switched(dump == Dump.ALL, dump).either("e");
    }
  }
}
