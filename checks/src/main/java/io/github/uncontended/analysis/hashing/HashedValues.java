package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.Subclassing;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.Stability;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Whether methods of other values that a {@code hashCode()} calls always give the same result: by
 * known facts for the types of libraries, by their bodies for the types of the compilation.
 */
final class HashedValues {
  /** How many values deep a value may be nested. */
  private static final int DEPTH = 3;

  private static final Supplier<Name> HASH_CODE =
      VisitorState.memoize(state -> state.getName("hashCode"));

  /** A method that runs on an object of a class. */
  private record Visit(ClassSymbol object, MethodSymbol method) {}

  private final VisitorState state;
  private final Set<String> assumptions;
  private final Set<Visit> visiting;
  private final int depth;

  /**
   * The values of a hash code.
   *
   * @param assumptions gets what is assumed, as clauses of a message
   */
  HashedValues(VisitorState state, Set<String> assumptions) {
    this(state, assumptions, new HashSet<>(), 0);
  }

  private HashedValues(
      VisitorState state, Set<String> assumptions, Set<Visit> visiting, int depth) {
    this.state = state;
    this.assumptions = assumptions;
    this.visiting = visiting;
    this.depth = depth;
  }

  /** Whether {@code hashCode()} of every value of a type always gives the same result. */
  boolean haveStableHash(Type type) {
    if (type == null) {
      return false;
    }
    try {
      return type.isPrimitive()
          // By identity.
          || type.hasTag(TypeTag.ARRAY)
          || Stability.isImmutableValueType(type, state)
          || (type.tsym instanceof ClassSymbol symbol
              && haveStableHash(type, symbol)
              && UnitIndex.of(state).subclasses(symbol).stream()
                  .allMatch(subclass -> haveStableHash(subclass.type)));
    } catch (CompletionFailure unknown) {
      return false;
    }
  }

  private boolean haveStableHash(Type type, ClassSymbol symbol) {
    String name = symbol.flatName().toString();
    if (symbol.getKind() == ElementKind.ENUM) {
      return true;
    }
    if (ApiFact.EXTENSIBLE_VALUE.holdsForType(name)) {
      assumptions.add("no value is an instance of a subclass of " + symbol.name);
      return true;
    }
    if (name.equals("java.util.Optional")
        || ApiFact.IMMUTABLE_COLLECTION.holdsForType(name)
        || KnownTypes.isCollection(type, state)) {
      return type.getTypeArguments().nonEmpty()
          && type.getTypeArguments().stream().allMatch(this::haveStableHash);
    }
    MethodSymbol hashCode = hashCode(symbol);
    if (hashCode == null || hashCode.owner == state.getSymtab().objectType.tsym) {
      return hashCode != null;
    }
    if (symbol.getKind() == ElementKind.RECORD && body(hashCode).isEmpty()) {
      return Bodies.isOfThisCompilation(symbol, state) && componentsHaveStableHash(symbol);
    }
    return isPureOf(symbol, hashCode);
  }

  /**
   * Whether values of a type may be read although the type is not immutable: {@code hashCode()} of
   * each is in sight and stable, and a {@link HashCodeAnalysis} admits no other call on them. A
   * loop would call {@code iterator()}.
   */
  boolean areOnlyHashed(Type type) {
    return type.tsym instanceof ClassSymbol symbol
        && symbol.getKind() == ElementKind.CLASS
        && Bodies.isOfThisCompilation(symbol, state)
        && !ASTHelpers.isSubtype(type, state.getSymtab().iterableType, state)
        && Subclassing.inUnitOnly(symbol, state).isPresent()
        && hashesItsState(symbol)
        && haveStableHash(type);
  }

  /** Whether a class does not hash the identity of its objects. */
  private boolean hashesItsState(ClassSymbol symbol) {
    MethodSymbol hashCode = hashCode(symbol);
    return hashCode != null && hashCode.owner != state.getSymtab().objectType.tsym;
  }

  private MethodSymbol hashCode(ClassSymbol type) {
    for (Symbol member :
        state.getSymtab().objectType.tsym.members().getSymbolsByName(HASH_CODE.get(state))) {
      return ((MethodSymbol) member).implementation(type, state.getTypes(), true);
    }
    return null;
  }

  private boolean componentsHaveStableHash(ClassSymbol type) {
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof VarSymbol field && !field.isStatic() && !haveStableHash(field.type)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a method of a final class of the compilation only depends on its final fields. */
  boolean isPure(MethodSymbol method) {
    return isPureOf(method.enclClass(), method);
  }

  /**
   * Whether a method of the compilation only depends on final fields of the object.
   *
   * @param object the class of the object: a class whose subclasses, if any, inherit the method
   */
  boolean isPureOf(ClassSymbol object, MethodSymbol method) {
    Visit visit = new Visit(object, method);
    if (visiting.contains(visit)) {
      // A recursive value: its other parts decide.
      return true;
    }
    TreePath path = body(method).orElse(null);
    if (path == null || depth == DEPTH) {
      return false;
    }
    visiting.add(visit);
    boolean isPure =
        new HashCodeAnalysis(
                (ClassTree) path.getParentPath().getLeaf(),
                object,
                state.withPath(path),
                new HashedValues(state.withPath(path), assumptions, visiting, depth + 1),
                assumptions)
            .isPure((MethodTree) path.getLeaf());
    visiting.remove(visit);
    return isPure;
  }

  private Optional<TreePath> body(MethodSymbol method) {
    if (!Bodies.isOfThisCompilation(method.enclClass(), state)) {
      return Optional.empty();
    }
    return UnitIndex.of(state)
        .declaration(method)
        .or(() -> Optional.ofNullable(JavacTrees.instance(state.context).getPath(method)))
        .filter(path -> path.getLeaf() instanceof MethodTree tree && tree.getBody() != null);
  }
}
