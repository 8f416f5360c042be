package measured;

import com.google.common.base.Preconditions;

class Measured {
  void check(boolean ok, String name) {
    // BUG: Diagnostic contains: WARNING SAFE The message of this checkArgument is built on every call, even when the check passes. This place matters: took 50 % of the CPU samples in a 24 s recording on 4 threads, 60 samples.
    Preconditions.checkArgument(ok, String.format("no %s", name));
    // BUG: Diagnostic contains: WARNING ADVICE The message of this checkState is built on every call, even when the check passes. This place matters: took 50 % of the CPU samples
    Preconditions.checkState(ok, "no " + describe(name));
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Preconditions.checkState(ok, "no " + name.trim());
  }

  /** Measured, though its name says that it runs once. */
  void start(boolean ok, String name) {
    // BUG: Diagnostic contains: WARNING SAFE The message of this checkState is built on every call, even when the check passes. This place matters: made 100 % of the allocations
    Preconditions.checkState(ok, String.format("no %s", name));
    Preconditions.checkState(ok, "no " + name.trim());
  }

  String describe(String name) {
    return name + "!";
  }
}
