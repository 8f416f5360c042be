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
    String message = "missing " + s;
    if (!ok) {
      throw new IllegalArgumentException(message);
    }
    return s;
  }

  String alsoReturned(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String message = "returned " + s;
    Logger.getAnonymousLogger().fine(message);
    return message;
  }

  void unused(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String message = "unused " + s;
  }

  Logger named(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Logger.getLogger("logger." + s);
  }

  String otherNames(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return new Catalog().warn("catalog " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + new Login().user("login " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + new Logs().find("logs " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + new CommitLog().append("commit " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + login("login of " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + assertion("assertion " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + Objects.hash("hash " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + Objects.toString("object " + s);
  }

  String login(String s) {
    return s;
  }

  String assertion(String s) {
    return s;
  }

  void printed(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    System.out.println("printed " + s);
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE
  String field = "field " + 1;

  String receiverOfLog(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return ("receiver " + s).toString();
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
