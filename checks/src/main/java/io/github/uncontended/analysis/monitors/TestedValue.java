package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.stream.Stream;

/**
 * Whether what a call asks an object changes without any lock: it is a mutable text or collection
 * that is not made for several threads, or the compilation shows that the method reads fields that
 * are neither final nor volatile and that code assigns after construction. Of methods out of sight,
 * and of those of an interface without an implementation in sight, nothing is known.
 */
final class TestedValue {
  private TestedValue() {}

  static boolean mayChange(MethodInvocationTree question, VisitorState state) {
    Type type = ASTHelpers.getType(ASTHelpers.getReceiver(question));
    return isUnsafe(type, state) || readsWhatChanges(ASTHelpers.getSymbol(question), state);
  }

  private static boolean isUnsafe(Type type, VisitorState state) {
    ImmutableSet<String> types = KnownTypes.supertypes(type, state);
    return (KnownTypes.isCollection(type, state)
            || types.stream().anyMatch(ApiFact.BUFFER::holdsForType))
        && types.stream().noneMatch(name -> name.startsWith("java.util.concurrent."));
  }

  private static boolean readsWhatChanges(MethodSymbol method, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    return Stream.concat(Stream.of(method), index.overriders(method).stream())
        .flatMap(each -> index.declaration(each).stream())
        .anyMatch(declaration -> readsWhatChanges(declaration, state));
  }

  private static boolean readsWhatChanges(TreePath declaration, VisitorState state) {
    if (!(declaration.getLeaf() instanceof MethodTree method) || method.getBody() == null) {
      return false;
    }
    UnitIndex index = UnitIndex.of(declaration.getCompilationUnit(), state.context);
    PathEffects effects =
        PathEffects.of(method.getBody().getStatements(), new SlotReads(index, state), state);
    return effects.write()
        || effects.mutableFieldsRead().stream()
            .anyMatch(field -> !FieldAccesses.of(field, state).writes().isEmpty());
  }
}
