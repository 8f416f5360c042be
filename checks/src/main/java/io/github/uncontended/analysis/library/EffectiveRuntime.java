package io.github.uncontended.analysis.library;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Options;
import io.github.uncontended.options.Settings;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which JDK will run the code, and which of its methods take a lock there.
 *
 * <p>javac resolves against one JDK's API and the code may run on another: {@code -source 8 -target
 * 8} on JDK 25 sees the API of 25. Where the two are the same the method's own flags answer,
 * elsewhere a table does.
 */
public final class EffectiveRuntime {
  private static final Context.Key<EffectiveRuntime> KEY = new Context.Key<>();

  private static final String PROPERTIES_NAME = "java.util.Properties";
  private static final Supplier<Type> PROPERTIES =
      VisitorState.memoize(state -> state.getTypeFromString(PROPERTIES_NAME));

  private final int feature;
  private final boolean apiIsRuntime;
  private final boolean apiIsOfOldest;

  private EffectiveRuntime(VisitorState state) {
    Options options = Options.instance(state.context);
    int own = Runtime.version().feature();
    Optional<Integer> release = option(options, "--release");
    this.feature =
        Settings.of(state)
            .targetRuntime()
            .or(() -> release)
            .or(() -> option(options, "--target"))
            .or(() -> option(options, "-target"))
            .orElse(own);
    boolean ownApi = !options.isSet("--system") && !options.isSet("--boot-class-path");
    this.apiIsRuntime = release.isPresent() ? release.get() == feature : ownApi && own == feature;
    this.apiIsOfOldest =
        release.isPresent()
            || (ownApi
                && Stream.of("--source", "-source", "--target", "-target")
                    .flatMap(name -> option(options, name).stream())
                    .allMatch(it -> it >= own));
  }

  /**
   * Whether javac resolves against the API of the oldest JDK that the code is compiled for, so that
   * what it finds exists on each JDK that runs the code. {@code -source 8 -target 8} alone does
   * not.
   */
  public static boolean isApiOfOldest(VisitorState state) {
    return of(state).apiIsOfOldest;
  }

  /** The feature release of the JDK that will run the code. */
  public static int feature(VisitorState state) {
    return of(state).feature;
  }

  /**
   * Whether a call takes a lock of the JDK on the effective runtime, as far as its declaration
   * tells: a synchronized method, or one of the few that do nothing but call one.
   */
  public static boolean locks(MethodSymbol method, VisitorState state) {
    return locks(method, method.owner.type, state);
  }

  /**
   * As {@link #locks(MethodSymbol, VisitorState)}, for a call whose receiver has a narrower static
   * type than the class that declares the method: {@code Properties}, whose methods an older API
   * declares in {@code Hashtable}.
   */
  public static boolean locks(MethodSymbol method, Type receiver, VisitorState state) {
    boolean flag = (method.flags() & Flags.SYNCHRONIZED) != 0;
    if (!(method.owner instanceof ClassSymbol owner)) {
      return flag;
    }
    String type = owner.flatName().toString();
    if (!type.startsWith("java.")) {
      return flag;
    }
    String name = method.name.toString();
    EffectiveRuntime runtime = of(state);
    if (ApiFact.LOCKS_INSIDE.holdsFor(type, name)) {
      return ApiFact.LOCKS_INSIDE.holdsOn(runtime.feature, type, method);
    }
    if (ApiFact.LOCKS_INSIDE.holdsFor(PROPERTIES_NAME, name) && isProperties(receiver, state)) {
      return ApiFact.LOCKS_INSIDE.holdsOn(runtime.feature, PROPERTIES_NAME, method);
    }
    return (runtime.apiIsRuntime || ApiFact.SAME_LOCKS.holdsForType(type))
        ? flag
        : ApiFact.LOCKS.holdsOn(runtime.feature, type, method);
  }

  private static boolean isProperties(Type receiver, VisitorState state) {
    return receiver != null && ASTHelpers.isSubtype(receiver, PROPERTIES.get(state), state);
  }

  private static EffectiveRuntime of(VisitorState state) {
    EffectiveRuntime known = state.context.get(KEY);
    if (known == null) {
      known = new EffectiveRuntime(state);
      state.context.put(KEY, known);
    }
    return known;
  }

  private static Optional<Integer> option(Options options, String name) {
    String value = options.get(name);
    if (value == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Integer.valueOf(value.startsWith("1.") ? value.substring(2) : value));
    } catch (NumberFormatException javacReportsIt) {
      return Optional.empty();
    }
  }
}
