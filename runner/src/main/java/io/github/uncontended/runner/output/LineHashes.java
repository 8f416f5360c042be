package io.github.uncontended.runner.output;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The line fingerprints by which GitHub code scanning tracks alerts, computed as its upload action
 * does: a rolling hash over the 100 non-blank characters from the start of the line, and the number
 * of the line among those with the same hash.
 */
final class LineHashes {
  private static final int WINDOW = 100;
  private static final long FACTOR = 37;
  private static final char END_OF_FILE = 0xFFFF;

  private final Map<Integer, String> byLine = new HashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private final int[] window = new int[WINDOW];
  private final int[] lines = new int[WINDOW];
  private final long outgoing;
  private long hash;
  private int index;
  private int line;
  private boolean atLineStart = true;

  private LineHashes(String text) {
    long power = 1;
    for (int i = 0; i < WINDOW; i++) {
      power *= FACTOR;
    }
    outgoing = power;
    Arrays.fill(lines, -1);
    boolean afterReturn = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ' ' || c == '\t' || (afterReturn && c == '\n')) {
        afterReturn = false;
        continue;
      }
      afterReturn = c == '\r';
      take(afterReturn ? '\n' : c);
    }
    take(END_OF_FILE);
    for (int i = 0; i < WINDOW; i++) {
      finishOldest();
      roll(0);
    }
  }

  /** The fingerprints of a text's lines, counted from 1. */
  static Map<Integer, String> of(String text) {
    return new LineHashes(text).byLine;
  }

  private void take(char c) {
    finishOldest();
    if (atLineStart) {
      atLineStart = false;
      line++;
      lines[index] = line;
    }
    atLineStart = c == '\n';
    roll(c);
  }

  /** Records the hash of the line that starts at the window's oldest character, if any. */
  private void finishOldest() {
    if (lines[index] < 0) {
      return;
    }
    String value = Long.toHexString(hash);
    byLine.put(lines[index], value + ":" + counts.merge(value, 1, Integer::sum));
    lines[index] = -1;
  }

  private void roll(int incoming) {
    int oldest = window[index];
    window[index] = incoming;
    hash = FACTOR * hash + incoming - outgoing * oldest;
    index = (index + 1) % WINDOW;
  }
}
