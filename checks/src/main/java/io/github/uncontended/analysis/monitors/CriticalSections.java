package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.syntax.Completion;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.LazyPathScanner;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The critical sections of a compilation unit, found in one pass when they are first needed. */
public final class CriticalSections {
  /** The methods that wait for a lock; {@code readLock} and {@code writeLock} of stamped locks. */
  public static final ImmutableSet<String> LOCKS =
      ImmutableSet.of("lock", "lockInterruptibly", "tryLock", "readLock", "writeLock");

  /** What waits for a lock only where it has arguments, the longest time to do so. */
  private static final String TRY = "tryLock";

  /** The methods that give a lock back. */
  static final ImmutableSet<String> UNLOCKS =
      ImmutableSet.of("unlock", "unlockRead", "unlockWrite");

  private final UnitIndex index;
  private final Context context;
  private final List<CriticalSection> all = new ArrayList<>();

  private CriticalSections(CompilationUnitTree unit, UnitIndex index, Context context) {
    this.index = index;
    this.context = context;
    new Finder().scan(unit, null);
  }

  /** The sections of the unit that {@code state} is in. */
  public static CriticalSections of(VisitorState state) {
    return of(state.getPath().getCompilationUnit(), state.context);
  }

  /** The sections of a unit of the compilation. */
  public static CriticalSections of(CompilationUnitTree unit, Context context) {
    UnitIndex index = UnitIndex.of(unit, context);
    return index.memo(CriticalSections.class, tree -> new CriticalSections(tree, index, context));
  }

  /** All of them, in source order. */
  public ImmutableList<CriticalSection> all() {
    return ImmutableList.copyOf(all);
  }

  /**
   * The section that a tree begins: a method, a {@code synchronized} block, or the call that locks.
   */
  public Optional<CriticalSection> at(Tree tree) {
    return all.stream().filter(section -> section.tree() == tree).findFirst();
  }

  /** The sections that a place is in, on the thread that entered them. */
  public ImmutableList<CriticalSection> around(TreePath place) {
    return all.stream().filter(section -> section.contains(place)).collect(toImmutableList());
  }

  /** Whether a call may take a lock, by its name. */
  public static boolean mayLock(MethodInvocationTree call) {
    return LOCKS.contains(nameOf(call)) && !(isTry(call) && call.getArguments().isEmpty());
  }

  /** Whether a statement only releases a lock. */
  static boolean isUnlock(StatementTree statement) {
    return unlock(statement).isPresent();
  }

  /**
   * Whether a statement gives back a lock of the JDK. In code that does not take the lock, that is
   * the end of the section, and nothing that runs in it.
   */
  static boolean isRelease(Tree statement) {
    return unlock(statement)
        .filter(
            call ->
                Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
                    && LockIdentity.isOfLock(method))
        .isPresent();
  }

  private static Optional<MethodInvocationTree> unlock(Tree statement) {
    return call(statement).filter(call -> UNLOCKS.contains(nameOf(call)));
  }

  private static String nameOf(MethodInvocationTree call) {
    return Expressions.simpleName(call.getMethodSelect());
  }

  private static boolean isTry(MethodInvocationTree call) {
    return nameOf(call).equals(TRY);
  }

  /** The call that a statement consists of, or whose result it stores in a new variable. */
  private static Optional<MethodInvocationTree> call(Tree statement) {
    ExpressionTree expression =
        statement instanceof ExpressionStatementTree alone
            ? alone.getExpression()
            : statement instanceof VariableTree variable ? variable.getInitializer() : null;
    return expression instanceof MethodInvocationTree call ? Optional.of(call) : Optional.empty();
  }

  /**
   * Statements that run once a lock is taken, and others behind those that give it back.
   *
   * @param block leads to the innermost tree that contains all of them
   */
  private record Held(TreePath block, List<? extends StatementTree> statements) {}

