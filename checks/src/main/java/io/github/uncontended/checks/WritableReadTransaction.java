package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.persistence.ReadOnlyCode;
import io.github.uncontended.analysis.persistence.ReadOnlyCode.Queries;
import io.github.uncontended.analysis.persistence.ReadOnlyConnection;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;

/**
 * Flags transactions that only read, but are opened for writing: methods with {@code Transactional}
 * whose body only executes queries, and JDBC that turns auto-commit off, queries and rolls back.
 * Hibernate compares every loaded entity with a snapshot when such a transaction commits, and the
 * database may have to assign an id to it.
 *
 * <p>Not flagged: a {@code readOnly} attribute, with either value; a method whose class is
 * read-only and which asks for the default again; propagation that opens no transaction; private,
 * static and final methods, which Spring does not intercept; bodies that may write: that call
 * anything but getters on what a query returns, pass it to code that cannot be seen, call another
 * bean, assign fields, take a lock, or run a modifying query, a procedure or a sequence; cold code.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A transaction that only reads is opened for writing",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = {SUGGESTION, WARNING},
    warnsIfMeasured = true,
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_EVIDENCE,
    measuredBy = {"cpu org.hibernate.event.internal.*#*", "alloc org.hibernate.event.internal.*#*"})
public final class WritableReadTransaction extends Rule {
  private static final String SPRING = "org.springframework.transaction.annotation.Transactional";

  private static final ImmutableSet<String> OTHERS =
      ImmutableSet.of("jakarta.transaction.Transactional", "javax.transaction.Transactional");

  private static final ImmutableSet<String> JPA =
      ImmutableSet.of(
          "jakarta.persistence.EntityManager",
          "javax.persistence.EntityManager",
          "org.hibernate.Session");

  /** The attributes that hold the propagation, and its values that open a transaction. */
  private static final ImmutableSet<String> OPENING = ImmutableSet.of("REQUIRED", "REQUIRES_NEW");

  private static final Interest INTEREST =
      Interest.in(Kind.ANNOTATED_METHOD, "Transactional")
          .and(Interest.in(Kind.CALL, "setAutoCommit"));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethod(MethodTree tree, VisitorState state) {
    AnnotationTree annotation = transactional(tree.getModifiers().getAnnotations()).orElse(null);
    if (annotation == null) {
      return Description.NO_MATCH;
    }
    String name = KnownTypes.nameOf(ASTHelpers.getType(annotation));
    boolean spring = name.equals(SPRING);
    long flags = ASTHelpers.getSymbol(tree).flags();
    if ((!spring && !OTHERS.contains(name))
        || (flags & (Flags.PRIVATE | Flags.STATIC | Flags.FINAL)) != 0
        || attribute(annotation, "readOnly").isPresent()
        || isReadOnlyByClass(state)
        || !opens(annotation, spring ? "propagation" : "value")) {
      return Description.NO_MATCH;
    }
    Optional<Queries> queries = ReadOnlyCode.of(tree, state);
    if (queries.isEmpty()) {
      return Description.NO_MATCH;
    }
    boolean loadsEntities = queries.get() == Queries.ENTITIES && hasEntities(state);
    Heat heat = HeatModel.of(state);
    if (heat.isCold()) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(annotation, state)
            .heat(heat)
            .cost(
                "This transaction only reads, but is opened for writing: "
                    + (loadsEntities
                        ? "JPA keeps a snapshot of each entity that it loads and compares all of"
                            + " them at commit, and "
                        : "")
                    + "the database cannot treat it as a reader.");
    if (!spring) {
      return finding
          .advice(
              "This annotation has no attribute for it: use Spring's @Transactional(readOnly ="
                  + " true)"
                  + (loadsEntities
                      ? ", or give the queries the hint org.hibernate.readOnly."
                      : "."))
          .report();
    }
    return finding
        .advice(
            "Add readOnly = true"
                + (loadsEntities
                    ? ", unless callers change the entities and rely on the same session to store"
                        + " that."
                    : "; a routing data source may then choose a replica."))
        .fix(FixSafety.UNSAFE, fix(annotation, state))
        .report();
  }

  private static boolean hasEntities(VisitorState state) {
    return JPA.stream().anyMatch(type -> KnownTypes.find(type, state) != null);
  }

  private static Optional<AnnotationTree> transactional(
      List<? extends AnnotationTree> annotations) {
    for (AnnotationTree annotation : annotations) {
      if (Expressions.simpleName(annotation.getAnnotationType()).equals("Transactional")) {
        return Optional.of(annotation);
      }
    }
    return Optional.empty();
  }

  private static Optional<ExpressionTree> attribute(AnnotationTree annotation, String name) {
    for (ExpressionTree argument : annotation.getArguments()) {
      if (argument instanceof AssignmentTree assignment
          && Expressions.simpleName(assignment.getVariable()).equals(name)) {
        return Optional.of(assignment.getExpression());
      }
    }
    return Optional.empty();
  }

  /** Whether the default of the class is read-only, so that the method chose otherwise. */
  private static boolean isReadOnlyByClass(VisitorState state) {
    Tree type = state.getPath().getParentPath().getLeaf();
    return type instanceof ClassTree tree
        && transactional(tree.getModifiers().getAnnotations())
            .flatMap(annotation -> attribute(annotation, "readOnly"))
            .isPresent();
  }

  private static boolean opens(AnnotationTree annotation, String attribute) {
    return attribute(annotation, attribute)
        .map(value -> OPENING.contains(Expressions.simpleName(value)))
        .orElse(true);
  }

  private static Fix fix(AnnotationTree annotation, VisitorState state) {
    Fix.Builder fix = Fix.builder();
    List<? extends ExpressionTree> arguments = annotation.getArguments();
    if (arguments.isEmpty()) {
      int start = state.getEndPosition(annotation.getAnnotationType());
      int end = state.getEndPosition(annotation);
      return Source.hasComment(start, end, state)
          ? fix.replace(end - 1, end, " readOnly = true)").build()
          : fix.replace(start, end, "(readOnly = true)").build();
    }
    // javac adds the name of the attribute "value", which has no position then.
    if (!Source.hasPosition(arguments.get(0), state)) {
      fix.insertBefore(value(arguments.get(0)), "value = ");
    }
    Tree last = value(arguments.get(arguments.size() - 1));
    return fix.insertAfter(last, "," + gap(arguments, last, state) + "readOnly = true", state)
        .build();
  }

  /** What stands between attributes: a line break if each has a line of its own. */
  private static String gap(
      List<? extends ExpressionTree> arguments, Tree lastValue, VisitorState state) {
    ExpressionTree last = arguments.get(arguments.size() - 1);
    int start = Source.start(Source.hasPosition(last, state) ? last : lastValue);
    return Source.startsLine(start, state)
        ? Source.lineSeparator(state) + Source.indentAt(start, state)
        : " ";
  }

  private static Tree value(ExpressionTree argument) {
    return argument instanceof AssignmentTree assignment ? assignment.getExpression() : argument;
  }

  /** JDBC: {@code setAutoCommit(false)}, queries and a rollback. */
  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    if (tree.getArguments().isEmpty()
        || !Boolean.FALSE.equals(ASTHelpers.constValue(tree.getArguments().get(0)))
        || !(tree.getMethodSelect() instanceof MemberSelectTree select)
        || !(Symbols.of(select.getExpression()) instanceof VarSymbol connection)
        || !KnownTypes.nameOf(connection.type).equals("java.sql.Connection")
        || !ReadOnlyConnection.isRolledBackAfterQueries(connection, state)) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (heat.isCold()) {
      return Description.NO_MATCH;
    }
    return finding(tree, state)
        .heat(heat)
        .cost(
            "This transaction only queries and is rolled back, but is opened for writing: the"
                + " database cannot treat it as a reader.")
        .advice(
            "Call setReadOnly(true) before it begins, and set it back before the connection is"
                + " returned; a single query needs no transaction.")
        .report();
  }
}
