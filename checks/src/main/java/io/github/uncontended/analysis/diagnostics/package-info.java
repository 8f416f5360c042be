/**
 * Decides whether text is a diagnostic message: whether its value reaches nothing but exceptions,
 * logs, consoles and thread names. Types and positions in the code decide; names do not.
 *
 * <p>May use {@code analysis.effects}, {@code analysis.library} and {@code analysis.unit}.
 */
package io.github.uncontended.analysis.diagnostics;
