package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.QueueOrder;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a collection is a pool of objects that are used again. A pool hands out what was given
 * back, and a fresh object where it is empty, or it is filled with fresh objects at construction. A
 * queue of messages also holds buffers, but a consumer that finds it empty has nothing to do.
 */
final class PoolUse {
  /** How many variables and calls an object is followed through. */
  private static final int DEPTH = 6;

  private static final ImmutableSet<String> ASKING = ImmutableSet.of("empty", "isEmpty", "size");

  private final Type element;
  private final VisitorState state;

  private PoolUse(Type element, VisitorState state) {
    this.element = element;
    this.state = state;
  }

  /** Whether these calls are all that a section needs of a pool, and more than its size. */
  static boolean areOfPool(Set<String> calls) {
    return calls.stream()
            .allMatch(
                it ->
                    QueueOrder.adds(it)
                        || QueueOrder.takes(it)
                        || ASKING.contains(it)
                        || it.equals("peek"))
        && !ASKING.containsAll(calls);
  }

  /** Whether one of the calls takes an object out of the collection. */
  static boolean takes(Set<String> calls) {
    return calls.stream().anyMatch(QueueOrder::takes);
  }

  /** The name of a method, by which the calls of a section are known. */
  static String nameOf(MethodSymbol method) {
    boolean takesAny = method.params().isEmpty() || method.params().head.type.isPrimitive();
    return method.name.contentEquals("remove") && !takesAny
        ? "remove(Object)"
        : method.name.toString();
  }

  /** Whether the compilation uses a collection as a pool. */
  static boolean isPool(VarSymbol collection, VisitorState state) {
    Known known = CompilationIndex.of(state).memo(Known.class, unused -> new Known());
    Boolean isPool = known.pools.get(collection);
    if (isPool == null) {
      PoolUse use = new PoolUse(pooled(collection.type.getTypeArguments().head, state), state);
      isPool =
          FieldAccesses.of(collection, state).all().stream()
              .anyMatch(access -> access.call().filter(it -> use.isOfPool(it, access)).isPresent());
      known.pools.put(collection, isPool);
    }
    return isPool;
  }

  /** What a pool's element stands for: a soft or weak reference stands for its object. */
  static Type pooled(Type element, VisitorState state) {
    return KnownTypes.isReference(element, state) && !element.getTypeArguments().isEmpty()
        ? element.getTypeArguments().head
        : element;
  }

  private boolean isOfPool(TreePath call, FieldAccess access) {
    MethodInvocationTree tree = (MethodInvocationTree) call.getLeaf();
    String name = nameOf(ASTHelpers.getSymbol(tree));
    return QueueOrder.takes(name)
        ? meetsFresh(call, DEPTH)
        : QueueOrder.adds(name)
            && access.inConstruction()
            && isFresh(tree.getArguments().get(0), state.withPath(call), DEPTH);
  }

  /** Whether a fresh object may be where the value of an expression goes. */
  private boolean meetsFresh(TreePath expression, int depth) {
    if (depth == 0) {
      return false;
    }
    TreePath value = Places.withCasts(expression);
    TreePath user = value.getParentPath();
    VisitorState there = state.withPath(user);
    if (user.getLeaf() instanceof ConditionalExpressionTree either
        && either.getCondition() != value.getLeaf()) {
      return isFresh(either, there, depth) || meetsFresh(user, depth);
    }
    if (user.getLeaf() instanceof ReturnTree) {
      return Returns.methodOf(user).filter(it -> returnsFresh(it, there, depth)).isPresent();
    }
    Optional<TreePath> call = Places.callOn(value);
    if (call.isPresent()) {
      boolean isObject =
          isItself(call.get(), value)
              || (KnownTypes.isReference(ASTHelpers.getType(value.getLeaf()), state)
                  && Expressions.simpleName(user.getLeaf()).equals("get"));
      return isObject && meetsFresh(call.get(), depth - 1);
    }
    VarSymbol variable = Assignments.holder(user.getLeaf());
    return variable != null
        && !Expressions.isField(variable)
        && (holdsFresh(variable, there, depth)
            || CompilationIndex.uses(variable, there).stream()
                .anyMatch(use -> !Assignments.isTarget(use) && meetsFresh(use, depth - 1)));
  }

