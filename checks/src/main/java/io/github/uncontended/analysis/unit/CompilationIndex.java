package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Pair;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Declarations, call sites, constructions and subclasses in all units of a compilation, by symbol:
 * the call graph that the unit's own {@link UnitIndex} is a part of.
 *
 * <p>It is built when it is first needed, in one pass over all units. With {@code
 * -XDcompilePolicy=simple} they are all attributed by then; what is not attributed, or not part of
 * an incremental compilation, is missing from it. It stores which units name a symbol; the places
 * come from the indexes of those units, which may be dropped when memory runs short.
 */
public final class CompilationIndex {
  private static final Context.Key<CompilationIndex> KEY = new Context.Key<>();

  /** Fewer top level classes than these show little of how they are used. */
  public static final int FEW = 10;

  private final Context context;
  private final Types types;
  private final ImmutableSet<CompilationUnitTree> units;
  private final Map<ClassSymbol, CompilationUnitTree> declared = new HashMap<>();
  private final Map<Symbol, List<CompilationUnitTree>> naming = new HashMap<>();
  private final ListMultimap<ClassSymbol, ClassSymbol> subclasses =
      MultimapBuilder.hashKeys().arrayListValues(1).build();
  private final ListMultimap<String, ClassSymbol> librarySubclasses =
      MultimapBuilder.hashKeys().arrayListValues(1).build();
  private final ListMultimap<ClassSymbol, ExpressionTree> implementations =
      MultimapBuilder.hashKeys().arrayListValues(1).build();

  /** The classes that directly extend or implement a type of a library. */
  private final Set<ClassSymbol> ofLibraries = new LinkedHashSet<>();

  /** The types that a class, lambda or method reference directly extends or implements. */
  private final Set<ClassSymbol> supertypes = new LinkedHashSet<>();

  /** Whether a class or function has no type yet, since its unit is not attributed. */
  private boolean hasUnknownTypes;

  /** The types of all annotations in the sources; null for one that is not attributed yet. */
  private final Set<Symbol> annotations = new LinkedHashSet<>();

  private final Map<Symbol, ImmutableSet<ClassSymbol>> possibleClasses = new HashMap<>();
  private final Map<MethodSymbol, ImmutableSet<MethodSymbol>> overridden = new HashMap<>();
  private final Map<Class<?>, Object> memo = new HashMap<>();
  private Boolean whole;

  private CompilationIndex(Context context) {
    this.context = context;
    this.types = Types.instance(context);
    this.units = ImmutableSet.copyOf(units(context));
    for (CompilationUnitTree unit : units) {
      for (Tree type : unit.getTypeDecls()) {
        if (type instanceof JCClassDecl declaration && declaration.sym != null) {
          declared.put(declaration.sym, unit);
        }
      }
    }
    units.forEach(unit -> new Gatherer(unit).scan(unit, null));
  }

  /** The index of the compilation that {@code state} belongs to. */
  public static CompilationIndex of(VisitorState state) {
    return of(state.context);
  }

  /** The index of a compilation. */
  public static CompilationIndex of(Context context) {
    CompilationIndex index = context.get(KEY);
    if (index == null) {
      index = DeepScan.of(() -> new CompilationIndex(context));
      context.put(KEY, index);
    }
    return index;
  }

  /** The units that javac was given, in the order of their names. */
  private static Set<CompilationUnitTree> units(Context context) {
    JavacElements elements = JavacElements.instance(context);
    Map<String, CompilationUnitTree> units = new TreeMap<>();
    for (ClassSymbol type : Symtab.instance(context).getAllClasses()) {
      // A class without a source file came from the class path.
      if (type.sourcefile != null && type.owner instanceof PackageSymbol) {
        Pair<JCTree, JCCompilationUnit> found = elements.getTreeAndTopLevel(type, null, null);
        if (found != null && found.snd != null) {
          units.put(type.flatName().toString(), found.snd);
        }
      }
    }
    return new LinkedHashSet<>(units.values());
  }

