package io.github.uncontended.analysis.collections;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.collections.FieldUses.Kind;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import javax.lang.model.element.ElementKind;

/**
 * Where the collection that an expression evaluates to comes from: whether it is fresh, and whether
 * several threads may read it at a time while none writes.
 */
public enum CollectionOrigin {
  /** A fresh object, of a class whose reads do not write. */
  FRESH,
  /** Its reads do not write, as far as its type shows, but other code may hold it too. */
  HELD,
  /** A fresh {@code WeakHashMap}, whose reads remove stale entries. */
  WEAK,
  /** A fresh map that drops its eldest entries on a write, and is not in access order. */
  BOUNDED,
  /** A fresh object of a {@linkplain CollectionSubclass subclass} whose reads do not write. */
  EXTENDED,
  /** A read may write: access order, an unknown class. */
  UNFIT;

  /** Whether collections of this origin are read like others only where they are caches. */
  public boolean isOfCaches() {
    return this == WEAK || this == BOUNDED || this == EXTENDED;
  }

  /**
   * The origin of the value of an expression that construction stores in a field. The value of a
   * local variable is {@link #FRESH} only if it does not escape otherwise.
   */
  public static CollectionOrigin of(
      ExpressionTree expression, VarSymbol field, VisitorState state) {
    CollectionOrigin origin = of(expression, state);
    ExpressionTree tree = ASTHelpers.stripParentheses(expression);
    return origin == FRESH
            && Symbols.of(tree) instanceof VarSymbol local
            && !isOnlyIn(tree, local, field, state)
        ? HELD
        : origin;
  }

  private static boolean isOnlyIn(
      ExpressionTree tree, VarSymbol local, VarSymbol field, VisitorState state) {
    Construction construction = Construction.of(state);
    for (Use use : FieldUses.of(local, state).all()) {
      boolean seen = use.kind() == Kind.READ || use.kind() == Kind.WRITE;
      if (!construction.isDuring(use.path(), field) || (!seen && use.path().getLeaf() != tree)) {
        return false;
      }
    }
    return true;
  }

  private static CollectionOrigin of(ExpressionTree expression, VisitorState state) {
    ExpressionTree tree = ASTHelpers.stripParentheses(expression);
    if (tree instanceof NewClassTree creation) {
      return ofCreation(creation, state);
    }
    if (tree instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && method.isStatic()) {
      String owner = method.owner.toString();
      if (method.name.contentEquals("newSetFromMap") && owner.equals("java.util.Collections")) {
        return of(call.getArguments().get(0), state);
      }
      if (ApiFact.NEW_COLLECTION.holdsFor(method)
          || (ApiFact.FRESH.holdsFor(method) && hasSharedReads(method.getReturnType()))
          || isListOfItsArguments(owner, method, call)) {
        return FRESH;
      }
    }
    if (Symbols.of(tree) instanceof VarSymbol variable
        && variable.getKind() == ElementKind.LOCAL_VARIABLE) {
      return ofLocal(variable, tree, state);
    }
    return ofType(ASTHelpers.getType(tree));
  }

  private static boolean isListOfItsArguments(
      String owner, MethodSymbol method, MethodInvocationTree call) {
    return method.name.contentEquals("asList")
        && owner.equals("java.util.Arrays")
        && call.getArguments().stream()
            .map(ASTHelpers::getType)
            .noneMatch(type -> type == null || type.hasTag(TypeTag.ARRAY));
  }

  private static CollectionOrigin ofCreation(NewClassTree creation, VisitorState state) {
    String name = KnownTypes.nameOf(ASTHelpers.getType(creation.getIdentifier()));
    if (ApiFact.SELF_LOCKED.holdsForType(name)) {
      return HELD;
    }
    if (name.equals("java.util.WeakHashMap") && creation.getClassBody() == null) {
      return WEAK;
    }
    if (creation.getClassBody() == null
        && ASTHelpers.getType(creation.getIdentifier()).tsym instanceof ClassSymbol type
        && CollectionSubclass.hasSharedReads(type, state)) {
      return EXTENDED;
    }
    if (!ApiFact.SHARED_READS.holdsForType(name)
        || (name.endsWith(".LinkedHashMap") && hasAccessOrder(creation))) {
      return UNFIT;
    }
    ClassTree body = creation.getClassBody();
    if (body == null || onlyFills(body)) {
      return FRESH;
    }
    return onlyEvicts(body) ? BOUNDED : UNFIT;
  }

  /** Whether a class body only decides when a {@code LinkedHashMap} drops its eldest entry. */
  private static boolean onlyEvicts(ClassTree body) {
    return body.getMembers().stream()
        .allMatch(
            member ->
                member instanceof MethodTree method
                    ? isImplicit(method) || method.getName().contentEquals("removeEldestEntry")
                    : member instanceof VariableTree field
                        && ASTHelpers.getSymbol(field).getConstantValue() != null);
  }

  private static boolean isImplicit(MethodTree method) {
    return method.getName().contentEquals("<init>");
  }

  /** Whether a class body only calls methods of its collection: {@code {{ put(…); }}}. */
  private static boolean onlyFills(ClassTree body) {
    for (Tree member : body.getMembers()) {
      boolean implicit = member instanceof MethodTree method && isImplicit(method);
      boolean fills =
          member instanceof BlockTree block
              && block.getStatements().stream().allMatch(CollectionOrigin::isOwnCall);
      if (!implicit && !fills) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOwnCall(StatementTree statement) {
    return statement instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof IdentifierTree;
  }

  private static boolean hasAccessOrder(NewClassTree creation) {
    var arguments = creation.getArguments();
    return arguments.size() == 3
        && !Boolean.FALSE.equals(ASTHelpers.constValue(arguments.get(2), Boolean.class));
  }

  private static CollectionOrigin ofLocal(
      VarSymbol variable, ExpressionTree use, VisitorState state) {
    CollectionOrigin byType = ofType(ASTHelpers.getType(use));
    TreePath declaration = UnitIndex.of(state).declaration(variable).orElse(null);
    if (declaration == null || !ASTHelpers.isConsideredFinal(variable)) {
      return byType;
    }
    ExpressionTree initializer = ((VariableTree) declaration.getLeaf()).getInitializer();
    return initializer == null ? byType : of(initializer, state);
  }

  /** The origin of a value of unknown source, by its type. */
  private static CollectionOrigin ofType(Type type) {
    if (type == null || !(type.tsym instanceof ClassSymbol symbol)) {
      return UNFIT;
    }
    return symbol.isInterface()
            || hasSharedReads(type)
            || ApiFact.SELF_LOCKED.holdsForType(KnownTypes.nameOf(type))
        ? HELD
        : UNFIT;
  }

  private static boolean hasSharedReads(Type type) {
    return ApiFact.SHARED_READS.holdsForType(KnownTypes.nameOf(type));
  }
}
