/**
 * The code to check: which files belong to it, how are they decoded, and which class path, release
 * and dependencies does compiling it take?
 *
 * <p>Resolves artifacts from Maven repositories. Uses {@code file}, {@code terminal} and {@code
 * git}. Of javac it knows only the file object interface and the range of supported releases.
 */
package io.github.uncontended.runner.source;
