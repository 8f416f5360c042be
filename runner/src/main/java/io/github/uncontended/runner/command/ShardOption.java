package io.github.uncontended.runner.command;

import com.google.common.primitives.Ints;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.Shard;
import picocli.CommandLine.Option;

/** The option that divides the code between runs. */
final class ShardOption {
  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description =
          "Report on part I of N only. N runs, one for each part, report together what one run"
              + " without this option does; 'uncontended merge' joins their reports.")
  private String shard;

  /** Whether the user gave the option. */
  boolean isGiven() {
    return shard != null;
  }

  /**
   * The part to report on.
   *
   * @throws CannotDoException if the option is invalid
   */
  Shard shard() {
    if (shard == null) {
      return Shard.ALL;
    }
    int slash = Math.max(0, shard.indexOf('/'));
    Integer index = Ints.tryParse(shard.substring(0, slash));
    Integer count = slash == 0 ? null : Ints.tryParse(shard.substring(slash + 1));
    if (index == null || count == null || index < 1 || index > count) {
      throw new CannotDoException(
          "--shard takes I/N, part I of N from 1/N to N/N, not '" + shard + "'");
    }
    return new Shard(index, count);
  }
}
