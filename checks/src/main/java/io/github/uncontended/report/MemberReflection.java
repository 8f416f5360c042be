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
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import javax.lang.model.element.ElementKind;

/**
 * Whether a unit finds members of classes by reflection, so that it would see a field or method
 * that a fix adds or removes, or the modifiers that it changes. Reflection in other units is not
 * taken into account: a large program has some, which rarely finds the members of this unit.
 */
final class MemberReflection {
  static final String CONSEQUENCE =
      " The fix adds, removes or changes members, which this file finds by reflection.";

  private MemberReflection() {}

  static boolean sees(Fix fix, VisitorState state) {
    return fix.changedMembers().stream()
        .anyMatch(
            kind ->
                finds(
                    kind == ElementKind.METHOD ? ApiFact.FINDS_METHODS : ApiFact.FINDS_FIELDS,
                    state));
  }

  /** Whether the class whose members a call finds may be one of the unit. */
  private static boolean mayMeanClassOf(TreePath call, VisitorState state) {
    Type type =
        call.getLeaf() instanceof MethodInvocationTree invocation
            ? ASTHelpers.getReceiverType(invocation)
            : null;
    if (type == null || type.getTypeArguments().isEmpty()) {
      return true;
    }
    Type argument = type.getTypeArguments().head;
    return !argument.hasTag(TypeTag.CLASS)
        || UnitIndex.of(state).declaration(argument.tsym).isPresent();
  }

  private static boolean finds(ApiFact fact, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    TypeSymbol type = state.getSymtab().classType.tsym;
    for (String name : fact.methodNames()) {
      // Most units do not mention the name, which costs less than the lookup of the members.
      if (index.mentions(name)) {
        for (Symbol member : type.members().getSymbolsByName(state.getName(name))) {
          if (member instanceof MethodSymbol method
              && index.calls(method).stream().anyMatch(call -> mayMeanClassOf(call, state))) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
