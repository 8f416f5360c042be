package io.github.uncontended.analysis.library;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Arrays;
import java.util.Optional;

/** The methods that take a fallback, by value, as their last argument. */
public enum FallbackMethod {
  /** Of {@code Optional} and its primitive kin in the JDK. */
  OPTIONAL("orElse", 1, "the Optional is present", "orElseGet", "Use orElseThrow instead"),
  /** Of Guava's {@code Optional}. */
  GUAVA_OPTIONAL(
      "or", 1, "the Optional is present", "or", "Throw only when the Optional is absent"),
  /** Of Vavr's values. */
  VAVR("getOrElse", 1, "the value is present", "getOrElse", "Use getOrElseThrow instead"),
  /** Of {@link java.util.Objects}. */
  OBJECTS(
      "requireNonNullElse",
      2,
      "the first argument is not null",
      "requireNonNullElseGet",
      "Use requireNonNull instead"),
  /** Of Guava, which has no lazy one. */
  FIRST_NON_NULL(
      "firstNonNull", 2, "the first argument is not null", "", "Use requireNonNull instead"),
  /** Of {@link java.util.Map}, which has no lazy one. */
  MAP("getOrDefault", 2, "the key is present", "", "Call get and throw only when it returns null");

  /** The types of Vavr whose values are computed at once. */
  private static final ImmutableSet<String> STRICT =
      ImmutableSet.of(
          "io.vavr.collection.List",
          "io.vavr.control.Either",
          "io.vavr.control.Option",
          "io.vavr.control.Try",
          "io.vavr.control.Validation");

  private static final ImmutableMap<String, FallbackMethod> BY_NAME =
      Maps.uniqueIndex(Arrays.asList(values()), method -> method.methodName);

  private final String methodName;
  private final int arguments;
  private final String needless;
  private final String lazyMethod;
  private final String onThrow;

  FallbackMethod(
      String methodName, int arguments, String needless, String lazyMethod, String onThrow) {
    this.methodName = methodName;
    this.arguments = arguments;
    this.needless = needless;
    this.lazyMethod = lazyMethod;
    this.onThrow = onThrow;
  }

  /** The method that is called; empty for another. */
  public static Optional<FallbackMethod> calledBy(MethodInvocationTree call, VisitorState state) {
    FallbackMethod method = BY_NAME.get(nameOf(call.getMethodSelect()));
    return method != null
            && call.getArguments().size() == method.arguments
            && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol symbol
            && method.isDeclaredAs(symbol, state)
        ? Optional.of(method)
        : Optional.empty();
  }

  /** Whether one of the methods has a name; others may have it, too. */
  public static boolean isName(String name) {
    return BY_NAME.containsKey(name);
  }

  /** The names of the methods. */
  public static ImmutableSet<String> names() {
    return BY_NAME.keySet();
  }

  private static String nameOf(ExpressionTree select) {
    if (select instanceof MemberSelectTree member) {
      return member.getIdentifier().toString();
    }
    return select instanceof IdentifierTree identifier ? identifier.getName().toString() : "";
  }

  private boolean isDeclaredAs(MethodSymbol method, VisitorState state) {
    Type parameter = method.params().head.type;
    return switch (this) {
      case OPTIONAL, OBJECTS, FIRST_NON_NULL -> ApiFact.TAKES_FALLBACK.holdsFor(method);
      // The other parameters of that name are lazy already, or Optionals.
      case GUAVA_OPTIONAL, VAVR -> parameter.hasTag(TypeTag.TYPEVAR) && isMember(method);
      case MAP ->
          ASTHelpers.isSameType(parameter, state.getSymtab().objectType, state) && isMember(method);
    };
  }

  private static boolean isMember(MethodSymbol method) {
    try {
      return !ASTHelpers.isStatic(method) && ApiFact.TAKES_FALLBACK.isInherited(method);
    } catch (CompletionFailure unknown) {
      return false;
    }
  }

  /** When the fallback is discarded, as a clause. */
  public String needless() {
    return needless;
  }

  /** When the fallback is needed, as a clause. */
  public String whenNeeded() {
    return switch (this) {
      case OPTIONAL -> "the Optional is empty";
      case VAVR -> "the value is empty";
      case GUAVA_OPTIONAL -> "the Optional is absent";
      default -> "the first argument is null";
    };
  }

  /** The method of the same class that takes what computes the fallback; empty for none. */
  public String lazyMethod() {
    return lazyMethod;
  }

  /** Whether the lazy method has the same name. */
  public boolean isOverloaded() {
    return methodName.equals(lazyMethod);
  }

  /**
   * Whether a call throws an exception that depends on the method if the fallback is null, or
   * because the fallback is converted to a primitive type.
   */
  public boolean rejectsNull(MethodInvocationTree call) {
    return switch (this) {
      case OBJECTS, GUAVA_OPTIONAL, FIRST_NON_NULL -> true;
      case OPTIONAL, VAVR, MAP -> ASTHelpers.getSymbol(call).params().last().type.isPrimitive();
    };
  }

  /** What to do where the fallback always throws, as a clause. */
  public String onThrow() {
    return onThrow;
  }

  /** Whether a value of Vavr is computed before anybody tests whether it is present. */
  public static boolean isStrict(ExpressionTree receiver) {
    Type type = receiver == null ? null : ASTHelpers.getType(receiver);
    return type != null && STRICT.contains(type.tsym.getQualifiedName().toString());
  }
}
