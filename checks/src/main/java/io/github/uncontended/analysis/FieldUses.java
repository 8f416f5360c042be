package io.github.uncontended.analysis;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;

/**
 * What the code of a unit does with the collection that a field, or a local variable, holds.
 *
 * <p>Every use is found by symbol: through {@code this}, another object, an enclosing instance, and
 * by nested classes. Locals that stand for the collection are followed.
 */
public final class FieldUses {
  /** What a place does with the collection. */
  public enum Kind {
    /** Asks it. */
    READ,
    /** Changes it, or gets something by which it could be changed. */
    WRITE,
    /** Hands it to other code, which may do anything with it. */
    ESCAPE,
    /** Locks on it. */
    MONITOR
  }

  /**
   * One use.
   *
   * @param kind what it does
   * @param path the place
   * @param inConstruction whether it runs before another thread can see the collection's owner
   * @param certain whether {@code kind} is proved, and none of the caller's code runs inside the
   *     collection's lock
   * @param how the collection's method that it calls; {@code return} where the enclosing method
   *     returns the collection; else a word for what it does
   * @param arguments of that method, where it is called on the collection itself
   */
  public record Use(
      Kind kind,
      TreePath path,
      boolean inConstruction,
      boolean certain,
      String how,
      ImmutableList<ExpressionTree> arguments) {}

  private static final ImmutableSet<String> READS =
      ImmutableSet.of(
          "capacity",
          "ceiling",
          "ceilingEntry",
          "ceilingKey",
          "comparator",
          "contains",
          "containsAll",
          "containsKey",
          "containsValue",
          "copyInto",
          "elementAt",
          "elements",
          "equals",
          "first",
          "firstElement",
          "firstEntry",
          "firstKey",
          "floor",
          "floorEntry",
          "floorKey",
          "forEach",
          "get",
          "getFirst",
          "getLast",
          "getOrDefault",
          "hashCode",
          "higher",
          "higherEntry",
          "higherKey",
          "indexOf",
          "isEmpty",
          "keys",
          "last",
          "lastElement",
          "lastEntry",
          "lastIndexOf",
          "lastKey",
          "lower",
          "lowerEntry",
          "lowerKey",
          "parallelStream",
          "size",
          "spliterator",
          "stream",
          "toArray",
          "toString");

  private static final ImmutableSet<String> WRITES =
      ImmutableSet.of(
          "add",
          "addAll",
          "addElement",
          "addFirst",
          "addLast",
          "clear",
          "compute",
          "computeIfAbsent",
          "computeIfPresent",
          "ensureCapacity",
          "insertElementAt",
          "merge",
          "pollFirst",
          "pollFirstEntry",
          "pollLast",
          "pollLastEntry",
          "put",
          "putAll",
          "putFirst",
          "putIfAbsent",
          "putLast",
          "remove",
          "removeAll",
          "removeAllElements",
          "removeElement",
          "removeElementAt",
          "removeFirst",
          "removeIf",
          "removeLast",
          "replace",
          "replaceAll",
          "retainAll",
          "set",
          "setElementAt",
          "setSize",
          "sort",
          "trimToSize");

  private static final ImmutableSet<String> VIEWS =
      ImmutableSet.of(
          "descendingKeySet",
          "descendingMap",
          "descendingSet",
          "headMap",
          "headSet",
          "keySet",
          "navigableKeySet",
          "reversed",
          "subList",
          "subMap",
          "subSet",
          "tailMap",
          "tailSet",
          "values");

  private static final ImmutableSet<String> ITERATORS =
      ImmutableSet.of("descendingIterator", "iterator", "listIterator");

  private static final ImmutableSet<String> ITERATOR_READS =
      ImmutableSet.of(
          "forEachRemaining",
          "hasNext",
          "hasPrevious",
          "next",
          "nextIndex",
          "previous",
          "previousIndex");

  private static final ImmutableSet<String> MONITOR_METHODS =
      ImmutableSet.of("notify", "notifyAll", "wait");

  /** Methods of the JDK's collections that only read their argument. */
  private static final ImmutableSet<String> READ_THEIR_ARGUMENT =
      ImmutableSet.of("addAll", "containsAll", "putAll", "removeAll", "retainAll");

  private static final ImmutableSet<String> COLLECTIONS_READS =
      ImmutableSet.of("disjoint", "frequency", "max", "min");

