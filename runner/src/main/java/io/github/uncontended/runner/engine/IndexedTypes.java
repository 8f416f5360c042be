package io.github.uncontended.runner.engine;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

/**
 * javac's {@link Types}, with an index for {@link #interfaceCandidates}.
 *
 * <p>javac compares each default method that a class inherits with each other member of the class.
 * A visitor with some thousand overloads of {@code visit}, as a parser of SQL has, then takes
 * minutes. Methods can only be override-equivalent if the erasures of their parameters are equal,
 * so that it suffices to compare those.
 */
final class IndexedTypes extends Types {
  /** The class that the index is of: javac finishes one class before it checks the next. */
  private Type indexed = Type.noType;

  private Map<Key, java.util.List<MethodSymbol>> index = Map.of();

  private record Key(Name name, java.util.List<Symbol> parameters) {}

  private IndexedTypes(Context context) {
    super(context);
  }

  /** Lets javac use this class; to be called before it makes its own. */
  static void register(Context context) {
    Context.Factory<Types> factory = IndexedTypes::new;
    context.put(typesKey, factory);
  }

  // The same type by identity suffices for an index that is used at once.
  @SuppressWarnings("ReferenceEquality")
  @Override
  public List<MethodSymbol> interfaceCandidates(Type site, MethodSymbol method) {
    if (site != indexed) {
      index = index(site);
      indexed = site;
    }
    List<MethodSymbol> candidates = List.nil();
    Type own = memberType(site, method);
    for (MethodSymbol other : index.getOrDefault(key(site, method), java.util.List.of())) {
      if (other.isInheritedIn(site.tsym, this)
          && overrideEquivalent(memberType(site, other), own)) {
        if (!site.tsym.isInterface() && !other.owner.isInterface()) {
          return List.of(other);
        }
        if (!candidates.contains(other)) {
          candidates = candidates.prepend(other);
        }
      }
    }
    return prune(candidates);
  }

  private Map<Key, java.util.List<MethodSymbol>> index(Type site) {
    Map<Key, java.util.List<MethodSymbol>> methods = new HashMap<>();
    for (Symbol member : membersClosure(site, /* skipInterface= */ false).getSymbols()) {
      if (member.kind == Kind.MTH && (member.flags() & Flags.SYNTHETIC) == 0) {
        MethodSymbol method = (MethodSymbol) member;
        methods.computeIfAbsent(key(site, method), key -> new ArrayList<>()).add(method);
      }
    }
    return methods;
  }

  private Key key(Type site, MethodSymbol method) {
    java.util.List<Symbol> parameters = new ArrayList<>();
    for (Type parameter : memberType(site, method).getParameterTypes()) {
      parameters.add(symbol(parameter));
    }
    return new Key(method.name, parameters);
  }

  /** The class of a parameter, or of the elements of an array, after erasure. */
  private Symbol symbol(Type parameter) {
    Type erased = erasure(parameter);
    while (isArray(erased)) {
      erased = elemtype(erased);
    }
    return erased.tsym;
  }
}
