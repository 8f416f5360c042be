package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.FunctionTypes;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * What one pass over a compilation unit tells about values of which only a general type is known:
 * the classes and functions that they may be, and the variables that may be null. It also stores
 * the outcomes of all analyses in the unit.
 */
final class SightIndex {
  /** The outcomes of bodies, by the context of the call. */
  final Map<EffectAnalysis.Entry, Outcome> outcomes = new HashMap<>();

  /** The outcomes of the initializations of classes. */
  final Map<ClassSymbol, Outcome> initializations = new HashMap<>();

  /** The methods of a class that override one of a library. */
  final Map<ClassSymbol, ImmutableList<MethodSymbol>> overridesOfLibrary = new HashMap<>();

  /** The fields that may be null, as far as they were asked for. */
  final Map<VarSymbol, Boolean> nullFields = new HashMap<>();

  /** How many outcomes of bodies the analyses of this unit had to limit. */
  int limited;

  private final Set<ClassSymbol> classes = new LinkedHashSet<>();
  private final ListMultimap<Symbol, ExpressionTree> functions =
      MultimapBuilder.hashKeys().arrayListValues().build();
  private final ListMultimap<Type, ExpressionTree> held =
      MultimapBuilder.linkedHashKeys().arrayListValues().build();
  private final Set<VarSymbol> nullable = new HashSet<>();
  private final Set<VarSymbol> compared = new HashSet<>();
  private final List<ExpressionTree> stored = new ArrayList<>();
  private boolean storesNull;
  private final Set<ClassSymbol> polluted = new HashSet<>();
  private boolean castsToVariable;
  private final Types types;
  private boolean createsAccessOrder;
  private final Set<Type> created = new HashSet<>();
  private final Map<Symbol, Boolean> ordered = new HashMap<>();

  private SightIndex(CompilationUnitTree unit, Types types) {
    this.types = types;
    Gatherer gatherer = new Gatherer();
    gatherer.scan(unit, null);
    gatherer.copied.forEach(
        (from, fields) -> {
          if (nullable.contains(from)) {
            nullable.addAll(fields);
          }
        });
    if (storesNull) {
      nullable.addAll(gatherer.elements);
    }
  }

  static SightIndex of(VisitorState state) {
    return UnitIndex.of(state)
        .memo(SightIndex.class, unit -> new SightIndex(unit, state.getTypes()));
  }

  /** The index of any unit of the compilation. */
  static SightIndex of(CompilationUnitTree unit, VisitorState state) {
    return UnitIndex.of(unit, state.context)
        .memo(SightIndex.class, it -> new SightIndex(it, state.getTypes()));
  }

  /** The classes that the unit declares. */
  Set<ClassSymbol> classes() {
    return classes;
  }

  /** The lambdas and method references of the unit that implement an interface. */
  ImmutableList<ExpressionTree> functions(Symbol type) {
    return ImmutableList.copyOf(functions.get(type));
  }

  /** Whether the unit stores null in a collection, so that any element may be null. */
  boolean storesNull() {
    return storesNull;
  }

  /**
   * Whether the unit uses raw types or unchecked casts, so that an object which a member of a class
   * returns may not be of the type that the class's type arguments show.
   */
  boolean pollutes(Symbol member) {
    return castsToVariable
        || (member.owner instanceof ClassSymbol owner
            && polluted.stream()
                .anyMatch(each -> each.isSubClass(owner, types) || owner.isSubClass(each, types)));
  }

  /**
   * The functions that the unit passes to a library's factories, whose objects may call them later,
   * such as {@code Iterables.transform}; by the types of the objects.
   */
  ListMultimap<Type, ExpressionTree> heldFunctions() {
    return held;
  }

  /**
   * Whether the unit assigns null to a variable, passes null for it, or tests whether it is null. A
   * field counts if it is assigned such a variable.
   */
  boolean isNullable(VarSymbol variable) {
    return nullable.contains(variable);
  }

  /** Whether the unit compares a variable with null. */
  boolean isCompared(VarSymbol variable) {
    return compared.contains(variable);
  }

  /**
   * What the unit stores in collections and other objects of libraries, and what the functions
   * return that it gives a library.
   */
  List<ExpressionTree> stored() {
    return stored;
  }

  /** Whether the unit creates a map that a read reorders. */
  boolean createsAccessOrder() {
    return createsAccessOrder;
  }

