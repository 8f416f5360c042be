package io.github.uncontended.analysis.hashing;

import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Names;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How the compilation uses the hash codes of its classes: as keys of hash maps, as elements of hash
 * sets, or by calls.
 *
 * @param keys the types of keys and elements that the compilation names
 * @param kept those of maps and sets in fields, which outlive the call that looks something up
 * @param hashed the types of objects that are looked up, stored or hashed
 * @param fresh the types of objects that are looked up or stored right after their creation
 * @param parts the types of objects that hash codes are computed from, each with the classes whose
 *     {@code hashCode()} does so
 */
public record HashKeys(
    Set<Symbol> keys,
    Set<Symbol> kept,
    Set<Symbol> hashed,
    Set<Symbol> fresh,
    SetMultimap<Symbol, ClassSymbol> parts) {
  /** How many classes one search visits; with more, the hash codes count as used. */
  private static final int BUDGET = 100;

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

  private static HashKeys of(VisitorState state) {
    return CompilationIndex.of(state)
        .memo(HashKeys.class, it -> in(it, Names.instance(state.context)));
  }

  /** Whether a field of the compilation holds a map or set with objects of a class as keys. */
  public static boolean areInField(ClassSymbol type, VisitorState state) {
    HashKeys all = of(state);
    return all.names(type, CompilationIndex.of(state), state).stream().anyMatch(all.kept::contains);
  }

  /** How the compilation of {@code state} uses the hash codes of a class. */
  public static Use use(ClassSymbol type, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    HashKeys all = of(state);
    Set<ClassSymbol> seen = new HashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>(List.of(type));
    boolean isUnknown = false;
    while (!pending.isEmpty() && seen.size() < BUDGET) {
      ClassSymbol next = pending.remove();
      if (!seen.add(next)) {
        continue;
      }
      Set<Symbol> names = all.names(next, index, state);
      Use use = all.direct(names);
      if (use != Use.NEVER) {
        return next == type ? use : Use.HASHED;
      }
      isUnknown |= !index.isUsed(next);
      names.forEach(name -> pending.addAll(all.parts.get(name)));
    }
    if (!pending.isEmpty()) {
      return Use.HASHED;
    }
    return isUnknown ? Use.UNKNOWN : Use.NEVER;
  }

  /** A class with its direct subclasses and the supertypes that the compilation declares. */
  private Set<Symbol> names(ClassSymbol type, CompilationIndex index, VisitorState state) {
    Set<Symbol> names = new HashSet<>(index.subclasses(type));
    for (Type supertype : state.getTypes().closure(type.type)) {
      if (supertype.tsym instanceof ClassSymbol symbol && index.declares(symbol)) {
        names.add(symbol);
      }
    }
    return names;
  }

  /** The use of a class with these names, apart from that by other hash codes. */
  private Use direct(Set<Symbol> names) {
    if (names.stream().anyMatch(hashed::contains)) {
      return Use.HASHED;
    }
    if (names.stream().anyMatch(fresh::contains)) {
      return Use.HASHED_ONCE;
    }
    return names.stream().anyMatch(keys::contains) ? Use.HASHED : Use.NEVER;
  }

  private static HashKeys in(CompilationIndex index, Names names) {
    HashKeys found =
        new HashKeys(
            new HashSet<>(),
            new HashSet<>(),
            new HashSet<>(),
            new HashSet<>(),
            LinkedHashMultimap.create());
    Map<Symbol, Boolean> collections = new HashMap<>();
    FreshKeys created = new FreshKeys(index);
    index
        .units()
        .forEach(unit -> new HashKeyScanner(found, collections, created, names).scan(unit, null));
    return found;
  }
}
