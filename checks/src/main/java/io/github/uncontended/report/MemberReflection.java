package io.github.uncontended.report;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.MemberChange;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Whether a unit may find by reflection a field or method that a fix adds or removes, or whose
 * modifiers it changes: it lists such members of what may be the class, or looks up one whose name
 * may be the same. Reflection in other units is not taken into account: a large program has some,
 * which rarely finds the members of this unit.
 */
final class MemberReflection {
  private MemberReflection() {}

  /** What a message says of a fix whose changes the unit may find; empty for other fixes. */
  static Optional<String> consequence(Fix fix, VisitorState state) {
    return fix.changedMembers().stream()
        .flatMap(change -> finder(change, state).stream())
        .findFirst()
        .map(
            finder ->
                " The fix adds, removes or changes members, which "
                    + finder.name
                    + "() in this file may find.");
  }

  /** A method of {@code Class} by which the unit may find a member. */
  private static Optional<MethodSymbol> finder(MemberChange change, VisitorState state) {
    ApiFact fact =
        change.kind() == ElementKind.METHOD ? ApiFact.FINDS_METHODS : ApiFact.FINDS_FIELDS;
    UnitIndex index = UnitIndex.of(state);
    TypeSymbol type = state.getSymtab().classType.tsym;
    for (String name : fact.methodNames()) {
      boolean isDeclared = name.startsWith("getDeclared");
      // Most units do not mention the name, which costs less than the lookup of the members.
      if ((isDeclared || change.isPublic()) && index.mentions(name)) {
        for (Symbol member : type.members().getSymbolsByName(state.getName(name))) {
          if (member instanceof MethodSymbol method
              && index.calls(method).stream()
                  .anyMatch(call -> mayFind(call, isDeclared, change, state))) {
            return Optional.of(method);
          }
        }
      }
    }
    return Optional.empty();
  }

  private static boolean mayFind(
      TreePath path, boolean isDeclared, MemberChange change, VisitorState state) {
    if (!(path.getLeaf() instanceof MethodInvocationTree call)) {
      return true;
    }
    String name =
        call.getArguments().isEmpty()
            ? null
            : ASTHelpers.constValue(call.getArguments().get(0), String.class);
    return (name == null || change.mayBe(name))
        && mayMean(ASTHelpers.getReceiverType(call), isDeclared, change.owner().type, state);
  }

  /**
   * Whether a {@code Class} object may be that of a class, or of a subclass, which inherits what is
   * not looked up among the declared members only.
   */
  private static boolean mayMean(Type object, boolean isDeclared, Type owner, VisitorState state) {
    if (object == null || object.getTypeArguments().isEmpty()) {
      return true;
    }
    Type argument = object.getTypeArguments().head;
    Types types = state.getTypes();
    Type wanted = types.erasure(owner);
    Type bound = types.erasure(types.wildUpperBound(argument));
    if (argument.hasTag(TypeTag.CLASS)) {
      return isDeclared ? types.isSameType(bound, wanted) : types.isSubtype(bound, wanted);
    }
    return isDeclared ? types.isSubtype(wanted, bound) : types.isCastable(wanted, bound);
  }
}
