/**
 * What does a call of {@code String.format} print, and does {@code +} print the same?
 *
 * <p>It may use {@code analysis.syntax}.
 *
 * <p>Example: {@code FormatCall.of(call, state)}, then {@code ConversionRisks.of(formatCall,
 * state)}.
 */
package io.github.uncontended.analysis.formatting;
