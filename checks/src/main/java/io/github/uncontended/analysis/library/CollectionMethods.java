package io.github.uncontended.analysis.library;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.MethodSymbol;

/** What the methods of the JDK's collections, and of its helpers for them, do with a collection. */
public final class CollectionMethods {
  /** Methods of a collection that ask it. */
  public static final ImmutableSet<String> READS =
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

  /** Methods of a collection that change it. */
  public static final ImmutableSet<String> WRITES =
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

  /** Methods of a collection that give a part of it, through which it can be changed. */
  public static final ImmutableSet<String> VIEWS =
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

  public static final ImmutableSet<String> ITERATORS =
      ImmutableSet.of("descendingIterator", "iterator", "listIterator");

  /** Methods of an iterator that change nothing in its collection. */
  public static final ImmutableSet<String> ITERATOR_READS =
      ImmutableSet.of(
          "forEachRemaining",
          "hasNext",
          "hasPrevious",
          "next",
          "nextIndex",
          "previous",
          "previousIndex");

  public static final ImmutableSet<String> MONITOR_METHODS =
      ImmutableSet.of("notify", "notifyAll", "wait");

  /** Methods of the JDK's collections that only read their argument. */
  private static final ImmutableSet<String> READ_THEIR_ARGUMENT =
      ImmutableSet.of("addAll", "containsAll", "putAll", "removeAll", "retainAll");

  /** Methods of {@code Collections} that ask their arguments and keep none. */
  private static final ImmutableSet<String> COLLECTIONS_READS =
      ImmutableSet.of("disjoint", "frequency", "max", "min");

  /** Methods of {@code Arrays} and {@code Collections} that write to their first argument. */
  public static final ImmutableSet<String> WRITE_FIRST_ARGUMENT =
      ImmutableSet.of(
          "addAll",
          "fill",
          "parallelPrefix",
          "parallelSetAll",
          "parallelSort",
          "removeIf",
          "replaceAll",
          "reverse",
          "rotate",
          "setAll",
          "shuffle",
          "sort",
          "swap");

  private CollectionMethods() {}

  /** Whether a reading method gives, or runs code on, an element of the collection. */
  public static boolean handsOut(String name) {
    return !name.equals("size") && !name.equals("isEmpty") && !name.startsWith("contains");
  }

  /** Whether a method of {@code Collections} only reads its arguments, or makes a view to read. */
  public static boolean readsAsHelper(String name) {
    return COLLECTIONS_READS.contains(name) || name.startsWith("unmodifiable");
  }

  /** Whether a method of another class only reads a collection that it is given. */
  public static boolean readsItsArgument(MethodSymbol method) {
    String name = method.name.toString();
    String owner = method.enclClass().flatName().toString();
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
}
