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
 * The side effects of an application's method whose body is not visible, or of a library's that is
 * not known: by its annotations, its type and its {@linkplain MethodName name}.
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
    ClassSymbol owner = method.enclClass();
    if (PureMethods.exclude(method)) {
      return Verdict.EFFECT;
    }
    if (PureMethods.contain(method)) {
      return Verdict.NONE;
    }
    MethodName words = MethodName.of(method.name.toString());
    Type actual = method.isStatic() || receiver == null ? owner.type : receiver;
    ImmutableSet<String> supertypes = KnownTypes.supertypes(actual, types);
    if (ApiFact.OUTSIDE_PACKAGE.holdsForType(owner.flatName().toString())
        || ApiFact.OUTSIDE.holdsForAny(supertypes)) {
      return words.reads() ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    if (LogCalls.isLogger(owner)) {
      return words.reads() || words.first().equals("at") ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    return byName(method, actual, words, freshReceiver, freshArguments);
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
    if (isVoid(method)) {
      boolean onFresh = freshReceiver || !freshArguments.isEmpty();
      return words.checks() || onFresh ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    boolean configuresFresh =
        freshReceiver
            && !isExternalResource(receiver)
            && types.isSubtype(types.erasure(receiver), types.erasure(method.getReturnType()));
    boolean isLikelyPure =
        words.asks()
            || (words.checks() && !words.mayCommand())
            || configuresFresh
            || createsObject(method, words)
            || ((method.params().isEmpty() || isOfValues(method))
                && !words.mayCommand()
                && !mayReturnReceiver(method));
    return isLikelyPure ? Verdict.UNLIKELY : Verdict.UNKNOWN;
  }

  /** Whether a method may return its own object, as one does that changes it. */
  private boolean mayReturnReceiver(MethodSymbol method) {
    return !method.isStatic()
        && types.isSubtype(
            types.erasure(method.getReturnType()), types.erasure(method.enclClass().type));
  }

  /** Whether a static method takes and gives values only, so that it has no object to change. */
  private boolean isOfValues(MethodSymbol method) {
    return method.isStatic()
        && isValue(method.getReturnType())
        && method.params().stream().allMatch(parameter -> isValue(parameter.type));
  }

  private boolean isValue(Type type) {
    return type.isPrimitive()
        || types.unboxedType(type).isPrimitive()
        || type.tsym.getQualifiedName().contentEquals("java.lang.String");
  }

  private boolean speaksOfEffect(MethodSymbol method, MethodName words) {
    boolean namesMoment = words.namesMoment() && method.params().isEmpty() && !isVoid(method);
    return !createsObject(method, words) && !namesMoment && words.speaksOfEffect();
  }

  private boolean createsObject(MethodSymbol method, MethodName words) {
    return words.first().equals("create") && isFactory(method);
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
