/**
 * Holds the findings on pinned releases of real libraries to the verdicts of {@code verdicts.tsv},
 * so that a change of a rule shows which findings it adds and removes.
 */
package io.github.uncontended.integration.verdicts;
