package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;
import static java.util.stream.Collectors.joining;

import com.google.auto.service.AutoService;
import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.HikariReplacement;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Flags the first connection pool of c3p0 or BoneCP that a compilation unit builds. A connection of
 * c3p0 passes three locks, one behind the other, and one of BoneCP is returned through locks and
 * queues that made the slowest callers of a published test wait for 320 ms.
 *
 * <p>Not flagged: further pools of the same unit; the pools' own code; adapters: classes that are
 * named after the pool and extend or implement a type of a framework, whose user chooses the pool;
 * Commons DBCP and Proxool, which the test does not incriminate; tests.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "The connection pool makes threads wait for its own locks",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = {SUGGESTION, WARNING},
    warnsIfMeasured = true,
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    measuredBy = {
      "monitor com.mchange.v2.*#*",
      "monitor com.jolbox.bonecp.*#*",
      "park com.jolbox.bonecp.*#*"
    })
public final class LegacyConnectionPool extends Rule {
  private static final Heat POOL =
      Heat.shared("each use of the database takes a connection from this pool");

  /**
   * A library of connection pools.
   *
   * @param word how classes that adapt it are named
   * @param rows the rows of a profile that its locks explain
   */
  private record Library(String word, ImmutableList<String> rows, String cost, String advice) {}

  private static final Library C3P0 =
      new Library(
          "c3p0",
          ImmutableList.of("monitor com.mchange.v2.*#*"),
          "Each getConnection() of c3p0 takes three locks, one after the other: in a published"
              + " test of 20 threads on 20 connections, early waiters waited for 320 to 1,000 ms.",
          "Use HikariCP. maxPoolSize is maximumPoolSize there, minPoolSize minimumIdle,"
              + " checkoutTimeout connectionTimeout, preferredTestQuery connectionTestQuery (not"
              + " needed with JDBC 4); in milliseconds, maxIdleTime is idleTimeout, maxConnectionAge"
              + " maxLifetime and idleConnectionTestPeriod keepaliveTime. maxStatements belongs to the"
              + " driver; acquireIncrement and initialPoolSize have no counterpart.");

  private static final Library BONECP =
      new Library(
          "bonecp",
          ImmutableList.of("monitor com.jolbox.bonecp.*#*", "park com.jolbox.bonecp.*#*"),
          "In a published test, BoneCP handed out a connection in about 3 µs, but took 1 to 10 ms, and up"
              + " to 320 ms, to take it back.",
          "Use HikariCP. maxConnectionsPerPartition times partitionCount is maximumPoolSize there,"
              + " minConnectionsPerPartition times partitionCount minimumIdle, connectionTimeout has"
              + " the same name, connectionTestStatement is connectionTestQuery (not needed with JDBC"
              + " 4), idleMaxAge idleTimeout, maxConnectionAge maxLifetime, initSQL"
              + " connectionInitSql. statementsCacheSize belongs to the driver; acquireIncrement has"
              + " no counterpart.");

  /** The places of a unit that build a pool, in the order of the source. */
  private record Pools(List<TreePath> places) {
    static Pools in(CompilationUnitTree unit) {
      List<TreePath> places = new ArrayList<>();
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitNewClass(NewClassTree tree, Void unused) {
          if (ApiFact.BUILDS_LEGACY_POOL.holdsFor(
              KnownTypes.nameOf(ASTHelpers.getType(tree.getIdentifier())), "<init>")) {
            places.add(getCurrentPath());
          }
          return super.visitNewClass(tree, null);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
          if (ApiFact.BUILDS_LEGACY_POOL.isMethodName(
                  Expressions.simpleName(tree.getMethodSelect()))
              && Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method
              && ApiFact.BUILDS_LEGACY_POOL.holdsFor(method)) {
            places.add(getCurrentPath());
          }
          return super.visitMethodInvocation(tree, null);
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
          if (referenced(tree).isPresent()) {
            places.add(getCurrentPath());
          }
          return super.visitMemberReference(tree, null);
        }
      }.scan(new TreePath(unit), null);
      return new Pools(places);
    }

    /** Where the others are, which are not reported, as a sentence; empty if no method has one. */
    String others() {
      String methods =
          places.stream()
              .skip(1)
              .flatMap(place -> Symbols.methodAround(place).stream())
              .filter(method -> !method.isConstructor())
              .map(method -> method.name + "()")
              .distinct()
              .collect(joining(" and "));
      return methods.isEmpty() ? "" : " The same holds for what " + methods + " builds.";
    }
  }

  private static final Interest INTEREST =
      Interest.in(Kind.CALL, ApiFact.BUILDS_LEGACY_POOL.methodNames())
          .and(Interest.in(Kind.CREATION, ApiFact.BUILDS_LEGACY_POOL.constructedNames()))
          .and(Interest.in(Kind.REFERENCE, "<init>"))
          .and(Interest.in(Kind.REFERENCE, ApiFact.BUILDS_LEGACY_POOL.methodNames()));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchNewClass(NewClassTree tree, VisitorState state) {
    Type type = ASTHelpers.getType(tree.getIdentifier());
    return ApiFact.BUILDS_LEGACY_POOL.holdsFor(KnownTypes.nameOf(type), "<init>")
        ? match(tree, (ClassSymbol) type.tsym, HikariReplacement.of(state.getPath(), state), state)
        : Description.NO_MATCH;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method
            && ApiFact.BUILDS_LEGACY_POOL.holdsFor(method)
        ? match(tree, method.enclClass(), Optional.empty(), state)
        : Description.NO_MATCH;
  }

  @Override
  protected Description matchMemberReference(MemberReferenceTree tree, VisitorState state) {
    return referenced(tree)
        .map(method -> match(tree, method.enclClass(), Optional.empty(), state))
        .orElse(Description.NO_MATCH);
  }

  /** The method or constructor that a reference names, if it builds a pool. */
  private static Optional<MethodSymbol> referenced(MemberReferenceTree tree) {
    return Symbols.of((Tree) tree) instanceof MethodSymbol method
            && ApiFact.BUILDS_LEGACY_POOL.holdsFor(method)
        ? Optional.of(method)
        : Optional.empty();
  }

  private Description match(Tree tree, ClassSymbol type, Optional<Fix> fix, VisitorState state) {
    Library library = KnownTypes.packageOf(type).startsWith("com.jolbox.") ? BONECP : C3P0;
    Pools pools = UnitIndex.of(state).memo(Pools.class, Pools::in);
    if (pools.places().get(0).getLeaf() != tree
        || CompilationIndex.of(state).declares(type)
        || isAdapter(library, state)
        || HeatModel.isInTest(state)) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(tree, state)
            .heat(HeatModel.measured(POOL, library.rows(), state))
            .cost(library.cost())
            .advice(
                library.advice()
                    + pools.others()
                    + (fix.isPresent() ? HikariReplacement.ASSUMPTION : ""));
    fix.ifPresent(it -> finding.fix(FixSafety.UNSAFE, it));
    return finding.report();
  }

  /** Whether an enclosing class connects the pool to a framework. */
  private static boolean isAdapter(Library library, VisitorState state) {
    for (Tree tree : state.getPath()) {
      if (tree instanceof ClassTree type
          && Ascii.toLowerCase(type.getSimpleName().toString()).contains(library.word())
          && state.getTypes().closure(ASTHelpers.getType(type)).stream()
              .anyMatch(
                  each ->
                      each.tsym != ASTHelpers.getSymbol(type)
                          && !each.tsym.flatName().toString().startsWith("java"))) {
        return true;
      }
    }
    return false;
  }
}
