package io.github.uncontended.analysis.persistence;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.options.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whether the code of a compilation shows that prepared statements are cached nowhere: all its
 * connection pools have no such cache, and the driver's is off in all that configures it. What
 * comes from a file, from properties or from another pool is unknown, unless {@link
 * Settings#UNCACHED_DRIVER} says it.
 *
 * @param missing the driver that caches no statements; empty if that is not shown
 * @param isConfigured whether an option says it
 */
public record StatementCaching(Optional<Driver> missing, boolean isConfigured) {
  /**
   * A driver and its setting.
   *
   * @param name of the driver
   * @param url how its URLs begin
   * @param settings the settings that decide, one of which is off
   * @param offByDefault whether the cache is off where no setting is
   * @param advice how to switch it on
   */
  public record Driver(
      String name,
      String url,
      ImmutableList<String> settings,
      boolean offByDefault,
      String advice) {
    private boolean caches(Map<String, String> values) {
      for (String setting : settings) {
        String value = values.get(setting);
        boolean off = value == null ? offByDefault : value.equals("0") || value.equals("false");
        if (off) {
          return false;
        }
      }
      return true;
    }
  }

  private static final Supplier<Type> DATA_SOURCE =
      VisitorState.memoize(state -> state.getTypeFromString("javax.sql.DataSource"));

  private static final ImmutableList<Driver> DRIVERS =
      ImmutableList.of(
          new Driver(
              "MySQL Connector/J",
              "jdbc:mysql:",
              ImmutableList.of("cachePrepStmts"),
              /* offByDefault= */ true,
              "Set cachePrepStmts=true, prepStmtCacheSize (such as 250) and prepStmtCacheSqlLimit"
                  + " (such as 2048) in the URL or with addDataSourceProperty; with"
                  + " useServerPrepStmts=true, the server keeps the parsed statement, too."),
          new Driver(
              "pgjdbc",
              "jdbc:postgresql:",
              ImmutableList.of("prepareThreshold", "preparedStatementCacheQueries"),
              /* offByDefault= */ false,
              "Leave prepareThreshold (5) and preparedStatementCacheQueries (256) at their defaults:"
                  + " 0 switches the driver's cache off."));

  /** Why a driver prepares the same statement again, as a sentence that follows a colon. */
  public String why(Driver driver) {
    return isConfigured
        ? "as the program is configured, " + driver.name() + " does not cache it."
        : "HikariCP has no cache of statements, and that of " + driver.name() + " is off.";
  }

  /** What the compilation shows; found in one pass over it, when first needed. */
  public static StatementCaching of(VisitorState state) {
    return CompilationIndex.of(state)
        .memo(
            StatementCaching.class,
            index -> {
              Configuration found = new Configuration(state);
              for (CompilationUnitTree unit : index.units()) {
                found.scan(unit, null);
              }
              return new StatementCaching(
                  found.driverWithoutCache(), Settings.of(state).uncachedDriver().isPresent());
            });
  }

  /** Collects what configures pools and drivers. */
  private static final class Configuration extends TreeScanner<Void, Void> {
    /** The facts of methods that configure a pool or a driver. */
    private static final ImmutableList<ApiFact> CONFIGURING =
        ImmutableList.of(
            ApiFact.SETS_URL,
            ApiFact.SETS_DRIVER_PROPERTY,
            ApiFact.SETS_STATEMENT_CACHE,
            ApiFact.TAKES_PROPERTIES,
            ApiFact.TAKES_DATA_SOURCE);

    /**
     * A part of a URL that may hold settings: the last one, one in their place, or one before the
     * first that can be seen.
     */
    private static final Pattern UNKNOWN_SETTINGS = Pattern.compile(" $|[?&] |^[^?]*&");

    private final VisitorState state;
    private final List<String> urls = new ArrayList<>();
    private final Map<String, String> settings = new HashMap<>();
    private final Set<String> contradicted = new HashSet<>();
    private boolean pooled;
    private boolean unknown;

    Configuration(VisitorState state) {
      this.state = state;
    }

    Optional<Driver> driverWithoutCache() {
      Optional<String> configured = Settings.of(state).uncachedDriver();
      if (unknown
          || !contradicted.isEmpty()
          || (configured.isEmpty() && (!pooled || urls.isEmpty()))) {
        return Optional.empty();
      }
      String first =
          configured.map(database -> "jdbc:" + database + ":").orElseGet(() -> urls.get(0));
      Optional<Driver> driver =
          DRIVERS.stream().filter(it -> first.startsWith(it.url())).findFirst();
      return driver.filter(
          it -> urls.stream().allMatch(url -> url.startsWith(it.url()) && !caches(it, url)));
    }

    private boolean caches(Driver driver, String url) {
      Map<String, String> values = new HashMap<>(settings);
      int query = url.indexOf('?');
      if (query >= 0) {
        for (String pair : Splitter.on('&').split(url.substring(query + 1))) {
          int equals = pair.indexOf('=');
          if (equals > 0) {
            values.put(pair.substring(0, equals), Ascii.toLowerCase(pair.substring(equals + 1)));
          }
        }
      }
      return driver.caches(values);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      Type type = ASTHelpers.getType(tree.getIdentifier());
      pooled |= ApiFact.POOL_WITHOUT_STATEMENT_CACHE.holdsForType(KnownTypes.nameOf(type));
      unknown |=
          isOtherPool(type)
              || (Symbols.of(tree) instanceof MethodSymbol constructor
                  && ApiFact.TAKES_PROPERTIES.holdsFor(constructor)
                  && !isReadFile(constructor));
      return super.visitNewClass(tree, null);
    }

    /** Whether a pool takes its properties from a file that was read before. */
    private boolean isReadFile(MethodSymbol constructor) {
      return Settings.of(state).uncachedDriver().isPresent()
          && ASTHelpers.isSameType(
              constructor.params().get(0).type, state.getSymtab().stringType, state);
    }

    private boolean isOtherPool(Type type) {
      String name = KnownTypes.nameOf(type);
      return !ApiFact.POOL_WITHOUT_STATEMENT_CACHE.holdsForType(name)
          && !ApiFact.DRIVER_DATA_SOURCE.holdsForType(name)
          && ASTHelpers.isSubtype(type, DATA_SOURCE.get(state), state);
    }

    /** What a referenced method or constructor is given is not in sight. */
    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      if (Symbols.of((Tree) tree) instanceof MethodSymbol method) {
        unknown |=
            CONFIGURING.stream().anyMatch(fact -> is(fact, method))
                || (method.isConstructor() && isOtherPool(method.owner.type));
      }
      return super.visitMemberReference(tree, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      return !tree.getArguments().isEmpty()
              && Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method
              && isSetting(tree.getArguments(), method)
          ? scan(tree.getMethodSelect(), null)
          : super.visitMethodInvocation(tree, null);
    }

    /** Takes note of what a call configures; whether its arguments are a URL or a setting. */
    private boolean isSetting(List<? extends ExpressionTree> arguments, MethodSymbol method) {
      ExpressionTree first = arguments.get(0);
      if (is(ApiFact.SETS_URL, method)) {
        Optional<String> url = url(first);
        url.ifPresent(urls::add);
        unknown |= url.isEmpty();
        return true;
      }
      if (is(ApiFact.SETS_DRIVER_PROPERTY, method)) {
        String property = ASTHelpers.constValue(first, String.class);
        unknown |= property == null;
        set(property, arguments.get(1));
        return true;
      }
      if (is(ApiFact.SETS_STATEMENT_CACHE, method)) {
        String name = method.name.toString();
        set(Ascii.toLowerCase(name.substring(3, 4)) + name.substring(4), first);
      } else if (is(ApiFact.TAKES_PROPERTIES, method)) {
        unknown = true;
      } else if (is(ApiFact.TAKES_DATA_SOURCE, method)) {
        unknown |=
            !ApiFact.DRIVER_DATA_SOURCE.holdsForType(KnownTypes.nameOf(ASTHelpers.getType(first)));
      }
      return false;
    }

    private static boolean is(ApiFact fact, MethodSymbol method) {
      return fact.isMethodName(method.name.toString()) && fact.isInherited(method);
    }

    private void set(String setting, ExpressionTree value) {
      Object constant = ASTHelpers.constValue(value);
      String text = constant == null ? "" : Ascii.toLowerCase(constant.toString());
      String before = settings.put(setting, text);
      if (before != null && !before.equals(text)) {
        contradicted.add(setting);
      }
    }

    /** The constant text of a URL, with a blank for each part in it that is not constant. */
    private static Optional<String> url(ExpressionTree tree) {
      String text = text(tree);
      return UNKNOWN_SETTINGS.matcher(text).find() ? Optional.empty() : Optional.of(text);
    }

    private static String text(ExpressionTree tree) {
      Object constant = ASTHelpers.constValue(tree);
      if (constant != null) {
        return constant.toString();
      }
      ExpressionTree bare = ASTHelpers.stripParentheses(tree);
      return bare instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS
          ? text(sum.getLeftOperand()) + text(sum.getRightOperand())
          : " ";
    }

    /** The name of a setting elsewhere, such as in properties. */
    @Override
    public Void visitLiteral(LiteralTree tree, Void unused) {
      if (tree.getValue() instanceof String text
          && !text.startsWith("jdbc:")
          && !text.startsWith("?")
          && !text.startsWith("&")) {
        unknown |=
            DRIVERS.stream().flatMap(driver -> driver.settings().stream()).anyMatch(text::contains);
      }
      return null;
    }
  }
}
