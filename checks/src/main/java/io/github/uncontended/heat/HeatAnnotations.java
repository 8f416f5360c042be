package io.github.uncontended.heat;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.options.Settings;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What annotations say about the heat of what carries them, themselves or through the annotations
 * that they carry in turn.
 *
 * <p>Annotations are matched by name, so that no framework is needed to compile or to run.
 */
final class HeatAnnotations {
  /** What an annotation says. */
  enum Kind {
    NONE,
    /** The team declares the code hot. */
    HOT,
    /** A benchmark runs the code. */
    BENCHMARK,
    /** Runs seldom. */
    COLD,
    /** Test code. */
    TEST,
    /** A framework enters here on many threads. */
    ENTRY_POINT,
    /** An {@link #ENTRY_POINT} for the requests of a URL. */
    ROUTE;

    private boolean is(Kind other) {
      return this == other || (this == ROUTE && other == ENTRY_POINT);
    }
  }

  private static final Context.Key<HeatAnnotations> KEY = new Context.Key<>();

  /** How far annotations of annotations are followed; Spring's own need one step. */
  private static final int DEPTH = 4;

  /** The packages of annotations for routes. */
  private static final ImmutableSet<String> ROUTES =
      ImmutableSet.of(
          "com.linecorp.armeria.server.annotation",
          "io.jooby.annotation",
          "io.micronaut.http.annotation",
          "io.quarkus.vertx.web",
          "jakarta.ws.rs",
          "javax.ws.rs",
          "org.springframework.web.bind.annotation");

  private final ImmutableSet<String> hot;
  private final ImmutableSet<String> cold;
  private final Map<Symbol, Kind> kinds = new HashMap<>();
  private Boolean mayDeclare;

  private HeatAnnotations(Settings settings) {
    this.hot = settings.hotAnnotations();
    this.cold = settings.coldAnnotations();
  }

  static HeatAnnotations of(VisitorState state) {
    HeatAnnotations annotations = state.context.get(KEY);
    if (annotations == null) {
      annotations = new HeatAnnotations(Settings.of(state));
      state.context.put(KEY, annotations);
    }
    return annotations;
  }

  /** The first annotation of a kind on a method or class. */
  Optional<Attribute.Compound> find(Symbol annotated, Kind kind) {
    for (Attribute.Compound annotation : annotated.getAnnotationMirrors()) {
      if (kind(annotation.type.tsym).is(kind)) {
        return Optional.of(annotation);
      }
    }
    return Optional.empty();
  }

  /** Whether an annotation in the compilation may declare what carries it hot. */
  boolean mayDeclareHeat(VisitorState state) {
    if (mayDeclare == null) {
      mayDeclare = CompilationIndex.of(state).mayHaveAnnotation(it -> isDeclaration(kind(it)));
    }
    return mayDeclare;
  }

  private static boolean isDeclaration(Kind kind) {
    return kind == Kind.HOT || kind == Kind.BENCHMARK;
  }

  /** Whether an annotation in the compilation may mark what carries it as an entry point. */
  boolean mayMarkEntryPoints(VisitorState state) {
    return CompilationIndex.of(state).mayHaveAnnotation(it -> kind(it).is(Kind.ENTRY_POINT));
  }

  private Kind kind(Symbol annotation) {
    return kinds.computeIfAbsent(annotation, type -> kindOf(type, DEPTH));
  }

  /**
   * Whether a method that is an entry point answers only requests that change what is stored: its
   * annotation, or one of its own, is that of such requests, or lists them as Spring's {@code
   * method} does.
   */
  boolean isForChanges(MethodSymbol entered) {
    return entered.getAnnotationMirrors().stream()
        .anyMatch(each -> ApiFact.CHANGES.holdsForType(name(each)) || listsChanges(each));
  }

  private static boolean listsChanges(Attribute.Compound annotation) {
    return annotation.values.stream()
        .anyMatch(
            value ->
                value.fst.name.contentEquals("method")
                    && value.snd instanceof Attribute.Array methods
                    && methods.values.length > 0
                    && Arrays.stream(methods.values)
                        .allMatch(
                            each ->
                                each instanceof Attribute.Enum method
                                    && ApiFact.CHANGES.isSimpleName(method.value.name.toString())));
  }

  /** Whether an annotation only asks for what it marks to be measured. */
  static boolean measures(Attribute.Compound annotation) {
    return ApiFact.MEASURES.holdsForType(name(annotation));
  }

  /** Whether a method answers the requests of a URL that its annotation names. */
  boolean isRoute(MethodSymbol method) {
    return find(method, Kind.ROUTE).isPresent();
  }

  private static String name(Attribute.Compound annotation) {
    return annotation.type.tsym.getQualifiedName().toString();
  }

  private Kind kindOf(Symbol type, int depth) {
    String name = type.getQualifiedName().toString();
    if (type.getSimpleName().contentEquals("HotPath") || hot.contains(name)) {
      return Kind.HOT;
    }
    if (ApiFact.BENCHMARK.holdsForType(name)) {
      return Kind.BENCHMARK;
    }
    if (ApiFact.COLD.holdsForType(name) || cold.contains(name)) {
      return Kind.COLD;
    }
    if (ApiFact.TEST.holdsForType(name)) {
      return Kind.TEST;
    }
    if (ApiFact.ENTRY_POINT.holdsForType(name)) {
      return ROUTES.contains(KnownTypes.packageOf((ClassSymbol) type))
          ? Kind.ROUTE
          : Kind.ENTRY_POINT;
    }
    return depth == 0 || name.startsWith("java.lang.") ? Kind.NONE : kindByOwn(type, depth - 1);
  }

  private Kind kindByOwn(Symbol type, int depth) {
    try {
      // An annotation of an annotation is often one that javac had no need to read yet.
      type.complete();
      for (Attribute.Compound annotation : type.getAnnotationMirrors()) {
        Kind kind = kindOf(annotation.type.tsym, depth);
        if (kind != Kind.NONE) {
          return kind;
        }
      }
    } catch (CompletionFailure e) {
      // Annotations may be missing at compile time; what they carry is then not known.
      return Kind.NONE;
    }
    return Kind.NONE;
  }
}
