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
    // BUG: Diagnostic contains: SUGGESTION ADVICE String.format allocates a Formatter
    String.format("statement %s", s);
  }

  void loopHeader(String s) {
    // BUG: Diagnostic contains: The result is not used
    // BUG: Diagnostic contains: The result is not used
    for (String.format("init %s", s); s.isEmpty(); String.format("update %s", s)) {
      s = "x";
    }
  }

  void lambda(Executor executor, String s) {
    // BUG: Diagnostic contains: The result is not used
    executor.execute(() -> String.format("lambda %s", s));
    // BUG: Diagnostic contains: The result is not used
    Consumer<String> consumer = t -> "consumer %s".formatted(t);
    consumer.accept(s);
  }

  void caseOfStatement(String s) {
    switch (s) {
      // BUG: Diagnostic contains: The result is not used
      case "a" -> String.format("case %s", s);
      default -> {}
    }
  }

  String comment(String s, int i) {
    // BUG: Diagnostic contains: Concatenate with +. No fix is offered: it would lose the comment in the call.
    return String.format("comment %s %s", s, /* the index */ i);
  }

  String lineComment(String s) {
    // BUG: Diagnostic contains: it would lose the comment
    return String.format(
        // What it says.
        "line comment %s", s);
  }

  String commentAtEnd(String s) {
    // BUG: Diagnostic contains: it would lose the comment
    return "at end %s".formatted(s /* name */);
  }

  String commentAtReceiver(String s) {
    // BUG: Diagnostic contains: it would lose the comment
    return "at receiver %s" /* format */.formatted(s);
  }

  String block(String s) {
    // BUG: Diagnostic contains: Concatenate the lines with +, or use a template that is parsed once.
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
    // BUG: Diagnostic contains: Assign the conditional expression to a variable, which fixes its type
    return String.format("promoted %s", b ? 1 : id(2.5));
  }

  String promotedInside(boolean b, boolean c) {
    // BUG: Diagnostic contains: Assign the conditional expression
    return String.format("inside %s %s", "x", (b ? "y" : (c ? id(2.5) : 1)));
  }

  String promotedInsideFirst(boolean b, boolean c) {
    // BUG: Diagnostic contains: Assign the conditional expression
    return String.format("first %s", b ? c ? id('a') : 1 : "y");
  }

  String switched(int i) {
    // BUG: Diagnostic contains: Assign the conditional expression
    return String.format(
        "switched %s",
        switch (i) {
          case 0 -> 1;
          default -> 2.5;
        });
  }

  String switchedToInferred(int i) {
    // BUG: Diagnostic contains: Assign the conditional expression
    return String.format(
        "inferred %s",
        switch (i) {
          case 0 -> "text";
          default -> {
            yield i > 1 ? id('a') : 1;
          }
        });
  }

  String localeCalled(String s) {
    // BUG: Diagnostic contains: Assign the arguments to variables
    return String.format(locale(), "locale %s", s);
  }

  String receiverCalled(String s) {
    // BUG: Diagnostic contains: Assign the arguments to variables
    return text().format("receiver %s", s);
  }

  String localeRead(Locale[] locales, String s) {
    // BUG: Diagnostic contains: if no argument's value depends
    return "array " + s;
  }
}
