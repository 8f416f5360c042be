package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Whether operations of a library's interface reach a place for whose heat there is no evidence.
 *
 * <p>An operation is a method that other programs call and give arguments to: what they do many
 * times, with other values each time. Methods without arguments and without callers mostly describe
 * the state of an object to a person or a management tool. What more cold code than operations
 * reaches is more likely set-up, administration or the handling of failures. In the verdicts on
 * libraries, three of four findings that operations reach were right, and one of four others.
 */
public final class Operations {
  /** How many members one search visits; the rest of the graph is likely to look alike. */
  private static final int BUDGET = 1_000;

  private final VisitorState state;
  private final CallGraph graph;
  private final int search;
  private final boolean deferred;
  private final Deque<CallGraph.Node> next = new ArrayDeque<>();
  private int operations;
  private int descriptions;
  private int cold;

  private Operations(boolean deferred, VisitorState state) {
    this.state = state;
    this.graph = CallGraph.of(state);
    this.search = graph.newSearch();
    this.deferred = deferred;
  }

  /**
   * Whether operations reach a place, and more of them than cold code does; or nothing is known
   * that could be told apart.
   *
   * @param place in any unit of the compilation
   */
  public static boolean reach(TreePath place, VisitorState state) {
    LocalHeat local = LocalHeat.of(place, state);
    if (local.member().isEmpty()) {
      return true;
    }
    Member member = local.member().get();
    Operations search = new Operations(local.deferred(), state);
    search.from(member);
    return search.operations > search.cold
        || (search.cold == 0
            && (search.descriptions == 0
                || !CompilationIndex.of(state).isUsedElsewhere(member.type().outermostClass())));
  }

  private void from(Member start) {
    add(graph.node(start));
    for (int visited = 0; visited < BUDGET && !next.isEmpty(); visited++) {
      visit(next.remove());
    }
  }

  private void add(CallGraph.Node node) {
    if (node.isNewTo(search, deferred, /* weak= */ false)) {
      next.add(node);
    }
  }

  private void visit(CallGraph.Node node) {
    if (MemberHeat.isMain(node.member())) {
      return;
    }
    if (node.own(deferred, state).isCold()) {
      cold++;
      return;
    }
    boolean called = false;
    for (CallGraph.Targeting targeting : node.callers(state)) {
      for (CallGraph.Call call : targeting.calls().all()) {
        called = true;
        if (call.caller() != null) {
          add(call.caller());
        } else if (call.decided().filter(HeatEvidence::isCold).isPresent()) {
          cold++;
        }
      }
    }
    if (!called) {
      countRoot(node);
    }
  }

  private void countRoot(CallGraph.Node node) {
    Member member = node.member();
    if (member.method() == null) {
      return;
    }
    if (Management.exports(member, state)) {
      cold++;
      return;
    }
    boolean fromOutside = isExported(member.method()) || node.isCalledByLibrary(state);
    if (fromOutside && !member.method().getParameters().isEmpty()) {
      operations++;
    } else if (!node.isCalledByLibrary(state)) {
      descriptions++;
    }
  }

  /** Whether other programs can call a method. */
  private static boolean isExported(MethodSymbol method) {
    if (!isAccessible(method)) {
      return false;
    }
    for (Symbol at = method.owner; at instanceof ClassSymbol; at = at.owner) {
      if (!isAccessible(at)) {
        return false;
      }
    }
    return method.owner.owner instanceof ClassSymbol
        || method.owner.owner instanceof Symbol.PackageSymbol;
  }

  private static boolean isAccessible(Symbol symbol) {
    return (symbol.flags() & (Flags.PUBLIC | Flags.PROTECTED)) != 0;
  }
}
