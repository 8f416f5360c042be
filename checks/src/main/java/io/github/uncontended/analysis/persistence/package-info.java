/**
 * What does the code do with a database: which statements does it prepare, do they only read, and
 * which settings of pools and drivers does the compilation show?
 *
 * <p>It may use the analyses before it in the order of {@code PackagesTest}. What a compilation
 * configures is found in one pass, when a rule first needs it.
 *
 * <p>Example: {@code StatementCaching.of(state).missing()}.
 */
package io.github.uncontended.analysis.persistence;
