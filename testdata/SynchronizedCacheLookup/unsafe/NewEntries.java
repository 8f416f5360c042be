package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A miss fills the entry that it has created before it stores it, or once it is stored. */
class NewEntries {
  static class Range {
    int low;
    int high;
  }

  private final Map<String, int[]> counts = new ConcurrentHashMap<>();
  private final Map<String, List<String>> parts = new ConcurrentHashMap<>();
  private final Map<String, Range> ranges = new ConcurrentHashMap<>();
  private final Map<String, String> texts = new ConcurrentHashMap<>();
  private final Map<String, long[]> squares = new ConcurrentHashMap<>();
  private final Map<String, int[]> early = new HashMap<>();
  private final Map<String, List<String>> kept = new HashMap<>();
  private final Map<String, int[]> shared = new HashMap<>();
  private int[] last = new int[26];

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'counts'
  int[] counts(String text) {
    int[] found = counts.get(text);
    if (found == null) {
      found = new int[26];
      for (char letter : text.toCharArray()) {
        found[letter % 26]++;
      }
      found[0] = text.length();
      int[] existing = counts.putIfAbsent(text, found);
      if (existing != null) {
        found = existing;
      }
    }
    return found;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'parts'
  List<String> parts(String line) {
    List<String> found = parts.get(line);
    if (found == null) {
      found = new ArrayList<>();
      for (String part : line.split(",")) {
        found.add(part.trim());
      }
      List<String> existing = parts.putIfAbsent(line, found);
      if (existing != null) {
        found = existing;
      }
    }
    return found;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'ranges'
  Range range(String text) {
    Range range = ranges.get(text);
    if (range == null) {
      range = new Range();
      range.low = text.length();
      range.high = 2 * text.length();
      Range existing = ranges.putIfAbsent(text, range);
      if (existing != null) {
        range = existing;
      }
    }
    return range;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'texts'
  String text(String name) {
    String text = texts.get(name);
    if (text == null) {
      StringBuilder builder = new StringBuilder();
      builder.append(name).append('!');
      text = builder.toString();
      String existing = texts.putIfAbsent(name, text);
      if (existing != null) {
        text = existing;
      }
    }
    return text;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'squares'
  long[] squares(String name) {
    long[] found = squares.get(name);
    if (found == null) {
      found = squaresOf(name.length());
      long[] existing = squares.putIfAbsent(name, found);
      if (existing != null) {
        found = existing;
      }
    }
    return found;
  }

  private static long[] squaresOf(int length) {
    long[] squares = new long[length];
    for (int i = 0; i < length; i++) {
      squares[i] = (long) i * i;
    }
    return squares;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'early'
  synchronized int[] early(String text) {
    int[] found = early.get(text);
    if (found == null) {
      found = new int[1];
      early.put(text, found);
      found[0] = text.length();
    }
    return found;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'kept'
  synchronized List<String> kept(String line, List<String> lines) {
    List<String> found = kept.get(line);
    if (found == null) {
      found = new ArrayList<>(lines);
      lines.add(line);
      kept.put(line, found);
    }
    return found;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'shared'
  synchronized int[] shared(String text) {
    int[] found = shared.get(text);
    if (found == null) {
      found = new int[1];
      found = last;
      found[0] = text.length();
      shared.put(text, found);
    }
    return found;
  }

  synchronized void replace() {
    last = new int[26];
  }
}
