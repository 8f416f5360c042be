package io.github.uncontended.analysis.library;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import javax.lang.model.element.ElementKind;

/** Methods of the JDK and Guava that are known to compute only, or not to. */
public final class PureMethods {
  /** Types all of whose methods only compute, whatever their names, but for {@link #IMPURE}. */
  private static final ImmutableSet<String> PURE_TYPES =
      ImmutableSet.<String>builder()
          .addAll(KnownTypes.BOXES)
          .add(
              "java.lang.CharSequence",
              "java.lang.Class",
              "java.lang.Comparable",
              "java.lang.Enum",
              "java.lang.Iterable",
              "java.lang.Math",
              "java.lang.Number",
              "java.lang.Record",
              "java.lang.StackTraceElement",
              "java.lang.StrictMath",
              "java.lang.String",
              "java.lang.Throwable",
              "java.net.URI",
              "java.nio.file.Path",
              "java.nio.file.Paths",
              "java.util.Base64",
              "java.util.Base64$Decoder",
              "java.util.Base64$Encoder",
              "java.util.Comparator",
              "java.util.Currency",
              "java.util.Locale",
              "java.util.Objects",
              "java.util.Optional",
              "java.util.OptionalDouble",
              "java.util.OptionalInt",
              "java.util.OptionalLong",
              "java.util.UUID",
              "java.util.concurrent.TimeUnit",
              "java.util.regex.MatchResult",
              "java.util.regex.Pattern")
          .build();

  /** Packages of which the same holds; their subpackages too where that is so. */
  private static final ImmutableSet<String> PURE_PACKAGES =
      ImmutableSet.of(
          "com.google.common.base",
          "com.google.common.math",
          "com.google.common.primitives",
          "java.math",
          "java.nio.charset",
          "java.time",
          "java.time.chrono",
          "java.time.format",
          "java.time.temporal",
          "java.time.zone",
          "java.util.stream");

  private static final ImmutableSetMultimap<String, String> IMPURE =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("java.lang.Class", "newInstance")
          .putAll("java.lang.Math", "random")
          .putAll("java.lang.StrictMath", "random")
          .putAll(
              "java.lang.Throwable",
              "addSuppressed",
              "fillInStackTrace",
              "initCause",
              "printStackTrace",
              "setStackTrace")
          .putAll("java.nio.file.Path", "register")
          .putAll("java.util.Locale", "setDefault")
          .putAll("java.util.UUID", "randomUUID")
          .putAll("java.util.concurrent.CompletableFuture", "join")
          .putAll("java.util.concurrent.ForkJoinTask", "join")
          .putAll("java.util.concurrent.TimeUnit", "sleep", "timedJoin", "timedWait")
          .putAll("java.util.stream.BaseStream", "close")
          .putAll("com.google.common.base.Stopwatch", "start", "stop", "reset")
          .build();

  /** What the few harmless methods of otherwise effectful or mixed types are. */
  private static final ImmutableSetMultimap<String, String> PURE =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("java.lang.Object", "getClass")
          .putAll(
              "java.lang.System",
              "currentTimeMillis",
              "getProperties",
              "getProperty",
              "getenv",
              "identityHashCode",
              "lineSeparator",
              "nanoTime")
          .putAll(
              "java.lang.Thread",
              "currentThread",
              "getId",
              "getName",
              "getPriority",
              "getStackTrace",
              "getState",
              "getThreadGroup",
              "holdsLock",
              "isAlive",
              "isDaemon",
              "isInterrupted",
              "isVirtual",
              "onSpinWait",
              "threadId")
          .putAll(
              "java.lang.Runtime",
              "availableProcessors",
              "freeMemory",
              "getRuntime",
              "maxMemory",
              "totalMemory",
              "version")
          .putAll("java.util.concurrent.locks.ReadWriteLock", "readLock", "writeLock")
          .putAll("java.util.concurrent.locks.ReentrantReadWriteLock", "readLock", "writeLock")
          .putAll("java.util.TimeZone", "getDefault", "getTimeZone", "getID", "toZoneId")
          .putAll("java.util.concurrent.ThreadLocalRandom", "current")
          .putAll(
              "java.util.concurrent.CompletableFuture",
              "completedFuture",
              "completedStage",
              "failedFuture")
          .build();

  private static final ImmutableSet<String> PURE_ANNOTATIONS =
      ImmutableSet.of("Pure", "SideEffectFree");

  private PureMethods() {}

  /** Whether a method has an effect, though the other methods of its type have none. */
  public static boolean exclude(MethodSymbol method) {
    return IMPURE.containsEntry(method.enclClass().flatName().toString(), method.name.toString());
  }

  /** Whether a method that is not excluded does nothing but compute what it returns. */
  public static boolean contain(MethodSymbol method) {
    ClassSymbol owner = method.enclClass();
    String type = owner.flatName().toString();
    String name = method.name.toString();
    return PURE.containsEntry(type, name)
        || PURE_TYPES.contains(type)
        || PURE_PACKAGES.contains(KnownTypes.packageOf(owner))
        || Expressions.isRecordAccessor(method)
        || (owner.getKind() == ElementKind.ENUM && method.isStatic() && isEnumFactory(name))
        || isAnnotatedPure(method);
  }

  private static boolean isEnumFactory(String name) {
    return name.equals("values") || name.equals("valueOf");
  }

  private static boolean isAnnotatedPure(MethodSymbol method) {
    return method.getRawAttributes().stream()
        .anyMatch(mirror -> PURE_ANNOTATIONS.contains(mirror.type.tsym.getSimpleName().toString()));
  }
}