  /** Whether a method returns an object of the type that it is called on, as chained calls do. */
  private boolean isItself(TreePath call, TreePath receiver) {
    Type result = ASTHelpers.getType(call.getLeaf());
    Type type = ASTHelpers.getType(receiver.getLeaf());
    return result != null && type != null && state.getTypes().isSameType(result, type);
  }

  /** Whether a method also returns a fresh object, or its callers use one in place of a result. */
  private boolean returnsFresh(MethodTree method, VisitorState there, int depth) {
    return givesFresh(method, there, depth)
        || CompilationIndex.of(state).calls(ASTHelpers.getSymbol(method)).stream()
            .anyMatch(
                call ->
                    call.getLeaf() instanceof MethodInvocationTree && meetsFresh(call, depth - 1));
  }

  private boolean givesFresh(MethodTree method, VisitorState there, int depth) {
    return method.getBody() != null
        && Returns.of(method.getBody()).stream().anyMatch(it -> isFresh(it, there, depth));
  }

  private boolean holdsFresh(VarSymbol variable, VisitorState there, int depth) {
    return Assignments.values(variable, there).stream()
        .anyMatch(it -> isFresh(it, there, depth - 1));
  }

  /** Whether an expression may create an object for the pool. */
  private boolean isFresh(ExpressionTree expression, VisitorState there, int depth) {
    ExpressionTree value = Expressions.withoutCasts(expression);
    if (depth == 0) {
      return false;
    }
    if (value instanceof ConditionalExpressionTree either) {
      return isFresh(either.getTrueExpression(), there, depth)
          || isFresh(either.getFalseExpression(), there, depth);
    }
    if (value instanceof NewArrayTree array) {
      return hasRoom(array);
    }
    if (value instanceof NewClassTree creation) {
      return creation.getClassBody() == null
          && Symbols.of(creation.getIdentifier()) instanceof ClassSymbol type
          && (isElement(type) || extendsElement(type));
    }
    Symbol symbol = Symbols.of(value);
    if (symbol instanceof MethodSymbol method && value instanceof MethodInvocationTree) {
      return isFactory(method) || createsInSight(method, depth);
    }
    return symbol instanceof VarSymbol variable
        && !Expressions.isField(variable)
        && holdsFresh(variable, there, depth);
  }

  /** An array without elements, or with those that are listed, is a value and no buffer. */
  private static boolean hasRoom(NewArrayTree array) {
    return !array.getDimensions().isEmpty()
        && !Integer.valueOf(0).equals(ASTHelpers.constValue(array.getDimensions().get(0)));
  }

  private boolean isElement(Symbol type) {
    return type == element.tsym;
  }

  /** Whether both are classes of the JDK: those of messages have subclasses, too. */
  private boolean extendsElement(ClassSymbol type) {
    return element.tsym != state.getSymtab().objectType.tsym
        && KnownTypes.nameOf(element).startsWith("java.")
        && KnownTypes.nameOf(type.type).startsWith("java.")
        && type.isSubClass(element.tsym, state.getTypes());
  }

  /** Whether a method is a supplier's, or a static one of the element's class without a source. */
  private boolean isFactory(MethodSymbol method) {
    return isSupplier(method)
        || (method.isStatic()
            && isElement(method.owner)
            && method.params().stream().allMatch(it -> isSimple(it.type)));
  }

  /** Whether a method supplies objects, as that of a {@code Supplier} does. */
  static boolean isSupplier(MethodSymbol method) {
    return ApiFact.SUPPLIER.holdsForType(KnownTypes.nameOf(method.owner.type));
  }

  private static boolean isSimple(Type parameter) {
    return parameter.isPrimitive() || KnownTypes.nameOf(parameter).equals("java.lang.String");
  }

  private boolean createsInSight(MethodSymbol method, int depth) {
    Optional<TreePath> declaration = CompilationIndex.of(state).declaration(method);
    return declaration.isPresent()
        && declaration.get().getLeaf() instanceof MethodTree body
        && givesFresh(body, state.withPath(declaration.get()), depth - 1);
  }

  /** What is known of the collections of the compilation. */
  private static final class Known {
    private final Map<VarSymbol, Boolean> pools = new HashMap<>();
  }
}
