package io.github.uncontended.heat;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.sharing.InstanceReuse;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What runs each member of the compilation. A search for heat visits hundreds of members, and each
 * finding starts one: what the code around a call shows is read once.
 */
final class CallGraph {
  /** Of a call that has more targets than these, each says little; of several, less than of one. */
  private static final int MAX_TARGETS = 3;

  private final CompilationIndex index;
  private final Map<Member, Node> nodes = new HashMap<>();
  private final Map<MethodSymbol, Calls> calls = new HashMap<>();
  private final Map<MethodSymbol, Integer> targets = new HashMap<>();
  private int searches;

  private CallGraph(CompilationIndex index) {
    this.index = index;
  }

  /** The call graph of {@code state}'s compilation. */
  static CallGraph of(VisitorState state) {
    return CompilationIndex.of(state).memo(CallGraph.class, CallGraph::new);
  }

  /** The node of a member. */
  Node node(Member member) {
    Node node = nodes.get(member);
    if (node == null) {
      node = new Node(member);
      nodes.put(member, node);
    }
    return node;
  }

  /** The node whose callers construct the objects of a class. */
  Node construction(ClassSymbol type) {
    return node(Member.construction(type));
  }

  /** The number of a new search, for {@link Node#isNewTo}. */
  int newSearch() {
    return ++searches;
  }

  /** What a search has seen already, so that it does not look again. */
  private static class Seen {
    private int search;
    private final boolean[] ways = new boolean[4];

    /**
     * Whether a search comes here in this way for the first time.
     *
     * @param number as from {@link #newSearch}
     */
    final boolean isNewTo(int number, boolean deferred, boolean weak) {
      if (search != number) {
        search = number;
        Arrays.fill(ways, false);
      }
      int strong = deferred ? 2 : 0;
      int way = weak ? strong + 1 : strong;
      // A weak way shows nothing that a strong one has not shown.
      boolean isNew = !ways[way] && !ways[strong];
      ways[way] = true;
      return isNew;
    }
  }

  /** The calls of one method, each kind once. */
  static final class Calls extends Seen {
    private final ImmutableSet<CallSite> all;

    private Calls(ImmutableSet<CallSite> all) {
      this.all = all;
    }

    ImmutableSet<CallSite> all() {
      return all;
    }

    /** Those that may run a method of a class, which overrides the called one. */
    Calls within(ClassSymbol type, VisitorState state) {
      ImmutableSet<CallSite> possible =
          all.stream().filter(call -> call.mayRunOverrideIn(type, state)).collect(toImmutableSet());
      return possible.size() == all.size() ? this : new Calls(possible);
    }
  }

  /**
   * Calls that may run a member.
   *
   * @param targets how many methods of the compilation each of them may run
   */
  record Targeting(Calls calls, int targets) {
    /** Whether they have so many targets that they say little about each. */
    boolean isWeak() {
      return targets > MAX_TARGETS;
    }
  }

  private Calls calls(MethodSymbol method, VisitorState state) {
    Calls known = calls.get(method);
    if (known == null) {
      known =
          new Calls(
              index.calls(method).stream()
                  .flatMap(call -> describeRuns(call, state))
                  .collect(toImmutableSet()));
      calls.put(method, known);
    }
    return known;
  }

  /** A call, and the same call as what runs it, where a field keeps the function that makes it. */
  private Stream<CallSite> describeRuns(TreePath path, VisitorState state) {
    CallSite call = CallSite.of(path, this, state);
    if (!call.deferred() || call.decided().isPresent()) {
      return Stream.of(call);
    }
    return Stream.concat(
        Stream.of(call),
        StoredFunction.runs(path, state).stream()
            .map(run -> CallSite.of(run, this, state))
            .map(run -> call.from(run)));
  }

  private int targets(MethodSymbol overridden) {
    Integer known = targets.get(overridden);
    if (known == null) {
      known =
          index.isImplementedByLambdas(overridden.enclClass())
              ? Integer.MAX_VALUE
              : index.overriders(overridden).size();
      targets.put(overridden, known);
    }
    return known;
  }

