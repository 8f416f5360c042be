package io.github.uncontended.analysis;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;

/** Which classes a unit uses as keys of hash tables. */
public final class HashKeys {
  private static final ImmutableSet<String> HASHED =
      ImmutableSet.of("Map", "Set", "Cache", "Multimap", "Multiset");

  /** Maps and sets that order their keys, or tell them apart by identity. */
  private static final ImmutableSet<String> COMPARED =
      ImmutableSet.of("Tree", "Sorted", "Navigable", "SkipList", "Identity", "Enum");

  private HashKeys() {}

  /** Whether the unit names a map with keys, or a set of elements, of the class. */
  public static boolean contain(ClassSymbol type, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    return index.mentionsAlone(type.name.toString()) && index.hashKeys().contains(type);
  }

  /** The classes of the keys and elements, in one pass over the unit. */
  static ImmutableSet<Symbol> in(CompilationUnitTree unit) {
    ImmutableSet.Builder<Symbol> keys = ImmutableSet.builder();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        // A TreeMap behind a Map asks for no hash code.
        return tree.getInitializer() instanceof NewClassTree creation
                && !isHashed(ASTHelpers.getSymbol(creation.getIdentifier()))
            ? scan(tree.getInitializer(), null)
            : super.visitVariable(tree, null);
      }

      @Override
      public Void visitParameterizedType(ParameterizedTypeTree tree, Void unused) {
        Type parameterized = ASTHelpers.getType(tree);
        if (parameterized != null
            && !parameterized.getTypeArguments().isEmpty()
            && isHashed(parameterized.tsym)) {
          keys.add(parameterized.getTypeArguments().head.tsym);
        }
        return super.visitParameterizedType(tree, null);
      }
    }.scan(unit, null);
    return keys.build();
  }

  private static boolean isHashed(Symbol collection) {
    String type = collection.getQualifiedName().toString();
    return (type.startsWith("java.util.") || type.startsWith("com.google.common."))
        && HASHED.stream().anyMatch(type::endsWith)
        && COMPARED.stream().noneMatch(type::contains);
  }
}
