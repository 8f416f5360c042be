/**
 * Which settings does the user give with {@code -XepOpt:Uncontended:…}, and which of them are
 * misspelt?
 *
 * <p>It may use {@code profile}, whose file an option names, and javac's and Error Prone's API. It
 * takes the names of the rules as an argument and knows no rule. As the lowest package, it has the
 * wording of lists, too, which messages of all others need.
 *
 * <p>Example: {@code Settings.of(state).unsafeFixes()}.
 */
package io.github.uncontended.options;
