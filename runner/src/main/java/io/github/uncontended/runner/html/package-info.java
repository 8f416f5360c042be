/**
 * Reports as one self-contained HTML page: findings with their code, the contention profile, flame
 * graphs, and the documentation of the rules.
 *
 * <p>{@link io.github.uncontended.runner.html.Page} is the entry point: it has the sections that a
 * command adds. {@link io.github.uncontended.runner.html.Html} escapes all text. The page loads
 * nothing, its Content-Security-Policy forbids it to, and everything but the filters and the flame
 * graphs works without JavaScript.
 */
package io.github.uncontended.runner.html;
