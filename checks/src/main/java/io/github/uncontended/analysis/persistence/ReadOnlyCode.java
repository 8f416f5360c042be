package io.github.uncontended.analysis.persistence;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Whether code only queries a database: it executes a query, and everything else that it runs is
 * known to write nothing. Of what the queries return, it only calls getters. Calls are followed in
 * the same class and in constructors, as far as they can be seen; a call of another object that is
 * no value is taken to write.
 */
public final class ReadOnlyCode extends TreeScanner<Void, Void> {
  /** Methods without a result that run the function they are given, which is looked at. */
  private static final ImmutableSet<String> TERMINAL =
      ImmutableSet.of("forEach", "forEachOrdered", "ifPresent", "ifPresentOrElse");

  private static final int MAX_DEPTH = 3;

  private final VisitorState state;
  private final DatabaseReads reads;
  private final Set<Tree> seen;

  /** Classes whose constructors are being followed: they write their own fields. */
  private final Set<ClassSymbol> constructed = new HashSet<>();

  private Bodies bodies;
  private boolean queries;
  private boolean loadsEntities;
  private boolean mayWrite;

  private ReadOnlyCode(VisitorState state) {
    this.state = state;
    this.reads = new DatabaseReads(state);
    this.seen = new HashSet<>();
    this.bodies = new Bodies(state);
  }

  /** What code queries that writes nothing. */
  public enum Queries {
    /** Rows, by JDBC alone. */
    ROWS,
    /** Entities of JPA, perhaps. */
    ENTITIES
  }

  /** What the body of a method queries; empty if it executes no query, or may write. */
  public static Optional<Queries> of(MethodTree method, VisitorState state) {
    if (method.getBody() == null) {
      return Optional.empty();
    }
    ReadOnlyCode code = new ReadOnlyCode(state);
    code.scan(method.getBody(), null);
    return !code.queries || code.mayWrite
        ? Optional.empty()
        : Optional.of(code.loadsEntities ? Queries.ENTITIES : Queries.ROWS);
  }

