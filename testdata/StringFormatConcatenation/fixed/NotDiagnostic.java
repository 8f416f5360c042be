package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Names and words say nothing of where text goes. */
class NotDiagnostic {
  private static final Logger LOGGER = Logger.getLogger(NotDiagnostic.class.getName());

  private String lastError;

  static class ParseProblem {
    final String text;

    ParseProblem(String text) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      this.text = "parsed " + text;
    }
  }

  static class ExceptionFactory {
    String reason(String s) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return "reason " + s;
    }
  }

  static class Threads {
    final String label;

    Threads(String s) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      label = "threads " + s;
    }
  }

  String errorMessage(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "error message " + s;
  }

  String dump(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "dumped " + s;
  }

  String sentence(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "Cannot read " + s + ": it is closed";
  }

  List<String> collected(String s) {
    List<String> errors = new ArrayList<>();
    // BUG: Diagnostic contains: SUGGESTION SAFE
    errors.add("invalid " + s);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String reason = "because of " + s;
    errors.add(reason);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    lastError = "last " + s;
    errors.add(lastError);
    return errors;
  }

  /** The text is made although most runs do not use it. */
  void gatheredInVain(String s, boolean failed) {
    StringBuilder text = new StringBuilder();
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text.append("in vain ").append(s);
    if (failed) {
      throw new IllegalStateException(text.toString());
    }
  }

  /** A queue that is asked whether it is open is no log. */
  void sent(Channel channel, String s) {
    if (channel.isOpen()) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      channel.send("sent " + s);
    }
    if (channel.isEchoEnabled()) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      channel.reply("replied " + s);
    } else {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      channel.send("sent all the same " + s);
    }
  }

  interface Channel {
    boolean isOpen();

    boolean isEchoEnabled();

    void send(String text);

    int reply(String text);
  }

  /** Of a result that one caller keeps, another caller's failure says nothing. */
  String keptByOne(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "kept by one " + s;
  }

  void failsWith(String s) {
    throw new IllegalStateException(keptByOne(s));
  }

  void keeps(String s) {
    lastError = keptByOne(s);
  }

  /** An example that prints a result says nothing about other callers. */
  static String printed(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "printed " + s;
  }

  static void example(String s) {
    System.out.println(printed(s));
  }

  /** It has a logger, but is not there to make them. */
  static class Service {
    private final String name;

    Service(String name) {
      this.name = name;
    }

    Logger logger() {
      return LOGGER;
    }

    int call() {
      return name.length();
    }
  }

  Service service(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return new Service("service " + s);
  }

  String sentError(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return sendError(404, "not found " + s);
  }

  String sendError(int code, String reason) {
    return code + reason;
  }

  /** The text is made for each check that holds. */
  void checks(String s, boolean ok) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    check(ok, "checked " + s);
    check(ok, () -> String.format("checked lazily %s", s));
  }

  static void check(boolean ok, String message) {
    if (!ok) {
      throw new IllegalArgumentException(message);
    }
  }

  static void check(boolean ok, Supplier<String> message) {
    if (!ok) {
      throw new IllegalArgumentException(message.get());
    }
  }

  /** The text is made although the level may be off. */
  void logs(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    logIfOn("logged " + s);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    logAndKeep("kept " + s);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    drop("dropped " + s);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    new Sink().take("taken " + s);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    through("through " + s);
  }

  static void logIfOn(String message) {
    if (LOGGER.isLoggable(Level.WARNING)) {
      LOGGER.warning(message);
    }
  }

  void logAndKeep(String message) {
    LOGGER.warning(message);
    lastError = message;
  }

  static void drop(String message) {}

  static void through(String a) {
    further(a);
  }

  static void further(String b) {
    yetFurther(b);
  }

  static void yetFurther(String c) {
    last(c);
  }

  static void last(String d) {
    LOGGER.warning(d);
  }

  static class Sink {
    String taken;

    void take(String message) {
      LOGGER.warning(message);
    }
  }

  static class KeepingSink extends Sink {
    @Override
    void take(String message) {
      taken = message;
    }
  }

  static String toString(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "no override " + s;
  }

  interface Named {
    String toString(String prefix);
  }

  Named named(String s) {
    return new Named() {
      @Override
      public String toString(String prefix) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        return prefix + ": " + s;
      }
    };
  }

  public static void main(String[] args) {
    LOGGER.setLevel(Level.OFF);
    NotDiagnostic it = new NotDiagnostic();
    System.out.println(new ParseProblem("a").text + new ExceptionFactory().reason("b"));
    System.out.println(new Threads("c").label + it.errorMessage("d") + it.dump("e"));
    System.out.println(it.sentence("f") + it.collected("g") + it.sentError("h"));
    it.checks("i", true);
    it.logs("j");
    new KeepingSink().take("k");
    System.out.println(toString("l") + it.named("m").toString("n"));
  }
}
