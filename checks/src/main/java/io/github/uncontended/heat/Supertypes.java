package io.github.uncontended.heat;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The supertypes of classes with their names, by which frameworks are known; each read once. */
final class Supertypes {
  private final Map<ClassSymbol, ImmutableMap<ClassSymbol, String>> known = new HashMap<>();

  private Supertypes() {}

  /** Every proper supertype, those of the superclass first, with its qualified name. */
  static ImmutableMap<ClassSymbol, String> of(ClassSymbol type, VisitorState state) {
    Map<ClassSymbol, ImmutableMap<ClassSymbol, String>> known =
        CompilationIndex.of(state).memo(Supertypes.class, index -> new Supertypes()).known;
    ImmutableMap<ClassSymbol, String> found = known.get(type);
    if (found == null) {
      Map<ClassSymbol, String> all = new LinkedHashMap<>();
      collect(type, all);
      found = ImmutableMap.copyOf(all);
      known.put(type, found);
    }
    return found;
  }

  private static void collect(ClassSymbol type, Map<ClassSymbol, String> found) {
    add(type.getSuperclass(), found);
    type.getInterfaces().forEach(each -> add(each, found));
  }

  private static void add(Type supertype, Map<ClassSymbol, String> found) {
    if (supertype.tsym instanceof ClassSymbol symbol && !found.containsKey(symbol)) {
      found.put(symbol, symbol.getQualifiedName().toString());
      collect(symbol, found);
    }
  }
}
