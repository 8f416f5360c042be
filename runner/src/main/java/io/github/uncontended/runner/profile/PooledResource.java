package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableSet;
import io.github.uncontended.profile.CallPath;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.runner.profile.MeasuredCause.Section;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Decides whether threads wait for an object of a pool, such as a database connection: a heuristic
 * by the names of the classes and methods that wait.
 */
public final class PooledResource {
  private static final ImmutableSet<String> METHODS =
      ImmutableSet.of("getConnection", "borrowObject", "checkout", "checkoutResource", "borrow");

  private PooledResource() {}

  /** Whether a cause is a queue for a pooled resource. */
  public static boolean isQueuedFor(MeasuredCause cause) {
    return cause.section() == Section.WAITED
        && cause.rows().stream()
            .anyMatch(row -> frames(row.path()).anyMatch(PooledResource::isPool));
  }

  private static Stream<ProfileFrame> frames(CallPath path) {
    return Stream.of(Optional.of(path.site()), path.callee(), path.library())
        .flatMap(Optional::stream)
        .filter(frame -> !ApplicationCode.isOfJdk(frame.type()));
  }

  private static boolean isPool(ProfileFrame frame) {
    String type = frame.type().substring(frame.type().lastIndexOf('.') + 1);
    return METHODS.contains(frame.method()) || type.endsWith("DataSource") || type.endsWith("Pool");
  }
}
