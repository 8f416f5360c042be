package testdata;

import java.util.ArrayList;
import java.util.List;

/** Calls that look like checks, and keep the text. */
public final class NotFailing {
  private static final List<String> LINES = new ArrayList<>();

  private static void checkState(boolean ok, String line) {
    LINES.add(ok + " " + line);
  }

  static void note(String name, String place) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    checkState(false, String.format("%s at %s", name, place));
  }

  public static void main(String[] args) {
    note("a", "b");
    note(null, null);
    System.out.println(LINES);
  }
}
