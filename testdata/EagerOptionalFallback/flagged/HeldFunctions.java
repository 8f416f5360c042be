package testdata;

import com.google.common.base.CharMatcher;
import com.google.common.collect.Iterables;
import com.google.common.collect.Ordering;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Objects of libraries that hold functions, and call them later. */
class HeldFunctions {
  private static int count;
  private static final Iterable<String> VIEW =
      Iterables.transform(List.of("a"), HeldFunctions::counted);
  private static final Ordering<String> ORDER = Ordering.from((a, b) -> count++);
  private static final Map<String, String> SORTED =
      new TreeMap<>(Comparator.comparing(HeldFunctions::counted));

  private static String counted(String text) {
    count++;
    return text;
  }

  private static String joined(Iterable<String> parts) {
    StringBuilder text = new StringBuilder();
    for (String part : parts) {
      text.append(part);
    }
    return text.toString();
  }

  int size(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Iterables.size(VIEW));
  }

  String loop(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(joined(VIEW));
  }

  String text(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(("all " + VIEW).trim());
  }

  String max(Optional<String> given, List<String> values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(ORDER.max(values));
  }

  String lookup(Optional<String> given, String key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(SORTED.get(key));
  }

  int matcher(Optional<Integer> given, CharMatcher matcher) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(CharMatcher.forPredicate(c -> count++ > 0).and(matcher).countIn("a"));
  }
}
