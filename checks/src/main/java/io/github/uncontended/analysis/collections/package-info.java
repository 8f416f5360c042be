/**
 * Where does a collection come from, which fields hold it, and how are they read, written and
 * passed on?
 *
 * <p>It may use {@code analysis.syntax}, {@code library}, {@code unit}, {@code values} and {@code
 * sharing}.
 *
 * <p>Example: {@code CollectionField.of(collection, state)}, then {@code field.isNeverWritten()}.
 */
package io.github.uncontended.analysis.collections;