  private static final ImmutableSet<String> COLLECTIONS_WRITES =
      ImmutableSet.of(
          "addAll", "fill", "replaceAll", "reverse", "rotate", "shuffle", "sort", "swap");

  private static final ImmutableSet<String> LOGGERS =
      ImmutableSet.of(
          "java.util.logging",
          "org.apache.commons.logging",
          "org.apache.logging.log4j",
          "org.slf4j");

  /** What an expression stands for. */
  private enum Shape {
    COLLECTION,
    VIEW,
    ENTRIES,
    ITERATOR,
    ENTRY_ITERATOR;

    boolean isIterator() {
      return this == ITERATOR || this == ENTRY_ITERATOR;
    }
  }

  private final VisitorState state;
  private final UnitIndex index;
  private final Construction construction;
  private final VarSymbol variable;
  private final List<Use> uses = new ArrayList<>();

  private FieldUses(VarSymbol variable, VisitorState state) {
    this.state = state;
    this.index = UnitIndex.of(state);
    this.construction = Construction.of(state);
    this.variable = variable;
  }

  /** The uses of a variable in the unit that {@code state} is in. */
  public static FieldUses of(VarSymbol variable, VisitorState state) {
    FieldUses uses = new FieldUses(variable, state);
    for (TreePath use : uses.index.uses(variable)) {
      uses.classify(use, Shape.COLLECTION, uses.isOwn(use.getLeaf()));
    }
    return uses;
  }

  /** Every use, in source order. */
  public ImmutableList<Use> all() {
    return ImmutableList.copyOf(uses);
  }

  /** Where the collection is asked after construction, or returned to who will ask it. */
  public ImmutableList<Use> laterReads() {
    return uses.stream()
        .filter(use -> !use.inConstruction())
        .filter(use -> use.kind() == Kind.READ || use.how().equals("return"))
        .collect(toImmutableList());
  }

  /** Where the collection is changed after construction. */
  public ImmutableList<Use> laterWrites() {
    return uses.stream()
        .filter(use -> !use.inConstruction() && use.kind() == Kind.WRITE)
        .collect(toImmutableList());
  }

  /** Where other code gets the collection, or a part of it, at any time. */
  public ImmutableList<Use> escapes() {
    return uses.stream().filter(use -> use.kind() == Kind.ESCAPE).collect(toImmutableList());
  }

  /** Whether the unit locks on the collection. */
  public boolean isMonitor() {
    return uses.stream().anyMatch(use -> use.kind() == Kind.MONITOR);
  }

  /** Whether a place names the field of the object, or class, whose code it stands in. */
  private boolean isOwn(Tree use) {
    return variable.isStatic()
        || !(use instanceof MemberSelectTree select)
        || Construction.isThis(select.getExpression());
  }

  /** Records what happens to an expression that stands for the collection or a part of it. */
  private void classify(TreePath expression, Shape shape, boolean own) {
    Tree child = expression.getLeaf();
    TreePath up = expression.getParentPath();
    while (up.getLeaf() instanceof ParenthesizedTree) {
      child = up.getLeaf();
      up = up.getParentPath();
    }
    Tree parent = up.getLeaf();
    switch (parent.getKind()) {
      case MEMBER_SELECT -> {
        if (up.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() == parent) {
          called(up.getParentPath(), call, shape, own);
        } else {
          escape("selection", expression, shape, own);
        }
      }
      case MEMBER_REFERENCE -> referenced(up, shape, own);
      case METHOD_INVOCATION -> passed((MethodInvocationTree) parent, expression, shape, own);
      case NEW_CLASS -> constructed((NewClassTree) parent, expression, shape, own);
      case VARIABLE -> aliased((VariableTree) parent, expression, shape, own);
      case ASSIGNMENT -> {
        if (((AssignmentTree) parent).getVariable() != child) {
          escape("stored elsewhere", expression, shape, own);
        }
      }
      case RETURN -> escape(isReturnOfMethod(up) ? "return" : "lambda", expression, shape, own);
      case ENHANCED_FOR_LOOP -> traversed((EnhancedForLoopTree) parent, expression, shape, own);
      case SYNCHRONIZED -> add(Kind.MONITOR, expression, own, true, "synchronized");
      case PLUS -> {
        if (Expressions.isString((BinaryTree) parent)) {
          add(Kind.READ, expression, own, true, "toString");
        } else {
          escape("expression", expression, shape, own);
        }
      }
      case PLUS_ASSIGNMENT -> {
        if (((CompoundAssignmentTree) parent).getExpression() == child) {
          add(Kind.READ, expression, own, true, "toString");
        }
      }
      case EQUAL_TO, NOT_EQUAL_TO, EXPRESSION_STATEMENT -> {
        // Nothing is read of the collection.
      }
      default -> escape("expression", expression, shape, own);
    }
  }

