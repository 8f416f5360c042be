package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.SetMultimap;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import io.github.uncontended.analysis.syntax.LazyPathScanner;
import io.github.uncontended.analysis.syntax.Symbols;
import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Function;

/**
 * Index of the declarations, uses, calls and constructions in one compilation unit, by symbol. It
 * is built in one pass, when it is first asked, and shared by all rules. Most units are only asked
 * for what other analyses keep here.
 */
public final class UnitIndex {
  private static final Context.Key<Cache> KEY = new Context.Key<>();

  private final CompilationUnitTree unit;
  private final Names table;

  private final Map<Class<?>, Object> memo = new HashMap<>();

  private UnitIndex(CompilationUnitTree unit, Names table) {
    this.unit = unit;
    this.table = table;
  }

  private Contents contents() {
    return memo(Contents.class, Contents::new);
  }

  /** The index of {@code state}'s unit. */
  public static UnitIndex of(VisitorState state) {
    return of(state.getPath().getCompilationUnit(), state.context);
  }

  /** The index of a unit of this compilation. */
  public static UnitIndex of(CompilationUnitTree unit, Context context) {
    Cache cache = context.get(KEY);
    if (cache == null) {
      cache = new Cache(Names.instance(context));
      context.put(KEY, cache);
    }
    return cache.get(unit);
  }

  /** The declaration of a class, method or variable; empty if another unit declares it. */
  public Optional<TreePath> declaration(Symbol symbol) {
    return Optional.ofNullable(contents().declarations.get(symbol));
  }

  /**
   * Every identifier and member selection that names a variable, without its declaration, in source
   * order.
   */
  public ImmutableList<TreePath> uses(VarSymbol variable) {
    return ImmutableList.copyOf(contents().uses.get(variable));
  }

  /** Every invocation of a method and method reference to it, in source order. */
  public ImmutableList<TreePath> calls(MethodSymbol method) {
    return ImmutableList.copyOf(contents().uses.get(method));
  }

  /**
   * Every {@code new} and constructor reference of a class, in source order. Anonymous subclasses
   * and {@code this(…)} and {@code super(…)} calls are not included.
   */
  public ImmutableList<TreePath> constructions(ClassSymbol type) {
    return ImmutableList.copyOf(contents().constructions.get(type));
  }

  /** The direct subclasses that the unit declares, including anonymous ones. */
  public ImmutableList<ClassSymbol> subclasses(ClassSymbol type) {
    return ImmutableList.copyOf(contents().subclasses.get(type));
  }

  /** Whether a simple name occurs in the unit, in any role. */
  public boolean mentions(String name) {
    return contents().names.contains(table.fromString(name));
  }

  /** Whether a simple name is declared in the unit, or occurs without a qualifier. */
  public boolean mentionsAlone(String name) {
    return contents().identifiers.contains(table.fromString(name));
  }

  /** The types that the unit names by a simple name without a qualifier, outside of imports. */
  public ImmutableSet<ClassSymbol> typesNamed(String simpleName) {
    return ImmutableSet.copyOf(contents().types.get(table.fromString(simpleName)));
  }

  /**
   * The result of an analysis of the whole unit, computed when it is first needed.
   *
   * @param type the class of the result, which identifies the analysis
   */
  public <T> T memo(Class<T> type, Function<CompilationUnitTree, T> analysis) {
    Object known = memo.get(type);
    if (known == null) {
      known = DeepScan.of(() -> analysis.apply(unit));
      memo.put(type, known);
    }
    return type.cast(known);
  }

  /** The expression that a method consists of returning, which no class overrides. */
  public Optional<ExpressionTree> returned(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
            && !ASTHelpers.methodCanBeOverridden(method)
        ? declaration(method)
            .map(declaration -> ((MethodTree) declaration.getLeaf()).getBody())
            .filter(body -> body.getStatements().size() == 1)
            .map(body -> body.getStatements().get(0))
            .filter(ReturnTree.class::isInstance)
            .map(statement -> ((ReturnTree) statement).getExpression())
        : Optional.empty();
  }

