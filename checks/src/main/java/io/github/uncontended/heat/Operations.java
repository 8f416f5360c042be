package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Whether operations of a library's interface reach a place for whose heat there is no evidence.
 *
 * <p>An operation is a method without callers in the compilation that takes arguments: other
 * programs call it many times, with other values each time, or begin with it, such as {@code main}.
 * Methods without arguments and without callers mostly describe the state of an object to a person
 * or a management tool. What more cold code than operations reaches is more likely set-up,
 * administration or the handling of failures. In the verdicts on libraries, three of four findings
 * that operations reach were right, and one of four others.
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
   * Whether operations reach a place, and no less often than cold code does; or nothing is known
   * that could be told apart. Where no other unit uses the class, the compilation shows too little
   * of its use to take a method without arguments for a description.
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
    return search.isReached(member);
  }

  private boolean isReached(Member member) {
    if (operations > 0) {
      return operations >= cold || (operations + descriptions >= cold && !isUsed(member));
    }
    return cold + descriptions == 0 || (descriptions >= cold && !isUsed(member));
  }

  /** Whether other units show how the class of a member is used. */
  private boolean isUsed(Member member) {
    return CompilationIndex.of(state).isUsedElsewhere(member.type().outermostClass());
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
      // What a program does begins there.
      operations++;
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
    if (!member.method().getParameters().isEmpty() && !member.isPrivate()) {
      operations++;
    } else if (!node.isCalledByLibrary(state)) {
      descriptions++;
    }
  }
}
