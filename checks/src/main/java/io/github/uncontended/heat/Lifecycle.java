package io.github.uncontended.heat;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import java.util.Optional;

/** Members that start, stop, configure or generate what other code then uses. */
final class Lifecycle {
  /** Names of methods that no well-known type declares; {@link ApiFact#LIFECYCLE} has those. */
  private static final ImmutableSet<String> LIFECYCLE =
      ImmutableSet.of(
          "bootstrap",
          "doDestroy",
          "doInit",
          "doInitialize",
          "doShutdown",
          "initialise",
          "onShutdown",
          "onStart",
          "onStop",
          "setup",
          "startup",
          "teardown");

  /** Names that begin like {@code initTables}, but are called per request. */
  private static final ImmutableSet<String> NO_LIFECYCLE =
      ImmutableSet.of(
          "configureRequest",
          "configureResponse",
          "initBinder",
          "initCause",
          "initRequest",
          "initResponse");

  private static final String ASYNC = "Async";

  private static final String APPLICATION_LISTENER =
      "org.springframework.context.ApplicationListener";

  private Lifecycle() {}

  /** Whether a method with a name starts, stops or configures an object. */
  static boolean isNameOf(String name) {
    boolean prepares =
        begins(name, "init")
            || begins(name, "initialize")
            || begins(name, "initialise")
            || begins(name, "configure");
    String verb = name.endsWith(ASYNC) ? name.substring(0, name.length() - ASYNC.length()) : name;
    return ApiFact.LIFECYCLE.isMethodName(verb)
        || LIFECYCLE.contains(verb)
        || (prepares && !NO_LIFECYCLE.contains(name));
  }

  private static boolean begins(String name, String verb) {
    return name.length() > verb.length()
        && name.startsWith(verb)
        && Character.isUpperCase(name.charAt(verb.length()));
  }

  /**
   * The simple name of the set-up type that a member is given, or that its class extends; empty if
   * there is none.
   */
  static Optional<String> setUpType(Member member, VisitorState state) {
    for (VarSymbol parameter : member.method().getParameters()) {
      if (isSetUp(parameter.type)) {
        return Optional.of(parameter.type.tsym.getSimpleName().toString());
      }
    }
    for (ClassSymbol supertype : Supertypes.withFacts(member.type(), state).keySet()) {
      if (isSetUp(supertype.type)) {
        return Optional.of(supertype.getSimpleName().toString());
      }
    }
    return Optional.empty();
  }

  private static boolean isSetUp(Type type) {
    return ApiFact.SET_UP.holdsForType(type.tsym.flatName().toString());
  }

  /**
   * Whether a method is that of a listener which hears of the application's start and stop only.
   */
  static boolean hearsOfStart(Member member, VisitorState state) {
    return member.name().equals("onApplicationEvent")
        && member.method().getParameters().size() == 1
        && isStartUpEvent(member.method().getParameters().head.type)
        && Supertypes.of(member.type(), state).containsValue(APPLICATION_LISTENER);
  }

  /** Whether events of a type tell that the application itself starts or stops. */
  static boolean isStartUpEvent(Type event) {
    String name = event.tsym.getQualifiedName().toString();
    return name.startsWith("org.springframework.context.event.")
        || name.startsWith("org.springframework.boot.");
  }
}
