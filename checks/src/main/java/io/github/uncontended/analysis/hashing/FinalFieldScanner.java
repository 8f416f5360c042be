package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.values.Immutability;
import java.util.HashSet;
import java.util.Set;

/**
 * Scans a body and decides whether it reads only local variables and final fields with immutable
 * values, and writes only local variables. Subclasses decide about calls.
 */
abstract class FinalFieldScanner extends TreeScanner<Void, Void> {
  final ClassSymbol owner;
  final VisitorState state;
  final Immutability immutability;

  private final Set<VarSymbol> fieldsRead = new HashSet<>();

  /** Variables of loops over the entries of a map in a field. */
  private final Set<VarSymbol> entries = new HashSet<>();

  private boolean isPure = true;

  /** A scanner of code of a class. */
  FinalFieldScanner(ClassTree type, VisitorState state) {
    this.owner = ASTHelpers.getSymbol(type);
    this.state = state;
    this.immutability = new Immutability(state);
  }

  /** Called for each loop statement, before its parts are scanned. */
  abstract void loops(Tree loop);

  /** Whether a final field's value may be read, although its type is not immutable. */
  abstract boolean admits(VarSymbol field);

  /** Whether a field keeps what the body computes, which may read and assign it. */
  boolean isCache(VarSymbol field) {
    return false;
  }

  /** Whether nothing that was scanned can make the result of the body change. */
  boolean isPure() {
    return isPure;
  }

  /** How many instance fields were read. */
  int fieldsRead() {
    return fieldsRead.size();
  }

  /** Records that the result may change, or may not be computed at all. */
  Void fail() {
    isPure = false;
    return null;
  }

  @Override
  public Void scan(Tree tree, Void unused) {
    if (tree == null || !isPure) {
      return null;
    }
    return switch (tree.getKind()) {
      case LAMBDA_EXPRESSION, MEMBER_REFERENCE, SYNCHRONIZED, THROW -> fail();
      case CLASS, INTERFACE, ENUM, RECORD, ANNOTATION_TYPE -> fail();
      case ENHANCED_FOR_LOOP -> {
        loops(tree);
        yield iteratesValue((EnhancedForLoopTree) tree) ? super.scan(tree, null) : fail();
      }
      case FOR_LOOP, WHILE_LOOP, DO_WHILE_LOOP -> {
        loops(tree);
        yield super.scan(tree, null);
      }
      default -> super.scan(tree, null);
    };
  }

  /**
   * Whether a loop iterates over an array, a field, or all keys, values or entries of a map in a
   * field, and calls no other {@code iterator()}.
   */
  private boolean iteratesValue(EnhancedForLoopTree loop) {
    ExpressionTree iterated = ASTHelpers.stripParentheses(loop.getExpression());
    Type type = ASTHelpers.getType(iterated);
    if (type == null) {
      return false;
    }
    if (iterated instanceof MethodInvocationTree call && isPartOfMap(call)) {
      if (Expressions.simpleName(call.getMethodSelect()).equals("entrySet")) {
        entries.add(ASTHelpers.getSymbol(loop.getVariable()));
      }
      return true;
    }
    return type.hasTag(TypeTag.ARRAY)
        || (Expressions.isField(iterated) && !Expressions.isThis(iterated));
  }

  /** Whether a call returns what a map in a field holds, as a collection that follows the map. */
  private boolean isPartOfMap(MethodInvocationTree call) {
    ExpressionTree map = ASTHelpers.getReceiver(call);
    return map != null
        && Expressions.isField(map)
        && !Expressions.isThis(map)
        && call.getArguments().isEmpty()
        && ApiFact.STABLE.isInherited(ASTHelpers.getSymbol(call))
        && KnownTypes.isCollection(ASTHelpers.getType(call), state);
  }

  /** Whether a value is the entry of a map that a loop is at. */
  final boolean isEntry(ExpressionTree value) {
    return Symbols.of(value) instanceof VarSymbol variable && entries.contains(variable);
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void unused) {
    if (Expressions.isThis(tree) || Expressions.isSuper(tree)) {
      // As a value, other code may read anything of the object.
      return fail();
    }
    if (Symbols.of(tree) instanceof VarSymbol variable) {
      read(variable);
    }
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
    if (tree.getIdentifier().contentEquals("this")) {
      Type selected = ASTHelpers.getType(tree);
      // An enclosing instance, or a value that other code may read anything of.
      return selected != null && selected.tsym != owner && immutability.isImmutableType(selected)
          ? null
          : fail();
    }
    if (Symbols.of(tree) instanceof VarSymbol variable) {
      read(variable);
    }
    return isOwn(tree.getExpression()) ? null : super.visitMemberSelect(tree, null);
  }

  /** Whether an expression is {@code this}, which may be qualified. */
  final boolean isOwn(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    return Expressions.isThis(expression)
        || (Expressions.isQualifiedThis(expression) && type != null && type.tsym == owner);
  }

  private void read(VarSymbol variable) {
    if (!Expressions.isField(variable)
        || variable.name.contentEquals("this")
        || variable == state.getSymtab().lengthVar
        || variable.name.contentEquals("class")
        || isCache(variable)) {
      return;
    }
    if (!variable.isStatic()) {
      fieldsRead.add(variable);
    }
    boolean isFinal = (variable.flags() & Flags.FINAL) != 0;
    boolean isOfJdk =
        variable.isStatic() && variable.owner.getQualifiedName().toString().startsWith("java.");
    if (!isFinal || !(isOfJdk || immutability.isImmutable(variable) || admits(variable))) {
      fail();
    }
  }

  @Override
  public Void visitAssignment(AssignmentTree tree, Void unused) {
    return isLocal(tree.getVariable()) ? super.visitAssignment(tree, null) : fail();
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
    return isLocal(tree.getVariable()) ? super.visitCompoundAssignment(tree, null) : fail();
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void unused) {
    return Assignments.isIncrementOrDecrement(tree) && !isLocal(tree.getExpression())
        ? fail()
        : super.visitUnary(tree, null);
  }

  private boolean isLocal(ExpressionTree target) {
    return Symbols.of(target) instanceof VarSymbol variable
        && (!Expressions.isField(variable) || isCache(variable));
  }
}