  private static boolean isReturnOfMethod(TreePath statement) {
    for (TreePath at = statement; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof LambdaExpressionTree) {
        return false;
      }
      if (at.getLeaf() instanceof MethodTree) {
        return true;
      }
    }
    return false;
  }

  /** A method is called on the expression. */
  private void called(TreePath path, MethodInvocationTree call, Shape shape, boolean own) {
    String name = nameOf(call);
    if (shape.isIterator()) {
      iterated(ITERATOR_READS.contains(name), path, shape, own);
    } else if (MONITOR_METHODS.contains(name)) {
      add(Kind.MONITOR, path, own, true, name);
    } else if (VIEWS.contains(name)) {
      classify(path, Shape.VIEW, own);
    } else if (name.equals("entrySet")) {
      classify(path, Shape.ENTRIES, own);
    } else if (ITERATORS.contains(name)) {
      classify(path, shape == Shape.ENTRIES ? Shape.ENTRY_ITERATOR : Shape.ITERATOR, own);
    } else if (READS.contains(name)) {
      // The lock is held while the lambda runs; and an entry that leaves its set can write.
      boolean certain = !name.equals("forEach") && !(shape == Shape.ENTRIES && handsOut(name));
      readOrPart(path, shape, own, certain, shape == Shape.COLLECTION ? name : "view", call);
    } else if (WRITES.contains(name)) {
      add(Kind.WRITE, path, own, true, name, shape == Shape.COLLECTION ? call : null);
    } else {
      escape(name, path, shape, own);
    }
  }

  private static boolean handsOut(String name) {
    return !name.equals("size") && !name.equals("isEmpty") && !name.startsWith("contains");
  }

  private void readOrPart(
      TreePath path,
      Shape shape,
      boolean own,
      boolean certain,
      String how,
      MethodInvocationTree call) {
    if (!certain && shape == Shape.ENTRIES && index.mentions("setValue")) {
      add(Kind.WRITE, path, own, false, "entry");
    } else {
      add(Kind.READ, path, own, certain, how, shape == Shape.COLLECTION ? call : null);
    }
  }

  /** A method of the expression is referenced: it runs at once in a loop, elsewhere at any time. */
  private void referenced(TreePath reference, Shape shape, boolean own) {
    String name = ((MemberReferenceTree) reference.getLeaf()).getName().toString();
    boolean atOnce = own && Construction.isLoopBody(reference);
    if (!shape.isIterator() && READS.contains(name)) {
      add(Kind.READ, reference, atOnce, !name.equals("forEach"), "::" + name);
    } else if (!shape.isIterator() && WRITES.contains(name)) {
      add(Kind.WRITE, reference, atOnce, true, "::" + name);
    } else {
      escape("method reference", reference, shape, own);
    }
  }

  /** The expression is an argument of a method. */
  private void passed(MethodInvocationTree call, TreePath expression, Shape shape, boolean own) {
    if (!(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method)) {
      escape("argument", expression, shape, own);
      return;
    }
    String name = method.name.toString();
    String owner = method.enclClass().flatName().toString();
    if (owner.equals("java.util.Collections")) {
      if (COLLECTIONS_WRITES.contains(name)
          && call.getArguments().get(0) == ASTHelpers.stripParentheses(expression.getLeaf())) {
        add(Kind.WRITE, expression, own, true, name);
      } else if (COLLECTIONS_READS.contains(name) || name.startsWith("unmodifiable")) {
        read(name, expression, shape, own);
      } else {
        escape("argument", expression, shape, own);
      }
    } else if (readsItsArgument(name, owner, method)) {
      read(name, expression, shape, own);
    } else if (LOGGERS.contains(owner.substring(0, Math.max(0, owner.lastIndexOf('.'))))) {
      add(Kind.READ, expression, own, false, "logged");
    } else {
      escape("argument", expression, shape, own);
    }
  }

  private static boolean readsItsArgument(String name, String owner, MethodSymbol method) {
    return switch (name) {
      case "equals" -> method.params().size() == 1 || owner.equals("java.util.Objects");
      case "copyOf" -> owner.startsWith("java.util.") || owner.startsWith("com.google.common.");
      case "valueOf", "join", "format" -> owner.equals("java.lang.String");
      case "toString", "hash", "hashCode" -> owner.equals("java.util.Objects");
      case "append" -> owner.equals("java.lang.StringBuilder");
      case "print", "println" -> owner.equals("java.io.PrintStream");
      default -> READ_THEIR_ARGUMENT.contains(name) && owner.startsWith("java.util.");
    };
  }

  private void constructed(NewClassTree creation, TreePath expression, Shape shape, boolean own) {
    if (creation.getClassBody() == null && isCollectionOfJdk(creation)) {
      read("copy", expression, shape, own);
    } else {
      escape("argument", expression, shape, own);
    }
  }

  private boolean isCollectionOfJdk(NewClassTree creation) {
    Type type = ASTHelpers.getType(creation);
    return type != null
        && type.tsym instanceof ClassSymbol made
        && made.flatName().toString().startsWith("java.util.")
        && KnownTypes.isCollection(type, state);
  }

  private void read(String how, TreePath expression, Shape shape, boolean own) {
    if (shape.isIterator()) {
      escape("argument", expression, shape, own);
    } else {
      readOrPart(expression, shape, own, shape != Shape.ENTRIES, how, null);
    }
  }

  /** The expression initialises a variable. */
  private void aliased(VariableTree alias, TreePath expression, Shape shape, boolean own) {
    VarSymbol symbol = ASTHelpers.getSymbol(alias);
    if (symbol == null
        || symbol.getKind() != ElementKind.LOCAL_VARIABLE
        || !ASTHelpers.isConsideredFinal(symbol)) {
      escape("stored elsewhere", expression, shape, own);
      return;
    }
    if (shape.isIterator()) {
      boolean reads = index.uses(symbol).stream().allMatch(FieldUses::isIteratorRead);
      iterated(reads, expression, shape, own);
      return;
    }
    for (TreePath use : index.uses(symbol)) {
      classify(use, shape, own);
    }
  }

  /** An iterator is used, and only read if {@code reads}; its entries can write to the map. */
  private void iterated(boolean reads, TreePath path, Shape shape, boolean own) {
    boolean entries = shape == Shape.ENTRY_ITERATOR;
    boolean writes = !reads || (entries && index.mentions("setValue"));
    add(writes ? Kind.WRITE : Kind.READ, path, own, !writes && !entries, "iterator");
  }

  private static boolean isIteratorRead(TreePath use) {
    return use.getParentPath().getLeaf() instanceof MemberSelectTree select
        && use.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == select
        && ITERATOR_READS.contains(select.getIdentifier().toString());
  }

  private void traversed(EnhancedForLoopTree loop, TreePath expression, Shape shape, boolean own) {
    boolean certain = shape != Shape.ENTRIES || readsOnly(loop.getVariable());
    readOrPart(expression, shape, own, certain, "for", null);
  }

  private boolean readsOnly(VariableTree entry) {
    VarSymbol symbol = ASTHelpers.getSymbol(entry);
    return symbol != null && index.uses(symbol).stream().allMatch(FieldUses::isEntryRead);
  }

  private static boolean isEntryRead(TreePath use) {
    return use.getParentPath().getLeaf() instanceof MemberSelectTree select
        && (select.getIdentifier().contentEquals("getKey")
            || select.getIdentifier().contentEquals("getValue"));
  }

  private void escape(String how, TreePath path, Shape shape, boolean own) {
    add(Kind.ESCAPE, path, own, true, shape == Shape.COLLECTION ? how : "view");
    if (shape != Shape.COLLECTION) {
      add(Kind.WRITE, path, own, false, "view");
    }
  }

  private void add(Kind kind, TreePath path, boolean own, boolean certain, String how) {
    add(kind, path, own, certain, how, null);
  }

  private void add(
      Kind kind,
      TreePath path,
      boolean own,
      boolean certain,
      String how,
      MethodInvocationTree call) {
    uses.add(
        new Use(
            kind,
            path,
            own && construction.isDuring(path, variable),
            certain,
            how,
            call == null ? ImmutableList.of() : ImmutableList.copyOf(call.getArguments())));
  }

  private static String nameOf(MethodInvocationTree call) {
    return ((MemberSelectTree) call.getMethodSelect()).getIdentifier().toString();
  }
}
