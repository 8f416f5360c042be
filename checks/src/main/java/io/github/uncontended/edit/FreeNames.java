package io.github.uncontended.edit;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.ListMultimap;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Predicate;
import javax.lang.model.SourceVersion;

/**
 * Names that a fix can declare without changing the meaning of any other name. The names in a scope
 * are read once a unit.
 */
public final class FreeNames {
  private static final Context.Key<Reservations> KEY = new Context.Key<>();

  /**
   * The names in a tree.
   *
   * @param all the simple names of variables, methods and types
   * @param values those without the names of methods, which a variable does not hide
   * @param free those without the names that a class in it declares and uses for itself
   * @param declared those of the variables, classes and type parameters that it declares
   */
  private record Names(
      ImmutableSet<String> all,
      ImmutableSet<String> values,
      ImmutableSet<String> free,
      ImmutableSet<String> declared) {}

  /**
   * The names in the trees of a unit.
   *
   * @param inside by tree, all names in it
   * @param around by tree, the variables whose scope may be more than a block in it
   */
  private record NamesByTree(Map<Tree, Names> inside, Map<Tree, ImmutableSet<String>> around) {}

  /** A name that was given to a fix, and the block in which the fix declares it. */
  private record Reservation(String name, TreePath site, Tree scope) {
    /** Whether another use of the same name is in the scope of this one, or around it. */
    boolean meets(Reservation other) {
      return site.getLeaf() != other.site.getLeaf()
          && (isAround(scope, other.site) || isAround(other.scope, site));
    }

    private static boolean isAround(Tree scope, TreePath site) {
      return Iterables.contains(site, scope);
    }
  }

  /** The names that were given to fixes, by the member that declares them and by name. */
  private record Reservations(Map<Tree, ListMultimap<String, Reservation>> byMember) {}

  private FreeNames() {}

  /**
   * A name for a new local variable in the block that encloses {@code at}: {@code base}, followed
   * by a number if that is taken, also by a field that the variable would hide. A class in the
   * block hides the variable by what it declares itself.
   *
   * <p>Fixes of one round do not see each other, so a name that was given to another tree in the
   * same block, or in one around it or inside it, counts as taken. The same tree gets the same name
   * again.
   *
   * @param fix gets the claim to the name
   */
  public static String local(String base, Fix.Builder fix, TreePath at, VisitorState state) {
    Tree scope = scope(at);
    ImmutableSet<String> inside = namesIn(scope, state).free();
    Set<String> around = variablesAround(scope, at, state);
    ListMultimap<String, Reservation> given =
        reservations(state.context)
            .byMember()
            .computeIfAbsent(member(at), unused -> ArrayListMultimap.create());
    for (int i = 1; ; i++) {
      String name = i == 1 ? base : base + i;
      Reservation asked = new Reservation(name, at, scope);
      if (!inside.contains(name)
          && !around.contains(name)
          && !SourceVersion.isKeyword(name)
          && !isInherited(name, VarSymbol.class::isInstance, at, state)
          && given.get(name).stream().noneMatch(asked::meets)) {
        given.put(name, asked);
        fix.declareLocal(name, scope, state);
        return name;
      }
    }
  }

  /** The tree that a local variable is visible in which is declared before the statement around. */
  private static Tree scope(TreePath at) {
    if (at.getLeaf() instanceof MethodTree) {
      return at.getLeaf();
    }
    TreePath path = at;
    while (true) {
      path = path.getParentPath();
      Tree tree = path.getLeaf();
      if (tree instanceof BlockTree
          || tree instanceof LambdaExpressionTree
          || tree instanceof MethodTree
          || tree instanceof ClassTree) {
        return tree;
      }
      if (tree instanceof CaseTree) {
        // The groups of a switch are one block.
        return path.getParentPath().getLeaf();
      }
    }
  }

  /** The variables of the statements around a scope that may be visible in it. */
  private static Set<String> variablesAround(Tree scope, TreePath at, VisitorState state) {
    Map<Tree, ImmutableSet<String>> known = names(state).around();
    Set<String> variables = new HashSet<>();
    boolean outside = false;
    for (Tree tree : at) {
      if (tree instanceof ClassTree) {
        break;
      }
      if (outside && (tree instanceof StatementTree || isScopeOfVariables(tree))) {
        variables.addAll(known.computeIfAbsent(tree, FreeNames::readAround));
      }
      outside |= tree == scope;
    }
    return variables;
  }

  private static boolean isScopeOfVariables(Tree tree) {
    return tree instanceof MethodTree
        || tree instanceof LambdaExpressionTree
        || tree instanceof CaseTree
        || tree instanceof CatchTree;
  }

