package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.library.ApiFact;
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
      return Verdict.UNLIKELY;
    }
    MethodName words = MethodName.of(name);
    if (type.equals("java.util.Collections") || type.equals("java.util.Arrays")) {
      return effectUnless(!ApiFact.WRITES_FIRST_ARGUMENT.holdsFor(method) || freshArguments.get(0));
    }
    if (type.equals("java.lang.System")) {
      return effectUnless(name.equals("arraycopy") && freshArguments.get(2));
    }
    if (ExternalAllocations.clonesArray(name, receiver)) {
      return Verdict.NONE;
    }
    Type actual = method.isStatic() || receiver == null ? owner.type : receiver;
    ImmutableSet<String> supertypes = KnownTypes.supertypes(actual, types);
    if (ApiFact.COLLECTION_LIBRARY.holdsForType(type)
        && ApiFact.COLLECTION.holdsForAny(supertypes)) {
      return effectUnless(freshReceiver || !words.changesCollection());
    }
    if (inPackage.equals("com.google.common.collect") && method.isStatic()) {
      return effectUnless(freshArguments.get(0) || !words.changesCollection());
    }
    if (ApiFact.BUFFER.holdsForAny(supertypes) && inPackage.startsWith("java.")) {
      return effectUnless(freshReceiver || !words.changesBuffer());
    }
    if (ApiFact.RANDOM.holdsForAny(supertypes) && !method.isStatic()) {
      return Verdict.EFFECT;
    }
    if (ApiFact.ADVANCES.holdsForAny(supertypes)) {
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
    if (ApiFact.IN_MEMORY.holdsForAny(supertypes)) {
      return effectUnless(freshReceiver || words.reads());
    }
    if (ApiFact.OUTSIDE_PACKAGE.holdsForType(type) || ApiFact.OUTSIDE.holdsForAny(supertypes)) {
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
    return ApiFact.IN_MEMORY.holdsForAny(KnownTypes.supertypes(type, types));
  }
}
