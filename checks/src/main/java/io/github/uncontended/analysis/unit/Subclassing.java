package io.github.uncontended.analysis.unit;

import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Who extends a class, where its compilation unit can tell. */
public final class Subclassing {
  private Subclassing() {}

  /**
   * Every subclass of a class, direct or not; empty if classes outside of the unit may extend it.
   *
   * <p>A class is closed that is final, private or local, that has private constructors only, or
   * that is sealed with all it permits in the unit; and so is each of its subclasses.
   */
  public static Optional<List<ClassSymbol>> inUnitOnly(ClassSymbol type, VisitorState state) {
    List<ClassSymbol> subclasses = new ArrayList<>();
    return collect(type, subclasses, state) ? Optional.of(subclasses) : Optional.empty();
  }

  /** Whether a subclass that the unit declares has its own version of a method. */
  public static boolean isOverridden(MethodSymbol method, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    List<ClassSymbol> pending = new ArrayList<>(index.subclasses(method.enclClass()));
    for (int i = 0; i < pending.size(); i++) {
      ClassSymbol subclass = pending.get(i);
      for (Symbol member : subclass.members().getSymbolsByName(method.name)) {
        if (member.overrides(method, subclass, state.getTypes(), false)) {
          return true;
        }
      }
      pending.addAll(index.subclasses(subclass));
    }
    return false;
  }

  private static boolean collect(ClassSymbol type, List<ClassSymbol> found, VisitorState state) {
    if ((type.flags() & Flags.FINAL) != 0) {
      return true;
    }
    if (!isClosed(type, state)) {
      return false;
    }
    for (ClassSymbol subclass : UnitIndex.of(state).subclasses(type)) {
      found.add(subclass);
      if (!collect(subclass, found, state)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isClosed(ClassSymbol type, VisitorState state) {
    return type.isPrivate()
        || type.isAnonymous()
        || type.owner instanceof MethodSymbol
        || constructorsArePrivate(type)
        || permitsUnitOnly(type, state);
  }

  private static boolean constructorsArePrivate(ClassSymbol type) {
    for (Symbol constructor : type.members().getSymbolsByName(type.name.table.names.init)) {
      if (!constructor.isPrivate()) {
        return false;
      }
    }
    return !type.isInterface();
  }

  private static boolean permitsUnitOnly(ClassSymbol type, VisitorState state) {
    List<? extends TypeMirror> permitted = type.getPermittedSubclasses();
    return !permitted.isEmpty()
        && permitted.stream()
            .allMatch(
                each ->
                    each instanceof DeclaredType subclass
                        && UnitIndex.of(state)
                            .declaration((Symbol) subclass.asElement())
                            .isPresent());
  }
}
