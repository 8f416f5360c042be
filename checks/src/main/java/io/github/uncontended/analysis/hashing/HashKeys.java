package io.github.uncontended.analysis.hashing;

import static java.util.stream.Collectors.toSet;

import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * How the compilation uses the hash codes of its classes: as keys of hash maps, as elements of hash
 * sets, or by calls.
 *
 * @param keys the types of keys and elements that the compilation names
 * @param hashed the types of objects that are looked up, stored or hashed
 * @param fresh the types of objects that are looked up or stored right after their creation
 * @param parts the types of objects that hash codes are computed from, each with the classes whose
 *     {@code hashCode()} does so
 */
public record HashKeys(
    Set<Symbol> keys,
    Set<Symbol> hashed,
    Set<Symbol> fresh,
    SetMultimap<Symbol, ClassSymbol> parts) {
  /** How a compilation uses the hash codes of a class. */
  public enum Use {
    /** Objects of the class are keys, elements, or hashed. */
    HASHED,
    /** Each key is created for one lookup, so that no hash code is used twice. */
    HASHED_ONCE,
    /** The compilation uses the class, but not its hash codes. */
    NEVER,
    /** Nothing but the class itself is part of the compilation. */
    UNKNOWN
  }

  /** How the compilation of {@code state} uses the hash codes of a class. */
  public static Use use(ClassSymbol type, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    HashKeys all = index.memo(HashKeys.class, it -> in(it));
    return use(type, all, new HashSet<>(), state);
  }

  private static Use use(
      ClassSymbol type, HashKeys all, Set<ClassSymbol> visited, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    visited.add(type);
    Set<Symbol> names = new HashSet<>(index.subclasses(type));
    for (Type supertype : state.getTypes().closure(type.type)) {
      if (supertype.tsym instanceof ClassSymbol symbol && index.declares(symbol)) {
        names.add(symbol);
      }
    }
    if (names.stream().anyMatch(all.hashed::contains)) {
      return Use.HASHED;
    }
    if (names.stream().anyMatch(all.fresh::contains)) {
      return Use.HASHED_ONCE;
    }
    if (names.stream().anyMatch(all.keys::contains)) {
      return Use.HASHED;
    }
    Set<Use> ofWholes =
        names.stream()
            .flatMap(name -> all.parts.get(name).stream())
            .filter(whole -> !visited.contains(whole))
            .map(whole -> use(whole, all, visited, state))
            .collect(toSet());
    if (ofWholes.contains(Use.HASHED) || ofWholes.contains(Use.HASHED_ONCE)) {
      return Use.HASHED;
    }
    return ofWholes.contains(Use.UNKNOWN) || !index.isUsed(type) ? Use.UNKNOWN : Use.NEVER;
  }

  private static HashKeys in(CompilationIndex index) {
    HashKeys found =
        new HashKeys(
            new HashSet<>(), new HashSet<>(), new HashSet<>(), LinkedHashMultimap.create());
    Map<Symbol, Boolean> collections = new HashMap<>();
    index.units().forEach(unit -> new HashKeyScanner(found, collections).scan(unit, null));
    return found;
  }
}
