package io.github.uncontended.heat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Arrays;
import java.util.stream.Stream;

/**
 * Methods that a management tool calls through JMX, for a person who looks at it, and what only
 * administrators and probes call over HTTP.
 *
 * <p>The JMX specification knows management interfaces by their names, {@code XMBean} and {@code
 * XMXBean}, or by {@code @MXBean}; frameworks mark the methods themselves.
 */
final class Management {
  /** Simple names: Spring, JGroups, Infinispan and others each have their own annotations. */
  private static final ImmutableSet<String> ANNOTATIONS =
      ImmutableSet.of("ManagedAttribute", "ManagedMetric", "ManagedOperation");

  private static final ImmutableSet<String> PACKAGES =
      ImmutableSet.of(
          "actuator", "admin", "console", "diagnostics", "jmx", "management", "webconsole");

  /** Words of class names. */
  private static final ImmutableList<String> NAMES =
      ImmutableList.of(
          "Admin", "Console", "HealthCheck", "HealthIndicator", "Liveness", "Readiness");

  /** Annotations of the paths of requests. */
  private static final ImmutableSet<String> PATHS =
      ImmutableSet.of("Path", "RequestMapping", "WebServlet");

  /** Segments of paths that operators and their probes call every few seconds. */
  private static final ImmutableSet<String> SEGMENTS =
      ImmutableSet.of(
          "actuator",
          "admin",
          "diagnostics",
          "health",
          "healthcheck",
          "healthz",
          "liveness",
          "livez",
          "management",
          "readiness",
          "readyz");

  private Management() {}

  /** Whether a member is open to management tools; other code may call it, too. */
  static boolean exports(Member member, VisitorState state) {
    return member.isMethodProper()
        && (isMarked(member.method())
            || CompilationIndex.of(state).overridden(member.method()).stream()
                .anyMatch(each -> isMarked(each) || isManagementInterface(each.enclClass())));
  }

  /**
   * Whether a class is for administrators, of whom there are few, by a word of its name or of its
   * package: a heuristic.
   */
  static boolean isForAdministrators(ClassSymbol type, VisitorState state) {
    return KnownTypes.hasPart(KnownTypes.packageOf(type), PACKAGES)
        || isManagersServlet(type, state)
        || isNamedSo(type.getSimpleName().toString())
        || isNamedSo(type.outermostClass().getSimpleName().toString());
  }

  /** Elsewhere, a manager is a part of the program. */
  private static boolean isManagersServlet(ClassSymbol type, VisitorState state) {
    return KnownTypes.hasPart(KnownTypes.packageOf(type), ImmutableSet.of("manager"))
        && Supertypes.of(type, state).values().stream()
            .anyMatch(each -> Routes.SERVLET.matcher(each).matches());
  }

  private static boolean isNamedSo(String name) {
    return NAMES.stream().anyMatch(word -> isWordOf(name, word));
  }

  private static boolean isWordOf(String name, String word) {
    int at = name.indexOf(word);
    int end = at + word.length();
    return at >= 0 && (end == name.length() || !Character.isLowerCase(name.charAt(end)));
  }

  /**
   * Whether only administrators or probes ask for what a method answers, by its path or that of its
   * class.
   *
   * @param route the annotation that makes the method an entry point
   */
  static boolean asksFor(Member member, Attribute.Compound route) {
    return Stream.concat(
            Stream.of(route),
            Stream.of(member.method(), member.type())
                .flatMap(each -> each.getAnnotationMirrors().stream())
                .filter(each -> PATHS.contains(each.type.tsym.getSimpleName().toString())))
        .flatMap(each -> each.values.stream())
        .anyMatch(each -> isPath(each.snd));
  }

  private static boolean isPath(Attribute value) {
    if (value instanceof Attribute.Array paths) {
      return paths.values.length > 0 && Arrays.stream(paths.values).allMatch(Management::isPath);
    }
    return value.getValue() instanceof String path
        && Splitter.on('/').splitToStream(path).anyMatch(SEGMENTS::contains);
  }

  private static boolean isMarked(MethodSymbol method) {
    return method.getAnnotationMirrors().stream()
        .anyMatch(each -> ANNOTATIONS.contains(each.type.tsym.getSimpleName().toString()));
  }

  private static boolean isManagementInterface(ClassSymbol type) {
    String name = type.getSimpleName().toString();
    return type.isInterface()
        && (name.endsWith("MBean")
            || name.endsWith("MXBean")
            || type.getAnnotationMirrors().stream()
                .anyMatch(each -> each.type.tsym.getSimpleName().contentEquals("MXBean")));
  }
}
