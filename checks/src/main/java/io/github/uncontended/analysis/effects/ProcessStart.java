package io.github.uncontended.analysis.effects;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.MethodsAround;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether code runs as often as its method starts a process or the compiler of the JDK, which takes
 * a thousand times as long as work of microseconds.
 */
public final class ProcessStart {
  /** How many methods of one class a start is followed through. */
  private static final int CALLEES = 2;

  private final CompilationIndex index;

  /** The names of methods that start a process. */
  private final ImmutableSet<Name> names;

  /** The methods that were looked at. */
  private final Map<MethodTree, Boolean> known = new HashMap<>();

  private ProcessStart(CompilationIndex index, VisitorState state) {
    this.index = index;
    this.names =
        ApiFact.STARTS_PROCESS.methodNames().stream().map(state::getName).collect(toImmutableSet());
  }

  /**
   * Whether the method around a place starts a process, by itself or through methods of its class,
   * or all of its callers in the compilation do.
   */
  public static boolean dwarfs(TreePath place, VisitorState state) {
    ProcessStart search =
        CompilationIndex.of(state)
            .memo(ProcessStart.class, index -> new ProcessStart(index, state));
    return MethodsAround.satisfy(place, search::starts, state);
  }

  private boolean starts(MethodTree method) {
    Boolean starts = known.get(method);
    if (starts == null) {
      starts = starts(method, ASTHelpers.getSymbol(method).enclClass(), CALLEES);
      known.put(method, starts);
    }
    return starts;
  }

  private boolean starts(Tree method, ClassSymbol type, int depth) {
    return Expressions.evaluates(
        method,
        part ->
            part instanceof MethodInvocationTree call
                && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol callee
                && ((names.contains(callee.name) && ApiFact.STARTS_PROCESS.holdsFor(callee))
                    || (depth > 0 && callee.enclClass() == type && starts(callee, depth - 1))));
  }

  private boolean starts(MethodSymbol callee, int depth) {
    return index
        .declaration(callee)
        .filter(it -> starts(it.getLeaf(), callee.enclClass(), depth))
        .isPresent();
  }
}
