package io.github.uncontended.heat;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.CompilationIndex;

/**
 * Methods that a management tool calls through JMX, for a person who looks at it.
 *
 * <p>The JMX specification knows management interfaces by their names, {@code XMBean} and {@code
 * XMXBean}, or by {@code @MXBean}; frameworks mark the methods themselves.
 */
final class Management {
  /** Simple names: Spring, JGroups, Infinispan and others each have their own annotations. */
  private static final ImmutableSet<String> ANNOTATIONS =
      ImmutableSet.of("ManagedAttribute", "ManagedMetric", "ManagedOperation");

  private static final ImmutableSet<String> PACKAGES =
      ImmutableSet.of("admin", "jmx", "management");

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
  static boolean isForAdministrators(ClassSymbol type) {
    return KnownTypes.hasPart(KnownTypes.packageOf(type), PACKAGES)
        || isNamedAdmin(type.getSimpleName().toString())
        || isNamedAdmin(type.outermostClass().getSimpleName().toString());
  }

  private static boolean isNamedAdmin(String name) {
    int at = name.indexOf("Admin");
    int end = at + "Admin".length();
    return at >= 0 && (end == name.length() || !Character.isLowerCase(name.charAt(end)));
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
