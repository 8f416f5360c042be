package io.github.uncontended.runner.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds one of the sources whose declarations javac crashes on. javac does not say which one it is,
 * so that this leaves out half of those that may be it, again and again.
 */
final class CrashSearch {
  private CrashSearch() {}

  /**
   * One of some sources that a crash needs, perhaps together with others.
   *
   * @param crashes whether javac crashes on some of the sources; it does on all of them
   */
  static <T> T culprit(List<T> sources, Predicate<List<T>> crashes) {
    List<T> crashing = sources;
    List<T> suspects = sources;
    while (suspects.size() > 1) {
      List<T> half = suspects.subList(0, suspects.size() / 2);
      List<T> others = new ArrayList<>(crashing);
      others.removeAll(half);
      if (crashes.test(others)) {
        crashing = others;
        suspects = suspects.subList(half.size(), suspects.size());
      } else {
        suspects = half;
      }
    }
    return suspects.get(0);
  }
}
