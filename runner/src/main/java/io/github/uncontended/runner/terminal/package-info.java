/**
 * The terminal: how is text wrapped, styled and escaped for it, and where do standard output,
 * standard error and the progress line go?
 *
 * <p>Knows nothing of findings or sources. May use Error Prone's severities and the Markdown
 * parser.
 */
package io.github.uncontended.runner.terminal;
