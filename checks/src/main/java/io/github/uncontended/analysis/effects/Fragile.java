package io.github.uncontended.analysis.effects;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;

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

  boolean mayBe(Type type) {
    if (type == null || !type.hasTag(TypeTag.CLASS)) {
      return false;
    }
    return ApiFact.FRAGILE.holdsForAny(KnownTypes.supertypes(type, types))
        || ((type.isInterface() || (type.tsym.flags() & Flags.ABSTRACT) != 0)
            && analysis.sight().createsFragile(types.erasure(type)));
  }
}
