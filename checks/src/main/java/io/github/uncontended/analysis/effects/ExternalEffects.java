package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.library.CollectionMethods;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.library.MethodName;
import io.github.uncontended.analysis.library.PureMethods;
import java.util.BitSet;

/**
 * The side effects of a method without available source: by the known facts about the JDK and Guava
 * ({@link PureMethods}), by its type, else by its {@linkplain MethodName name}.
 */
final class ExternalEffects {
  /** Name suffixes of types whose fresh instances represent a resource outside the program. */
  private static final ImmutableList<String> OUTSIDE_TYPES =
      ImmutableList.of(
          "Channel",
          "Client",
          "Connection",
          "Dao",
          "Manager",
          "Registry",
          "Repository",
          "Service",
          "Session",
          "Socket",
          "Store",
          "Stream",
          "Template",
          "Writer");

  /** Types whose instances advance with each call. */
  private static final ImmutableSet<String> RANDOM_TYPES =
      ImmutableSet.of("java.util.Random", "java.util.random.RandomGenerator");

  private static final ImmutableSet<String> ADVANCING_TYPES =
      ImmutableSet.of(
          "java.util.Enumeration",
          "java.util.Iterator",
          "java.util.PrimitiveIterator",
          "java.util.Scanner",
          "java.util.Spliterator",
          "java.util.StringTokenizer",
          "java.util.regex.Matcher");

  private static final ImmutableSet<String> BUFFER_TYPES =
      ImmutableSet.of(
          "java.lang.AbstractStringBuilder",
          "java.lang.StringBuffer",
          "java.lang.StringBuilder",
          "java.util.BitSet",
          "java.util.StringJoiner");

  private static final ImmutableSet<String> COLLECTION_TYPES =
      ImmutableSet.of(
          "java.util.Collection", "java.util.Dictionary", "java.util.Map", "java.util.Map$Entry");

  private static final ImmutableSet<String> IN_MEMORY_IO =
      ImmutableSet.of(
          "java.io.ByteArrayInputStream",
          "java.io.ByteArrayOutputStream",
          "java.io.CharArrayReader",
          "java.io.CharArrayWriter",
          "java.io.StringReader",
          "java.io.StringWriter");

  private static final ImmutableSet<String> IO_TYPES =
      ImmutableSet.of(
          "java.io.File",
          "java.io.InputStream",
          "java.io.OutputStream",
          "java.io.RandomAccessFile",
          "java.io.Reader",
          "java.io.Writer",
          "java.lang.Process",
          "java.lang.Runtime",
          "java.net.DatagramSocket",
          "java.net.ServerSocket",
          "java.net.Socket",
          "java.net.URL",
          "java.net.URLConnection",
          "java.net.http.HttpClient",
          "java.nio.channels.Channel",
          "java.nio.file.Files");

  private static final ImmutableSet<String> IO_PACKAGES =
      ImmutableSet.of("java.sql", "javax.sql", "jakarta.persistence", "javax.persistence");

  private final Types types;

  ExternalEffects(Types types) {
    this.types = types;
  }

