package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.sharing.ThisEscape;
import io.github.uncontended.analysis.sharing.ThisEscape.Way;

/**
 * Whether an object may be hashed during its construction or deserialization, while fields still
 * have their default values: a cached hash would then stay wrong.
 */
public enum EarlyHash {
  /** No code that runs before the object is complete can hash it. */
  IMPOSSIBLE,
  /** Code runs that is not available, or that may hold the object. */
  POSSIBLE,
  /** {@code this} is used as a value, which other code may hash, or is hashed. */
  LIKELY;

  /** What is known of the instances of a class. */
  public static EarlyHash of(ClassTree type, VisitorState state) {
    ThisEscape escape = ThisEscape.of(ASTHelpers.getSymbol(type), state);
    if (escape.ways().contains(Way.VALUE)
        || escape.calls().stream().anyMatch(method -> hashes(method, state))) {
      return LIKELY;
    }
    return escape.isPossible() ? POSSIBLE : IMPOSSIBLE;
  }

  /** Whether a method is {@code hashCode()}, or the {@code toString()} that prints it. */
  private static boolean hashes(MethodSymbol method, VisitorState state) {
    return method.params().isEmpty()
        && (method.name.contentEquals("hashCode")
            || (method.name.contentEquals("toString")
                && method.owner == state.getSymtab().objectType.tsym));
  }
}