  /** A member, and what is known of it. */
  final class Node extends Seen {
    private final Member member;
    private HeatEvidence own;
    private HeatEvidence ownOfDeferred;
    private Boolean usedAgain;
    private ImmutableList<Targeting> callers;
    private ImmutableSet<CallSite> submissions;
    private boolean calledByLibrary;
    private Boolean inCatchBlocksOnly;

    private Node(Member member) {
      this.member = member;
    }

    Member member() {
      return member;
    }

    /** What the member shows by itself, as {@link MemberHeat} has it. */
    HeatEvidence own(boolean deferred, VisitorState state) {
      if (deferred) {
        if (ownOfDeferred == null) {
          ownOfDeferred = MemberHeat.of(member, /* deferred= */ true, state);
        }
        return ownOfDeferred;
      }
      if (own == null) {
        own = MemberHeat.of(member, /* deferred= */ false, state);
      }
      return own;
    }

    /** Whether objects of the member's class are kept for the next use. */
    boolean isUsedAgain(VisitorState state) {
      if (usedAgain == null) {
        usedAgain = InstanceReuse.isLikely(member.type(), state);
      }
      return usedAgain;
    }

    /** Whether the member may be called by a library, how often is not to be seen. */
    boolean isCalledByLibrary(VisitorState state) {
      callers(state);
      return calledByLibrary;
    }

    /** The calls that run the member; no element is without calls. */
    ImmutableList<Targeting> callers(VisitorState state) {
      if (callers == null) {
        ImmutableList.Builder<Targeting> found = ImmutableList.builder();
        for (MethodSymbol runner : runners(member)) {
          add(calls(runner, state), /* targets= */ 1, found);
          addCallsOfOverridden(runner, found, state);
        }
        callers = found.build();
      }
      return callers;
    }

    /** The constructions of objects for an executor, which runs the member once for each. */
    ImmutableSet<CallSite> submissions(VisitorState state) {
      if (submissions == null) {
        submissions =
            SubmittedTask.isRunBy(member, state)
                ? Member.constructorsOf(member.type()).stream()
                    .flatMap(constructor -> index.calls(constructor.method()).stream())
                    .filter(call -> call.getLeaf() instanceof NewClassTree)
                    .filter(creation -> SubmittedTask.is(creation, state))
                    .map(creation -> CallSite.of(creation, CallGraph.this, state).later())
                    .collect(toImmutableSet())
                : ImmutableSet.of();
      }
      return submissions;
    }

    /** Adds the calls of what a method overrides: any of them may mean the method. */
    private void addCallsOfOverridden(
        MethodSymbol method, ImmutableList.Builder<Targeting> found, VisitorState state) {
      for (MethodSymbol overridden : index.overridden(method)) {
        if (index.declares(overridden.enclClass())) {
          Calls possible = calls(overridden, state).within(method.enclClass(), state);
          add(possible, targets(overridden), found);
        } else {
          calledByLibrary = true;
        }
      }
    }

    private void add(Calls calls, int targets, ImmutableList.Builder<Targeting> found) {
      if (!calls.all().isEmpty()) {
        found.add(new Targeting(calls, targets));
      }
    }

    /** Whether a private method only handles failures: each call is in a {@code catch} block. */
    boolean isCalledInCatchBlocksOnly() {
      if (inCatchBlocksOnly == null) {
        ImmutableList<TreePath> places = index.calls(member.method());
        inCatchBlocksOnly =
            !places.isEmpty() && places.stream().allMatch(CallGraph::isInCatchBlock);
      }
      return inCatchBlocksOnly;
    }
  }

  private static boolean isInCatchBlock(TreePath call) {
    for (Tree around : call) {
      if (around instanceof CatchTree) {
        return true;
      }
      if (around instanceof MethodTree
          || around instanceof ClassTree
          || around instanceof LambdaExpressionTree
          || around instanceof MemberReferenceTree) {
        return false;
      }
    }
    return false;
  }

  /** The methods and constructors with which a member runs. */
  private static ImmutableList<MethodSymbol> runners(Member member) {
    return switch (member.kind()) {
      case METHOD -> ImmutableList.of(member.method());
      case INSTANCE_INITIALIZER ->
          Member.constructorsOf(member.type()).stream()
              .map(Member::method)
              .collect(toImmutableList());
      case STATIC_INITIALIZER, TYPE -> ImmutableList.of();
    };
  }
}