  private final class Finder extends LazyPathScanner {
    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      MethodSymbol method = ASTHelpers.getSymbol(tree);
      if (tree.getBody() != null
          && method != null
          && tree.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)) {
        add(
            path(),
            LockIdentity.of(method),
            false,
            new TreePath(path(), tree.getBody()),
            tree.getBody().getStatements());
      }
      return super.visitMethod(tree, null);
    }

    @Override
    public Void visitSynchronized(SynchronizedTree tree, Void unused) {
      LockIdentity.of(tree.getExpression(), path(), context)
          .ifPresent(
              lock ->
                  add(
                      path(),
                      lock,
                      false,
                      new TreePath(path(), tree.getBlock()),
                      tree.getBlock().getStatements()));
      return super.visitSynchronized(tree, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      if (mayLock(tree) && !LockIdentity.selectsSide(tree)) {
        addLocked(tree);
      }
      return super.visitMethodInvocation(tree, null);
    }

    private void add(
        TreePath path,
        LockIdentity lock,
        boolean isReader,
        TreePath block,
        List<? extends StatementTree> body) {
      all.add(new CriticalSection(path, lock, isReader, block, ImmutableList.copyOf(body)));
    }

    private void addLocked(MethodInvocationTree locking) {
      Optional<Held> held = isTry(locking) ? heldIfTaken() : heldBehind(path().getParentPath());
      if (held.isEmpty()) {
        return;
      }
      ExpressionTree receiver = ASTHelpers.getReceiver(locking);
      boolean isReader =
          nameOf(locking).equals("readLock")
              || (receiver != null && LockIdentity.isReadSide(receiver, index, context));
      LockIdentity.ofReceiver(locking, path(), context)
          .ifPresent(lock -> addFrom(held.get(), lock, isReader));
    }

    /** What runs behind a statement that waits for a lock until it is free. */
    private Optional<Held> heldBehind(TreePath statement) {
      if (call(statement.getLeaf()).isEmpty()) {
        return Optional.empty();
      }
      TreePath around = statement.getParentPath().getParentPath();
      // try { lock.lockInterruptibly(); } catch (InterruptedException e) { return; }
      return around.getLeaf() instanceof TryTree attempt
              && attempt.getFinallyBlock() == null
              && attempt.getBlock().getStatements().equals(List.of(statement.getLeaf()))
              && attempt.getCatches().stream().noneMatch(it -> Completion.isPossible(it.getBlock()))
          ? behind(around)
          : behind(statement);
    }

    private Optional<Held> behind(TreePath statement) {
      if (!(statement.getParentPath().getLeaf() instanceof BlockTree block)) {
        return Optional.empty();
      }
      List<? extends StatementTree> all = block.getStatements();
      return Optional.of(
          new Held(
              statement.getParentPath(),
              all.subList(all.indexOf(statement.getLeaf()) + 1, all.size())));
    }

    /** What runs where the condition that the scan is at has taken a lock in time. */
    private Optional<Held> heldIfTaken() {
      TreePath condition = Places.withParentheses(path());
      boolean isNegated = condition.getParentPath().getLeaf().getKind() == Kind.LOGICAL_COMPLEMENT;
      if (isNegated) {
        condition = Places.withParentheses(condition.getParentPath());
      }
      TreePath test = condition.getParentPath();
      if (!(test.getLeaf() instanceof IfTree choice)) {
        return Optional.empty();
      }
      StatementTree taken = isNegated ? choice.getElseStatement() : choice.getThenStatement();
      if (taken == null) {
        return Completion.isPossible(choice.getThenStatement()) ? Optional.empty() : behind(test);
      }
      return Optional.of(
          taken instanceof BlockTree block
              ? new Held(new TreePath(test, block), block.getStatements())
              : new Held(test, List.of(taken)));
    }

    private void addFrom(Held held, LockIdentity lock, boolean isReader) {
      List<? extends StatementTree> rest = held.statements();
      TreePath around = held.block();
      if (around.getParentPath().getLeaf() instanceof TryTree attempt
          && attempt.getBlock() == around.getLeaf()
          && unlocks(attempt, lock)) {
        add(path(), lock, isReader, around, rest);
        return;
      }
      List<StatementTree> body = new ArrayList<>();
      for (StatementTree next : rest) {
        if (isUnlockOf(next, lock)) {
          add(path(), lock, isReader, around, body);
          return;
        }
        if (next instanceof TryTree attempt && unlocks(attempt, lock)) {
          TreePath inner = new TreePath(new TreePath(around, attempt), attempt.getBlock());
          if (body.isEmpty() && attempt.getCatches().isEmpty()) {
            add(path(), lock, isReader, inner, attempt.getBlock().getStatements());
          } else {
            body.add(next);
            add(path(), lock, isReader, around, body);
          }
          return;
        }
        body.add(next);
      }
    }

    private boolean unlocks(TryTree attempt, LockIdentity lock) {
      return attempt.getFinallyBlock() != null
          && attempt.getFinallyBlock().getStatements().stream()
              .anyMatch(statement -> isUnlockOf(statement, lock));
    }

    private boolean isUnlockOf(StatementTree statement, LockIdentity lock) {
      Optional<MethodInvocationTree> call = call(statement);
      return call.isPresent()
          && UNLOCKS.contains(nameOf(call.get()))
          && LockIdentity.ofReceiver(call.get(), path(), context).filter(lock::equals).isPresent();
    }
  }
}
