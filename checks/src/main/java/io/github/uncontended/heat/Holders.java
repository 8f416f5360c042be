package io.github.uncontended.heat;

import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Which classes keep objects of which others in fields: what a servlet or a bean holds is shared by
 * all that enter it, whoever injects it.
 */
final class Holders {
  /** Of a type that has more implementations than these, a field says little of each. */
  private static final int MAX_IMPLEMENTATIONS = 3;

  private final SetMultimap<ClassSymbol, ClassSymbol> byType = LinkedHashMultimap.create();

  private Holders(CompilationIndex index) {
    index.units().forEach(unit -> new Fields(index).scan(unit, null));
  }

  /** The classes with a field for objects of a class, by its own type or one that it implements. */
  static Set<ClassSymbol> of(ClassSymbol type, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    Holders holders = index.memo(Holders.class, Holders::new);
    Set<ClassSymbol> found = new LinkedHashSet<>();
    for (ClassSymbol declared : Supertypes.of(type, state).keySet()) {
      if (index.declares(declared)
          && index.withSubclasses(declared).stream().filter(Holders::hasObjects).count()
              <= MAX_IMPLEMENTATIONS) {
        found.addAll(holders.byType.get(declared));
      }
    }
    found.addAll(holders.byType.get(type));
    found.remove(type);
    return found;
  }

  private static boolean hasObjects(ClassSymbol type) {
    return !type.isInterface() && !type.isAbstract();
  }

  private final class Fields extends TreeScanner<Void, Void> {
    private final CompilationIndex index;

    Fields(CompilationIndex index) {
      this.index = index;
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      for (Tree member : tree.getMembers()) {
        if (member instanceof VariableTree field
            && ASTHelpers.getType(field).tsym instanceof ClassSymbol type
            && index.declares(type)) {
          byType.put(type, ASTHelpers.getSymbol(tree));
        }
      }
      return super.visitClass(tree, null);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      return null;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      return null;
    }
  }
}
