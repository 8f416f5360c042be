package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The methods of a compilation that answer the requests of a URL: those with an annotation for one,
 * and those of servlets. In a program with many, one of them shows that some requests run what it
 * calls, not that requests run it all the time: most URLs of a large server are asked for now and
 * then, by administrators and at set-up.
 */
final class Routes {
  /** Which part of the routes has to reach a place. */
  private static final int PART = 10;

  /** The names of the types that servlets implement. */
  static final Pattern SERVLET =
      Pattern.compile(
          "(?:javax|jakarta)\\.servlet\\.(?:Servlet|GenericServlet|http\\.HttpServlet)");

  private final CompilationIndex index;
  private final HeatAnnotations annotations;
  private final Set<MethodSymbol> routes = new HashSet<>();

  private Routes(CompilationIndex index, VisitorState state) {
    this.index = index;
    this.annotations = HeatAnnotations.of(state);
    for (CompilationUnitTree unit : index.units()) {
      unit.getTypeDecls().forEach(this::gather);
    }
  }

  static Routes of(VisitorState state) {
    return CompilationIndex.of(state).memo(Routes.class, index -> new Routes(index, state));
  }

  private void gather(Tree member) {
    if (member instanceof ClassTree type) {
      boolean mayBeServlet =
          type.getExtendsClause() != null || !type.getImplementsClause().isEmpty();
      for (Tree each : type.getMembers()) {
        if (each instanceof MethodTree method) {
          gather(method, mayBeServlet);
        } else {
          gather(each);
        }
      }
    }
  }

  private void gather(MethodTree method, boolean mayBeOfServlet) {
    MethodSymbol symbol = ASTHelpers.getSymbol(method);
    if ((mayBeOfServlet && isOfServlet(symbol))
        || (!method.getModifiers().getAnnotations().isEmpty() && annotations.isRoute(symbol))) {
      routes.add(symbol);
    }
  }

  /** Whether a method answers requests for a servlet. */
  private boolean isOfServlet(MethodSymbol method) {
    String name = method.name.toString();
    return (name.equals("service") || name.startsWith("do"))
        && ApiFact.ENTRY_POINT.isMethodName(name)
        && index.overridden(method).stream()
            .anyMatch(each -> SERVLET.matcher(each.owner.getQualifiedName().toString()).matches());
  }

  /** Whether a method, or one that it overrides, is one. */
  boolean contain(Member member) {
    return member.isMethodProper()
        && (routes.contains(member.method())
            || index.overridden(member.method()).stream().anyMatch(annotations::isRoute));
  }

  /** How many have to reach a place to show that requests run it all the time. */
  int needed() {
    return Math.max(1, routes.size() / PART);
  }
}