  /**
   * Every place that runs a method or constructor: invocations, {@code this(…)} and {@code
   * super(…)} among them, {@code new}, and references to it.
   */
  public ImmutableList<TreePath> calls(MethodSymbol method) {
    ImmutableList.Builder<TreePath> calls = ImmutableList.builder();
    for (CompilationUnitTree unit : naming(method)) {
      UnitIndex index = UnitIndex.of(unit, context);
      calls.addAll(index.calls(method));
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

  /** The {@link #calls} of a method and of all methods that it overrides: each may run it. */
  public ImmutableList<TreePath> possibleCalls(MethodSymbol method) {
    ImmutableList.Builder<TreePath> calls = ImmutableList.builder();
    calls.addAll(calls(method));
    overridden(method).forEach(each -> calls.addAll(calls(each)));
    return calls.build();
  }

  /** Every place outside of its declaration that names a field. */
  public ImmutableList<TreePath> uses(VarSymbol field) {
    ImmutableList.Builder<TreePath> uses = ImmutableList.builder();
    for (CompilationUnitTree unit : naming(field)) {
      uses.addAll(UnitIndex.of(unit, context).uses(field));
    }
    return uses.build();
  }

  /** Every place that names a variable: of a field in the compilation, of others in their unit. */
  public static ImmutableList<TreePath> uses(VarSymbol variable, VisitorState state) {
    return variable.getKind().isField()
        ? of(state).uses(variable)
        : UnitIndex.of(state).uses(variable);
  }

  /** The units of the compilation, in the order of their names. */
  public ImmutableSet<CompilationUnitTree> units() {
    return units;
  }

  /** Whether a source of the compilation declares a class. */
  public boolean declares(ClassSymbol type) {
    return unitOf(type) != null;
  }

  /** The unit of the compilation that declares a class. */
  public Optional<CompilationUnitTree> unit(ClassSymbol type) {
    return Optional.ofNullable(unitOf(type));
  }

  private CompilationUnitTree unitOf(ClassSymbol type) {
    // Not by outermostClass(), which fails for the class of arrays: that one has no package.
    Symbol at = type;
    while (at.owner instanceof ClassSymbol
        || at.owner instanceof MethodSymbol
        || at.owner instanceof VarSymbol) {
      at = at.owner;
    }
    return at instanceof ClassSymbol outermost ? declared.get(outermost) : null;
  }

  /** The declaration of a method, class or field of the compilation. */
  public Optional<TreePath> declaration(Symbol symbol) {
    ClassSymbol owner = symbol instanceof ClassSymbol type ? type : symbol.enclClass();
    return owner == null
        ? Optional.empty()
        : unit(owner).flatMap(unit -> UnitIndex.of(unit, context).declaration(symbol));
  }

  /** The units that name a symbol, each once. */
  public List<CompilationUnitTree> naming(Symbol symbol) {
    return naming.getOrDefault(symbol, ImmutableList.of());
  }

  /** Whether the compilation names a class outside of the class's own body. */
  public boolean isUsed(ClassSymbol type) {
    return naming.containsKey(type);
  }

  /** Whether another unit of the compilation than its own names a top level class. */
  public boolean isUsedElsewhere(ClassSymbol type) {
    CompilationUnitTree own = declared.get(type);
    return naming(type).stream().anyMatch(unit -> unit != own);
  }

  /** Whether the compilation has so few top level classes that it shows little of their use. */
  public boolean isFew() {
    return declared.size() < FEW;
  }

  /**
   * Whether a class and all others whose files refer to its file, or are referred to by it,
   * directly or through more files, are so few that they show little of their use: one of several
   * programs that are compiled at once.
   */
  public boolean isAmongFew(ClassSymbol type) {
    CompilationUnitTree unit = unitOf(type);
    return isFew()
        || (unit != null
            && memo(ConnectedUnits.class, ConnectedUnits::new).classesAround(unit) < FEW);
  }

  /** Takes a class that is referred to, the unit that declares it, and one that refers to it. */
  interface ReferenceConsumer {
    /** Takes one of them. */
    void accept(ClassSymbol type, CompilationUnitTree declaring, CompilationUnitTree using);
  }

  /** All references between units to a class, or to a member of one. */
  void forEachReference(ReferenceConsumer consumer) {
    for (Map.Entry<Symbol, List<CompilationUnitTree>> each : naming.entrySet()) {
      ClassSymbol type =
          each.getKey() instanceof ClassSymbol named ? named : each.getKey().enclClass();
      CompilationUnitTree declaring = unitOf(type);
      for (CompilationUnitTree using : each.getValue()) {
        if (using != declaring) {
          consumer.accept(type, declaring, using);
        }
      }
    }
  }

  /** All top level classes, with the unit of each. */
  void forEachTopLevelClass(BiConsumer<ClassSymbol, CompilationUnitTree> consumer) {
    declared.forEach(consumer);
  }

  /**
   * Whether the compilation shows how a class is used, so that what it does not show is rare: a few
   * files of a module do not, nor does a part of one for what no other unit uses.
   */
  public boolean showsUseOf(ClassSymbol type) {
    return !isFew() && (isWhole() || isUsedElsewhere(type.outermostClass()));
  }

  /**
   * Whether other units use a quarter of the top level classes: the compilation is a module as a
   * whole, of which programs use the rest, and no collection of separate files.
   */
  public boolean isWhole() {
    if (whole == null) {
      long used = declared.keySet().stream().filter(this::isUsedElsewhere).count();
      whole = used * 4 >= declared.size();
    }
    return whole;
  }

  /**
   * Whether an annotation in the sources is of a kind, or not attributed yet, so that it may be.
   */
  public boolean mayHaveAnnotation(Predicate<Symbol> kind) {
    return annotations.stream().anyMatch(type -> type == null || kind.test(type));
  }

  /**
   * Whether a class, lambda or method reference of the compilation has a supertype of a kind,
   * direct or not; also if one of them is not attributed yet, or a class of a library is missing,
   * so that it may have one.
   *
   * @param kind tells by the type's qualified name
   */
  public boolean mayHaveSupertype(Predicate<String> kind) {
    if (hasUnknownTypes) {
      return true;
    }
    Set<ClassSymbol> seen = new LinkedHashSet<>(supertypes);
    Deque<ClassSymbol> pending = new ArrayDeque<>(seen);
    try {
      while (!pending.isEmpty()) {
        ClassSymbol type = pending.remove();
        if (kind.test(type.getQualifiedName().toString())) {
          return true;
        }
        for (Type supertype : types.directSupertypes(type.type)) {
          if (supertype.tsym instanceof ClassSymbol symbol && seen.add(symbol)) {
            pending.add(symbol);
          }
        }
      }
      return false;
    } catch (CompletionFailure e) {
      return true;
    }
  }

  /** Whether a lambda or method reference of the compilation implements a type. */
  public boolean isImplementedByLambdas(ClassSymbol type) {
    return implementations.containsKey(type);
  }

  /** The lambdas and method references of the compilation that implement a type of its own. */
  public ImmutableList<ExpressionTree> implementations(ClassSymbol type) {
    return ImmutableList.copyOf(implementations.get(type));
  }

  /** The classes of the compilation that objects of a type of a library may be of. */
  public ImmutableSet<ClassSymbol> possibleClasses(Type type) {
    return possibleClasses.computeIfAbsent(
        type.tsym,
        unused -> {
          Type erased = types.erasure(type);
          return withSubclasses(
              ofLibraries.stream()
                  .filter(each -> types.isSubtype(types.erasure(each.type), erased))
                  .toList());
        });
  }

  /** A class of the compilation and all its subclasses, direct or not. */
  public ImmutableSet<ClassSymbol> withSubclasses(ClassSymbol type) {
    return withSubclasses(ImmutableList.of(type));
  }

  private ImmutableSet<ClassSymbol> withSubclasses(List<ClassSymbol> classes) {
    Set<ClassSymbol> seen = new LinkedHashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>(classes);
    while (!pending.isEmpty()) {
      ClassSymbol type = pending.remove();
      if (seen.add(type)) {
        pending.addAll(subclasses.get(type));
      }
    }
    return ImmutableSet.copyOf(seen);
  }

  /** The direct subclasses that the compilation declares, anonymous ones included. */
  public ImmutableList<ClassSymbol> subclasses(ClassSymbol type) {
    return ImmutableList.copyOf(subclasses.get(type));
  }

  /**
   * The classes of the compilation that directly extend or implement a type of a library outside of
   * {@code java.lang}, anonymous ones included.
   */
  public ImmutableList<ClassSymbol> librarySubclasses(String type) {
    return ImmutableList.copyOf(librarySubclasses.get(type));
  }

  /**
   * Whether the compilation declares a subtype of a type of a library outside of {@code java.lang},
   * direct or not.
   */
  public boolean declaresSubtypeOf(Type type) {
    Type erased = types.erasure(type);
    return librarySubclasses.values().stream()
        .anyMatch(each -> types.isSubtype(types.erasure(each.type), erased));
  }

  /** The methods that a method overrides or implements, of the compilation and of libraries. */
  public ImmutableSet<MethodSymbol> overridden(MethodSymbol method) {
    if (method.isConstructor() || method.isStatic() || method.isPrivate()) {
      return ImmutableSet.of();
    }
    ImmutableSet<MethodSymbol> known = overridden.get(method);
    if (known == null) {
      known = ImmutableSet.copyOf(ASTHelpers.findSuperMethods(method, types));
      overridden.put(method, known);
    }
    return known;
  }

  /** The methods of the compilation that override a method, or implement it. */
  public ImmutableList<MethodSymbol> overriders(MethodSymbol method) {
    ImmutableSet.Builder<MethodSymbol> overriders = ImmutableSet.builder();
    for (ClassSymbol type : withSubclasses(method.enclClass())) {
      if (type != method.owner) {
        for (Symbol member : type.members().getSymbolsByName(method.name)) {
          if (member instanceof MethodSymbol other && other.overrides(method, type, types, false)) {
            overriders.add(other);
          }
        }
        if (method.enclClass().isInterface() && !type.isInterface()) {
          addInherited(method, type, overriders);
        }
      }
    }
    return overriders.build().asList();
  }

  /** Adds the method of a superclass, not of the interface, by which a class implements it. */
  private void addInherited(
      MethodSymbol method, ClassSymbol type, ImmutableSet.Builder<MethodSymbol> overriders) {
    MethodSymbol found = method.implementation(type, types, false);
    if (found != null && found != method && declares(found.enclClass())) {
      overriders.add(found);
    }
  }

  /**
   * What another analysis knows of the whole compilation, computed when it is first needed.
   *
   * @param type the class of the result, which only one analysis uses
   */
  public <T> T memo(Class<T> type, Function<CompilationIndex, T> analysis) {
    Object known = memo.get(type);
    if (known == null) {
      known = DeepScan.of(() -> analysis.apply(this));
      memo.put(type, known);
    }
    return type.cast(known);
  }

  private static Symbol constructor(Tree creation) {
    // A diamond has a symbol of its own, made from the constructor's.
    return creation instanceof JCNewClass tree && tree.constructor != null
        ? tree.constructor.baseSymbol()
        : null;
  }

  private final class Gatherer extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private ClassSymbol enclosing;

    Gatherer(CompilationUnitTree unit) {
      this.unit = unit;
    }

    @Override
    public Void visitImport(ImportTree tree, Void unused) {
      return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      ClassSymbol symbol = ((JCClassDecl) tree).sym;
      ClassSymbol outer = enclosing;
      if (symbol != null) {
        addSubclass(symbol.getSuperclass(), symbol);
        symbol.getInterfaces().forEach(type -> addSubclass(type, symbol));
        enclosing = symbol;
      } else {
        hasUnknownTypes = true;
      }
      super.visitClass(tree, null);
      enclosing = outer;
      return null;
    }

    private void addSubclass(Type supertype, ClassSymbol subclass) {
      if (!(supertype.tsym instanceof ClassSymbol type)
          || type == Symtab.instance(context).objectType.tsym) {
        return;
      }
      supertypes.add(type);
      if (declares(type)) {
        subclasses.put(type, subclass);
        return;
      }
      ofLibraries.add(subclass);
      if (!KnownTypes.packageOf(type).equals("java.lang")) {
        librarySubclasses.put(type.flatName().toString(), subclass);
      }
    }

    @Override
    public Void visitAnnotation(AnnotationTree tree, Void unused) {
      annotations.add(ASTHelpers.getSymbol(tree.getAnnotationType()));
      return super.visitAnnotation(tree, null);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      name(ASTHelpers.getSymbol(tree));
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      name(ASTHelpers.getSymbol(tree));
      return super.visitMemberSelect(tree, null);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      name(constructor(tree));
      return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      addImplementation(tree);
      return super.visitLambdaExpression(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      name(Symbols.of(tree));
      addImplementation(tree);
      return super.visitMemberReference(tree, null);
    }

    private void name(Symbol symbol) {
      if (symbol instanceof MethodSymbol method) {
        // A constructor of an unknown type, or a reference to a method of one, has no class.
        if (method.owner instanceof ClassSymbol owner && declares(owner)) {
          addNaming(method.baseSymbol());
        }
      } else if (symbol instanceof VarSymbol field) {
        if (field.owner instanceof ClassSymbol owner && declares(owner)) {
          addNaming(field);
        }
      } else if (symbol instanceof ClassSymbol type && type != enclosing && declares(type)) {
        addNaming(type);
      }
    }

    private void addNaming(Symbol symbol) {
      List<CompilationUnitTree> units = naming.computeIfAbsent(symbol, each -> new ArrayList<>(1));
      // The unit at hand is the last one that was added.
      if (units.isEmpty() || units.get(units.size() - 1) != unit) {
        units.add(unit);
      }
    }

    private void addImplementation(ExpressionTree function) {
      Type type = ASTHelpers.getType(function);
      if (type == null) {
        hasUnknownTypes = true;
      } else if (type.tsym instanceof ClassSymbol symbol) {
        supertypes.add(symbol);
        if (declares(symbol)) {
          implementations.put(symbol, function);
        }
      }
    }
  }
}
