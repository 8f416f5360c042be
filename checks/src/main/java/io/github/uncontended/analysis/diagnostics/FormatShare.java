package io.github.uncontended.analysis.diagnostics;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.effects.Effects;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.Map;

/**
 * How much of what a method does is to format a text: a tenth of a microsecond or more.
 *
 * @param small the methods of a unit that were asked about, and whether it is little
 */
public record FormatShare(Map<MethodTree, Boolean> small) {
  /**
   * Whether the method around {@code state}'s place, which formats a text, calls other code, too,
   * of which nothing says that it is cheap: methods outside of the JDK that are no accessors and no
   * checks, and methods that wait.
   */
  public static boolean isSmall(VisitorState state) {
    MethodTree method = ASTHelpers.findEnclosingMethod(state);
    return method != null
        && method.getBody() != null
        && UnitIndex.of(state)
            .memo(FormatShare.class, unit -> new FormatShare(new HashMap<>()))
            .small()
            .computeIfAbsent(
                method, it -> Expressions.contains(it.getBody(), part -> isOtherWork(part, state)));
  }

  /**
   * The place whose use tells whether a text matters: the method where nothing in it costs more
   * than to format, whichever of two branches does that; otherwise {@code state}'s place.
   */
  public static TreePath place(VisitorState state) {
    return Places.methodRunning(state.getPath())
        .filter(method -> TextBranches.areAlternatives(state.getPath()) && !isSmall(state))
        .orElseGet(state::getPath);
  }

  private static boolean isOtherWork(Tree part, VisitorState state) {
    return part instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && !method.isConstructor()
        && !ApiFact.MESSAGE_ON_FAILURE.holdsFor(method)
        && (method.enclClass().flatName().toString().startsWith("java.")
            ? ApiFact.BLOCKS.isInherited(method)
            : !Effects.isCheap(call, state));
  }
}
