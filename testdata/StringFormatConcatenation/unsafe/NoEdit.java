package testdata;

import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** No edit can be right here. */
class NoEdit {
  private int calls;

  Locale locale() {
    calls++;
    return Locale.ROOT;
  }

  String text() {
    calls++;
    return "t";
  }

  void statement(String s) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE String.format makes a Formatter
    String.format("statement %s", s);
  }

  void loopHeader(String s) {
    // BUG: Diagnostic contains: Nothing uses the text
    // BUG: Diagnostic contains: Nothing uses the text
    for (String.format("init %s", s); s.isEmpty(); String.format("update %s", s)) {
      s = "x";
    }
  }

  void lambda(Executor executor, String s) {
    // BUG: Diagnostic contains: Nothing uses the text
    executor.execute(() -> String.format("lambda %s", s));
    // BUG: Diagnostic contains: Nothing uses the text
    Consumer<String> consumer = t -> "consumer %s".formatted(t);
    consumer.accept(s);
  }

  void caseOfStatement(String s) {
    switch (s) {
      // BUG: Diagnostic contains: Nothing uses the text
      case "a" -> String.format("case %s", s);
      default -> {}
    }
  }

  String comment(String s, int i) {
    // BUG: Diagnostic contains: Join the pieces with +; an edit would lose the comment in the call.
    return String.format("comment %s %s", s, /* the index */ i);
  }

  String lineComment(String s) {
    // BUG: Diagnostic contains: an edit would lose the comment
    return String.format(
        // What it says.
        "line comment %s", s);
  }

  String commentAtEnd(String s) {
    // BUG: Diagnostic contains: an edit would lose the comment
    return "at end %s".formatted(s /* name */);
  }

  String commentAtReceiver(String s) {
    // BUG: Diagnostic contains: an edit would lose the comment
    return "at receiver %s" /* format */.formatted(s);
  }

  String block(String s) {
    // BUG: Diagnostic contains: Join the lines with +, or keep them as a template that is parsed once.
    return String.format(
        """
        SELECT *
        FROM %s
        """,
        s);
  }

  <T> T id(T t) {
    return t;
  }

  String promoted(boolean b) {
    // BUG: Diagnostic contains: Keep the value of the conditional in a variable, which gives it its type
    return String.format("promoted %s", b ? 1 : id(2.5));
  }

  String promotedInside(boolean b, boolean c) {
    // BUG: Diagnostic contains: Keep the value
    return String.format("inside %s %s", "x", (b ? "y" : (c ? id(2.5) : 1)));
  }

  String promotedInsideFirst(boolean b, boolean c) {
    // BUG: Diagnostic contains: Keep the value
    return String.format("first %s", b ? c ? id('a') : 1 : "y");
  }

  String switched(int i) {
    // BUG: Diagnostic contains: Keep the value
    return String.format(
        "switched %s",
        switch (i) {
          case 0 -> 1;
          default -> 2.5;
        });
  }

  String localeCalled(String s) {
    // BUG: Diagnostic contains: Evaluate the arguments into variables
    return String.format(locale(), "locale %s", s);
  }

  String receiverCalled(String s) {
    // BUG: Diagnostic contains: Evaluate the arguments into variables
    return text().format("receiver %s", s);
  }

  String localeRead(Locale[] locales, String s) {
    // BUG: Diagnostic contains: where no argument's value depends
    return "array " + s;
  }
}
