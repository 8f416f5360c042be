package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.sharing.ThisEscape;
import io.github.uncontended.analysis.sharing.ThisEscape.Way;

/**
 * Whether an object may be hashed during its construction, while fields still have their default
 * values: a cached hash would then stay wrong.
 */
public final class EarlyHash {
  private EarlyHash() {}

  /**
   * Whether the construction of a class uses {@code this} as a value, which other code may hash, or
   * calls {@code hashCode()} on it.
   *
   * <p>A method without available source, or an overridden one, is not assumed to hash its object.
   */
  public static boolean isPossible(ClassTree type, VisitorState state) {
    ThisEscape escape = ThisEscape.of(ASTHelpers.getSymbol(type), state);
    return escape.ways().contains(Way.VALUE)
        || escape.calls().stream().anyMatch(EarlyHash::isHashCode);
  }

  private static boolean isHashCode(MethodSymbol method) {
    return method.name.contentEquals("hashCode") && method.params().isEmpty();
  }
}
