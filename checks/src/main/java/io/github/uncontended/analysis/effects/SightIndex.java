package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.FunctionTypes;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What one pass over a compilation unit tells about values of which only a general type is known:
 * the classes and functions that they may be. It also stores the outcomes of all analyses in the
 * unit.
 */
final class SightIndex {
  /** The outcomes of bodies, by the context of the call. */
  final Map<EffectAnalysis.Entry, Outcome> outcomes = new HashMap<>();

  /** The outcomes of the initializations of classes. */
  final Map<ClassSymbol, Outcome> initializations = new HashMap<>();

  /** The methods of a class that override one of a library. */
  final Map<ClassSymbol, ImmutableList<MethodSymbol>> overridesOfLibrary = new HashMap<>();

  /** How many outcomes of bodies the analyses of this unit had to limit. */
  int limited;

  private final Set<ClassSymbol> classes = new LinkedHashSet<>();
  private final ListMultimap<Symbol, ExpressionTree> functions =
      MultimapBuilder.hashKeys().arrayListValues().build();
  private final ListMultimap<Type, ExpressionTree> held =
      MultimapBuilder.linkedHashKeys().arrayListValues().build();
  private final Set<ClassSymbol> polluted = new HashSet<>();
  private boolean castsToVariable;
  private final Types types;
  private final Set<Type> created = new HashSet<>();
  private final Map<Symbol, Boolean> ordered = new HashMap<>();

  private SightIndex(CompilationUnitTree unit, Types types) {
    this.types = types;
    new Gatherer().scan(unit, null);
  }

  static SightIndex of(VisitorState state) {
    return UnitIndex.of(state)
        .memo(SightIndex.class, unit -> new SightIndex(unit, state.getTypes()));
  }

  /** The classes that the unit declares. */
  Set<ClassSymbol> classes() {
    return classes;
  }

  /** The lambdas and method references of the unit that implement an interface. */
  ImmutableList<ExpressionTree> functions(Symbol type) {
    return ImmutableList.copyOf(functions.get(type));
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
    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      ClassSymbol symbol = ((JCClassDecl) tree).sym;
      if (symbol != null) {
        classes.add(symbol);
      }
      return super.visitClass(tree, null);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      addFunction(tree);
      return super.visitLambdaExpression(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      addFunction(tree);
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
      addCreated(ASTHelpers.getType(tree));
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

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      addRaw(ASTHelpers.getType(tree));
      return super.visitVariable(tree, null);
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
          && called instanceof MethodSymbol method
          && method.isStatic()
          && LibraryCalls.areKnown(method.enclClass())) {
        if (!givesBack(method)) {
          addHeld(method.getReturnType(), tree.getArguments());
        }
        addCreated(method.getReturnType());
      }
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
  }
}
