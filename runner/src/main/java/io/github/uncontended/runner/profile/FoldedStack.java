package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.CallPath;
import java.util.Optional;

/**
 * A stack trace reduced to what a profile keeps.
 *
 * @param path the frames that a row keeps; empty if all frames are the JDK's
 * @param calls the frames inside the site, the innermost first, as {@code type#method}, with {@code
 *     (I)} appended if the first parameter is the only one and an int
 * @param workerLoop whether the stack is that of a thread's own loop, outside of any task
 */
record FoldedStack(Optional<CallPath> path, ImmutableList<String> calls, boolean workerLoop) {}
