package io.github.uncontended.runner.project;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;

/**
 * The modules of a build.
 *
 * @param modules all modules by which those to check can be compiled, and these themselves
 * @param selected the names of the modules to check
 * @param missing the coordinates of dependencies that could not be resolved
 * @param unread why modules could not be read, a sentence each
 */
record Build(
    ImmutableList<BuildModule> modules,
    ImmutableSet<String> selected,
    ImmutableList<String> missing,
    ImmutableList<String> unread) {
  /** Merges builds that do not depend on each other. */
  static Build merge(List<Build> builds) {
    return new Build(
        builds.stream().flatMap(build -> build.modules.stream()).collect(toImmutableList()),
        builds.stream().flatMap(build -> build.selected.stream()).collect(toImmutableSet()),
        builds.stream().flatMap(build -> build.missing.stream()).collect(toImmutableList()),
        builds.stream().flatMap(build -> build.unread.stream()).collect(toImmutableList()));
  }
}