  @Override
  public Void scan(Tree tree, Void unused) {
    return mayWrite ? null : super.scan(tree, null);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
    if (!(Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method)) {
      mayWrite = true;
      return null;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    if (reads.isQuery(tree, method)) {
      queries = true;
      loadsEntities |= !DatabaseReads.isOfJdbc(method);
    } else if (reads.isOfRepository(method)
        || !(reads.isPartOfQuery(tree, method)
            || isHarmless(tree, receiver, method)
            || isFollowed(receiver, method))
        || passesOn(tree, method)) {
      mayWrite = true;
      return null;
    }
    scan(receiver, null);
    return scan(tree.getArguments(), null);
  }

  private boolean isHarmless(
      MethodInvocationTree call, ExpressionTree receiver, MethodSymbol method) {
    if (LogCalls.isOfLogging(method) || ApiFact.MESSAGE_ON_FAILURE.holdsFor(method)) {
      return true;
    }
    if (isOfValues(method)) {
      boolean changes =
          (ApiFact.WRITES.isMethodName(method.name.toString())
                  && ApiFact.WRITES.isInherited(method))
              || (method.getReturnType().hasTag(TypeTag.VOID)
                  && !method.isStatic()
                  && !method.isConstructor()
                  && !TERMINAL.contains(method.name.toString()));
      boolean changesArgument =
          ApiFact.WRITES_FIRST_ARGUMENT.isMethodName(method.name.toString())
              && ApiFact.WRITES_FIRST_ARGUMENT.holdsFor(method);
      return (!changes || isFresh(receiver))
          && (!changesArgument || isFresh(call.getArguments().get(0)));
    }
    return ApiFact.PURE.holdsFor(method)
        || isOfResultSet(method)
        || (DatabaseReads.isGetter(method)
            && !method.isStatic()
            && isValue(receiver)
            && followsGetter(method));
  }

  /** Whether a value gets a function whose code cannot be seen, which it may give an entity. */
  private boolean passesOn(MethodInvocationTree call, MethodSymbol method) {
    if (call.getArguments().isEmpty() || !isOfValues(method)) {
      return false;
    }
    FunctionInSight functions =
        new FunctionInSight(state, bodies, initializer -> scan(initializer, null));
    return call.getArguments().stream()
        .anyMatch(argument -> functions.isFunction(argument) && !functions.isSeen(argument));
  }

  /** A method of a value of the JDK or of Spring Data, which runs no code of the application. */
  private static boolean isOfValues(MethodSymbol method) {
    return ApiFact.WRITES_NO_DATABASE.holdsFor(method);
  }

  private static boolean isOfResultSet(MethodSymbol method) {
    String name = method.name.toString();
    return method.enclClass().flatName().contentEquals("java.sql.ResultSet")
        && (name.startsWith("get") || name.equals("next") || name.equals("wasNull"));
  }

  /** Whether an object was created for a local variable, so that no query returned it. */
  private boolean isFresh(ExpressionTree object) {
    if (!(Symbols.of(object) instanceof VarSymbol variable) || Expressions.isField(variable)) {
      return object instanceof NewClassTree;
    }
    return Assignments.areConstructed(variable, state);
  }

  /** Whether an object is no field of this one, which would be another bean. */
  private static boolean isValue(ExpressionTree object) {
    ExpressionTree at = object;
    while (at instanceof MemberSelectTree select) {
      if (Expressions.isThis(select.getExpression())) {
        return false;
      }
      at = select.getExpression();
    }
    return at != null
        && !Expressions.isThis(at)
        && !Expressions.isSuper(at)
        && !(Symbols.of(at) instanceof VarSymbol variable && Expressions.isField(variable));
  }

  /** A getter that can be seen must only read. */
  private boolean followsGetter(MethodSymbol method) {
    Optional<MethodTree> body = bodies.method(method);
    body.ifPresent(this::follow);
    return !mayWrite;
  }

  /** A method of this class, or a static one, whose body is looked at. */
  private boolean isFollowed(ExpressionTree receiver, MethodSymbol method) {
    boolean own = receiver == null || Expressions.isThis(receiver);
    if (!(own || method.isStatic()) || !bodies.overriders(method).isEmpty()) {
      return false;
    }
    Optional<MethodTree> body = bodies.method(method);
    body.ifPresent(this::follow);
    return body.isPresent() && !mayWrite;
  }

  private void follow(MethodTree method) {
    if (seen.add(method)) {
      Bodies outer = bodies;
      bodies = bodies.atDepth(bodies.depth() + 1);
      scan(method.getBody(), null);
      bodies = outer;
    }
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
    if (!(Symbols.of((Tree) tree) instanceof MethodSymbol method)) {
      mayWrite = true;
      return null;
    }
    Symbol qualifier = Symbols.of(tree.getQualifierExpression());
    boolean ofType = qualifier instanceof ClassSymbol;
    boolean own = Expressions.isThis(tree.getQualifierExpression());
    if (method.isConstructor()) {
      mayWrite |= !isHarmlessConstructor(method);
    } else if (ofType && !method.isStatic()) {
      boolean reads =
          (isOfValues(method)
                  && !method.getReturnType().hasTag(TypeTag.VOID)
                  && !ApiFact.WRITES.isInherited(method))
              || (DatabaseReads.isGetter(method) && followsGetter(method));
      mayWrite |= !reads;
    } else {
      mayWrite |=
          !((ofType && (isOfValues(method) || ApiFact.PURE.holdsFor(method)))
              || ((ofType || own) && isFollowed(null, method)));
    }
    return null;
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void unused) {
    if (tree.getClassBody() != null || !isHarmlessConstructor(ASTHelpers.getSymbol(tree))) {
      mayWrite = true;
      return null;
    }
    return scan(tree.getArguments(), null);
  }

  private boolean isHarmlessConstructor(MethodSymbol constructor) {
    ClassSymbol type = constructor.enclClass();
    if (isOfValues(constructor)
        || ASTHelpers.isSubtype(type.type, state.getSymtab().throwableType, state)) {
      return true;
    }
    Optional<ClassTree> declaration = bodies.type(type);
    if (declaration.isEmpty()) {
      return false;
    }
    Optional<MethodTree> body = bodies.method(constructor);
    // Without a declaration, javac, a record or Lombok made it: it stores its arguments.
    body.ifPresent(
        tree -> {
          constructed.add(type);
          follow(tree);
          constructed.remove(type);
        });
    return !mayWrite && bodies.depth() < MAX_DEPTH;
  }

  @Override
  public Void visitAssignment(AssignmentTree tree, Void unused) {
    noteWrite(tree.getVariable());
    return super.visitAssignment(tree, null);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
    noteWrite(tree.getVariable());
    return super.visitCompoundAssignment(tree, null);
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void unused) {
    if (Assignments.isIncrementOrDecrement(tree)) {
      noteWrite(tree.getExpression());
    }
    return super.visitUnary(tree, null);
  }

  private void noteWrite(ExpressionTree target) {
    Symbol variable = Symbols.of(target);
    if (Expressions.isField(variable)) {
      boolean own =
          Assignments.isOwn(target)
              && (variable.flags() & Flags.STATIC) == 0
              && constructed.contains(variable.owner);
      mayWrite |= !own;
    } else {
      mayWrite |= !(target instanceof IdentifierTree) && !isFreshArray(target);
    }
  }

  private boolean isFreshArray(ExpressionTree target) {
    return target instanceof ArrayAccessTree access
        && Symbols.of(access.getExpression()) instanceof VarSymbol array
        && !Expressions.isField(array)
        && Assignments.areAll(array, NewArrayTree.class::isInstance, state);
  }

  @Override
  public Void visitSynchronized(SynchronizedTree tree, Void unused) {
    mayWrite = true;
    return null;
  }

  @Override
  public Void visitClass(ClassTree tree, Void unused) {
    mayWrite = true;
    return null;
  }
}
