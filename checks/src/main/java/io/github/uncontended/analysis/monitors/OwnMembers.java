package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Which fields and methods of the object that a section belongs to its code names, also through
 * short methods of the unit.
 */
final class OwnMembers {
  /** The number of statements of a method whose result is followed. */
  private static final int SHORT = 4;

  private final UnitIndex index;
  private final VisitorState state;

  /** The parameter of a static method that is locked as {@code this} is elsewhere; or null. */
  private final Symbol self;

  /** The field of another object that counts as an own one. */
  private final Optional<LockedMap> locked;

  OwnMembers(UnitIndex index, VisitorState state) {
    this(null, Optional.empty(), index, state);
  }

  OwnMembers(Symbol self, UnitIndex index, VisitorState state) {
    this(self, Optional.empty(), index, state);
  }

  OwnMembers(LockedMap locked, UnitIndex index, VisitorState state) {
    this(null, Optional.of(locked), index, state);
  }

  private OwnMembers(Symbol self, Optional<LockedMap> locked, UnitIndex index, VisitorState state) {
    this.self = self;
    this.locked = locked;
    this.index = index;
    this.state = state;
  }

  /** The field or local variable that an expression names, also through a getter of the class. */
  Optional<Symbol> holder(ExpressionTree expression) {
    ExpressionTree name = ASTHelpers.stripParentheses(expression);
    if (name instanceof TypeCastTree cast) {
      return holder(cast.getExpression());
    }
    if (name instanceof MethodInvocationTree call) {
      return call.getArguments().isEmpty() ? returnedField(call) : Optional.empty();
    }
    if (Symbols.of(name) instanceof VarSymbol local
        && !Expressions.isField(local)
        && name instanceof IdentifierTree) {
      Optional<Symbol> aliased =
          local.getKind() == ElementKind.PARAMETER
              ? passed(local)
              : LockIdentity.initializer(local, index).flatMap(this::aliased);
      return aliased.isPresent() ? aliased : Optional.of(local);
    }
    return field(name);
  }

  /** Whether an expression names a field of this object, or a static field. */
  boolean isOwn(ExpressionTree name) {
    return field(name).isPresent();
  }

  /** The field that a local variable is initialized with. */
  private Optional<Symbol> aliased(ExpressionTree value) {
    return value instanceof MethodInvocationTree call && call.getArguments().isEmpty()
        ? returnedField(call)
        : field(value);
  }

  /** The one field that all calls of a private method pass for a parameter that keeps it. */
  private Optional<Symbol> passed(VarSymbol parameter) {
    if (parameter.equals(self)
        || !(parameter.owner instanceof MethodSymbol method)
        || !method.isPrivate()
        || !ASTHelpers.isConsideredFinal(parameter)) {
      return Optional.empty();
    }
    int position = method.params().indexOf(parameter);
    Set<Optional<Symbol>> fields = new HashSet<>();
    for (TreePath call : position < 0 ? List.<TreePath>of() : index.calls(method)) {
      fields.add(Expressions.argument(call.getLeaf(), position).flatMap(this::field));
    }
    return fields.size() == 1 ? fields.iterator().next() : Optional.empty();
  }

  private Optional<Symbol> returnedField(MethodInvocationTree getter) {
    return result(getter)
        .flatMap(this::field)
        .or(() -> StateObjects.returned(getter, state.context).map(Symbol.class::cast));
  }

  /** The field of this object, or the static field, that an expression names. */
  Optional<Symbol> field(ExpressionTree expression) {
    ExpressionTree name = ASTHelpers.stripParentheses(expression);
    return Symbols.of(name) instanceof VarSymbol field
            && Expressions.isField(field)
            && !field.name.contentEquals("this")
            && !field.name.contentEquals("super")
            && (field.isStatic()
                || Assignments.isOwn(name)
                || isOfSelf(name)
                || locked.filter(map -> map.isNamedBy(name)).isPresent()
                || StateObjects.isField(name, field, state.context))
        ? Optional.of(field)
        : Optional.empty();
  }

  private boolean isOfSelf(ExpressionTree name) {
    return self != null
        && name instanceof MemberSelectTree select
        && self.equals(Symbols.of(select.getExpression()));
  }

  /** What a short method of the unit that runs on the same object returns at its end. */
  Optional<ExpressionTree> result(MethodInvocationTree call) {
    return body(call)
        .filter(body -> !body.isEmpty() && body.size() <= SHORT)
        .map(body -> body.get(body.size() - 1))
        .filter(ReturnTree.class::isInstance)
        .map(last -> ((ReturnTree) last).getExpression());
  }

  /** A condition with what methods only return in the place of their calls. */
  ExpressionTree inlined(ExpressionTree condition) {
    return InlinedTests.of(index, state).in(condition);
  }

  /**
   * The statements of a method without parameters that a call runs on the same object: nothing in
   * sight overrides it, and it is no hook for subclasses.
   */
  Optional<List<? extends StatementTree>> step(MethodInvocationTree call) {
    return call.getArguments().isEmpty()
            && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
            && !mayBeOverridden(method)
        ? body(call)
        : Optional.empty();
  }

  private boolean mayBeOverridden(MethodSymbol method) {
    return ASTHelpers.methodCanBeOverridden(method)
        && ((method.flags() & Flags.PROTECTED) != 0
            || !CompilationIndex.of(state).overriders(method).isEmpty());
  }

  /** The statements of a method of the unit that a call runs on the same object. */
  Optional<List<? extends StatementTree>> body(MethodInvocationTree call) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method) || !runsOnOwn(call)) {
      return Optional.empty();
    }
    return index
        .declaration(method)
        .map(TreePath::getLeaf)
        .filter(MethodTree.class::isInstance)
        .map(tree -> ((MethodTree) tree).getBody())
        .map(body -> body.getStatements());
  }

  /** Whether a call is one of a static method, or of one of the same object. */
  static boolean runsOnOwn(MethodInvocationTree call) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return receiver == null
        || Expressions.isThis(receiver)
        || Symbols.of(receiver) instanceof ClassSymbol;
  }
}
