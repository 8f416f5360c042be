package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.caching.LazyInitialization;
import io.github.uncontended.analysis.caching.OneTimeBranch;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.syntax.Initializers;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the code between a place and the member that holds it shows.
 *
 * @param decided the answer, where that code settles it: an expression that is cold, a lambda that
 *     is an entry point
 * @param inLoop whether the place runs several times in one run of the member
 * @param deferred whether a lambda around the place runs later than the member, so that the member
 *     being cold shows nothing
 * @param member the member; empty outside classes
 */
record LocalHeat(
    Optional<HeatEvidence> decided, boolean inLoop, boolean deferred, Optional<Member> member) {

  /** The answers by place: the rules about locks ask for the same ones. */
  private record Known(Map<Tree, LocalHeat> byPlace) {}

  /** Looks outward from a place. */
  static LocalHeat of(TreePath place, VisitorState state) {
    Map<Tree, LocalHeat> known =
        UnitIndex.of(place.getCompilationUnit(), state.context)
            .memo(Known.class, unit -> new Known(new IdentityHashMap<>()))
            .byPlace();
    LocalHeat heat = known.get(place.getLeaf());
    if (heat == null) {
      heat = new Walk(place, state).from(place);
      known.put(place.getLeaf(), heat);
    }
    return heat;
  }

  /** Looks outward from what runs when a lambda or method reference is called. */
  static LocalHeat ofCallback(TreePath functional, VisitorState state) {
    Walk walk = new Walk(functional, state);
    return walk.enter(functional) ? walk.from(functional) : walk.end(Optional.empty());
  }

  /** A climb from a place to its member; used once. */
  private static final class Walk {
    private final VisitorState state;
    private Optional<HeatEvidence> decided = Optional.empty();
    private boolean inLoop;
    private boolean deferred;

    /** The heat of the outermost method of an anonymous class that runs later than its creation. */
    private Optional<LocalHeat> later = Optional.empty();

    private final Jumps jumps;
    private final Repetition repetition;

    Walk(TreePath start, VisitorState state) {
      this.state = state;
      this.jumps = Jumps.of(start, state);
      this.repetition = new Repetition(jumps);
    }

    LocalHeat end(Optional<Member> member) {
      return new LocalHeat(decided, inLoop, deferred, member);
    }

    LocalHeat from(TreePath start) {
      TreePath at = start;
      while (at.getParentPath() != null) {
        Tree leaf = at.getLeaf();
        TreePath parent = at.getParentPath();
        if (leaf instanceof ClassTree type) {
          return end(member(type, Member.Kind.TYPE));
        }
        if (leaf instanceof MethodTree method) {
          ClassTree type = (ClassTree) parent.getLeaf();
          Optional<Member> member = Member.of(method);
          if (!isAnonymous(type)) {
            return end(member);
          }
          // A constructor that javac made, or a method that whoever was given the object calls.
          TreePath creation = parent.getParentPath();
          boolean constructor = member.isPresent() && member.get().isConstructor();
          if (!constructor) {
            LocalHeat ofMethod = end(member);
            if (member.isEmpty() || settles(member.get()) || !enter(creation)) {
              return end(member);
            }
            later = deferred ? Optional.of(ofMethod) : Optional.empty();
          }
          at = creation;
          continue;
        }
        if (parent.getLeaf() instanceof ClassTree type) {
          Member.Kind kind = kindOf(leaf);
          if (kind == Member.Kind.STATIC_INITIALIZER && later.isPresent()) {
            // Whoever calls the method of a constant decides, not the code that creates it once.
            return later.get();
          }
          if (kind != Member.Kind.INSTANCE_INITIALIZER || !isAnonymous(type)) {
            return end(member(type, kind));
          }
          at = parent.getParentPath();
          continue;
        }
        if (parent.getLeaf() instanceof LambdaExpressionTree) {
          if (!enter(parent)) {
            return end(Optional.empty());
          }
        } else {
          decided = cold(at);
          if (decided.isPresent()) {
            return end(Optional.empty());
          }
          Optional<LocalHeat> once = once(start, at);
          if (once.isPresent()) {
            return once.get();
          }
          // What repeats the creation of a callback does not repeat its runs.
          inLoop |= repetition.isRepeatedBy(parent, leaf) && !deferred;
        }
        at = parent;
      }
      return end(Optional.empty());
    }

    /**
     * What follows from a branch that runs once, or until a field or a cache is filled. How often a
     * function runs that it creates for later is not known.
     */
    private Optional<LocalHeat> once(TreePath start, TreePath branch) {
      if (LazyInitialization.contains(branch, state)) {
        Optional<ClassSymbol> instance =
            filledField(start, branch).filter(field -> !field.isStatic()).map(VarSymbol::enclClass);
        if (instance.isEmpty()) {
          decided = Optional.of(deferred ? HeatEvidence.NONE : miss(start, branch));
        }
        return Optional.of(end(instance.map(Member::construction)));
      }
      return OneTimeBranch.field(branch, state)
          .map(
              field -> {
                if (field.isStatic()) {
                  decided =
                      Optional.of(
                          deferred
                              ? HeatEvidence.NONE
                              : HeatEvidence.cold("only once, as " + field.name + " says"));
                  return end(Optional.empty());
                }
                return end(Optional.of(Member.construction(field.enclClass())));
              });
    }

    /** Whether a method of an anonymous class needs no look at where its object goes. */
    private boolean settles(Member method) {
      return method.isPrivate() || !MemberHeat.of(method, deferred, state).isNone();
    }

    /** Passes the boundary of a lambda or anonymous class; false where that decides. */
    boolean enter(TreePath functional) {
      repetition.reset();
      decided = EntryPoints.functional(functional, state);
      if (decided.isPresent()) {
        return false;
      }
      if (FailureHandler.is(functional, state)) {
        decided = Optional.of(HeatEvidence.seldom("handler of failures"));
        return false;
      }
      Callback callback = Callback.of(functional);
      switch (callback.when()) {
        case NEVER_HOT -> {
          decided = Optional.of(HeatEvidence.cold(callback.why()));
          return false;
        }
        case ON_TIMER -> {
          decided = Optional.of(HeatEvidence.onTimer(callback.why()));
          return false;
        }
        case AT_ONCE -> {}
        case ON_MISS -> {
          // How often a lookup misses is not known, only that it is less often than it runs.
          decided = Optional.of(HeatEvidence.NONE);
          return false;
        }
        case PER_ELEMENT -> inLoop |= !deferred;
        case LATER -> deferred = true;
      }
      return true;
    }

    /**
     * A miss of a static field happens once, those of a cache or a variable as often as need be.
     */
    private static HeatEvidence miss(TreePath place, TreePath branch) {
      String why = "only on a miss, to fill a field or a cache";
      return filledField(place, branch).isPresent()
          ? HeatEvidence.cold(why)
          : HeatEvidence.onceEach(why);
    }

    /**
     * The field that a lazy initialization fills with a place's value; that of an object once for
     * each, as its initializers run. Empty if it fills a map or a variable.
     */
    private static Optional<VarSymbol> filledField(TreePath place, TreePath branch) {
      for (TreePath at = place; at != branch.getParentPath(); at = at.getParentPath()) {
        if (at.getLeaf() instanceof AssignmentTree assignment
            && Symbols.of(assignment.getVariable()) instanceof VarSymbol field
            && field.owner instanceof ClassSymbol) {
          return Optional.of(field);
        }
      }
      return Optional.empty();
    }

    /** Whether a tree is a part of its parent that runs seldom. */
    private Optional<HeatEvidence> cold(TreePath at) {
      Tree child = at.getLeaf();
      Tree tree = at.getParentPath().getLeaf();
      String reason = null;
      if (tree instanceof ThrowTree) {
        reason = "in a throw statement";
      } else if (tree instanceof AssertTree) {
        reason = "in an assertion";
      } else if (tree instanceof MethodInvocationTree call) {
        if (call.getMethodSelect() != child && LogCalls.isBelowWarn(call)) {
          reason = "argument of a log call below warn";
        }
      } else if (tree instanceof IfTree test && isLogGuard(test, child)) {
        reason = "only when a log level below warn is on";
      } else if (tree instanceof NewClassTree creation) {
        if (creation.getArguments().contains(child) && isThrowable(creation)) {
          reason = "argument of an exception";
        }
      } else if (tree instanceof BlockTree block && jumps.alwaysThrows(block)) {
        reason = "on a path that ends in an exception";
      }
      return Optional.ofNullable(reason).map(HeatEvidence::cold);
    }

    private static boolean isLogGuard(IfTree test, Tree child) {
      return test.getThenStatement() == child && LogCalls.isGuard(test.getCondition());
    }

    private boolean isThrowable(NewClassTree creation) {
      return ASTHelpers.isSubtype(
          ASTHelpers.getType(creation), state.getSymtab().throwableType, state);
    }
  }

  private static Optional<Member> member(ClassTree type, Member.Kind kind) {
    ClassSymbol symbol = ASTHelpers.getSymbol(type);
    return Optional.ofNullable(symbol).map(s -> new Member(s, null, kind));
  }

  private static boolean isAnonymous(ClassTree type) {
    return type.getSimpleName().isEmpty();
  }

  private static Member.Kind kindOf(Tree member) {
    if (!(member instanceof BlockTree) && !(member instanceof VariableTree)) {
      return Member.Kind.TYPE;
    }
    return Initializers.isStatic(member)
        ? Member.Kind.STATIC_INITIALIZER
        : Member.Kind.INSTANCE_INITIALIZER;
  }
}
