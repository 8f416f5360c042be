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
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.syntax.LazyPathScanner;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The critical sections of a compilation unit, found in one pass when they are first needed. */
public final class CriticalSections {
  /** The methods that wait for a lock; {@code readLock} and {@code writeLock} of stamped locks. */
  public static final ImmutableSet<String> LOCKS =
      ImmutableSet.of("lock", "lockInterruptibly", "readLock", "writeLock");

  private static final ImmutableSet<String> UNLOCKS =
      ImmutableSet.of("unlock", "unlockRead", "unlockWrite");

  private final UnitIndex index;
  private final List<CriticalSection> all = new ArrayList<>();

  private CriticalSections(CompilationUnitTree unit, UnitIndex index) {
    this.index = index;
    new Finder().scan(unit, null);
  }

  /** The sections of the unit that {@code state} is in. */
  public static CriticalSections of(VisitorState state) {
    return of(state.getPath().getCompilationUnit(), state.context);
  }

  /** The sections of a unit of the compilation. */
  public static CriticalSections of(CompilationUnitTree unit, Context context) {
    UnitIndex index = UnitIndex.of(unit, context);
    return index.memo(CriticalSections.class, tree -> new CriticalSections(tree, index));
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
    return LOCKS.contains(nameOf(call));
  }

  /** Whether a statement only releases a lock. */
  static boolean isUnlock(StatementTree statement) {
    return call(statement).filter(call -> UNLOCKS.contains(nameOf(call))).isPresent();
  }

  private static String nameOf(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? select.getIdentifier().toString()
        : "";
  }

  /** The call that a statement consists of, or whose result it stores in a new variable. */
  private static Optional<MethodInvocationTree> call(Tree statement) {
    ExpressionTree expression =
        statement instanceof ExpressionStatementTree alone
            ? alone.getExpression()
            : statement instanceof VariableTree variable ? variable.getInitializer() : null;
    return expression instanceof MethodInvocationTree call ? Optional.of(call) : Optional.empty();
  }

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
      LockIdentity.of(tree.getExpression(), path(), index)
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
      if (mayLock(tree) && !selectsSide(tree)) {
        addLocked(tree);
      }
      return super.visitMethodInvocation(tree, null);
    }

    /**
     * Whether a call returns the lock of readers or writers, which it does not take; that of a
     * stamped lock takes it, and returns a number.
     */
    private boolean selectsSide(MethodInvocationTree call) {
      return LockIdentity.isSide(call) && !ASTHelpers.getType(call).isPrimitive();
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
      TreePath statement = path().getParentPath();
      if (call(statement.getLeaf()).isEmpty()
          || !(statement.getParentPath().getLeaf() instanceof BlockTree block)) {
        return;
      }
      ExpressionTree receiver = ASTHelpers.getReceiver(locking);
      boolean isReader =
          nameOf(locking).equals("readLock") || LockIdentity.isReadSide(receiver, index);
      LockIdentity.of(receiver, path(), index)
          .ifPresent(lock -> addFrom(statement, block, lock, isReader));
    }

    private void addFrom(TreePath statement, BlockTree block, LockIdentity lock, boolean isReader) {
      List<? extends StatementTree> all = block.getStatements();
      List<? extends StatementTree> rest =
          all.subList(all.indexOf(statement.getLeaf()) + 1, all.size());
      TreePath around = statement.getParentPath();
      if (around.getParentPath().getLeaf() instanceof TryTree attempt
          && attempt.getBlock() == block
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
          && LockIdentity.of(ASTHelpers.getReceiver(call.get()), path(), index)
              .filter(lock::equals)
              .isPresent();
    }
  }
}
