package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Which expressions certainly evaluate to a {@code ConcurrentHashMap}, and of which types. */
public final class ConcurrentMaps {
  private static final String CONCURRENT_HASH_MAP = "java.util.concurrent.ConcurrentHashMap";

  /** How many variables a value is followed through. */
  private static final int DEPTH = 5;

  private ConcurrentMaps() {}

  /** The methods that a subclass must not override for a fix to keep behaviour. */
  private static final ImmutableSet<String> LOOKUPS =
      ImmutableSet.of("get", "getOrDefault", "containsKey", "computeIfAbsent");

  /**
   * Whether every value of an expression is an instance of {@code ConcurrentHashMap} itself, and
   * not of a subclass, whose {@code get} may load or count: because all values that reach the
   * variable are such instances, or because of its static type if the compilation declares no
   * subclass of that type with other lookups.
   */
  public static boolean isConcurrentHashMap(ExpressionTree map, VisitorState state) {
    return isCertain(map, state, DEPTH);
  }

  /**
   * Whether a map is a {@code ConcurrentHashMap} by its type, and is not seen to be of a subclass:
   * the compilation may have subclasses with other lookups.
   */
  public static boolean isConcurrentByType(ExpressionTree map, VisitorState state) {
    return KnownTypes.nameOf(ASTHelpers.getType(map)).equals(CONCURRENT_HASH_MAP)
        && !(Symbols.of(map) instanceof VarSymbol variable
            && Assignments.values(variable, state).stream()
                .anyMatch(value -> isOfSubclass(value, state)));
  }

  /** Whether a map holds no null, since it is a {@code ConcurrentHashMap} or of a subclass. */
  public static boolean holdsNoNull(ExpressionTree map, VisitorState state) {
    Type type = ASTHelpers.getType(map);
    return type != null
        && state.getTypes().closure(type).stream()
            .anyMatch(it -> KnownTypes.nameOf(it).equals(CONCURRENT_HASH_MAP));
  }

  private static boolean isCertain(ExpressionTree expression, VisitorState state, int depth) {
    ExpressionTree map = ASTHelpers.stripParentheses(expression);
    if (map instanceof ConditionalExpressionTree either) {
      return isCertain(either.getTrueExpression(), state, depth)
          && isCertain(either.getFalseExpression(), state, depth);
    }
    if (map instanceof AssignmentTree assignment) {
      return isCertain(assignment.getExpression(), state, depth);
    }
    String type = KnownTypes.nameOf(ASTHelpers.getType(map));
    boolean exact = type.equals(CONCURRENT_HASH_MAP);
    if (depth == 0 || !(exact || ApiFact.CONCURRENT_MAP_TYPE.holdsForType(type))) {
      return false;
    }
    if (map instanceof NewClassTree creation) {
      return exact && creation.getClassBody() == null;
    }
    boolean byType = exact && !mayOverride(ASTHelpers.getType(map), state);
    if (map instanceof TypeCastTree cast) {
      return byType || isCertain(cast.getExpression(), state, depth);
    }
    Symbol symbol = Symbols.of(map);
    if (symbol instanceof MethodSymbol method) {
      return byType
          || ApiFact.CREATES_CONCURRENT_HASH_MAP.holdsFor(method)
          || returnsCertain(method, state, depth);
    }
    if (map instanceof ArrayAccessTree element) {
      return byType || elementsAreCertain(element.getExpression(), state, depth);
    }
    if (!(symbol instanceof VarSymbol variable)
        || variable.name.contentEquals("super")
        || variable.name.contentEquals("this")) {
      return false;
    }
    if (byType) {
      return Assignments.values(variable, state).stream()
          .noneMatch(value -> isOfSubclass(value, state));
    }
    VisitorState there = atDeclaration(variable, state);
    ImmutableList<ExpressionTree> values = Assignments.values(variable, there);
    return !values.isEmpty()
        && showsAllValues(variable, there)
        && values.stream().allMatch(value -> isCertain(value, there, depth - 1));
  }

  /** The state in the unit that declares a final field, which has all its values. */
  private static VisitorState atDeclaration(VarSymbol variable, VisitorState state) {
    return Expressions.isField(variable) && (variable.flags() & Flags.FINAL) != 0
        ? CompilationIndex.of(state).declaration(variable).map(state::withPath).orElse(state)
        : state;
  }

  /** Whether each {@code return} of a method that the unit shows gives such a map. */
  private static boolean returnsCertain(MethodSymbol method, VisitorState state, int depth) {
    if (ASTHelpers.methodCanBeOverridden(method)
        || !(UnitIndex.of(state).declaration(method).map(TreePath::getLeaf).orElse(null)
            instanceof MethodTree declared)
        || declared.getBody() == null) {
      return false;
    }
    ImmutableList<ExpressionTree> values = Returns.of(declared.getBody());
    return !values.isEmpty()
        && values.stream().allMatch(value -> isCertain(value, state, depth - 1));
  }