  /** What a unit contains. */
  private static final class Contents {
    private final Map<Symbol, TreePath> declarations = new HashMap<>();
    private final ListMultimap<Symbol, TreePath> uses =
        MultimapBuilder.hashKeys().arrayListValues(1).build();
    private final ListMultimap<ClassSymbol, TreePath> constructions =
        MultimapBuilder.hashKeys().arrayListValues(1).build();
    private final ListMultimap<ClassSymbol, ClassSymbol> subclasses =
        MultimapBuilder.hashKeys().arrayListValues(1).build();
    private final SetMultimap<Name, ClassSymbol> types =
        MultimapBuilder.hashKeys().linkedHashSetValues(1).build();
    private final Set<Name> names = new HashSet<>();
    private final Set<Name> identifiers = new HashSet<>();

    Contents(CompilationUnitTree unit) {
      new Gatherer().scan(unit, null);
    }

    private final class Gatherer extends LazyPathScanner {
      @Override
      public Void visitImport(ImportTree tree, Void unused) {
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void unused) {
        ClassSymbol symbol = ((JCClassDecl) tree).sym;
        declare(symbol, (Name) tree.getSimpleName());
        if (symbol != null) {
          add(symbol.getSuperclass().tsym, symbol);
          symbol.getInterfaces().forEach(type -> add(type.tsym, symbol));
        }
        return super.visitClass(tree, null);
      }

      private void add(Symbol supertype, ClassSymbol subclass) {
        if (supertype instanceof ClassSymbol type) {
          subclasses.put(type, subclass);
        }
      }

      @Override
      public Void visitMethod(MethodTree tree, Void unused) {
        declare(((JCMethodDecl) tree).sym, (Name) tree.getName());
        return super.visitMethod(tree, null);
      }

      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        declare(((JCVariableDecl) tree).sym, (Name) tree.getName());
        return super.visitVariable(tree, null);
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void unused) {
        Symbol symbol = ASTHelpers.getSymbol(tree);
        Name name = (Name) tree.getName();
        identifiers.add(name);
        use(symbol, name);
        if (symbol instanceof ClassSymbol type) {
          types.put(name, type);
        }
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
        use(ASTHelpers.getSymbol(tree), (Name) tree.getIdentifier());
        return super.visitMemberSelect(tree, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        if (Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method) {
          uses.put(method, path());
        }
        return super.visitMethodInvocation(tree, null);
      }

      @Override
      public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
        names.add((Name) tree.getName());
        if (Symbols.of((Tree) tree) instanceof MethodSymbol method) {
          uses.put(method, path());
          if (method.isConstructor() && method.enclClass() != null) {
            constructions.put(method.enclClass(), path());
          }
        }
        return super.visitMemberReference(tree, null);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void unused) {
        Symbol type = Symbols.of(tree.getIdentifier());
        if (type instanceof ClassSymbol constructed && tree.getClassBody() == null) {
          constructions.put(constructed, path());
        }
        return super.visitNewClass(tree, null);
      }

      /** Indexes a declaration, whose symbol is null if javac has not entered it. */
      private void declare(Symbol symbol, Name name) {
        identifiers.add(name);
        names.add(name);
        if (symbol != null) {
          declarations.put(symbol, path());
        }
      }

      private void use(Symbol symbol, Name name) {
        names.add(name);
        if (symbol instanceof VarSymbol) {
          uses.put(symbol, path());
        }
      }
    }
  }

  /**
   * The indexes of a compilation. An index refers to its unit, so it is held softly: otherwise none
   * of the thousands of units of a compilation could be collected.
   */
  private static final class Cache {
    private final Map<CompilationUnitTree, SoftReference<UnitIndex>> indexes = new WeakHashMap<>();
    private final Names names;

    /** The one asked for last, which is mostly the next, too. */
    private SoftReference<UnitIndex> last = new SoftReference<>(null);

    Cache(Names names) {
      this.names = names;
    }

    UnitIndex get(CompilationUnitTree unit) {
      UnitIndex recent = last.get();
      if (recent != null && recent.unit == unit) {
        return recent;
      }
      SoftReference<UnitIndex> known = indexes.get(unit);
      UnitIndex index = known == null ? null : known.get();
      if (index == null) {
        index = new UnitIndex(unit, names);
        known = new SoftReference<>(index);
        indexes.put(unit, known);
      }
      last = known;
      return index;
    }
  }
}
