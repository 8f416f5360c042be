package io.github.uncontended.runner.profile.jfr;

import java.util.Arrays;

/** A hash map from ids to non-negative numbers, without an object per entry. */
final class LongIntMap {
  private static final int ABSENT = -1;

  private long[] keys = new long[64];
  private int[] values = filled(64);
  private int size;

  /** The value of a key; -1 if absent. */
  int get(long key) {
    return values[slot(key)];
  }

  /** Sets the value of a key. */
  void put(long key, int value) {
    int slot = slot(key);
    if (values[slot] == ABSENT) {
      keys[slot] = key;
      size++;
    }
    values[slot] = value;
    if (size * 2 > keys.length) {
      grow();
    }
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[oldKeys.length * 2];
    values = filled(keys.length);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldValues[i] != ABSENT) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        values[slot] = oldValues[i];
      }
    }
  }

  private int slot(long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    int slot = (int) (mixed >>> 32) & (keys.length - 1);
    while (values[slot] != ABSENT && keys[slot] != key) {
      slot = (slot + 1) & (keys.length - 1);
    }
    return slot;
  }

  private static int[] filled(int length) {
    int[] values = new int[length];
    Arrays.fill(values, ABSENT);
    return values;
  }
}
