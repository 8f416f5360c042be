package io.github.uncontended.analysis.monitors;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
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
 */
public record BlockingCall(MethodSymbol method, ImmutableList<TreePath> calls) {
  /** How many methods of the same class are entered. */
  private static final int DEPTH = 3;

  /**
   * A blocking call that the code below a tree makes on the same thread; none in a {@code
   * synchronized} block inside, which is a critical section of its own.
   *
   * <p>A connection, or what comes from one, that is a field which only critical sections use, or
   * whose own monitor they take, is what the lock is for: calls on it do not count. Neither do
   * calls that return at once, such as {@code get()} of a future that is known to be complete.
   *
   * @param counts decides by its place whether a call counts
   */
  public static Optional<BlockingCall> in(
      TreePath code, Predicate<TreePath> counts, VisitorState state) {
    return new Search(counts, state).in(code, ImmutableList.of());
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
        && ApiFact.WAITS_ON_MONITOR.holdsFor(method);
  }

  /** The call in words, such as {@code DataSource.getConnection() (through open)}. */
  public String inWords() {
    String type = method.enclClass().getSimpleName().toString();
    String call = method.isConstructor() ? "new " + type + "()" : type + "." + method.name + "()";
    return calls.size() == 1
        ? call
        : calls.subList(0, calls.size() - 1).stream()
            .map(each -> ASTHelpers.getSymbol((MethodInvocationTree) each.getLeaf()).name)
            .collect(joining(", ", call + " (through ", ")"));
  }

  private static final class Search {
    private final Predicate<TreePath> counts;
    private final VisitorState state;
    private final Set<Symbol> entered = new HashSet<>();

    Search(Predicate<TreePath> counts, VisitorState state) {
      this.counts = counts;
      this.state = state;
    }

    Optional<BlockingCall> in(TreePath code, ImmutableList<TreePath> via) {
      List<BlockingCall> found = new ArrayList<>();
      List<TreePath> own = new ArrayList<>();
      new TreePathScanner<Void, Void>() {
        @Override
        public Void scan(Tree tree, Void unused) {
          boolean isElsewhere =
              tree instanceof LambdaExpressionTree
                  || tree instanceof ClassTree
                  || (tree instanceof SynchronizedTree && tree != code.getLeaf());
          return isElsewhere || !found.isEmpty() ? null : super.scan(tree, null);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
          ExpressionTree receiver = ASTHelpers.getReceiver(tree);
          if (!(Symbols.of(tree) instanceof MethodSymbol method)) {
            return super.visitMethodInvocation(tree, null);
          }
          if (ApiFact.BLOCKS.isMethodName(method.name.toString())
              && ApiFact.BLOCKS.isInherited(method)) {
            if (!isGuardedConnection(receiver, DEPTH)
                && !UnboundedQueue.isAddedToBy(tree, state)
                && !CompletedWait.isAt(getCurrentPath(), state)
                && counts.test(getCurrentPath())) {
              found.add(new BlockingCall(method, with(via, getCurrentPath())));
            }
          } else if (receiver == null || Expressions.isThis(receiver)) {
            own.add(getCurrentPath());
          }
          return super.visitMethodInvocation(tree, null);
        }

        @Override
        public Void visitNewClass(NewClassTree tree, Void unused) {
          if (Symbols.of(tree) instanceof MethodSymbol constructor
              && ApiFact.BLOCKS.holdsFor(constructor)
              && counts.test(getCurrentPath())) {
            found.add(new BlockingCall(constructor, with(via, getCurrentPath())));
          }
          return super.visitNewClass(tree, null);
        }
      }.scan(code, null);
      if (!found.isEmpty() || via.size() >= DEPTH) {
        return found.stream().findFirst();
      }
      return own.stream().flatMap(call -> enter(call, via).stream()).findFirst();
    }

    private Optional<BlockingCall> enter(TreePath call, ImmutableList<TreePath> via) {
      MethodSymbol method = ASTHelpers.getSymbol((MethodInvocationTree) call.getLeaf());
      // A synchronized method of the same object is reported itself.
      if ((method.flags() & Flags.SYNCHRONIZED) != 0) {
        return Optional.empty();
      }
      if (!counts.test(call) || !entered.add(method)) {
        return Optional.empty();
      }
      return UnitIndex.of(state)
          .declaration(method)
          .flatMap(declaration -> in(declaration, with(via, call)));
    }

    private static ImmutableList<TreePath> with(ImmutableList<TreePath> via, TreePath call) {
      return ImmutableList.<TreePath>builder().addAll(via).add(call).build();
    }

    private boolean isGuardedConnection(ExpressionTree expression, int depth) {
      if (expression == null || depth == 0) {
        return false;
      }
      ExpressionTree value = ASTHelpers.stripParentheses(expression);
      if (value instanceof TypeCastTree cast) {
        return isGuardedConnection(cast.getExpression(), depth);
      }
      if (value instanceof MethodInvocationTree call) {
        return isConnection(ASTHelpers.getType(value))
            && isGuardedConnection(ASTHelpers.getReceiver(call), depth);
      }
      if (!(Symbols.of(value) instanceof VarSymbol variable)) {
        return false;
      }
      if (!Expressions.isField(variable)) {
        List<ExpressionTree> values = Assignments.values(variable, state);
        return !values.isEmpty()
            && values.stream().allMatch(it -> isGuardedConnection(it, depth - 1));
      }
      return isConnection(variable.type) && isGuarded(variable);
    }

    /** Whether a connection is itself the lock, or only used while some lock is held. */
    private boolean isGuarded(VarSymbol connection) {
      return FieldAccesses.of(connection, state).all().stream()
              .anyMatch(access -> access.kind() == FieldAccess.Kind.LOCK)
          || FieldAccesses.of(connection, state).afterConstruction().stream()
              .allMatch(access -> !access.locks().isEmpty() || isLifecycle(access));
    }

    private boolean isLifecycle(FieldAccess access) {
      return !counts.test(access.path());
    }

    private boolean isConnection(Type type) {
      return type != null
          && ApiFact.CONNECTION.holdsForAny(KnownTypes.supertypes(type, state.getTypes()));
    }
  }
}
