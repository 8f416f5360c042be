package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How hot a member of a unit is: by itself, else by its callers in the unit.
 *
 * <p>Callers are searched breadth first, so that the nearest hot one is named, and each once, so
 * that recursion ends.
 */
final class CallerHeat {
  /** How many calls deep callers are searched. */
  private static final int DEPTH = 8;

  private final CompilationUnitTree unit;
  private final VisitorState state;
  private final Set<Step> seen = new HashSet<>();
  private final List<Step> next = new ArrayList<>();
  private int depth;

  private Optional<Heat> hot = Optional.empty();
  private Optional<Heat> repeated = Optional.empty();
  private Optional<Heat> cold = Optional.empty();
  private boolean unknown;

  private CallerHeat(CompilationUnitTree unit, VisitorState state) {
    this.unit = unit;
    this.state = state;
  }

  /**
   * A member that runs the code in question.
   *
   * @param repeated how the calls in between repeat
   * @param deferred as for {@link LocalHeat}
   * @param rare as for {@link LocalHeat}
   * @param loopsCount whether a loop around a call of the member counts
   * @param builtOnce what counts where callers say nothing: the code is part of a construction that
   *     names tell to be rare
   */
  private record Step(
      Member member,
      Optional<Repetition> repeated,
      boolean deferred,
      boolean rare,
      boolean loopsCount,
      Optional<Heat> builtOnce) {
    /** As part of a construction that is cold, in which no loop counts. */
    Step inConstruction(Heat heat) {
      return new Step(member, Optional.empty(), deferred, rare, loopsCount, Optional.of(heat));
    }
  }

  /** The heat of the member that a place is in, leaving aside how the place repeats within it. */
  static Heat of(
      Member member, boolean deferred, boolean rare, CompilationUnitTree unit, VisitorState state) {
    return new CallerHeat(unit, state)
        .search(new Step(member, Optional.empty(), deferred, rare, true, Optional.empty()));
  }

  private Heat search(Step start) {
    add(start);
    while (!next.isEmpty() && hot.isEmpty()) {
      List<Step> level = List.copyOf(next);
      next.clear();
      level.forEach(this::visit);
      depth++;
    }
    return hot.or(() -> repeated).or(() -> unknown ? Optional.empty() : cold).orElse(Heat.UNKNOWN);
  }

  private void add(Step step) {
    if (seen.add(step)) {
      next.add(step);
    }
  }

  private void visit(Step arrived) {
    Heat own = MemberHeat.of(arrived.member(), arrived.deferred(), state);
    if (own.level() != Heat.Level.UNKNOWN) {
      arrive(depth == 0 ? own : own.ofCallee(), arrived);
      return;
    }
    Step step = arrived.deferred() ? arrived : inConstruction(arrived);
    boolean closed = isClosed(step.member());
    List<LocalHeat> callers = depth < DEPTH ? callers(step.member()) : List.of();
    if (!closed || callers.isEmpty()) {
      arrive(Heat.UNKNOWN, step);
    }
    for (LocalHeat caller : callers) {
      follow(caller, step, closed);
    }
  }

  private Step inConstruction(Step step) {
    return MemberHeat.ofConstruction(step.member())
        .map(heat -> step.inConstruction(depth == 0 ? heat : heat.ofCallee()))
        .orElse(step);
  }

  private void follow(LocalHeat caller, Step step, boolean closed) {
    // That one caller of many loops says little of a method that everyone may call.
    boolean mayRepeat =
        step.loopsCount()
            && !step.deferred()
            && !step.rare()
            && (closed || !step.member().isMethodProper());
    Optional<Repetition> how =
        step.repeated().or(() -> mayRepeat ? caller.repeated() : Optional.empty());
    Step from =
        new Step(
            caller.member().orElse(null),
            how,
            step.deferred() || caller.deferred(),
            step.rare() || caller.rare(),
            mayRepeat,
            step.builtOnce());
    if (caller.decided().isPresent()) {
      // A lambda that a cold expression makes to be called later is not part of it.
      Heat end = caller.decided().get();
      arrive(end.isCold() && step.deferred() ? Heat.UNKNOWN : end.ofCallee(), from);
    } else if (caller.member().isPresent()) {
      add(from);
    }
  }

  /** Takes note of the heat at one end of the search. */
  private void arrive(Heat end, Step step) {
    if (end.isConcurrent() && !step.rare()) {
      hot = hot.or(() -> Optional.of(end));
    } else if (end.isCold()) {
      cold = cold.or(() -> Optional.of(end));
    } else if (step.repeated().isPresent()) {
      Reason reason = step.repeated().get().ofCallee();
      repeated = repeated.or(() -> Optional.of(new Heat(Heat.Level.REPEATED, reason)));
    } else if (end.level() == Heat.Level.REPEATED) {
      repeated = repeated.or(() -> Optional.of(end));
    } else if (step.builtOnce().isPresent()) {
      cold = cold.or(step::builtOnce);
    } else {
      unknown = true;
    }
  }

  /** Whether all that runs a member is in the unit. */
  private boolean isClosed(Member member) {
    return switch (member.kind()) {
      case METHOD -> isClosed(member.method());
      case INSTANCE_INITIALISER -> constructors(member.type()).stream().allMatch(this::isClosed);
      case STATIC_INITIALISER, TYPE -> false;
    };
  }

  private boolean isClosed(MethodSymbol method) {
    return method.isPrivate()
        || (isHidden(method.enclClass())
            && (method.isConstructor()
                || ASTHelpers.findSuperMethods(method, state.getTypes()).isEmpty()));
  }

  /** Whether a class, and each of its subclasses, is private or local. */
  private boolean isHidden(ClassSymbol type) {
    for (Symbol at = type; !(at instanceof PackageSymbol); at = at.owner) {
      if (at.isPrivate() || !(at instanceof ClassSymbol)) {
        return index().subclasses(type).stream().allMatch(this::isHidden);
      }
    }
    return false;
  }

  private List<LocalHeat> callers(Member member) {
    List<LocalHeat> callers = new ArrayList<>();
    switch (member.kind()) {
      case METHOD -> addCallers(member.method(), callers);
      case INSTANCE_INITIALISER ->
          constructors(member.type()).forEach(each -> addCallers(each, callers));
      case STATIC_INITIALISER, TYPE -> {}
    }
    return callers;
  }

  private void addCallers(MethodSymbol method, List<LocalHeat> callers) {
    for (TreePath call : index().calls(method)) {
      callers.add(
          call.getLeaf() instanceof MemberReferenceTree
              ? LocalHeat.ofCallback(call, state)
              : LocalHeat.of(call, state));
    }
    if (method.isConstructor()) {
      for (TreePath creation : index().constructions(method.enclClass())) {
        // A diamond has a symbol of its own, made from the constructor's.
        if (creation.getLeaf() instanceof JCNewClass tree
            && tree.constructor != null
            && tree.constructor.baseSymbol() == method) {
          callers.add(LocalHeat.of(creation, state));
        }
      }
    }
  }

  private static List<MethodSymbol> constructors(ClassSymbol type) {
    List<MethodSymbol> constructors = new ArrayList<>();
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof MethodSymbol method && method.isConstructor()) {
        constructors.add(method);
      }
    }
    return constructors;
  }

  private UnitIndex index() {
    return UnitIndex.of(unit, state.context);
  }
}
