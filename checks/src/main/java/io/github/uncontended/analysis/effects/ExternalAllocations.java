package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.MethodName;

/**
 * Which constructors and factory methods without available source have side effects, and which
 * return a fresh object.
 */
final class ExternalAllocations {
  /** Classes whose constructors open a file, a socket or a thread. */
  private static final ImmutableSet<String> OPENING_TYPES =
      ImmutableSet.of(
          "java.io.FileInputStream",
          "java.io.FileOutputStream",
          "java.io.FileReader",
          "java.io.FileWriter",
          "java.io.RandomAccessFile",
          "java.net.DatagramSocket",
          "java.net.MulticastSocket",
          "java.net.ServerSocket",
          "java.net.Socket",
          "java.util.Timer",
          "java.util.logging.FileHandler");

  /** Packages whose other constructors are pure: they only initialize the new object. */
  private static final ImmutableSet<String> PURE_CONSTRUCTION =
      ImmutableSet.of(
          "java.io",
          "java.lang",
          "java.lang.ref",
          "java.math",
          "java.text",
          "java.util",
          "java.util.concurrent",
          "java.util.concurrent.atomic",
          "java.util.concurrent.locks",
          "java.util.regex");

  /** Methods of the JDK that return a fresh object. */
  private static final ImmutableSet<String> FRESH_RESULTS =
      ImmutableSet.of(
          "clone",
          "collect",
          "copyOf",
          "copyOfRange",
          "elements",
          "getBytes",
          "iterator",
          "listIterator",
          "matcher",
          "spliterator",
          "split",
          "toArray",
          "toCharArray",
          "toList");

  private ExternalAllocations() {}

  /** The side effect of a constructor. */
  static Verdict construction(MethodSymbol constructor) {
    ClassSymbol owner = constructor.enclClass();
    String type = owner.flatName().toString();
    if (OPENING_TYPES.contains(type) || opensFile(type, constructor)) {
      return Verdict.EFFECT;
    }
    return PURE_CONSTRUCTION.contains(KnownTypes.packageOf(owner))
        ? Verdict.NONE
        : Verdict.UNLIKELY;
  }

  private static boolean opensFile(String type, MethodSymbol constructor) {
    if (constructor.params().isEmpty()) {
      return false;
    }
    String argument = constructor.params().head.type.tsym.flatName().toString();
    return switch (type) {
      case "java.io.PrintStream", "java.io.PrintWriter", "java.util.Formatter" ->
          argument.equals("java.lang.String") || argument.equals("java.io.File");
      case "java.util.Scanner" ->
          argument.equals("java.io.File") || argument.equals("java.nio.file.Path");
      default -> false;
    };
  }

  /** Whether a method returns a fresh object. */
  static boolean returnsFresh(
      MethodSymbol method, Type receiver, boolean freshReceiver, Types types) {
    Type result = method.getReturnType();
    if (!result.hasTag(TypeTag.CLASS) && !result.hasTag(TypeTag.ARRAY)) {
      return false;
    }
    String name = method.name.toString();
    String inPackage = KnownTypes.packageOf(method.enclClass());
    if (inPackage.startsWith("java.") && FRESH_RESULTS.contains(name)) {
      return true;
    }
    if (clonesArray(name, receiver)) {
      return true;
    }
    String owner = method.enclClass().flatName().toString();
    if (KnownTypes.COLLECTION_MAKERS.contains(owner) && name.startsWith("new")) {
      return true;
    }
    boolean builder = result.tsym.getSimpleName().toString().endsWith("Builder");
    if (builder && createsBuilder(name)) {
      return true;
    }
    return freshReceiver
        && !method.isStatic()
        && receiver != null
        && (builder || !method.params().isEmpty())
        && types.isSubtype(types.erasure(receiver), types.erasure(result));
  }

  /** Whether a method is {@code clone()} of an array. */
  static boolean clonesArray(String name, Type receiver) {
    return name.equals("clone") && receiver != null && receiver.hasTag(TypeTag.ARRAY);
  }

  /** Such as {@code builder()} or {@code newBuilder()}, but not {@code currentBuilder()}. */
  private static boolean createsBuilder(String name) {
    MethodName words = MethodName.of(name);
    return words.last().equals("builder")
        && switch (words.first()) {
          case "current", "get", "shared" -> false;
          default -> true;
        };
  }
}
