package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.ProfileFrame;

/**
 * The methods with which threads wait: those of monitors, of {@code LockSupport} and of the locks
 * of {@code java.util.concurrent}. Whoever calls one of them holds the lock or waits.
 */
final class LockImplementation {
  private static final ImmutableList<String> TYPES =
      ImmutableList.of(
          "java.util.concurrent.locks.",
          "java.util.concurrent.Semaphore",
          "java.util.concurrent.ForkJoinPool#managedBlock",
          "java.util.concurrent.ForkJoinPool#unmanagedBlock",
          "java.util.concurrent.ForkJoinPool#compensatedBlock",
          "java.lang.Object#",
          "java.lang.VirtualThread",
          "java.lang.System$",
          "jdk.internal.misc.",
          "jdk.internal.vm.",
          "sun.misc.Unsafe");

  private LockImplementation() {}

  /** Whether a method of the JDK belongs to the implementation of locks. */
  static boolean contains(ProfileFrame method) {
    String name = method.type() + '#' + method.method();
    return TYPES.stream().anyMatch(name::startsWith);
  }
}
