package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.ProfileFrame;
import java.util.Optional;

/**
 * A stack trace reduced to what a profile keeps.
 *
 * @param site the innermost method of the application; empty if there is none
 * @param callee the method that the site called; empty if the site itself waited or ran
 * @param calls the frames inside the site, the innermost first, as {@code type#method}, with {@code
 *     (I)} appended if the first parameter is the only one and an int
 */
record FoldedStack(
    Optional<ProfileFrame> site, Optional<ProfileFrame> callee, ImmutableList<String> calls) {}
