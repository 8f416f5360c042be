package io.github.uncontended.options;

import java.util.List;

/** Lists in running text. */
public final class Words {
  private Words() {}

  /**
   * The words in one phrase, such as {@code a, b and c}.
   *
   * @param words at least one
   */
  public static String list(List<String> words) {
    int last = words.size() - 1;
    return last == 0
        ? words.get(0)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }
}
