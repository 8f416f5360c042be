package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Replaces a connection pool of c3p0 or BoneCP by one of HikariCP, where one block configures it
 * with setters that all have a counterpart, and all other code takes it as a {@code DataSource}.
 */
public final class HikariReplacement {
  /** What the edits assume, as a sentence with a leading space. */
  public static final String ASSUMPTION =
      " Apply the fix unless the application relies on other defaults: HikariCP tests connections"
          + " when it gives them out and replaces them after 30 minutes.";

  private static final String HIKARI = "com.zaxxer.hikari.HikariDataSource";
  private static final Supplier<ClassSymbol> HIKARI_TYPE =
      VisitorState.memoize(state -> KnownTypes.find(HIKARI, state));

  /**
   * The counterpart of a setter.
   *
   * @param name of the setter of HikariCP
   * @param factor from the unit of the old setter to milliseconds; 0 for what is no time
   * @param least the least time that HikariCP takes, in the old unit; it also takes 0, for none
   */
  private record Twin(String name, int factor, int least) {
    Twin(String name) {
      this(name, 0, 0);
    }
  }

  private static final ImmutableMap<String, Twin> TWINS =
      ImmutableMap.<String, Twin>builder()
          .put("setCheckoutTimeout", new Twin("setConnectionTimeout", 1, 250))
          .put("setConnectionTestStatement", new Twin("setConnectionTestQuery"))
          .put("setConnectionTimeoutInMs", new Twin("setConnectionTimeout", 1, 250))
          .put("setDataSourceName", new Twin("setPoolName"))
          .put("setDefaultAutoCommit", new Twin("setAutoCommit"))
          .put("setDefaultCatalog", new Twin("setCatalog"))
          .put("setDriverClass", new Twin("setDriverClassName"))
          .put("setIdleMaxAgeInMinutes", new Twin("setIdleTimeout", 60_000, 1))
          .put("setIdleMaxAgeInSeconds", new Twin("setIdleTimeout", 1000, 10))
          .put("setInitSQL", new Twin("setConnectionInitSql"))
          .put("setJdbcUrl", new Twin("setJdbcUrl"))
          .put("setMaxConnectionAge", new Twin("setMaxLifetime", 1000, 30))
          .put("setMaxConnectionAgeInSeconds", new Twin("setMaxLifetime", 1000, 30))
          .put("setMaxIdleTime", new Twin("setIdleTimeout", 1000, 10))
          .put("setMaxPoolSize", new Twin("setMaximumPoolSize"))
          .put("setMinPoolSize", new Twin("setMinimumIdle"))
          .put("setPassword", new Twin("setPassword"))
          .put("setPoolName", new Twin("setPoolName"))
          .put("setPreferredTestQuery", new Twin("setConnectionTestQuery"))
          .put("setUser", new Twin("setUsername"))
          .put("setUsername", new Twin("setUsername"))
          .buildOrThrow();

  private final VisitorState state;
  private final Fix.Builder fix = Fix.builder();
  private final List<MethodInvocationTree> replaced = new ArrayList<>();
  private Tree block;
  private boolean hasUrl;

  private HikariReplacement(VisitorState state) {
    this.state = state;
  }

  /** The edits for a pool that is constructed at a place; empty where one is not certain. */
  public static Optional<Fix> of(TreePath creation, VisitorState state) {
    return new HikariReplacement(state).replace(creation);
  }

  private Optional<Fix> replace(TreePath path) {
    NewClassTree creation = (NewClassTree) path.getLeaf();
    Optional<VarSymbol> held = holder(path.getParentPath());
    if (held.isEmpty()
        || !creation.getArguments().isEmpty()
        || creation.getClassBody() != null
        || HIKARI_TYPE.get(state) == null) {
      return Optional.empty();
    }
    VarSymbol pool = held.get();
    Tree declared = UnitIndex.of(state).declaration(pool).map(TreePath::getLeaf).orElse(null);
    if (!(declared instanceof VariableTree declaration)
        || (Expressions.isField(pool) && !pool.isPrivate())
        || Assignments.values(pool, state).size() != 1
        || !ASTHelpers.isSameType(pool.type, ASTHelpers.getType(creation), state)) {
      return Optional.empty();
    }
    for (TreePath use : UnitIndex.of(state).uses(pool)) {
      if (!Assignments.isTarget(use) && !isReplaced(use)) {
        return Optional.empty();
      }
    }
    Optional<String> name = Imports.find(HIKARI, fix, path, state);
    if (!hasUrl || name.isEmpty()) {
      return Optional.empty();
    }
    // A type that is left to the compiler has no source.
    if (Source.hasPosition(declaration.getType(), state)
        && Source.start(declaration.getType()) < Source.start(creation)) {
      fix.replace(declaration.getType(), name.get(), state);
    }
    fix.replace(creation.getIdentifier(), name.get(), state);
    replaced.stream()
        .flatMap(call -> ASTHelpers.getSymbol(call).getThrownTypes().stream())
        .distinct()
        .forEach(
            thrown -> ThrowsClause.drop(path, thrown, ImmutableSet.copyOf(replaced), fix, state));
    return Optional.of(fix.build());
  }

