package io.github.uncontended.analysis.hashing;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The work that a {@code hashCode()} method repeats on every call although its result never
 * changes: the method is a pure function of final fields with immutable values.
 *
 * @param description the work, in words that complete "hashCode() … on every call"
 * @param site the first expression or loop of the method that does it
 * @param isSmall whether it is no more than an array of two cheap values
 * @param assumptions what must hold so that the result never changes, as clauses of a message;
 *     empty if that is proven
 */
public record HashCost(
    String description, Tree site, boolean isSmall, ImmutableSet<String> assumptions) {
  /** The kinds of work, in the order in which the message names them. */
  enum Work {
    ARRAY("allocates an array for "),
    BUILDER("allocates a HashCodeBuilder"),
    STRING("creates a modified copy of a string"),
    CONCATENATION("concatenates strings"),
    COLLECTION("iterates over a collection"),
    ARRAY_LOOP("iterates over an array"),
    NESTED("hashes nested values"),
    LOOP("runs a loop");

    final String words;

    Work(String words) {
      this.words = words;
    }
  }

  /**
   * The work of a {@code hashCode()} method; empty if it does none that is worth caching, or may
   * return another value on the next call.
   *
   * @param method leaf of {@code state}'s path
   */
  public static Optional<HashCost> of(MethodTree method, VisitorState state) {
    ClassTree type = (ClassTree) state.getPath().getParentPath().getLeaf();
    Set<String> assumptions = new LinkedHashSet<>();
    return new HashCodeAnalysis(
            type,
            ASTHelpers.getSymbol(type),
            state,
            new HashedValues(state, assumptions),
            assumptions)
        .cost(method.getBody());
  }
}
