package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a lookup in a map of the compilation's own type may change the map: an implementation
 * writes fields of its object, as one that records which entry was used last does, or it is not in
 * sight. Or a test of what is found may change that, as one that reserves it does.
 */
final class LookupState {
  private LookupState() {}

  /** Whether a lookup in the value of a field may write. */
  static boolean mayWrite(VarSymbol field, UnitIndex index, VisitorState state) {
    List<ClassSymbol> types = new ArrayList<>();
    AccessOrder.values(field, index).forEach(value -> addCreated(value, types));
    return FieldAccesses.of(field, state).all().stream()
        .flatMap(access -> access.call().stream())
        .map(call -> ASTHelpers.getSymbol((MethodInvocationTree) call.getLeaf()))
        .filter(method -> SlotReads.isLookup(method.name.toString()))
        .distinct()
        .anyMatch(method -> mayWrite(method, types, state));
  }

  private static void addCreated(ExpressionTree value, List<ClassSymbol> types) {
    Type type = ASTHelpers.getType(ASTHelpers.stripParentheses(value));
    if (ASTHelpers.stripParentheses(value) instanceof NewClassTree
        && type != null
        && type.tsym instanceof ClassSymbol created) {
      types.add(created);
    }
  }

  private static boolean mayWrite(
      MethodSymbol lookup, List<ClassSymbol> types, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    for (ClassSymbol type : types) {
      MethodSymbol run = lookup.implementation(type, state.getTypes(), true);
      if (run != null && index.declares(run.enclClass()) && writes(run, state)) {
        return true;
      }
    }
    if (!index.declares(lookup.enclClass())) {
      return false;
    }
    return types.isEmpty()
        && ((lookup.flags() & (Flags.ABSTRACT | Flags.NATIVE)) != 0
            || writes(lookup, state)
            || index.overriders(lookup).stream().anyMatch(it -> writes(it, state)));
  }

  /** Whether a condition of a path calls a method of another object that writes its fields. */
  static boolean isChangedByTest(ExecutionPath path, VisitorState state) {
    return path.steps().stream()
        .filter(Step::isCondition)
        .anyMatch(
            step ->
                Expressions.contains(
                    step.tree(),
                    part ->
                        part instanceof MethodInvocationTree call
                            && !OwnMembers.runsOnOwn(call)
                            && Symbols.of(call) instanceof MethodSymbol test
                            && changes(test, state)));
  }

  /** Whether a method of the compilation, or one that overrides it, writes fields of its object. */
  static boolean changes(MethodSymbol test, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    return index.declares(test.enclClass())
        && (writes(test, state)
            || index.overriders(test).stream().anyMatch(it -> writes(it, state)));
  }

  private static boolean writes(MethodSymbol method, VisitorState state) {
    Optional<TreePath> declaration = CompilationIndex.of(state).declaration(method);
    if (declaration.isEmpty()
        || !(declaration.get().getLeaf() instanceof MethodTree tree)
        || tree.getBody() == null) {
      return false;
    }
    UnitIndex index = UnitIndex.of(declaration.get().getCompilationUnit(), state.context);
    return PathEffects.of(tree.getBody().getStatements(), new SlotReads(index, state), state)
        .write();
  }
}
