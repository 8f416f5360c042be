package io.github.uncontended.analysis.persistence;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;

/**
 * Which calls only read a database: queries of Spring Data repositories, of JPA's {@code
 * EntityManager} and of Spring's {@code JdbcTemplate}. Modifying queries, procedures, sequences and
 * locks are none; nor is what cannot be seen.
 */
final class DatabaseReads {
  /** What Spring Data derives a query from, by the beginning of a method's name. */
  private static final ImmutableSet<String> SUBJECTS =
      ImmutableSet.of("count", "exists", "find", "get", "query", "read", "search", "stream");

  private static final String DATA = "org.springframework.data.";
  private static final String REPOSITORY = DATA + "repository.Repository";

  private final VisitorState state;

  DatabaseReads(VisitorState state) {
    this.state = state;
  }

  /** Whether a call executes a query. */
  boolean isQuery(MethodInvocationTree call, MethodSymbol method) {
    if (isOfRepository(method)) {
      return isRepositoryQuery(method);
    }
    return is(ApiFact.QUERIES_DATABASE, method) && locksNothing(call) && readsOnly(call, method);
  }

  /** Whether a query is of Spring's templates for JDBC, which load no entities. */
  static boolean isOfJdbc(MethodSymbol query) {
    return KnownTypes.packageOf(query.enclClass()).startsWith("org.springframework.jdbc.");
  }

  /** Whether a call only prepares a query, or sets its parameters. */
  boolean isPartOfQuery(MethodInvocationTree call, MethodSymbol method) {
    return is(ApiFact.BUILDS_QUERY, method) && readsOnly(call, method);
  }

  private static boolean is(ApiFact fact, MethodSymbol method) {
    return fact.isMethodName(method.name.toString()) && fact.isInherited(method);
  }

  private static boolean locksNothing(MethodInvocationTree call) {
    return call.getArguments().stream()
        .map(argument -> KnownTypes.nameOf(ASTHelpers.getType(argument)))
        .noneMatch(name -> name.endsWith(".LockModeType") || name.endsWith("Option"));
  }

  /** Whether a text in the first argument, if the method takes one, is that of a query. */
  private boolean readsOnly(MethodInvocationTree call, MethodSymbol method) {
    if (!is(ApiFact.TAKES_SQL, method)) {
      return true;
    }
    return SqlText.isRead(SqlText.of(call.getArguments().get(0), state))
        && call.getArguments().stream().noneMatch(this::isUnseenHandler);
  }

  /** A callback without a result has been given to do something else than to read. */
  private boolean isUnseenHandler(ExpressionTree argument) {
    return !(argument instanceof LambdaExpressionTree)
        && KnownTypes.supertypes(ASTHelpers.getType(argument), state)
            .contains("org.springframework.jdbc.core.RowCallbackHandler");
  }

  /** Whether a method is declared by a repository of Spring Data. */
  boolean isOfRepository(MethodSymbol method) {
    Type owner = method.owner.type;
    return owner.isInterface() && KnownTypes.supertypes(owner, state).contains(REPOSITORY);
  }

  private boolean isRepositoryQuery(MethodSymbol method) {
    if ((method.flags() & (Flags.DEFAULT | Flags.STATIC)) != 0
        || KnownTypes.supertypes(method.getReturnType(), state)
            .contains("org.reactivestreams.Publisher")) {
      return false;
    }
    boolean declared = false;
    for (Attribute.Compound annotation : method.getAnnotationMirrors()) {
      String name = KnownTypes.nameOf(annotation.type);
      if (name.endsWith(".repository.Query") || name.endsWith(".repository.query.Query")) {
        String text = text(annotation);
        if (!text.isEmpty()) {
          if (!SqlText.isRead(text)) {
            return false;
          }
          declared = true;
        }
      } else if (name.startsWith(DATA) && !ApiFact.HINTS_QUERY.holdsForType(name)) {
        return false;
      }
    }
    return declared || isDerived(method.name.toString());
  }

  private static String text(Attribute.Compound query) {
    for (Map.Entry<? extends ExecutableElement, Attribute> value :
        List.copyOf(query.getElementValues().entrySet())) {
      if (value.getKey().getSimpleName().contentEquals("value")) {
        return String.valueOf(value.getValue().getValue());
      }
    }
    return "";
  }

  private static boolean isDerived(String name) {
    int end = 0;
    while (end < name.length() && Character.isLowerCase(name.charAt(end))) {
      end++;
    }
    return SUBJECTS.contains(name.substring(0, end));
  }

  /** Whether a method gives out a part of its receiver, by its name. */
  static boolean isGetter(MethodSymbol method) {
    String name = method.name.toString();
    return method.params().isEmpty()
        && !method.getReturnType().hasTag(TypeTag.VOID)
        && (Expressions.isRecordAccessor(method)
            || isPrefixed(name, "get")
            || isPrefixed(name, "is"));
  }

  private static boolean isPrefixed(String name, String prefix) {
    return name.startsWith(prefix)
        && name.length() > prefix.length()
        && Character.isUpperCase(name.charAt(prefix.length()));
  }
}