  /** Whether the unit creates a collection of a type that compares its elements or keys. */
  boolean createsFragile(Type type) {
    return ordered.computeIfAbsent(
        type.tsym,
        general ->
            created.stream()
                .anyMatch(
                    each ->
                        types.isSubtype(each, type)
                            && ApiFact.FRAGILE.holdsForAny(KnownTypes.supertypes(each, types))));
  }

  private final class Gatherer extends TreeScanner<Void, Void> {
    /** The fields that are assigned a parameter, by the parameter. */
    private final Map<VarSymbol, List<VarSymbol>> copied = new HashMap<>();

    /** The variables of loops over elements, and the parameters of lambdas. */
    private final Set<VarSymbol> elements = new HashSet<>();

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      ClassSymbol symbol = ((JCClassDecl) tree).sym;
      if (symbol != null) {
        classes.add(symbol);
        Symbol parent = symbol.getSuperclass().tsym;
        createsAccessOrder |= parent != null && isLinkedHashMap(parent);
      }
      return super.visitClass(tree, null);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      addFunction(tree);
      Type type = ASTHelpers.getType(tree);
      if (type != null && type.tsym instanceof ClassSymbol of && LibraryCalls.areKnown(of)) {
        stored.addAll(
            tree.getBody() instanceof ExpressionTree value
                ? List.of(value)
                : Returns.of((BlockTree) tree.getBody()));
      }
      tree.getParameters().forEach(each -> elements.add(((JCVariableDecl) each).sym));
      return super.visitLambdaExpression(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      addFunction(tree);
      Type type = ASTHelpers.getType(tree);
      if (type != null && type.tsym instanceof ClassSymbol of && LibraryCalls.areKnown(of)) {
        stored.add(tree);
      }
      if (tree.getMode() == MemberReferenceTree.ReferenceMode.NEW) {
        addCreated(ASTHelpers.getType(tree.getQualifierExpression()));
      }
      return super.visitMemberReference(tree, null);
    }

