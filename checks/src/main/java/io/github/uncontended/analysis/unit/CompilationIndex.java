package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
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
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Pair;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.ArrayList;
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
 * Declarations, call sites and constructions in all units of a compilation, by symbol: the call
 * graph that the unit's own {@link UnitIndex} is a part of, with the {@link ClassHierarchy} that
 * says which bodies a call may run.
 *
 * <p>It is built when it is first needed, in one pass over all units. With {@code
 * -XDcompilePolicy=simple} they are all attributed by then; what is not attributed, or not part of
 * an incremental compilation, is missing from it. It stores which units name a symbol; the places
 * come from the indexes of those units, which may be dropped when memory runs short.
 */
public final class CompilationIndex extends ClassHierarchy {
  private static final Context.Key<CompilationIndex> KEY = new Context.Key<>();

  /** Fewer top level classes than these show little of how they are used. */
  public static final int FEW = 10;

  private final Context context;
  private final ImmutableSet<CompilationUnitTree> units;
  private final Map<ClassSymbol, CompilationUnitTree> declared = new HashMap<>();
  private final Map<Symbol, List<CompilationUnitTree>> naming = new HashMap<>();

  /** The types of all annotations in the sources; null for one that is not attributed yet. */
  private final Set<Symbol> annotations = new LinkedHashSet<>();

  private final OrderedCreations orderedCreations = new OrderedCreations();
  private final Map<Class<?>, Object> memo = new HashMap<>();
  private Boolean whole;

  private CompilationIndex(Context context) {
    super(Types.instance(context), Symtab.instance(context));
    this.context = context;
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

  @Override
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

  /** The collections that the compilation creates of which a read is more than a read. */
  public OrderedCreations orderedCreations() {
    return orderedCreations;
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
      addClass(symbol);
      orderedCreations.add(tree);
      if (symbol != null) {
        enclosing = symbol;
      }
      super.visitClass(tree, null);
      enclosing = outer;
      return null;
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
      orderedCreations.add(tree);
      return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      addFunction(tree);
      return super.visitLambdaExpression(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      name(Symbols.of(tree));
      addFunction(tree);
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
  }
}
