package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.values.ValueTypes;

/**
 * Library objects whose calls may fail for reasons that no table of methods shows: ordered
 * collections compare what they hold, and streams and iterators fail if they are used twice or if
 * their source changes. An interface stands for an ordered collection if the unit creates one.
 */
final class Fragile {
  private final EffectAnalysis analysis;
  private final Types types;

  Fragile(EffectAnalysis analysis) {
    this.analysis = analysis;
    this.types = analysis.state().getTypes();
  }

  /**
   * Whether a call of a method may fail for what its receiver is. A collection that is created here
   * compares nothing in a method that calls no method of its elements, such as {@code size()}: a
   * view of one may.
   */
  boolean mayFail(MethodSymbol method, ExpressionTree receiver) {
    if (!mayBe(ASTHelpers.getType(receiver))) {
      return false;
    }
    ImmutableSet<String> created = ValueTypes.of(receiver, analysis.state());
    return created.isEmpty()
        || created.stream()
            .anyMatch(
                name ->
                    !ApiFact.CALLS_NOTHING.isInherited(analysis.type(name), method.name.toString())
                        && mayBe(analysis.type(name)));
  }

  boolean mayBe(Type type) {
    if (type == null || !type.hasTag(TypeTag.CLASS)) {
      return false;
    }
    return ApiFact.FRAGILE.holdsForAny(KnownTypes.supertypes(type, types))
        || ((type.isInterface() || (type.tsym.flags() & Flags.ABSTRACT) != 0)
            && analysis.sight().createsFragile(types.erasure(type)));
  }
}