  /** Whether the unit shows all elements of an array, and each is such a map. */
  private static boolean elementsAreCertain(ExpressionTree array, VisitorState state, int depth) {
    if (!(Symbols.of(array) instanceof VarSymbol variable) || !showsAllValues(variable, state)) {
      return false;
    }
    List<ExpressionTree> elements = new ArrayList<>();
    for (ExpressionTree value : Assignments.values(variable, state)) {
      if (!(value instanceof NewArrayTree creation)) {
        return false;
      }
      if (creation.getInitializers() != null) {
        elements.addAll(creation.getInitializers());
      }
    }
    for (TreePath use : UnitIndex.of(state).uses(variable)) {
      TreePath user = use.getParentPath();
      if (user.getLeaf() instanceof ArrayAccessTree) {
        Assignments.assignment(user)
            .ifPresent(it -> elements.add(((AssignmentTree) it.getLeaf()).getExpression()));
      } else if (!(user.getLeaf() instanceof EnhancedForLoopTree)
          && !(user.getLeaf() instanceof MemberSelectTree)
          && !Assignments.isTarget(use)) {
        return false;
      }
    }
    return !elements.isEmpty()
        && elements.stream()
            .allMatch(it -> Expressions.isNull(it) || isCertain(it, state, depth - 1));
  }

  /** Whether a map may be of a subclass that the compilation declares with own lookups. */
  private static boolean mayOverride(Type map, VisitorState state) {
    return CompilationIndex.of(state)
        .memo(Overriding.class, ConcurrentMaps::findOverriding)
        .classes()
        .stream()
        .anyMatch(subclass -> mayBe(subclass, map, state.getTypes()));
  }

  /** Whether a map may be an instance of a subclass, by the types of its keys and values. */
  private static boolean mayBe(ClassSymbol subclass, Type map, Types types) {
    return Streams.zip(
            map.getTypeArguments().stream(),
            types.asSuper(subclass.type, map.tsym).getTypeArguments().stream(),
            (one, other) ->
                isOpen(one)
                    || isOpen(other)
                    || types.isSameType(types.erasure(one), types.erasure(other)))
        .allMatch(Boolean::booleanValue);
  }

  private static boolean isOpen(Type argument) {
    return argument.hasTag(TypeTag.TYPEVAR) || argument.hasTag(TypeTag.WILDCARD);
  }

  private static Overriding findOverriding(CompilationIndex index) {
    ImmutableList.Builder<ClassSymbol> classes = ImmutableList.builder();
    Deque<ClassSymbol> pending = new ArrayDeque<>(index.librarySubclasses(CONCURRENT_HASH_MAP));
    while (!pending.isEmpty()) {
      ClassSymbol type = pending.remove();
      if (Streams.stream(type.members().getSymbols())
          .anyMatch(it -> it instanceof MethodSymbol && LOOKUPS.contains(it.name.toString()))) {
        classes.add(type);
      }
      pending.addAll(index.subclasses(type));
    }
    return new Overriding(classes.build());
  }

  /** The subclasses that override a lookup. */
  private record Overriding(ImmutableList<ClassSymbol> classes) {}

  private static boolean isOfSubclass(ExpressionTree value, VisitorState state) {
    Type type = ASTHelpers.getType(value);
    return type != null
        && !KnownTypes.nameOf(type).equals(CONCURRENT_HASH_MAP)
        && state.getTypes().closure(type).stream()
            .anyMatch(supertype -> KnownTypes.nameOf(supertype).equals(CONCURRENT_HASH_MAP));
  }

  /** The types of the keys and values of a map; empty for a raw type. */
  public static ImmutableList<Type> typeArguments(Type map, VisitorState state) {
    return state.getTypes().closure(map).stream()
        .filter(type -> KnownTypes.nameOf(type).equals("java.util.Map"))
        .findFirst()
        .map(type -> ImmutableList.copyOf(type.getTypeArguments()))
        .orElse(ImmutableList.of());
  }

  /** Whether only initializers and assignments in the unit give the variable a value. */
  private static boolean showsAllValues(VarSymbol variable, VisitorState state) {
    Optional<TreePath> declaration = UnitIndex.of(state).declaration(variable);
    if (declaration.isEmpty()) {
      return false;
    }
    return switch (variable.getKind()) {
      case FIELD -> (variable.flags() & (Flags.FINAL | Flags.PRIVATE)) != 0;
      case LOCAL_VARIABLE ->
          !(declaration.get().getParentPath().getLeaf() instanceof EnhancedForLoopTree);
      default -> false;
    };
  }
}
