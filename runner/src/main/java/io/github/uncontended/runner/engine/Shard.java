package io.github.uncontended.runner.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.Hashing;

/**
 * A part of the code that a run reports on, while other runs report on the others. A hash of the
 * name of a file or an artifact selects its shard, on every machine alike.
 *
 * @param index the number of the shard, from 1
 * @param count the number of shards
 */
public record Shard(int index, int count) {
  /** All of the code. */
  public static final Shard ALL = new Shard(1, 1);

  /** Whether a name belongs to this shard. */
  public boolean contains(String name) {
    return Math.floorMod(Hashing.sha256().hashString(name, UTF_8).asInt(), count) == index - 1;
  }
}
