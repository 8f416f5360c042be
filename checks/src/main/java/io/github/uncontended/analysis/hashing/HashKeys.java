package io.github.uncontended.analysis.hashing;

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
import io.github.uncontended.analysis.unit.UnitIndex;

/**
 * Which classes a unit uses as keys of hash maps or as elements of hash sets.
 *
 * @param types the classes of the keys and elements
 */
public record HashKeys(ImmutableSet<Symbol> types) {
  private static final ImmutableSet<String> HASHED =
      ImmutableSet.of("Map", "Set", "Cache", "Multimap", "Multiset");

  /** Maps and sets that compare their keys, or distinguish them by identity. */
  private static final ImmutableSet<String> COMPARED =
      ImmutableSet.of("Tree", "Sorted", "Navigable", "SkipList", "Identity", "Enum");

  /** Whether the unit names a type of map with the class as key, or of set with it as element. */
  public static boolean contain(ClassSymbol type, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    return index.mentionsAlone(type.name.toString())
        && index.memo(HashKeys.class, HashKeys::in).types().contains(type);
  }

  /** Collects the classes in one pass over the unit. */
  private static HashKeys in(CompilationUnitTree unit) {
    ImmutableSet.Builder<Symbol> keys = ImmutableSet.builder();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        // A TreeMap in a variable of type Map calls no hashCode().
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
    return new HashKeys(keys.build());
  }

  private static boolean isHashed(Symbol collection) {
    String type = collection.getQualifiedName().toString();
    return (type.startsWith("java.util.") || type.startsWith("com.google.common."))
        && HASHED.stream().anyMatch(type::endsWith)
        && COMPARED.stream().noneMatch(type::contains);
  }
}
