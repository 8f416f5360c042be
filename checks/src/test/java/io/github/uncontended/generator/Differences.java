package io.github.uncontended.generator;

import com.google.common.base.Splitter;
import java.util.List;

/** The part in which two outputs differ. */
final class Differences {
  private static final Splitter LINES = Splitter.on('\n');

  private Differences() {}

  /** The lines between what both begin and what both end with. */
  static String between(String expected, String actual) {
    List<String> before = LINES.splitToList(expected);
    List<String> after = LINES.splitToList(actual);
    int shared = Math.min(before.size(), after.size());
    int head = 0;
    while (head < shared && before.get(head).equals(after.get(head))) {
      head++;
    }
    int tail = 0;
    while (tail < shared - head
        && before.get(before.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) {
      tail++;
    }
    return "line "
        + (head + 1)
        + "\n< "
        + String.join("\n< ", before.subList(head, before.size() - tail))
        + "\n> "
        + String.join("\n> ", after.subList(head, after.size() - tail));
  }
}