    private void addFunction(ExpressionTree tree) {
      Type type = ASTHelpers.getType(tree);
      if (type != null && type.tsym != null) {
        functions.put(type.tsym, tree);
      }
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      Symbol type = Symbols.of(tree.getIdentifier());
      createsAccessOrder |=
          type != null && tree.getArguments().size() == 3 && isLinkedHashMap(type);
      addNullArguments(((JCNewClass) tree).constructor, tree.getArguments());
      Type created = ASTHelpers.getType(tree);
      if (created != null && created.tsym instanceof ClassSymbol of && LibraryCalls.areKnown(of)) {
        stored.addAll(tree.getArguments());
        storesNull |= tree.getArguments().stream().anyMatch(NullElements::isNull);
      }
      addCreated(created);
      return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitTypeCast(TypeCastTree tree, Void unused) {
      Type from = ASTHelpers.getType(tree.getExpression());
      Type to = ASTHelpers.getType(tree);
      if (from != null && to != null && !types.isReifiable(to) && !types.isSubtype(from, to)) {
        castsToVariable |= !to.hasTag(TypeTag.CLASS);
        if (to.tsym instanceof ClassSymbol generic) {
          polluted.add(generic);
        }
      }
      addRaw(to);
      return super.visitTypeCast(tree, null);
    }

    private void addCreated(Type type) {
      addRaw(type);
      if (type != null && type.hasTag(TypeTag.CLASS)) {
        created.add(types.erasure(type));
      }
    }

    private void addRaw(Type type) {
      if (type != null && type.isRaw() && type.tsym instanceof ClassSymbol generic) {
        polluted.add(generic);
      }
    }

    private static boolean isLinkedHashMap(Symbol type) {
      return type.flatName().contentEquals("java.util.LinkedHashMap");
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
      elements.add(((JCVariableDecl) tree.getVariable()).sym);
      return super.visitEnhancedForLoop(tree, null);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      Type type = ASTHelpers.getType(tree);
      addRaw(type);
      if (tree.getInitializer() != null && Expressions.isNull(tree.getInitializer())) {
        addNullable(((JCVariableDecl) tree).sym);
      }
      storesNull |= NullElements.isArray(tree.getInitializer());
      return super.visitVariable(tree, null);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      if (Expressions.isNull(tree.getExpression())) {
        addNullable(tree.getVariable());
      } else if (Symbols.of(tree.getExpression()) instanceof VarSymbol from
          && from.getKind() == ElementKind.PARAMETER
          && Symbols.of(tree.getVariable()) instanceof VarSymbol field
          && Expressions.isField(field)) {
        copied.computeIfAbsent(from, parameter -> new ArrayList<>()).add(field);
      }
      storesNull |= NullElements.isArray(tree.getExpression());
      return super.visitAssignment(tree, null);
    }

    @Override
    public Void visitNewArray(NewArrayTree tree, Void unused) {
      storesNull |=
          tree.getInitializers() != null
              && tree.getInitializers().stream().anyMatch(NullElements::isNull);
      return super.visitNewArray(tree, null);
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void unused) {
      if (tree.getKind() == Tree.Kind.EQUAL_TO || tree.getKind() == Tree.Kind.NOT_EQUAL_TO) {
        if (Expressions.isNull(tree.getRightOperand())) {
          addCompared(tree.getLeftOperand());
        } else if (Expressions.isNull(tree.getLeftOperand())) {
          addCompared(tree.getRightOperand());
        }
      }
      return super.visitBinary(tree, null);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      addRaw(ASTHelpers.getType(tree.getReturnType()));
      return super.visitMethod(tree, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      // A static method has the name of a class as its receiver, which is no raw type.
      Symbol called = Symbols.of(tree.getMethodSelect());
      ExpressionTree receiver = ASTHelpers.getReceiver(tree);
      Type type = receiver == null ? null : ASTHelpers.getType(receiver);
      if (called != null && !ASTHelpers.isStatic(called)) {
        addRaw(type);
      }
      if (!tree.getArguments().isEmpty()
          && Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method) {
        if (ApiFact.TESTS_NULL.holdsFor(method)) {
          addCompared(tree.getArguments().get(0));
        }
        if (NullElements.isStore(method)) {
          stored.addAll(tree.getArguments());
        }
        storesNull |= NullElements.areStored(method, tree.getArguments());
        if (method.isStatic() && LibraryCalls.areKnown(method.enclClass())) {
          if (!givesBack(method)) {
            addHeld(method.getReturnType(), tree.getArguments());
          }
          addCreated(method.getReturnType());
        }
      }
      addNullArguments(Symbols.of(tree.getMethodSelect()), tree.getArguments());
      return super.visitMethodInvocation(tree, null);
    }

    /**
     * Whether a method of a library returns what it is given, or what a function returns that it is
     * given: it cannot create an object of a type that only its caller knows, unless the caller
     * passes the class.
     */
    private static boolean givesBack(MethodSymbol method) {
      return method.getReturnType().hasTag(TypeTag.TYPEVAR)
          && method.params().stream()
              .noneMatch(
                  parameter -> parameter.type.tsym.flatName().contentEquals("java.lang.Class"));
    }

    /** Adds the functions that an object may hold which a library creates. */
    private void addHeld(Type object, List<? extends ExpressionTree> arguments) {
      Type type = types.erasure(object);
      if (!type.hasTag(TypeTag.CLASS)) {
        return;
      }
      for (ExpressionTree argument : arguments) {
        Type function = ASTHelpers.getType(argument);
        if (function != null && FunctionTypes.isFunction(function, types)) {
          held.put(type, argument);
        }
      }
    }

    private void addNullArguments(Symbol called, List<? extends ExpressionTree> arguments) {
      if (called == null || !(called.baseSymbol() instanceof MethodSymbol method)) {
        return;
      }
      for (int i = 0; i < Math.min(arguments.size(), method.params().size()); i++) {
        if (NullElements.isNull(arguments.get(i))) {
          VarSymbol parameter = method.params().get(i);
          nullable.add(parameter);
          if ((method.flags() & Flags.RECORD) != 0) {
            addComponent(method.enclClass(), parameter);
          }
        }
      }
    }

    /**
     * The canonical constructor of a record assigns its parameters to the fields of their names.
     */
    private void addComponent(ClassSymbol type, VarSymbol parameter) {
      for (Symbol member : type.members().getSymbolsByName(parameter.name)) {
        addNullable(member);
      }
    }

    private void addCompared(ExpressionTree tree) {
      addNullable(tree);
      if (Symbols.of(ASTHelpers.stripParentheses(tree)) instanceof VarSymbol variable) {
        compared.add(variable);
      }
    }

    private void addNullable(ExpressionTree tree) {
      addNullable(Symbols.of(ASTHelpers.stripParentheses(tree)));
    }

    private void addNullable(Symbol symbol) {
      if (symbol instanceof VarSymbol variable) {
        nullable.add(variable);
      }
    }
  }
}
