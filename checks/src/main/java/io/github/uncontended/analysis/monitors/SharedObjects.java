package io.github.uncontended.analysis.monitors;

import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.sharing.ClassConfinement;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;

/** Which classes have objects that several threads may use. */
public final class SharedObjects {
  private SharedObjects() {}

  /**
   * Whether several threads may use an object of a class. Those of a class that updates its own
   * fields without a lock would lose updates.
   */
  public static boolean areOf(ClassSymbol type, VisitorState state) {
    return !ClassConfinement.isConfined(type, state)
        && Streams.stream(type.members().getSymbols())
            .filter(SharedObjects::isPlain)
            .flatMap(field -> FieldAccesses.of((VarSymbol) field, state).writes().stream())
            .noneMatch(write -> write.kind() == FieldAccess.Kind.UPDATE && write.locks().isEmpty());
  }

  /** Whether several threads may run the method around a place at the same time. */
  public static boolean mayRun(TreePath place, VisitorState state) {
    return Symbols.methodAround(place)
        .filter(method -> method.isStatic() || areOf(method.enclClass(), state))
        .isPresent();
  }

  /**
   * Whether a method assigns a plain field of its object without a lock: other threads need not see
   * what it assigns.
   */
  public static boolean isAssignedLater(VarSymbol field, VisitorState state) {
    return !field.isStatic()
        && (field.flags() & (Flags.FINAL | Flags.VOLATILE)) == 0
        && FieldAccesses.of(field, state).afterConstruction().stream()
            .anyMatch(access -> Assignments.isTarget(access.path()) && access.locks().isEmpty());
  }

  /**
   * Whether a member is a number in an instance field, without the guarantees of a volatile one.
   */
  private static boolean isPlain(Symbol member) {
    return member instanceof VarSymbol
        && member.type.isNumeric()
        && !ASTHelpers.isStatic(member)
        && (member.flags() & (Flags.FINAL | Flags.VOLATILE)) == 0;
  }
}
