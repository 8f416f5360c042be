package io.github.uncontended.analysis.monitors;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A call that waits for input or output, for time to pass or for another thread.
 *
 * @param method what is called; a constructor for {@code new}
 * @param calls the calls of methods of the same class through which it is called, outermost first,
 *     and the blocking call last
 * @param released what a wait for a condition releases meanwhile, in words; never the lock that is
 *     held
 */
public record BlockingCall(
    MethodSymbol method, ImmutableList<TreePath> calls, Optional<String> released) {
  /** How many methods of the same class are entered. */
  private static final int DEPTH = 3;

  /**
   * A blocking call that the code below a tree makes on the same thread; none in a {@code
   * synchronized} block inside, which is a critical section of its own, unless it waits on another
   * monitor than the one that is held, which keeps that. A method or block that is only entered
   * with its lock held {@linkplain SectionAnalysis#continuesAnother continues} the section.
   *
   * <p>Calls on a {@linkplain GuardedConnection connection that the lock is for} do not count.
   * Neither do calls that return at once, such as {@code get()} of a future that is known to be
   * complete.
   *
   * @param section the section that the code is; empty if its lock is unknown
   * @param counts decides by its place whether a call counts
   * @param isExempt decides whether a blocking call does no harm, so that the search goes on
   * @param runsAtOnce whether a lambda or method reference runs before the code around it goes on
   */
  public static Optional<BlockingCall> in(
      TreePath code,
      Optional<CriticalSection> section,
      Predicate<TreePath> counts,
      Predicate<BlockingCall> isExempt,
      Predicate<TreePath> runsAtOnce,
      VisitorState state) {
    return new Search(section, counts, isExempt, runsAtOnce, state)
        .in(code, ImmutableList.of(), /* isNested= */ false);
  }

  /**
   * Whether a blocking call can be behind one that the code below a tree makes: it calls a method
   * of the compilation.
   *
   * @param counts decides by its place whether a call counts
   */
  public static boolean mayBeBehind(TreePath code, Predicate<TreePath> counts, VisitorState state) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        found[0] =
            found[0]
                || (Symbols.of(tree) instanceof MethodSymbol method
                    && CompilationIndex.of(state).declares(method.enclClass())
                    && counts.test(getCurrentPath()));
        return super.visitMethodInvocation(tree, null);
      }
    }.scan(code, null);
    return found[0];
  }

  /** Whether a tree is a call that waits on a monitor, and releases it meanwhile. */
  public static boolean isWait(Tree tree) {
    return tree instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && ApiFact.WAITS_ON_MONITOR.isInherited(method);
  }

  /** Whether the call only lets time pass. */
  public boolean pauses() {
    return released.isEmpty() && ApiFact.PAUSES.isInherited(method);
  }

  /** Whether code uses what the call, or one through which it is made, returns. */
  public boolean hasResult() {
    return method.isConstructor()
        || calls.stream()
            .anyMatch(
                call ->
                    call.getLeaf() instanceof MethodInvocationTree
                        && !(call.getParentPath().getLeaf() instanceof ExpressionStatementTree));
  }

  /** The call in words, such as {@code DataSource.getConnection() (through open)}. */
  public String inWords() {
    String type = method.enclClass().getSimpleName().toString();
    String call = method.isConstructor() ? "new " + type + "()" : type + "." + method.name + "()";
    String through = through(call);
    return released.map(lock -> through + " releases only " + lock + " and").orElse(through);
  }

  private String through(String call) {
    return calls.size() == 1
        ? call
        : calls.subList(0, calls.size() - 1).stream()
            .map(each -> Symbols.of(each.getLeaf()).name)
            .collect(joining(", ", call + " (through ", ")"));
  }

  private static final class Search {
    private final Optional<CriticalSection> section;
    private final Predicate<TreePath> counts;
    private final Predicate<BlockingCall> isExempt;
    private final Predicate<TreePath> runsAtOnce;
    private final VisitorState state;
    private final GuardedConnection connections;
    private final Set<Symbol> entered = new HashSet<>();

    Search(
        Optional<CriticalSection> section,
        Predicate<TreePath> counts,
        Predicate<BlockingCall> isExempt,
        Predicate<TreePath> runsAtOnce,
        VisitorState state) {
      this.section = section;
      this.counts = counts;
      this.isExempt = isExempt;
      this.runsAtOnce = runsAtOnce;
      this.state = state;
      this.connections = new GuardedConnection(section, counts, state);
    }

    /** A call of a method of the same object, and whether another monitor is held there, too. */
    private record OwnCall(TreePath path, boolean isNested) {}

    /**
     * @param isNested whether the code is in a section of its own, which is looked at for itself
     */
    Optional<BlockingCall> in(TreePath code, ImmutableList<TreePath> via, boolean isNested) {
      List<BlockingCall> found = new ArrayList<>();
      List<OwnCall> own = new ArrayList<>();
      new TreePathScanner<Void, Void>() {
        private boolean inNested = isNested;

        @Override
        public Void scan(Tree tree, Void unused) {
          boolean isElsewhere =
              tree instanceof ClassTree
                  || (tree instanceof LambdaExpressionTree
                      && !runsAtOnce.test(new TreePath(getCurrentPath(), tree)));
          return isElsewhere || !found.isEmpty() ? null : super.scan(tree, null);
        }

        @Override
        public Void visitSynchronized(SynchronizedTree tree, Void unused) {
          boolean around = inNested;
          inNested |= tree != code.getLeaf() && !continues(getCurrentPath());
          super.visitSynchronized(tree, null);
          inNested = around;
          return null;
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
          if (!(Symbols.of(tree) instanceof MethodSymbol method)) {
            return super.visitMethodInvocation(tree, null);
          }
          ExpressionTree receiver = ASTHelpers.getReceiver(tree);
          Optional<String> released = released(getCurrentPath(), method);
          if (released.isPresent() || (!inNested && blocks(getCurrentPath(), method))) {
            add(method, released);
          } else if (receiver == null || Expressions.isThis(receiver)) {
            own.add(new OwnCall(getCurrentPath(), inNested));
          }
          return super.visitMethodInvocation(tree, null);
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
          if (!(Symbols.of(tree) instanceof MethodSymbol method) || method.isConstructor()) {
            return super.visitMemberReference(tree, null);
          }
          boolean blocks =
              !inNested
                  && ApiFact.BLOCKS.isMethodName(method.name.toString())
                  && ApiFact.BLOCKS.isInherited(method)
                  && !connections.is(tree.getQualifierExpression());
          if (blocks && runsAtOnce.test(getCurrentPath())) {
            add(method, Optional.empty());
          } else if (!blocks && isOwn(tree, method) && runsAtOnce.test(getCurrentPath())) {
            own.add(new OwnCall(getCurrentPath(), inNested));
          }
          return super.visitMemberReference(tree, null);
        }

        @Override
        public Void visitNewClass(NewClassTree tree, Void unused) {
          if (!inNested
              && Symbols.of(tree) instanceof MethodSymbol constructor
              && ApiFact.BLOCKS.holdsFor(constructor)) {
            add(constructor, Optional.empty());
          }
          return super.visitNewClass(tree, null);
        }

        /** Whether a reference is to a static method of the unit, or to one of the same object. */
        private boolean isOwn(MemberReferenceTree reference, MethodSymbol method) {
          return method.isStatic() || Expressions.isThis(reference.getQualifierExpression());
        }

        /** Adds the call at the current path, if it counts. */
        private void add(MethodSymbol method, Optional<String> released) {
          if (counts.test(getCurrentPath())) {
            BlockingCall call = new BlockingCall(method, with(via, getCurrentPath()), released);
            if (!isExempt.test(call)) {
              found.add(call);
            }
          }
        }

        /** What a wait for a condition releases, in a section whose lock it is not. */
        private Optional<String> released(TreePath call, MethodSymbol method) {
          if (section.isEmpty() || !isNear(via)) {
            return Optional.empty();
          }
          if (ApiFact.WAITS_ON_MONITOR.isInherited(method)) {
            return ForeignWait.released(call, section.get(), state).map(LockIdentity::inWords);
          }
          return !inNested && ApiFact.AWAITS_CONDITION.holdsFor(method)
              ? Optional.of("the lock of the condition")
              : Optional.empty();
        }
      }.scan(code, null);
      if (!found.isEmpty() || via.size() >= DEPTH) {
        return found.stream().findFirst();
      }
      return own.stream().flatMap(call -> enter(call, via).stream()).findFirst();
    }

    /**
     * Whether code is part of the section, or of a private method that it calls: what other methods
     * wait for, they wait for wherever they are called.
     */
    private static boolean isNear(List<TreePath> via) {
      return via.stream().allMatch(call -> Symbols.of(call.getLeaf()).isPrivate())
          && via.size() <= 1;
    }

    private boolean blocks(TreePath path, MethodSymbol method) {
      MethodInvocationTree call = (MethodInvocationTree) path.getLeaf();
      if (ApiFact.BLOCKS.isMethodName(method.name.toString())
          && ApiFact.BLOCKS.isInherited(method)) {
        return !connections.is(ASTHelpers.getReceiver(call))
            && !UnboundedQueue.isAddedToBy(call, state)
            && !CompletedWait.isAt(path, state)
            && !GuardedFiles.mayBeReadBy(method, section, state);
      }
      if (StreamCopy.isOfFile(call, method, section, state)) {
        return true;
      }
      if (FileLoop.isReadBy(path, method, state)) {
        return !GuardedFiles.mayBeOf(section, state);
      }
      return section.isPresent()
          && SocketStream.isUsedBy(call, method, section.get(), state)
          && !connections.is(ASTHelpers.getReceiver(call));
    }

    /** Whether a method or block only continues a section, whose lock it takes again. */
    private boolean continues(TreePath code) {
      return SectionAnalysis.of(state.withPath(code))
          .filter(it -> it.continuesAnother(state))
          .isPresent();
    }

    private Optional<BlockingCall> enter(OwnCall own, ImmutableList<TreePath> via) {
      TreePath call = own.path();
      MethodSymbol method = (MethodSymbol) Symbols.of(call.getLeaf());
      if (!counts.test(call) || !entered.add(method)) {
        return Optional.empty();
      }
      TreePath declaration = UnitIndex.of(state).declaration(method).orElse(null);
      if (declaration == null) {
        return Optional.empty();
      }
      // A synchronized method of the same object is reported itself, unless its callers are.
      boolean isNested =
          own.isNested() || ((method.flags() & Flags.SYNCHRONIZED) != 0 && !continues(declaration));
      return in(declaration, with(via, call), isNested);
    }

    private static ImmutableList<TreePath> with(ImmutableList<TreePath> via, TreePath call) {
      return ImmutableList.<TreePath>builder().addAll(via).add(call).build();
    }
  }
}
