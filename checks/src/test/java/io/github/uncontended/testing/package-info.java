/**
 * The test harness: compiles sources with the rules, or only attributes them, and compares what is
 * found with what the source says.
 *
 * <p><b>A case</b> tests a rule. It is a file of {@code testdata/<Rule>/}, with no line of test
 * code:
 *
 * <ol>
 *   <li>Write {@code clean/X.java} for code that must not be flagged, and {@code flagged/X.java}
 *       for code that must. Put {@code // BUG: Diagnostic contains: WARNING SAFE some text} in the
 *       line above each finding.
 *   <li>Give a flagged file that has a SAFE fix a {@code main} that runs each changed line and
 *       prints what it computes: for hit and miss, null and exception, as far as they apply.
 *   <li>Run {@code mvn -q -pl checks test -Dtest=TestdataTest -Drule=<Rule>
 *       -Dtestdata.update=true}, and read the files that it writes into {@code fixed/} and {@code
 *       unsafe/}.
 *   <li>Run the same without {@code -Dtestdata.update}: {@link
 *       io.github.uncontended.testing.CaseCheck} now compares.
 * </ol>
 *
 * The lines at the top of a file may give {@code // OPTIONS:} and {@code // PROCESSOR:}; see {@code
 * TestdataTest}.
 *
 * <p><b>A probe</b> tests one analysis. A source declares {@code static void probe(String expected,
 * Object value) {}} and calls it once for each row of a table; {@link
 * io.github.uncontended.testing.Probe#check} attributes the source and compares the answer for each
 * second argument with the first:
 *
 * <pre>{@code
 * Probe.check(
 *     """
 *     class Probed {
 *       static void probe(String expected, Object value) {}
 *       int field;
 *       void m(int parameter) {
 *         probe("true", field);
 *         probe("false", parameter);
 *       }
 *     }
 *     """,
 *     probe -> Expressions.isField(probe.expression()));
 * }</pre>
 *
 * A table with no rows, with rows that javac does not reach or with one answer for all rows fails.
 */
package io.github.uncontended.testing;
