package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import io.github.uncontended.analysis.library.ApiFact;
import java.util.Optional;
import java.util.Set;

/**
 * An object that is not thread-safe, such as a {@code SimpleDateFormat}, and that is all that a
 * critical section protects. It may be a collection that is a pool: of buffers, or of objects that
 * the section creates where the pool has none. Beside it, the section may use buffers that it
 * clears first, and other such objects. The object may be one of several in a {@link HelperGroup},
 * of which each thread could have its own.
 *
 * @param variable holds the object, or the group
 * @param object the type of the object
 * @param type the name of the helper's known type; empty for a pool
 * @param others hold the other objects that the section begins anew
 * @param isUsed whether the section does more than set or get what the objects keep
 */
public record LockedHelper(
    VarSymbol variable, Type object, String type, ImmutableList<VarSymbol> others, boolean isUsed) {
  /**
   * The helper of a section; empty if the section uses other fields that can change, calls other
   * methods of its object, passes the helper on, or continues what an earlier section began.
   */
  public static Optional<LockedHelper> of(CriticalSection section, VisitorState state) {
    return HelperSearch.in(section, state)
        .result()
        .filter(helper -> helper.restartsEach(section, state))
        .filter(helper -> !helper.type.isEmpty() || !helper.isLookedUp(state));
  }

  /** Whether other code reads objects and leaves them in the collection: it is no pool then. */
  private boolean isLookedUp(VisitorState state) {
    return FieldAccesses.of(variable, state).all().stream()
        .flatMap(access -> access.call().stream())
        .map(call -> ASTHelpers.getSymbol((MethodInvocationTree) call.getLeaf()))
        .anyMatch(method -> SlotReads.isLookup(method.name.toString()));
  }

  /** Whether no section of the lock leaves what a later one continues, such as half a digest. */
  private boolean restartsEach(CriticalSection section, VisitorState state) {
    return LockSections.of(section.lock(), state).stream()
        .map(other -> HelperSearch.in(other, state).callsOn(variable))
        .filter(calls -> !calls.isEmpty())
        .allMatch(calls -> isRestarted(type, calls));
  }

  /** Whether calls on a helper begin it anew, or it keeps nothing between them. */
  static boolean isRestarted(String type, Set<String> calls) {
    Set<String> restarts = ApiFact.RESTARTS.methodNames(type);
    return restarts.isEmpty() || calls.stream().anyMatch(restarts::contains);
  }

  /** What the variable holds, as a message says it. */
  public String inWords() {
    String name = object.tsym.name.toString();
    if (variable.type instanceof ArrayType) {
      return "an array of " + name;
    }
    if (object.tsym != variable.type.tsym) {
      return "a List of " + name;
    }
    return ("AEIOU".indexOf(name.charAt(0)) < 0 ? "a " : "an ") + name;
  }

  /** Whether objects of a type are not thread-safe, and serve one call at a time. */
  public static boolean isOne(Type type, VisitorState state) {
    return new HelperTypes(state).nameOf(type).isPresent();
  }
}
