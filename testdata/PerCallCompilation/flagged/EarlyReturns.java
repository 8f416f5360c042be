package testdata;

import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;

/** Branches that return: kinds of requests, and what few requests come to. */
public class EarlyReturns {
  private final Map<String, String> known = Map.of("a", "b");
  private boolean closed;

  @GetMapping
  public boolean kind(String text, int mode) {
    if (mode > 4) {
      // BUG: Diagnostic contains: WARNING SAFE String.matches compiles the same regular expression on each call. This place matters: reached from @GetMapping kind()
      return text.matches("a1+b");
    }
    if (mode == 2) {
      // BUG: Diagnostic contains: WARNING SAFE String.matches
      boolean found = text.matches("a2+b");
      return found;
    }
    // BUG: Diagnostic contains: WARNING SAFE String.matches
    return text.matches("a3+b");
  }

  @GetMapping
  public Object format(String text, boolean xml) {
    if (xml) {
      return ofXml(text);
    }
    return text;
  }

  private Object ofXml(String text) {
    // BUG: Diagnostic contains: WARNING SAFE String.matches compiles the same regular expression on each call. This place matters: reached from @GetMapping format()
    return text.matches("b1+b");
  }

  @GetMapping
  public Object hit(String text) {
    String value = known.get(text);
    if (value != null) {
      // BUG: Diagnostic contains: WARNING SAFE String.matches
      return value.matches("c1+b");
    }
    if (!text.isEmpty()) {
      // BUG: Diagnostic contains: WARNING SAFE String.matches
      return text.matches("c2+b");
    }
    return text;
  }

  // Few requests are refused, or have nothing to do.
  @GetMapping
  public Object guarded(String text, List<String> parts, boolean closed, int mode) {
    if (text == null || mode == 3) {
      return mode + "".replaceAll("d1+b", "");
    }
    if (text.isEmpty() && mode == 4) {
      return text.matches("d2+b");
    }
    if (!known.containsKey(text)) {
      return text.matches("d3+b");
    }
    if (parts.size() > 10) {
      return text.matches("d4+b");
    }
    if (parts.size() < 1) {
      return text.matches("d5+b");
    }
    if (mode < 0) {
      return text.matches("d6+b");
    }
    if (mode == 0) {
      return text.matches("d7+b");
    }
    if (mode != 8) {
      return text.matches("d8+b");
    }
    if (closed) {
      return text.matches("d9+b");
    }
    if (text.startsWith("x")) {
      return badRequest(text.replaceAll("e1+b", ""));
    }
    if (text.startsWith("y")) {
      text.replaceAll("e2+b", "");
      return null;
    }
    if (text.startsWith("z")) {
      text.replaceAll("e3+b", "");
      return "z";
    }
    // BUG: Diagnostic contains: WARNING SAFE String.matches
    return text.matches("e4+b");
  }

  @GetMapping
  public Object written(String text, int mode) {
    if (null == text) {
      return "".matches("m1+b");
    }
    if (this.closed) {
      return text.matches("m2+b");
    }
    if (mode != 0) {
      // BUG: Diagnostic contains: WARNING SAFE
      return text.matches("m3+b");
    }
    return text;
  }

  private Object badRequest(String text) {
    return text;
  }

  // One of many kinds.
  @GetMapping
  public Object many(String text, int mode) {
    if (mode == 1) {
      return text + 1;
    }
    if (mode == 2) {
      return text + 2;
    }
    if (mode == 3) {
      return text + 3;
    }
    if (mode == 4) {
      return text + 4;
    }
    if (mode == 5) {
      return text.matches("f1+b");
    }
    if (mode == 6) {
      return text + 6;
    }
    if (mode == 7) {
      return text + 7;
    }
    if (mode == 8) {
      return text + 8;
    }
    if (mode == 9) {
      return text + 9;
    }
    if (mode == 10) {
      return text + 10;
    }
    return text;
  }

  // Who returns nothing, and does another thing instead.
  @GetMapping
  public void answer(String text, List<Object> answers, boolean xml) {
    if (xml) {
      // BUG: Diagnostic contains: WARNING SAFE String.matches
      answers.add(text.matches("g1+b"));
      return;
    }
    if (text.startsWith("x")) {
      sendError(text.matches("g2+b"));
      return;
    }
    answers.add(text);
  }

  private void sendError(boolean why) {}

  public static void main(String[] args) {
    EarlyReturns all = new EarlyReturns();
    for (String text : List.of("a", "", "a11b", "a22b", "a33b", "b11b", "c22b", "e44b", "g11b")) {
      for (int mode = 0; mode < 12; mode++) {
        System.out.println(all.kind(text, mode) + " " + all.many(text, mode));
        System.out.println(all.guarded(text, List.of("x"), mode == 2, mode));
      }
      List<Object> answers = new java.util.ArrayList<>();
      all.answer(text, answers, true);
      all.answer(text, answers, false);
      System.out.println(all.format(text, true) + " " + all.format(text, false) + answers);
      System.out.println(all.hit(text));
    }
    System.out.println(new EarlyReturns().guarded("a", List.of("x"), false, 8));
  }
}