  /** The variable that a new pool is stored in, by a statement of its own. */
  private static Optional<VarSymbol> holder(TreePath user) {
    return user.getLeaf() instanceof VariableTree
            || user.getParentPath().getLeaf() instanceof ExpressionStatementTree
        ? Optional.ofNullable(Assignments.holder(user.getLeaf()))
        : Optional.empty();
  }

  private boolean isReplaced(TreePath use) {
    TreePath parent = use.getParentPath();
    if (parent.getLeaf() instanceof MemberSelectTree select
        && parent.getParentPath().getLeaf() instanceof MethodInvocationTree call) {
      String name = select.getIdentifier().toString();
      return call.getArguments().isEmpty()
          ? name.equals("getConnection") || name.equals("close")
          : call.getArguments().size() == 1 && isTranslated(parent.getParentPath(), name);
    }
    return isDataSource(target(parent, use.getLeaf()));
  }

  /** The type that the context of a use asks for; null if that is not known. */
  private static Type target(TreePath parent, Tree use) {
    Tree user = parent.getLeaf();
    if (user instanceof VariableTree variable) {
      return ASTHelpers.getType(variable.getType());
    }
    if (user instanceof AssignmentTree assignment) {
      return ASTHelpers.getType(assignment.getVariable());
    }
    if (user instanceof ReturnTree) {
      for (Tree tree : parent) {
        if (tree instanceof MethodTree method) {
          return ASTHelpers.getType(method.getReturnType());
        }
        if (!(tree instanceof ReturnTree || tree instanceof BlockTree || tree instanceof TryTree)) {
          return null;
        }
      }
    }
    List<? extends ExpressionTree> arguments = List.of();
    MethodSymbol called = null;
    if (user instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method) {
      arguments = call.getArguments();
      called = method;
    } else if (user instanceof NewClassTree creation) {
      arguments = creation.getArguments();
      called = ASTHelpers.getSymbol(creation);
    }
    int at = arguments.indexOf(use);
    return called == null || at < 0 || at >= called.params().size()
        ? null
        : called.params().get(at).type;
  }

  private static boolean isDataSource(Type type) {
    return KnownTypes.nameOf(type).equals("javax.sql.DataSource");
  }

  private boolean isTranslated(TreePath call, String name) {
    Twin twin = TWINS.get(name);
    TreePath statement = call.getParentPath();
    MethodInvocationTree tree = (MethodInvocationTree) call.getLeaf();
    if (twin == null
        || !(statement.getLeaf() instanceof ExpressionStatementTree)
        || !isInOneBlock(statement.getParentPath())
        || isCaught(statement)
        || !hasSetter(twin.name())) {
      return false;
    }
    ExpressionTree argument = tree.getArguments().get(0);
    if (twin.factor() > 0) {
      Optional<String> time = milliseconds(argument, twin);
      if (time.isEmpty()) {
        return false;
      }
      fix.replace(argument, time.get(), state);
    }
    int end = state.getEndPosition(tree.getMethodSelect());
    fix.replace(end - name.length(), end, twin.name());
    replaced.add(tree);
    hasUrl |= name.equals("setJdbcUrl");
    return true;
  }

  private boolean isInOneBlock(TreePath around) {
    if (block == null) {
      block = around.getLeaf();
    }
    return around.getLeaf() == block && block instanceof BlockTree;
  }

  /** Whether a {@code catch} needs the exception that only the old setter throws. */
  private static boolean isCaught(TreePath statement) {
    for (Tree tree : statement) {
      if (tree instanceof TryTree attempt) {
        for (CatchTree handler : attempt.getCatches()) {
          if (Expressions.contains(
              handler.getParameter().getType(),
              part -> Expressions.simpleName(part).equals("PropertyVetoException"))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean hasSetter(String name) {
    return state.getTypes().closure(HIKARI_TYPE.get(state).type).stream()
        .anyMatch(each -> each.tsym.members().findFirst(state.getName(name)) != null);
  }

  private Optional<String> milliseconds(ExpressionTree argument, Twin twin) {
    Number constant = ASTHelpers.constValue(argument, Number.class);
    if (constant == null
        || (constant.longValue() != 0 && constant.longValue() < twin.least())
        || constant.longValue() * twin.factor() > Integer.MAX_VALUE) {
      return Optional.empty();
    }
    if (twin.factor() == 1) {
      return Optional.of(Source.of(argument, state));
    }
    if (argument instanceof LiteralTree) {
      return Optional.of(String.valueOf(constant.longValue() * twin.factor()));
    }
    String text = Source.of(argument, state);
    return Optional.of(
        (isFactor(argument) ? text : "(" + text + ")") + " * " + twin.factor() + "L");
  }

  /** Whether an expression can be multiplied without parentheses around it. */
  private static boolean isFactor(ExpressionTree expression) {
    return switch (expression.getKind()) {
      case IDENTIFIER, MEMBER_SELECT, PARENTHESIZED, TYPE_CAST, MULTIPLY, DIVIDE, REMAINDER -> true;
      default -> false;
    };
  }
}
