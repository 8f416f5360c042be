package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether the objects of a class belong to one session each: only connections, statements and the
 * like construct them. One thread at a time uses a session with what belongs to it, such as the
 * protocol handler and the caches of a JDBC connection.
 */
final class SessionObjects {
  /** How many members one search visits; with more, nothing is known. */
  private static final int BUDGET = 60;

  private final CallGraph graph;
  private final CompilationIndex index;
  private final Map<ClassSymbol, Boolean> known = new HashMap<>();

  private SessionObjects(CompilationIndex index, VisitorState state) {
    this.index = index;
    this.graph = CallGraph.of(state);
  }

  /** Whether each object of a class belongs to a session. */
  static boolean contain(ClassSymbol type, VisitorState state) {
    SessionObjects objects =
        CompilationIndex.of(state)
            .memo(SessionObjects.class, index -> new SessionObjects(index, state));
    Boolean answer = objects.known.get(type);
    if (answer == null) {
      answer = objects.search(type, state);
      objects.known.put(type, answer);
    }
    return answer;
  }

  private boolean search(ClassSymbol type, VisitorState state) {
    if (!isKept(type, state)) {
      return false;
    }
    int search = graph.newSearch();
    Deque<CallGraph.Node> next = new ArrayDeque<>();
    next.add(graph.construction(type));
    for (int visited = 0; !next.isEmpty(); visited++) {
      CallGraph.Node node = next.remove();
      if (!node.isNewTo(search, /* deferred= */ false, /* weak= */ false)
          || isOfSession(node, state)) {
        continue;
      }
      if (visited == BUDGET || node.isCalledByLibrary(state) || node.callers(state).isEmpty()) {
        return false;
      }
      for (CallGraph.Targeting targeting : node.callers(state)) {
        for (CallSite call : targeting.calls().all()) {
          if (call.caller() == null) {
            return false;
          }
          next.add(call.caller());
        }
      }
    }
    return true;
  }

  /** Whether a member runs for one session: with an object of it. */
  private static boolean isOfSession(CallGraph.Node node, VisitorState state) {
    Member member = node.member();
    return (member.method() == null
            ? member.kind() == Member.Kind.INSTANCE_INITIALIZER
            : !member.method().isStatic())
        && Roles.of(member.type(), state)
            .filter(role -> role.lifetime() != Roles.Lifetime.APPLICATION)
            .isPresent();
  }

  /** Whether each new object goes to fields, variables and callers only, not to what is shared. */
  private boolean isKept(ClassSymbol type, VisitorState state) {
    return Member.constructorsOf(type).stream()
        .flatMap(constructor -> index.calls(constructor.method()).stream())
        .noneMatch(call -> call.getLeaf() instanceof NewClassTree && !isKept(call, state));
  }

  private static boolean isKept(TreePath value, VisitorState state) {
    TreePath at = value.getParentPath();
    while (at.getLeaf() instanceof ParenthesizedTree
        || at.getLeaf() instanceof TypeCastTree
        || at.getLeaf() instanceof ConditionalExpressionTree) {
      at = at.getParentPath();
    }
    Tree parent = at.getLeaf();
    if (parent instanceof AssignmentTree assignment) {
      return Symbols.of(assignment.getVariable()) instanceof VarSymbol variable
          && isKept(variable, at, state);
    }
    if (parent instanceof VariableTree declaration) {
      return isKept(ASTHelpers.getSymbol(declaration), at, state);
    }
    return parent instanceof ReturnTree || parent instanceof NewClassTree;
  }

  private static boolean isKept(VarSymbol variable, TreePath place, VisitorState state) {
    if (Expressions.isField(variable)) {
      return !variable.isStatic();
    }
    return UnitIndex.of(place.getCompilationUnit(), state.context).uses(variable).stream()
        .map(use -> use.getParentPath().getLeaf())
        .noneMatch(
            parent ->
                (parent instanceof MethodInvocationTree call
                        && !CompilationIndex.of(state)
                            .declares(ASTHelpers.getSymbol(call).enclClass()))
                    || (parent instanceof AssignmentTree assignment
                        && Symbols.of(assignment.getVariable()) instanceof VarSymbol target
                        && target.isStatic()));
  }
}
