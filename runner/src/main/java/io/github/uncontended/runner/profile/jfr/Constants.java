package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.runner.profile.jfr.TypeTable.Layout;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Where the constants of a chunk stand: stack traces, methods, classes, names. */
final class Constants {
  private static final long CHECKPOINT = 1;

  private final TypeTable types;
  private final Map<Long, LongTable> pools = new HashMap<>();

  private Constants(TypeTable types) {
    this.types = types;
  }

  /**
   * Finds all constants.
   *
   * @param last where the last checkpoint of the chunk begins; each names the one before
   */
  static Constants read(Cursor cursor, long last, TypeTable types) throws DamagedException {
    Constants constants = new Constants(types);
    Set<Long> seen = new HashSet<>();
    long at = last;
    while (true) {
      if (!seen.add(at)) {
        throw new DamagedException("its checkpoints go round in a circle");
      }
      cursor.move(at);
      long delta = constants.readCheckpoint(cursor);
      if (delta == 0) {
        return constants;
      }
      at += delta;
    }
  }

  /**
   * Where a constant stands.
   *
   * @return the offset in the chunk; -1 if there is no such constant
   */
  int find(long typeId, long id) {
    LongTable pool = pools.get(typeId);
    return pool == null ? -1 : pool.get(id);
  }

  private long readCheckpoint(Cursor cursor) throws DamagedException {
    cursor.readLong();
    if (cursor.readLong() != CHECKPOINT) {
      throw new DamagedException("it has no checkpoint where it should have");
    }
    cursor.readLong();
    cursor.readLong();
    long delta = cursor.readLong();
    cursor.readByte();
    for (int i = cursor.readCount(); i > 0; i--) {
      readPool(cursor);
    }
    return delta;
  }

  private void readPool(Cursor cursor) throws DamagedException {
    long typeId = cursor.readLong();
    Layout type = types.get(typeId);
    int count = cursor.readCount();
    if (type == null) {
      throw new DamagedException("it has constants of an unknown type");
    }
    LongTable pool = pools.computeIfAbsent(typeId, id -> new LongTable());
    for (int i = 0; i < count; i++) {
      pool.put(cursor.readLong(), cursor.position());
      type.skip(cursor);
    }
  }
}
