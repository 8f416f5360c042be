package io.github.uncontended.runner.lifetime;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.SetMultimap;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * The calls and constructions in all units of an artifact, by symbol.
 *
 * <p>It records only which units contain a call. The calls themselves come from the indexes of the
 * units, which the garbage collector may reclaim.
 */
final class ArtifactIndex {
  private final Context context;
  private final Set<ClassSymbol> declared = new HashSet<>();
  private final SetMultimap<MethodSymbol, CompilationUnitTree> callers =
      MultimapBuilder.hashKeys().linkedHashSetValues(2).build();
  private final ListMultimap<ClassSymbol, ClassSymbol> subclasses =
      MultimapBuilder.hashKeys().arrayListValues(2).build();
  private final Set<ClassSymbol> implementedByLambdas = new HashSet<>();

  /**
   * Indexes attributed units.
   *
   * @param context the context of their compilation
   */
  ArtifactIndex(Collection<? extends CompilationUnitTree> units, Context context) {
    this.context = context;
    for (CompilationUnitTree unit : units) {
      for (Tree type : unit.getTypeDecls()) {
        if (type instanceof JCClassDecl declaration && declaration.sym != null) {
          declared.add(declaration.sym);
        }
      }
    }
    units.forEach(unit -> new Gatherer(unit).scan(unit, null));
  }

  /**
   * The call sites of a method or constructor of the artifact: invocations including {@code
   * this(…)} and {@code super(…)}, and {@code new}, but no method references.
   */
  ImmutableList<TreePath> calls(MethodSymbol method) {
    ImmutableList.Builder<TreePath> calls = ImmutableList.builder();
    for (CompilationUnitTree unit : callers.get(method)) {
      UnitIndex index = UnitIndex.of(unit, context);
      for (TreePath call : index.calls(method)) {
        if (!(call.getLeaf() instanceof MemberReferenceTree)) {
          calls.add(call);
        }
      }
      if (method.isConstructor()) {
        for (TreePath creation : index.constructions(method.enclClass())) {
          if (constructor(creation.getLeaf()) == method) {
            calls.add(creation);
          }
        }
      }
    }
    return calls.build();
  }

  /** Whether the artifact's sources declare a class. */
  boolean declares(ClassSymbol type) {
    // outermostClass() fails for the class of arrays, which has no package.
    Symbol at = type;
    while (at.owner instanceof ClassSymbol
        || at.owner instanceof MethodSymbol
        || at.owner instanceof VarSymbol) {
      at = at.owner;
    }
    return at instanceof ClassSymbol outermost && declared.contains(outermost);
  }

  /** Whether a lambda or method reference of the artifact implements a type. */
  boolean isImplementedByLambdas(ClassSymbol type) {
    return implementedByLambdas.contains(type);
  }

  /** The number of classes of the artifact that override or implement a method. */
  long implementations(MethodSymbol method, Types types) {
    Set<ClassSymbol> below = new HashSet<>();
    collectSubclasses(method.enclClass(), below);
    return below.stream().filter(type -> overrides(type, method, types)).count();
  }

  private void collectSubclasses(ClassSymbol type, Set<ClassSymbol> below) {
    for (ClassSymbol subclass : subclasses.get(type)) {
      if (below.add(subclass)) {
        collectSubclasses(subclass, below);
      }
    }
  }

  private static boolean overrides(ClassSymbol type, MethodSymbol method, Types types) {
    for (Symbol member : type.members().getSymbolsByName(method.name)) {
      if (member instanceof MethodSymbol other && other.overrides(method, type, types, false)) {
        return true;
      }
    }
    return false;
  }

  private static Symbol constructor(Tree creation) {
    // A diamond has a separate symbol that is derived from the constructor's.
    return creation instanceof JCNewClass tree && tree.constructor != null
        ? tree.constructor.baseSymbol()
        : null;
  }

  private final class Gatherer extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;

    Gatherer(CompilationUnitTree unit) {
      this.unit = unit;
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      ClassSymbol symbol = ((JCClassDecl) tree).sym;
      if (symbol != null) {
        addSubclass(symbol.getSuperclass(), symbol);
        symbol.getInterfaces().forEach(type -> addSubclass(type, symbol));
      }
      return super.visitClass(tree, null);
    }

    private void addSubclass(Type supertype, ClassSymbol subclass) {
      if (supertype.tsym instanceof ClassSymbol type && declares(type)) {
        subclasses.put(type, subclass);
      }
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      addCall(ASTHelpers.getSymbol(tree.getMethodSelect()));
      return super.visitMethodInvocation(tree, null);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      addCall(constructor(tree));
      return super.visitNewClass(tree, null);
    }

    private void addCall(Symbol symbol) {
      if (symbol instanceof MethodSymbol method && declares(method.enclClass())) {
        callers.put(method, unit);
      }
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      addImplementation(ASTHelpers.getType(tree));
      return super.visitLambdaExpression(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      addImplementation(ASTHelpers.getType(tree));
      return super.visitMemberReference(tree, null);
    }

    private void addImplementation(Type type) {
      if (type != null && type.tsym instanceof ClassSymbol symbol && declares(symbol)) {
        implementedByLambdas.add(symbol);
      }
    }
  }
}
