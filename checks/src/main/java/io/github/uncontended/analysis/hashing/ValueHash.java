package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ReturnTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.hashing.HashCost.Work;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.values.Immutability;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/** How much work {@code hashCode()} of a value is, by the type of the value. */
public final class ValueHash {
  private static final Supplier<MethodSymbol> HASH_CODE =
      VisitorState.memoize(
          state ->
              (MethodSymbol)
                  state.getSymtab().objectType.tsym.members().findFirst(state.getName("hashCode")));

  private ValueHash() {}

  /** The work of hashing a value; empty if it is little, or if the value caches its hash. */
  static Optional<Work> work(Type value, VisitorState state) {
    if (value == null || value.isPrimitive()) {
      return Optional.empty();
    }
    if (KnownTypes.isCollection(value, state)) {
      return Optional.of(Work.COLLECTION);
    }
    return isNested(value, state) ? Optional.of(Work.NESTED) : Optional.empty();
  }

  private static boolean isNested(Type value, VisitorState state) {
    String name = value.tsym.getQualifiedName().toString();
    boolean isOfJdk = name.startsWith("java.");
    return isOfJdk
        ? ApiFact.COSTLY.holdsFor(name, "hashCode")
        : value.tsym.getKind() != ElementKind.ENUM
            && value.tsym instanceof ClassSymbol symbol
            && !cachesItsHash(symbol)
            && !hashesIdentity(symbol, state)
            && !returnsNumber(symbol, state);
  }

  /** Whether a class inherits {@code hashCode()} from {@code Object}. */
  private static boolean hashesIdentity(ClassSymbol symbol, VisitorState state) {
    if (symbol.getKind() == ElementKind.RECORD) {
      return false;
    }
    for (Type supertype : state.getTypes().closure(symbol.type)) {
      if (!supertype.isInterface()
          && supertype.tsym != state.getSymtab().objectType.tsym
          && declaresHashCode(supertype.tsym)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the source of {@code hashCode()} only returns a number, such as that of a field. */
  private static boolean returnsNumber(ClassSymbol symbol, VisitorState state) {
    MethodSymbol used = HASH_CODE.get(state).implementation(symbol, state.getTypes(), true);
    return used != null
        && new Bodies(state)
            .method(used)
            .filter(
                method ->
                    method.getBody().getStatements().size() == 1
                        && method.getBody().getStatements().get(0) instanceof ReturnTree result
                        && (Symbols.of(result.getExpression()) instanceof VarSymbol
                            || ASTHelpers.constValue(result.getExpression()) != null))
            .isPresent();
  }

  private static boolean declaresHashCode(Symbol declarer) {
    for (Symbol member : declarer.members().getSymbols()) {
      if (member instanceof MethodSymbol method
          && method.name.contentEquals("hashCode")
          && method.params().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static boolean cachesItsHash(ClassSymbol symbol) {
    for (Symbol member : symbol.members().getSymbols()) {
      if (member instanceof VarSymbol field && Immutability.isHashCache(field)) {
        return true;
      }
    }
    return false;
  }
}