  private static ImmutableSet<String> readAround(Tree around) {
    ImmutableSet.Builder<String> variables = ImmutableSet.builder();
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void unused) {
        boolean closed =
            tree instanceof BlockTree
                || tree instanceof LambdaExpressionTree
                || tree instanceof ClassTree;
        return closed && tree != around ? null : super.scan(tree, null);
      }

      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        variables.add(tree.getName().toString());
        return super.visitVariable(tree, null);
      }
    }.scan(around, null);
    return variables.build();
  }

  /**
   * A name for a new member of a class: {@code base}, followed by a number if that is taken. The
   * class does not mention the name, and neither it nor an enclosing class inherits a member with
   * it. {@link Members} claims the name when it adds the member.
   *
   * @param at a path inside the class
   */
  public static String member(String base, ClassTree owner, TreePath at, VisitorState state) {
    return member(base, namesIn(owner, state).all(), any -> true, at, state);
  }

  /** The first of several names that is free; the last one, followed by a number, if none is. */
  public static String firstFree(
      List<String> names, ClassTree owner, TreePath at, VisitorState state) {
    return names.stream()
        .filter(name -> member(name, owner, at, state).equals(name))
        .findFirst()
        .orElseGet(() -> member(Iterables.getLast(names), owner, at, state));
  }

  /** The same for a new field, which may have the name of a method. */
  public static String field(String base, ClassTree owner, TreePath at, VisitorState state) {
    return member(
        base, namesIn(owner, state).values(), it -> !(it instanceof MethodSymbol), at, state);
  }

  private static String member(
      String base,
      Set<String> taken,
      Predicate<Symbol> inherited,
      TreePath at,
      VisitorState state) {
    String separator = base.equals(base.toUpperCase(Locale.ROOT)) ? "_" : "";
    for (int i = 1; ; i++) {
      String name = i == 1 ? base : base + separator + i;
      if (!taken.contains(name)
          && !SourceVersion.isKeyword(name)
          && !isInherited(name, inherited, at, state)) {
        return name;
      }
    }
  }

  private static boolean isInherited(
      String simpleName, Predicate<Symbol> counts, TreePath at, VisitorState state) {
    Name name = state.getName(simpleName);
    for (TreePath path = at; path != null; path = path.getParentPath()) {
      if (path.getLeaf() instanceof ClassTree tree) {
        ClassSymbol type = ASTHelpers.getSymbol(tree);
        for (Type supertype : state.getTypes().closure(type.type)) {
          if (supertype.tsym.members().findFirst(name, counts) != null) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static Reservations reservations(Context context) {
    Reservations reservations = context.get(KEY);
    if (reservations == null) {
      reservations = new Reservations(new WeakHashMap<>());
      context.put(KEY, reservations);
    }
    return reservations;
  }

  /** The innermost member that contains a path. */
  private static Tree member(TreePath at) {
    TreePath member = at;
    while (member.getParentPath() != null
        && !(member.getParentPath().getLeaf() instanceof ClassTree)) {
      member = member.getParentPath();
    }
    return member.getLeaf();
  }

  /** The outermost member that contains a path: names in it can hide each other. */
  private static Tree outermostMember(TreePath at) {
    Tree member = at.getLeaf();
    for (TreePath path = at; path.getParentPath() != null; path = path.getParentPath()) {
      if (path.getParentPath().getLeaf() instanceof ClassTree
          && !(path.getLeaf() instanceof ClassTree)) {
        member = path.getLeaf();
      }
    }
    return member;
  }

  /**
   * Whether the outermost member that contains a path declares a variable, a class or a type
   * parameter with this name.
   */
  public static boolean isDeclaredAround(
      TreePath at, javax.lang.model.element.Name name, VisitorState state) {
    return namesIn(outermostMember(at), state).declared().contains(name.toString());
  }

  private static Names namesIn(Tree tree, VisitorState state) {
    return names(state).inside().computeIfAbsent(tree, it -> read(it, state.getTypes()));
  }

  private static NamesByTree names(VisitorState state) {
    return UnitIndex.of(state)
        .memo(
            NamesByTree.class,
            unit -> new NamesByTree(new IdentityHashMap<>(), new IdentityHashMap<>()));
  }

  private static Names read(Tree scope, Types types) {
    Set<String> names = new HashSet<>();
    Set<String> free = new HashSet<>();
    List<ClassSymbol> classes = new ArrayList<>();
    Set<String> methods = new HashSet<>();
    Set<String> declared = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAnnotation(AnnotationTree annotation, Void unused) {
        scan(annotation.getAnnotationType(), null);
        for (ExpressionTree argument : annotation.getArguments()) {
          // Names of elements, the implicit "value" among them, hide nothing.
          scan(
              argument instanceof AssignmentTree element ? element.getExpression() : argument,
              null);
        }
        return null;
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void unused) {
        names.add(tree.getName().toString());
        if (!isOfClass(ASTHelpers.getSymbol(tree))) {
          free.add(tree.getName().toString());
        }
        return null;
      }

      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        names.add(tree.getName().toString());
        declared.add(tree.getName().toString());
        if (classes.isEmpty()) {
          free.add(tree.getName().toString());
        }
        return super.visitVariable(tree, null);
      }

      @Override
      public Void visitClass(ClassTree tree, Void unused) {
        if (tree == scope) {
          return super.visitClass(tree, null);
        }
        declared.add(tree.getSimpleName().toString());
        classes.add(ASTHelpers.getSymbol(tree));
        super.visitClass(tree, null);
        classes.remove(classes.size() - 1);
        return null;
      }

      /** Whether a variable is one of a class around its use, or of a method of that class. */
      private boolean isOfClass(Symbol symbol) {
        return symbol instanceof VarSymbol variable
            && classes.stream()
                .anyMatch(
                    type ->
                        variable.owner instanceof ClassSymbol owner
                            ? type.isSubClass(owner, types)
                            : type.equals(variable.enclClass()));
      }

      @Override
      public Void visitTypeParameter(TypeParameterTree tree, Void unused) {
        declared.add(tree.getName().toString());
        return super.visitTypeParameter(tree, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        if (!(tree.getMethodSelect() instanceof IdentifierTree method)) {
          return super.visitMethodInvocation(tree, null);
        }
        methods.add(method.getName().toString());
        scan(tree.getTypeArguments(), null);
        return scan(tree.getArguments(), null);
      }

      @Override
      public Void visitMethod(MethodTree tree, Void unused) {
        methods.add(tree.getName().toString());
        return super.visitMethod(tree, null);
      }
    }.scan(scope, null);
    return new Names(
        ImmutableSet.<String>builder().addAll(names).addAll(methods).build(),
        ImmutableSet.copyOf(names),
        ImmutableSet.copyOf(free),
        ImmutableSet.copyOf(declared));
  }
}
