package io.github.uncontended.runner.profile.jfr;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The constant pools of a chunk: the offset of each constant, by its type and id. */
final class ConstantPools {
  private static final long CHECKPOINT = 1;

  private final Metadata metadata;
  private final Map<Long, LongIntMap> pools = new HashMap<>();

  private ConstantPools(Metadata metadata) {
    this.metadata = metadata;
  }

  /**
   * Indexes the constants of all checkpoint events.
   *
   * @param last offset of the chunk's last checkpoint event; each one has the distance to the one
   *     before
   */
  static ConstantPools read(Cursor cursor, long last, Metadata metadata) throws DamagedException {
    ConstantPools constants = new ConstantPools(metadata);
    Set<Long> visited = new HashSet<>();
    long offset = last;
    while (true) {
      if (!visited.add(offset)) {
        throw new DamagedException("the checkpoint events form a cycle");
      }
      cursor.move(offset);
      long delta = constants.readCheckpoint(cursor);
      if (delta == 0) {
        return constants;
      }
      offset += delta;
    }
  }

  /** Offset of a constant in the chunk; -1 if absent. */
  int find(long typeId, long id) {
    LongIntMap pool = pools.get(typeId);
    return pool == null ? -1 : pool.get(id);
  }

  /** Returns the distance to the checkpoint event before; 0 for the first. */
  private long readCheckpoint(Cursor cursor) throws DamagedException {
    cursor.readLong(); // size
    if (cursor.readLong() != CHECKPOINT) {
      throw new DamagedException("a checkpoint event is missing");
    }
    cursor.readLong(); // start
    cursor.readLong(); // duration
    long delta = cursor.readLong();
    cursor.readByte(); // flags
    for (int i = cursor.readCount(); i > 0; i--) {
      readPool(cursor);
    }
    return delta;
  }

  private void readPool(Cursor cursor) throws DamagedException {
    long typeId = cursor.readLong();
    Type type = metadata.type(typeId);
    int count = cursor.readCount();
    if (type == null) {
      throw new DamagedException("a constant pool has an unknown type");
    }
    LongIntMap pool = pools.computeIfAbsent(typeId, id -> new LongIntMap());
    for (int i = 0; i < count; i++) {
      pool.put(cursor.readLong(), cursor.position());
      type.skip(cursor);
    }
  }
}
