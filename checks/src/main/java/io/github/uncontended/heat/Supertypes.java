package io.github.uncontended.heat;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The supertypes of classes with their names, by which frameworks are known; each read once. */
final class Supertypes {
  private final Map<ClassSymbol, ImmutableMap<ClassSymbol, String>> known = new HashMap<>();
  private final Map<ClassSymbol, ImmutableMap<ClassSymbol, String>> withFacts = new HashMap<>();

  private Supertypes() {}

  private static Supertypes in(VisitorState state) {
    return CompilationIndex.of(state).memo(Supertypes.class, index -> new Supertypes());
  }

  /** Every proper supertype, those of the superclass first, with its qualified name. */
  static ImmutableMap<ClassSymbol, String> of(ClassSymbol type, VisitorState state) {
    Map<ClassSymbol, ImmutableMap<ClassSymbol, String>> known = in(state).known;
    ImmutableMap<ClassSymbol, String> found = known.get(type);
    if (found == null) {
      Map<ClassSymbol, String> all = new LinkedHashMap<>();
      collect(type, all);
      found = ImmutableMap.copyOf(all);
      known.put(type, found);
    }
    return found;
  }

  /** The {@link #of} a type that facts are about; of most types there are none. */
  static ImmutableMap<ClassSymbol, String> withFacts(ClassSymbol type, VisitorState state) {
    Map<ClassSymbol, ImmutableMap<ClassSymbol, String>> known = in(state).withFacts;
    ImmutableMap<ClassSymbol, String> found = known.get(type);
    if (found == null) {
      found =
          of(type, state).entrySet().stream()
              .filter(
                  each ->
                      ApiFact.tellHeatOf(each.getValue())
                          || ApiFact.tellHeatOf(each.getKey().flatName().toString()))
              .collect(toImmutableMap(Map.Entry::getKey, Map.Entry::getValue));
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
