package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashSet;
import java.util.Set;

/**
 * The methods of a compilation that answer the requests of a URL. In a program with many, one of
 * them shows that some requests run what it calls, not that requests run it all the time: most URLs
 * of a large server are asked for now and then, by administrators and at set-up.
 */
final class Routes {
  /** Which part of the routes has to reach a place. */
  private static final int PART = 10;

  private final Set<MethodSymbol> routes = new HashSet<>();

  private Routes(CompilationIndex index, VisitorState state) {
    HeatAnnotations annotations = HeatAnnotations.of(state);
    for (CompilationUnitTree unit : index.units()) {
      unit.getTypeDecls().forEach(type -> gather(type, annotations));
    }
  }

  static Routes of(VisitorState state) {
    return CompilationIndex.of(state).memo(Routes.class, index -> new Routes(index, state));
  }

  private void gather(Tree member, HeatAnnotations annotations) {
    if (member instanceof ClassTree type) {
      type.getMembers().forEach(each -> gather(each, annotations));
    } else if (member instanceof MethodTree method) {
      MethodSymbol symbol = ASTHelpers.getSymbol(method);
      if (annotations.isRoute(symbol)) {
        routes.add(symbol);
      }
    }
  }

  /** Whether a method, or one that it overrides, is one. */
  boolean contain(Member member, VisitorState state) {
    return member.isMethodProper()
        && (routes.contains(member.method())
            || CompilationIndex.of(state).overridden(member.method()).stream()
                .anyMatch(HeatAnnotations.of(state)::isRoute));
  }

  /** How many have to reach a place to show that requests run it all the time. */
  int needed() {
    return Math.max(1, routes.size() / PART);
  }
}
