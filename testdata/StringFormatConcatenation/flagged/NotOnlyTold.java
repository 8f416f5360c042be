package testdata;

import java.util.Objects;
import java.util.logging.Logger;

/** Text that is made for nothing on most runs, or for more than a log line. */
class NotOnlyTold {
  static class Catalog {
    String warn(String s) {
      return s;
    }
  }

  static class Login {
    String user(String s) {
      return s;
    }
  }

  static class Logs {
    String error = "e";

    String find(String s) {
      return s;
    }
  }

  static class CommitLog {
    String append(String s) {
      return s;
    }
  }

  String onlyIfMissing(String s, boolean ok) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String message = String.format("missing %s", s);
    if (!ok) {
      throw new IllegalArgumentException(message);
    }
    return s;
  }

  String alsoReturned(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String message = String.format("returned %s", s);
    Logger.getAnonymousLogger().fine(message);
    return message;
  }

  void unused(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String message = String.format("unused %s", s);
  }

  Logger named(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Logger.getLogger(String.format("logger.%s", s));
  }

  String otherNames(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return new Catalog().warn(String.format("catalog %s", s))
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + new Login().user(String.format("login %s", s))
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + new Logs().find(String.format("logs %s", s))
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + new CommitLog().append(String.format("commit %s", s))
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + login(String.format("login of %s", s))
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + assertion(String.format("assertion %s", s))
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + Objects.hash(String.format("hash %s", s))
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + Objects.toString(String.format("object %s", s));
  }

  String login(String s) {
    return s;
  }

  String assertion(String s) {
    return s;
  }

  void printed(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    System.out.println(String.format("printed %s", s));
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE
  String field = String.format("field %s", 1);

  String receiverOfLog(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("receiver %s", s).toString();
  }

  public static void main(String[] args) {
    NotOnlyTold it = new NotOnlyTold();
    System.out.println(it.onlyIfMissing("a", true) + it.alsoReturned("b"));
    it.unused("c");
    System.out.println(it.named("d").getName() + it.otherNames("e") + it.field);
    it.printed("f");
    System.out.println(it.receiverOfLog("g"));
    try {
      it.onlyIfMissing("h", false);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
