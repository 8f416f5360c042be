package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Whether operations of a library's interface reach a place for whose heat there is no evidence.
 *
 * <p>An operation is a method without callers in the compilation that takes arguments or is static:
 * other programs call it many times, with other values each time, or begin with it, such as {@code
 * main}. Instance methods without arguments and without callers mostly describe the state of their
 * object to a person or a management tool. What more cold code than operations reaches is more
 * likely set-up, administration or the handling of failures.
 */
public final class Operations {
  /** How many members one search visits, as many as {@link CallerHeat} has looked at before. */
  private static final int BUDGET = 400;

  private final VisitorState state;
  private final CallGraph graph;
  private final int search;
  private final boolean deferred;
  private final Deque<Visit> next = new ArrayDeque<>();
  private int operations;

  /** The class whose construction is searched for; null for any other place. */
  private ClassSymbol constructed;

  /** Methods that describe an object, or manage it. */
  private int descriptions;

  private int cold;

  /** Calls in functions that a thread or an executor runs: nothing shows how often. */
  private int tasks;

  /**
   * A member to visit.
   *
   * @param beforeTask whether it only gives a thread or an executor what comes to the place
   */
  private record Visit(CallGraph.Node node, boolean beforeTask) {}

  private Operations(boolean deferred, VisitorState state) {
    this.state = state;
    this.graph = CallGraph.of(state);
    this.search = graph.newSearch();
    this.deferred = deferred;
  }

  /** What must reach a place without evidence of heat for a rule to report it, least first. */
  public enum Reach {
    /** Nothing: the rule is about what others share. */
    ANYTHING,
    /**
     * Operations or other methods that nothing calls, no less often than cold code: a method that
     * waits describes nothing.
     */
    CALLS_MOSTLY,
    /** Operations, no less often than cold code. */
    OPERATIONS_MOSTLY,
    /** The same, and each run of the method comes to the place: few may run a branch. */
    OPERATIONS_EACH_RUN,
    /** The same, and no cold code: what the rule is about costs little in one run. */
    OPERATIONS_ONLY
  }

  /**
   * Whether operations reach a place as far as a rule needs it, or nothing is known that could be
   * told apart: a few files that are compiled alone show nothing of who calls them. Where no other
   * unit uses the class, the compilation shows too little of its use to take a method without
   * arguments for a description, or a branch for seldom.
   *
   * @param place in any unit of the compilation
   */
  public static boolean reach(TreePath place, Reach needed, VisitorState state) {
    if (needed == Reach.ANYTHING) {
      return true;
    }
    LocalHeat local = LocalHeat.of(place, state);
    if (local.member().isEmpty()) {
      return true;
    }
    Member member = local.member().get();
    if (!HeatModel.showsCallers(member.type(), state)) {
      return true;
    }
    boolean isUsed = CompilationIndex.of(state).isUsedElsewhere(member.type().outermostClass());
    if (isUsed
        && needed.compareTo(Reach.OPERATIONS_EACH_RUN) >= 0
        && Branches.contain(place, state)) {
      return false;
    }
    Operations search = new Operations(local.deferred(), state);
    search.from(member, local.deferred() && SubmittedTask.contains(place, state));
    if (!isUsed || needed == Reach.CALLS_MOSTLY) {
      return search.operations + search.descriptions >= search.cold;
    }
    if (search.operations == 0) {
      boolean isUnknown = search.cold + search.descriptions == 0;
      return isUnknown && (search.tasks == 0 || needed != Reach.OPERATIONS_ONLY);
    }
    return needed == Reach.OPERATIONS_ONLY ? search.cold == 0 : search.operations >= search.cold;
  }

  /**
   * Whether operations construct the objects of a class, and nothing else does: many come and go,
   * as those that stand for a message or a task. A constructor that other programs call and a
   * method that returns the object say nothing, for the object may live as long as the program.
   */
  static boolean construct(ClassSymbol type, VisitorState state) {
    Operations search = construction(type, state);
    return search.operations > 0 && search.cold == 0 && search.descriptions == 0;
  }

  /** The same where other code may construct some, too. */
  static boolean alsoConstruct(ClassSymbol type, VisitorState state) {
    return construction(type, state).operations > 0;
  }

  private static Operations construction(ClassSymbol type, VisitorState state) {
    Operations search = new Operations(/* deferred= */ false, state);
    search.constructed = type;
    search.add(search.graph.construction(type), /* beforeTask= */ false);
    search.run();
    return search;
  }

  private void from(Member start, boolean inTask) {
    tasks += inTask ? 1 : 0;
    if (start.isMethodProper()
        && Symbols.isExported(start.method())
        && isOperation(start.method())
        && !Management.exports(start, state)) {
      // Other programs may call it, too.
      operations++;
    }
    add(graph.node(start), inTask);
    run();
  }

  private void run() {
    for (int visited = 0; visited < BUDGET && !next.isEmpty(); visited++) {
      visit(next.remove());
    }
  }

  private void add(CallGraph.Node node, boolean beforeTask) {
    if (node.isNewTo(search, deferred || beforeTask, /* weak= */ false)) {
      next.add(new Visit(node, beforeTask));
    }
  }

  private void visit(Visit visit) {
    CallGraph.Node node = visit.node();
    if (MemberHeat.isMain(node.member())) {
      // What a program does begins there, with objects that live as long as it.
      if (constructed == null) {
        operations++;
      } else {
        cold++;
      }
      return;
    }
    HeatEvidence own = node.own(deferred, state);
    if (own.isCold()) {
      // A thread that runs as long as the program is mostly begun by code that runs once.
      cold += own.isSetUp() && !visit.beforeTask() ? 1 : 0;
      return;
    }
    boolean called = false;
    for (CallGraph.Targeting targeting : node.callers(state)) {
      Set<HeatEvidence> ends = new HashSet<>();
      for (CallSite call : targeting.calls().all()) {
        called = true;
        tasks += call.ofTask() ? 1 : 0;
        if (call.caller() != null) {
          add(call.caller(), visit.beforeTask() || call.ofTask());
        } else if (call.decided().filter(HeatEvidence::isSetUp).filter(ends::add).isPresent()) {
          cold++;
        }
      }
    }
    if (!called && own.isConcurrent() && !node.isCalledByLibrary(state)) {
      // An entry point, whose evidence was too weak for the rule, is no description.
      operations++;
    } else if (!called) {
      countRoot(node, visit.beforeTask());
    }
  }

  private void countRoot(CallGraph.Node node, boolean beforeTask) {
    Member member = node.member();
    if (member.method() == null) {
      return;
    }
    if (!beforeTask
        && constructed != null
        && (member.isConstructor() || mayReturn(member.method()))) {
      cold++;
      return;
    }
    boolean managed = Management.exports(member, state);
    if (isOperation(member.method()) && !member.isPrivate() && !managed) {
      operations++;
    } else if (!beforeTask && (managed || !node.isCalledByLibrary(state))) {
      descriptions++;
    }
  }

  /** Whether a method does something for its callers: a static one has no object to describe. */
  private static boolean isOperation(MethodSymbol method) {
    return !method.getParameters().isEmpty() || method.isStatic();
  }

  /** Whether a method may return an object of the class whose construction is searched for. */
  private boolean mayReturn(MethodSymbol method) {
    Type returned = state.getTypes().erasure(method.getReturnType());
    return !returned.isPrimitiveOrVoid()
        && state.getTypes().isSubtype(state.getTypes().erasure(constructed.type), returned);
  }
}
