package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import java.util.Set;

/**
 * What a helper keeps from one call to the next, such as the zone of a format. Code that sets it
 * means all later uses of the same object, for which an object of its own is no substitute.
 */
final class HelperSettings {
  private HelperSettings() {}

  /**
   * Whether calls only set or get what a helper keeps. A helper that can begin anew has results
   * that are properties, too, such as the time of a {@code Calendar}.
   *
   * @param canRestart whether some of its methods end what it accumulates
   */
  static boolean areAll(Set<String> calls, Type helper, boolean canRestart, VisitorState state) {
    return calls.stream()
        .allMatch(
            call ->
                isProperty(call, "set")
                    || (!canRestart && (isProperty(call, "get") || isProperty(call, "is")))
                    || KnownTypes.supertypes(helper, state).stream()
                        .anyMatch(type -> ApiFact.SETTING.methodNames(type).contains(call)));
  }

  /** Whether a method is named after a property, as in JavaBeans. */
  private static boolean isProperty(String method, String prefix) {
    return method.startsWith(prefix)
        && method.length() > prefix.length()
        && !Character.isLowerCase(method.charAt(prefix.length()));
  }
}
