package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;

/**
 * What a critical section locks, as far as the source shows it. Two sections exclude each other if
 * their locks are equal and {@linkplain #isShared() shared}, for one object of the class.
 *
 * @param kind what the symbol stands for
 * @param symbol a class for {@code this} and for a class literal, the method for the result of a
 *     call, otherwise the variable
 */
public record LockIdentity(Kind kind, Symbol symbol) {
  private static final String READ_LOCK =
      "java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock";

  /** How many aliases an expression is followed through. */
  private static final int DEPTH = 3;

  /** What is locked. */
  public enum Kind {
    /** The monitor of the object whose method runs. */
    THIS,
    /** The object whose method runs, if it is a {@code Lock} itself. */
    SELF,
    /** A class object. */
    CLASS,
    /** The value of a field of the object, of its one state object, or of a static field. */
    FIELD,
    /** A local variable or parameter. */
    LOCAL,
    /** A field of another object. */
    FOREIGN,
    /** What a call returns, which may be another object each time. */
    RESULT
  }

  /** The lock of a {@code synchronized} method. */
  static LockIdentity of(MethodSymbol method) {
    return new LockIdentity(method.isStatic() ? Kind.CLASS : Kind.THIS, method.enclClass());
  }

  /**
   * The lock that a call takes or gives back; empty if it calls a method of the object, which is no
   * lock of the JDK.
   */
  static Optional<LockIdentity> ofReceiver(
      MethodInvocationTree call, TreePath place, Context context) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (Expressions.isOwnReceiver(receiver) && isOfLock(ASTHelpers.getSymbol(call))) {
      return enclosingClass(place).map(type -> new LockIdentity(Kind.SELF, type));
    }
    return receiver == null || Expressions.isSuper(receiver)
        ? Optional.empty()
        : of(receiver, place, context);
  }

  /** Whether a method is one of a lock, or overrides one. */
  static boolean isOfLock(MethodSymbol method) {
    for (Type at = method.owner.type;
        at.tsym instanceof ClassSymbol type;
        at = type.getSuperclass()) {
      if (KnownTypes.packageOf(type).equals("java.util.concurrent.locks")) {
        return true;
      }
    }
    return false;
  }

  private static Optional<ClassSymbol> enclosingClass(TreePath place) {
    return Optional.ofNullable(ASTHelpers.findEnclosingNode(place, ClassTree.class))
        .map(ASTHelpers::getSymbol);
  }

  /**
   * The lock that an expression evaluates to. Local variables and final fields that are initialized
   * with another lock, or with a side of a read-write lock, stand for that one, and so do calls of
   * a method of the class, or of one that it extends, which only returns it and which no class in
   * sight overrides.
   */
  static Optional<LockIdentity> of(ExpressionTree expression, TreePath place, Context context) {
    return of(expression, UnitIndex.of(place.getCompilationUnit(), context), context, DEPTH);
  }

  /** The same in any unit, whose index is given. */
  private static Optional<LockIdentity> of(
      ExpressionTree expression, UnitIndex index, Context context, int depth) {
    ExpressionTree lock = ASTHelpers.stripParentheses(expression);
    if (lock instanceof MethodInvocationTree call) {
      return isSide(call)
          ? of(ASTHelpers.getReceiver(call), index, context, depth)
          : ofResult(call, index, context, depth);
    }
    if (lock instanceof MemberSelectTree select && select.getIdentifier().contentEquals("class")) {
      return Optional.of(new LockIdentity(Kind.CLASS, Symbols.of(select.getExpression())));
    }
    if (Expressions.isThis(lock) || Expressions.isQualifiedThis(lock)) {
      return ASTHelpers.getType(lock) != null
          ? Optional.of(new LockIdentity(Kind.THIS, ASTHelpers.getType(lock).tsym))
          : Optional.empty();
    }
    if (!(Symbols.of(lock) instanceof VarSymbol variable)) {
      return Optional.empty();
    }
    if (depth > 0 && isFinal(variable)) {
      Optional<LockIdentity> aliased =
          initializer(variable, index)
              .filter(value -> isAliasOrSide(value))
              .or(() -> assignedSide(variable, index))
              .flatMap(value -> of(value, index, context, depth - 1))
              .map(identity -> identity.heldBy(variable));
      if (aliased.isPresent()) {
        return aliased;
      }
    }
    return Optional.of(new LockIdentity(kind(variable, lock, context), variable));
  }

  /** The same lock; if only a local variable of the constructor names it, the object's own. */
  private LockIdentity heldBy(VarSymbol variable) {
    return kind == Kind.LOCAL && Expressions.isField(variable)
        ? new LockIdentity(Kind.FIELD, symbol)
        : this;
  }

  /** The lock that a call returns: of a getter that nothing overrides, the one that it reads. */
  private static Optional<LockIdentity> ofResult(
      MethodInvocationTree call, UnitIndex index, Context context, int depth) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return Optional.empty();
    }
    Optional<TreePath> read = depth > 0 ? read(call, index, context) : Optional.empty();
    return read.flatMap(value -> of(value, context, depth - 1))
        .or(
            () ->
                StateObjects.returned(call, context)
                    .map(field -> new LockIdentity(Kind.FIELD, field)))
        .or(() -> Optional.of(new LockIdentity(Kind.RESULT, method)));
  }

  private static Optional<LockIdentity> of(TreePath value, Context context, int depth) {
    return of((ExpressionTree) value.getLeaf(), index(value, context), context, depth);
  }

  private static UnitIndex index(TreePath place, Context context) {
    return UnitIndex.of(place.getCompilationUnit(), context);
  }

  /** What a getter of the object reads that nothing in sight overrides, in whichever unit. */
  private static Optional<TreePath> read(
      MethodInvocationTree call, UnitIndex index, Context context) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    boolean isOwn = receiver == null || Expressions.isThis(receiver);
    return isOwn
            && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
            && (!ASTHelpers.methodCanBeOverridden(method)
                || CompilationIndex.of(context).overriders(method).isEmpty())
        ? index
            .declaration(method)
            .or(() -> CompilationIndex.of(context).declaration(method))
            .flatMap(
                getter ->
                    returned(getter.getLeaf())
                        .filter(value -> !(value instanceof MethodInvocationTree))
                        .map(value -> new TreePath(getter, value)))
        : Optional.empty();
  }

  /** The expression that a method only returns. */
  static Optional<ExpressionTree> returned(Tree declaration) {
    return declaration instanceof MethodTree method
            && method.getBody() != null
            && method.getBody().getStatements().size() == 1
            && method.getBody().getStatements().get(0) instanceof ReturnTree result
        ? Optional.ofNullable(result.getExpression()).map(ASTHelpers::stripParentheses)
        : Optional.empty();
  }

  private static Kind kind(VarSymbol variable, ExpressionTree lock, Context context) {
    if (!variable.getKind().isField()) {
      return Kind.LOCAL;
    }
    return variable.isStatic()
            || Assignments.isOwn(lock)
            || isOuters(lock)
            || StateObjects.isField(lock, variable, context)
        ? Kind.FIELD
        : Kind.FOREIGN;
  }

  /** Whether an expression selects a field from {@code Outer.this}. */
  private static boolean isOuters(ExpressionTree field) {
    return field instanceof MemberSelectTree select
        && Expressions.isQualifiedThis(select.getExpression());
  }

  /** Whether a call returns the read or write lock of the read-write lock that it is called on. */
  static boolean isSide(MethodInvocationTree call) {
    return call.getArguments().isEmpty()
        && call.getMethodSelect() instanceof MemberSelectTree select
        && (select.getIdentifier().contentEquals("readLock")
            || select.getIdentifier().contentEquals("writeLock"));
  }

  /**
   * Whether a call returns the lock of readers or writers, which it does not take; that of a
   * stamped lock takes it, and returns a number.
   */
  static boolean selectsSide(MethodInvocationTree call) {
    return isSide(call) && !ASTHelpers.getType(call).isPrimitive();
  }

  private static boolean isAliasOrSide(ExpressionTree value) {
    return value instanceof MethodInvocationTree call
        ? isSide(call)
        : Symbols.of(value) instanceof VarSymbol;
  }

  private static boolean isFinal(VarSymbol variable) {
    return (variable.flags() & (Flags.FINAL | Flags.EFFECTIVELY_FINAL)) != 0;
  }

  /** The initializer of a variable that the unit declares. */
  static Optional<ExpressionTree> initializer(VarSymbol variable, UnitIndex index) {
    return index
        .declaration(variable)
        .map(TreePath::getLeaf)
        .map(LockIdentity::initializer)
        .map(ASTHelpers::stripParentheses);
  }

  /** The side of a read-write lock that the only assignment to a field gives it. */
  private static Optional<ExpressionTree> assignedSide(VarSymbol variable, UnitIndex index) {
    List<ExpressionTree> values =
        Expressions.isField(variable) ? AccessOrder.values(variable, index).toList() : List.of();
    return values.size() == 1 && values.get(0) instanceof MethodInvocationTree call && isSide(call)
        ? Optional.of(call)
        : Optional.empty();
  }

  private static ExpressionTree initializer(Tree declaration) {
    return declaration instanceof VariableTree variable ? variable.getInitializer() : null;
  }

  /** Whether the read side of a read-write lock is locked, which admits many threads. */
  static boolean isReadSide(ExpressionTree expression, UnitIndex index, Context context) {
    ExpressionTree lock = ASTHelpers.stripParentheses(expression);
    if (lock instanceof MethodInvocationTree call) {
      return isSide(call)
          ? ASTHelpers.getSymbol(call.getMethodSelect()).name.contentEquals("readLock")
          : read(call, index, context).filter(value -> isReadSide(value, context)).isPresent();
    }
    if (!(Symbols.of(lock) instanceof VarSymbol variable)) {
      return false;
    }
    if (variable.type.tsym.flatName().contentEquals(READ_LOCK)) {
      return true;
    }
    if (Expressions.isField(variable)) {
      List<ExpressionTree> values = AccessOrder.values(variable, index).toList();
      return !values.isEmpty()
          && values.stream().allMatch(value -> isReadSideCall(value, index, context));
    }
    return isFinal(variable)
        && initializer(variable, index)
            .filter(value -> isReadSideCall(value, index, context))
            .isPresent();
  }

  private static boolean isReadSide(TreePath value, Context context) {
    return isReadSide((ExpressionTree) value.getLeaf(), index(value, context), context);
  }

  private static boolean isReadSideCall(ExpressionTree value, UnitIndex index, Context context) {
    return value instanceof MethodInvocationTree && isReadSide(value, index, context);
  }

  /** Whether all threads that use one object, or one class, contend for this lock. */
  public boolean isShared() {
    return switch (kind) {
      case THIS, SELF, CLASS, FIELD -> true;
      case LOCAL, FOREIGN, RESULT -> false;
    };
  }

  /** The lock as a message names it. */
  public String inWords() {
    return switch (kind) {
      case THIS -> "the monitor of this " + nameOf(symbol);
      case SELF -> "the lock of this " + nameOf(symbol);
      case CLASS -> "the monitor of the class " + nameOf(symbol);
      case FIELD, LOCAL, FOREIGN -> "'" + symbol.name + "'";
      case RESULT -> "the object that " + symbol.name + "() returns";
    };
  }

  private static String nameOf(Symbol type) {
    return type instanceof ClassSymbol named && named.name.isEmpty()
        ? "object"
        : type.name.toString();
  }

  /** Whether all objects have the lock in common. */
  public boolean isOfClass() {
    return kind == Kind.CLASS || (isField() && ASTHelpers.isStatic(symbol));
  }

  /** Whether the value that is locked is held by a field. */
  public boolean isField() {
    return symbol.getKind().isField();
  }
}
