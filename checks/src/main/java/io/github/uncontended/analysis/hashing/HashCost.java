package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import java.util.Optional;

/**
 * What a {@code hashCode()} does on every call, where it is proven to give the same value each
 * time: it reads final fields of types that never change, and calls only what is known to be a
 * function of them.
 *
 * @param description the work, in words that complete "hashCode() … on every call"
 * @param site the expression or loop of the method that does it, the first of several
 * @param isSmall whether it is no more than the array of two cheap values
 */
public record HashCost(String description, Tree site, boolean isSmall) {
  /** What costs, in the order in which it is told. */
  enum Work {
    ARRAY("allocates an array for "),
    STRING("creates a modified copy of a string"),
    COLLECTION("iterates over a collection"),
    NESTED("hashes nested values"),
    LOOP("runs a loop");

    final String words;

    Work(String words) {
      this.words = words;
    }
  }

  /**
   * The work of a {@code hashCode()} method that repeats it; empty if it does none worth keeping or
   * may give another value next time.
   *
   * @param method leaf of {@code state}'s path
   */
  public static Optional<HashCost> of(MethodTree method, VisitorState state) {
    ClassTree type = (ClassTree) state.getPath().getParentPath().getLeaf();
    return new HashCodeAnalysis(type, state).cost(method.getBody());
  }
}
