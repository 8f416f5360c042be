package io.github.uncontended.analysis.effects;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.MethodName;

/** Which factory methods without available source return a fresh object. */
final class ExternalAllocations {
  private ExternalAllocations() {}

  /** Whether a method returns a fresh object. */
  static boolean returnsFresh(
      MethodSymbol method, Type receiver, boolean freshReceiver, Types types) {
    Type result = method.getReturnType();
    if (!result.hasTag(TypeTag.CLASS) && !result.hasTag(TypeTag.ARRAY)) {
      return false;
    }
    String name = method.name.toString();
    boolean ofJdk = method.enclClass().flatName().toString().startsWith("java.");
    if (ofJdk ? ApiFact.FRESH.isInherited(method) : ApiFact.FRESH.holdsFor(method)) {
      return true;
    }
    if (clonesArray(name, receiver)) {
      return true;
    }
    if (types.closure(types.erasure(result)).stream()
        .anyMatch(each -> each.tsym.flatName().contentEquals("java.util.stream.BaseStream"))) {
      // Each operation of a stream makes another; an application does not return a shared one.
      return method.isStatic() || freshReceiver || !LibraryCalls.areKnown(method.enclClass());
    }
    boolean builder = result.tsym.getSimpleName().toString().endsWith("Builder");
    if (builder && createsBuilder(name)) {
      return true;
    }
    return freshReceiver
        && !method.isStatic()
        && receiver != null
        && (builder || !method.params().isEmpty())
        && !result.tsym.flatName().contentEquals("java.lang.Object")
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
