package io.github.uncontended.heat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Resource classes of JAX-RS that a container constructs for each request, which is the default
 * (Jakarta RESTful Web Services 3.1, section 3.1.1).
 */
final class RequestResources {
  private static final ImmutableSet<String> PATH =
      ImmutableSet.of("jakarta.ws.rs.Path", "javax.ws.rs.Path");

  private static final ImmutableSet<String> CONTEXT =
      ImmutableSet.of("jakarta.ws.rs.core.Context", "javax.ws.rs.core.Context");

  /** Simple names of annotations that make one object serve all requests, or all of a session. */
  private static final ImmutableSet<String> SCOPES =
      ImmutableSet.of(
          "ApplicationScoped",
          "Component",
          "Controller",
          "Named",
          "Repository",
          "RestController",
          "Service",
          "SessionScoped",
          "Singleton",
          "Stateful",
          "Stateless");

  private RequestResources() {}

  /**
   * Whether a class, or a subclass, is one, and none is anything else: it has a path and no scope,
   * the container injects what belongs to a request, and the compilation constructs no object to
   * register.
   */
  static boolean contain(ClassSymbol type, VisitorState state) {
    ImmutableSet<ClassSymbol> types = CompilationIndex.of(state).withSubclasses(type);
    return types.stream().anyMatch(RequestResources::isResource)
        && types.stream()
            .allMatch(each -> !hasScope(each) && !isConstructedByCompilation(each, state));
  }

  private static boolean isResource(ClassSymbol type) {
    return withSuperclasses(type).anyMatch(each -> isMarked(each, PATH))
        && withSuperclasses(type)
            .anyMatch(
                each -> !Iterables.isEmpty(each.members().getSymbols(it -> isMarked(it, CONTEXT))));
  }

  private static boolean hasScope(ClassSymbol type) {
    return withSuperclasses(type)
        .flatMap(each -> each.getAnnotationMirrors().stream())
        .anyMatch(each -> SCOPES.contains(each.type.tsym.getSimpleName().toString()));
  }

  private static boolean isConstructedByCompilation(ClassSymbol type, VisitorState state) {
    return Member.constructorsOf(type).stream()
        .flatMap(each -> CompilationIndex.of(state).calls(each.method()).stream())
        .anyMatch(
            call ->
                call.getLeaf() instanceof NewClassTree
                    || call.getLeaf() instanceof MemberReferenceTree);
  }

  private static Stream<ClassSymbol> withSuperclasses(ClassSymbol type) {
    return Stream.iterate(type, Objects::nonNull, each -> (ClassSymbol) each.getSuperclass().tsym);
  }

  private static boolean isMarked(Symbol symbol, ImmutableSet<String> annotations) {
    return symbol.getAnnotationMirrors().stream()
        .anyMatch(it -> annotations.contains(it.type.tsym.getQualifiedName().toString()));
  }
}