  /**
   * The side effect of a method call, apart from that of functions that it takes.
   *
   * @param receiver static type of the receiver; null for none
   * @param freshReceiver whether the receiver is a fresh object
   * @param freshArguments positions of the arguments that are fresh objects
   */
  Verdict call(MethodSymbol method, Type receiver, boolean freshReceiver, BitSet freshArguments) {
    String name = method.name.toString();
    ClassSymbol owner = method.enclClass();
    String type = owner.flatName().toString();
    String inPackage = KnownTypes.packageOf(owner);
    if (PureMethods.exclude(method)) {
      return freshReceiver && type.equals("java.lang.Throwable") ? Verdict.NONE : Verdict.EFFECT;
    }
    if (PureMethods.contain(method)) {
      return Verdict.NONE;
    }
    if (inPackage.equals("java.util.function")) {
      return functional(name);
    }
    MethodName words = MethodName.of(name);
    if (type.equals("java.util.Collections") || type.equals("java.util.Arrays")) {
      return effectUnless(
          !CollectionMethods.WRITE_FIRST_ARGUMENT.contains(name) || freshArguments.get(0));
    }
    if (type.equals("java.lang.System")) {
      return effectUnless(name.equals("arraycopy") && freshArguments.get(2));
    }
    if (ExternalAllocations.clonesArray(name, receiver)) {
      return Verdict.NONE;
    }
    Type actual = method.isStatic() || receiver == null ? owner.type : receiver;
    ImmutableSet<String> supertypes = KnownTypes.supertypes(actual, types);
    if (isCollectionPackage(inPackage) && supertypesContain(supertypes, COLLECTION_TYPES)) {
      return effectUnless(freshReceiver || !words.changesCollection());
    }
    if (inPackage.equals("com.google.common.collect") && method.isStatic()) {
      return effectUnless(freshArguments.get(0) || !words.changesCollection());
    }
    if (supertypesContain(supertypes, BUFFER_TYPES) && inPackage.startsWith("java.")) {
      return effectUnless(freshReceiver || !words.changesBuffer());
    }
    if (supertypesContain(supertypes, RANDOM_TYPES) && !method.isStatic()) {
      return Verdict.EFFECT;
    }
    if (supertypesContain(supertypes, ADVANCING_TYPES)) {
      if (freshReceiver) {
        return Verdict.NONE;
      }
      return words.looksAtPosition() ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    if (inPackage.equals("java.util.concurrent.atomic")) {
      return effectUnless(freshReceiver || words.readsAtomic());
    }
    if (inPackage.equals("java.util.concurrent.locks")) {
      return effectUnless(words.reads());
    }
    if (type.equals("java.lang.Thread")) {
      return Verdict.EFFECT;
    }
    if (supertypesContain(supertypes, IN_MEMORY_IO)) {
      return effectUnless(freshReceiver || words.reads());
    }
    if (IO_PACKAGES.contains(inPackage) || supertypesContain(supertypes, IO_TYPES)) {
      return words.reads() ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    if (LogCalls.isLogger(owner)) {
      return words.reads() || words.first().equals("at") ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    return byName(method, actual, words, freshReceiver, freshArguments);
  }

  private static Verdict effectUnless(boolean none) {
    return none ? Verdict.NONE : Verdict.EFFECT;
  }

  private static Verdict functional(String name) {
    return switch (name) {
      case "and", "or", "negate", "not", "andThen", "compose", "identity", "isEqual" ->
          Verdict.NONE;
      case "accept" -> Verdict.EFFECT;
      default -> Verdict.UNLIKELY;
    };
  }

  private static boolean isCollectionPackage(String name) {
    return name.equals("java.util")
        || name.equals("java.util.concurrent")
        || name.equals("com.google.common.collect");
  }

  private Verdict byName(
      MethodSymbol method,
      Type receiver,
      MethodName words,
      boolean freshReceiver,
      BitSet freshArguments) {
    if (speaksOfEffect(method, words)) {
      boolean fills = freshReceiver && words.fills() && !isExternalResource(receiver);
      return fills ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    boolean forEffectOnly = isVoid(method) && !words.checks();
    return forEffectOnly && !freshReceiver && freshArguments.isEmpty()
        ? Verdict.EFFECT
        : Verdict.UNLIKELY;
  }

  private boolean speaksOfEffect(MethodSymbol method, MethodName words) {
    boolean createsObject = words.first().equals("create") && isFactory(method);
    boolean namesMoment = words.namesMoment() && method.params().isEmpty() && !isVoid(method);
    return !createsObject && !namesMoment && words.speaksOfEffect();
  }

  static boolean isVoid(MethodSymbol method) {
    return method.getReturnType().hasTag(TypeTag.VOID);
  }

  /** Whether a method is a static factory of its class, or belongs to a factory. */
  private boolean isFactory(MethodSymbol method) {
    ClassSymbol owner = method.enclClass();
    return owner.getSimpleName().toString().endsWith("Factory")
        || (method.isStatic()
            && types.isSubtype(types.erasure(method.getReturnType()), types.erasure(owner.type)));
  }

  private static boolean isExternalResource(Type type) {
    String name = type.tsym.getSimpleName().toString();
    return OUTSIDE_TYPES.stream().anyMatch(name::endsWith);
  }

  /** Whether a stream, reader or writer works in memory only. */
  boolean isInMemory(Type type) {
    return supertypesContain(KnownTypes.supertypes(type, types), IN_MEMORY_IO);
  }

  private static boolean supertypesContain(
      ImmutableSet<String> supertypes, ImmutableSet<String> names) {
    return names.stream().anyMatch(supertypes::contains);
  }
}
