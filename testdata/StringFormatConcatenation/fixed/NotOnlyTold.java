package testdata;

import java.util.Objects;
import java.util.logging.Logger;

/** Text that is made for nothing on most runs, or for more than a log line. */
class NotOnlyTold {
  static class Catalog {
    String info(String s) {
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

  static class Problems {
    Problems(String s) {}

    String of(String s) {
      return s;
    }
  }

  static class ProblemSet extends Problems {
    ProblemSet(String s) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      super("set " + s);
    }
  }

  static class AssertedNames {
    String next(String s) {
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
    return new Catalog().info("catalog " + s)
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
        + Objects.toString("object " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + badge("badge " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + new AssertedNames().next("asserted " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + new ProblemSet("problem set " + s).of("o")
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + sometimes("sometimes " + s)
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + failed(s).concat("failed " + s);
  }

  String login(String s) {
    return s;
  }

  String assertion(String s) {
    return s;
  }

  String badge(String s) {
    return s;
  }

  String failed(String s) {
    return s;
  }

  String sometimes(String s) {
    if (s == null) {
      throw new IllegalArgumentException();
    }
    return s;
  }

  String assigned(String s, boolean ok) {
    String message = null;
    if (!ok) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      message = "assigned " + s;
      Logger.getAnonymousLogger().fine(message);
    }
    return message;
  }

  String assignedField(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    field = "field of " + s;
    Logger.getAnonymousLogger().fine(field);
    return s;
  }

  String conditionally(String s, boolean ok) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String message = "conditionally " + s;
    if (ok) {
      Logger.getAnonymousLogger().fine(message);
    }
    return s;
  }

  String inOneBranch(String s, boolean ok) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String message = "in one branch " + s;
    if (ok) {
      Logger.getAnonymousLogger().fine(message);
    } else {
      s += "!";
    }
    for (int i = 0; i < s.length(); i++) {
      Logger.getAnonymousLogger().fine(message);
    }
    return s;
  }

  String toldAndUsed(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String message = "told and used " + s;
    Logger.getAnonymousLogger().fine(message);
    s += message;
    return s;
  }

  String usedBefore(String s) {
    String message = "before";
    Logger.getAnonymousLogger().fine(message);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    message = "used before " + s;
    return message;
  }

  String chain(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String a = "chain " + s;
    String b = a;
    String c = b;
    String d = c;
    String e = d;
    Logger.getAnonymousLogger().fine(e);
    return s;
  }

  // BUG: Diagnostic contains: Write the text as one constant
  String field = String.format("field %s", 1);

  String receiverOfLog(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return ("receiver " + s).toString();
  }

  private String toldAndKept(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "told and kept " + s;
  }

  String callableElsewhere(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "callable elsewhere " + s;
  }

  String elsewhere(String s) {
    return callableElsewhere(s);
  }

  private String ofItself(String s, boolean again) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return again ? ofItself(s, false) : "of itself " + s;
  }

  private java.util.function.Supplier<String> returnedByLambda() {
    return () -> {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return "by lambda " + field;
    };
  }

  String namedLikeIt(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String logPath = s + ".log";
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String catalogMessage = "catalog " + s;
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String log = "log " + s;
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String message = send("sent " + s, 1);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return logPath + catalogMessage + log + message + described("described " + s);
  }

  String collected(String s, java.util.List<String> names) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    names.add("collected " + s);
    java.util.Set<String> errors = java.util.Set.of("e");
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return names.toString() + errors.contains("" + s);
  }

  String send(String message, int reason) {
    return message + reason;
  }

  String described(String description) {
    return description;
  }

  String tellsAndKeeps(String s) {
    Logger.getAnonymousLogger().fine(toldAndKept(s));
    Logger.getAnonymousLogger().fine(callableElsewhere(s));
    Logger.getAnonymousLogger().fine(ofItself(s, true));
    Logger.getAnonymousLogger().fine(String.valueOf(returnedByLambda()));
    return toldAndKept(s) + ofItself(s, true) + returnedByLambda().get();
  }

  String noSentences(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "failed:" + s
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + "unknown " + s
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + "CREATE TABLE IF NOT EXISTS " + s + " (ID INT NOT NULL)"
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + "create table if not exists " + s + " (id int not null)"
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + "the mustbe of " + s;
  }

  void printPlain(StringBuilder out, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    out.append("plain " + s);
  }

  static class OfThreads extends Threads {
    final String name;

    OfThreads(String s) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      name = "threads " + s;
    }
  }

  static class Threads {}

  public static void main(String[] args) {
    NotOnlyTold it = new NotOnlyTold();
    System.out.println(it.onlyIfMissing("a", true) + it.alsoReturned("b"));
    it.unused("c");
    System.out.println(it.assigned("i", false) + it.assignedField("j"));
    System.out.println(it.conditionally("k", true) + it.usedBefore("l") + it.chain("m"));
    System.out.println(it.inOneBranch("n", true) + it.toldAndUsed("o"));
    System.out.println(it.named("d").getName() + it.otherNames("e") + it.field);
    System.out.println(it.tellsAndKeeps("p") + it.namedLikeIt("r"));
    System.out.println(it.collected("s", new java.util.ArrayList<>()));
    StringBuilder out = new StringBuilder();
    it.printPlain(out, "t");
    System.out.println(it.noSentences("u") + out + new OfThreads("v").name);
    System.out.println(it.receiverOfLog("g"));
    try {
      it.onlyIfMissing("h", false);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
