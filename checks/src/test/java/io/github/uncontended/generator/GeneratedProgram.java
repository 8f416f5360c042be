package io.github.uncontended.generator;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import io.github.uncontended.generator.Part.Reduction;
import io.github.uncontended.testing.Case;
import java.nio.file.Path;

/**
 * A program as a tree, and its text.
 *
 * @param index its number in the series
 * @param release what it is compiled for
 * @param layout how its tokens are laid out
 * @param onDemand whether packages are imported on demand
 * @param productions what it is made of
 * @param scenarios its classes
 */
record GeneratedProgram(
    int index,
    int release,
    Layout layout,
    boolean onDemand,
    ImmutableSet<Production> productions,
    ImmutableList<Scenario> scenarios) {
  static final String NAME = "Main";

  private static final ImmutableSetMultimap<String, String> IMPORTS =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("com.google.common.collect", "ImmutableList")
          .putAll(
              "java.io",
              "ByteArrayInputStream",
              "ByteArrayOutputStream",
              "IOException",
              "ObjectInputStream",
              "ObjectOutputStream",
              "ObjectStreamClass",
              "Serializable",
              "StringWriter")
          .putAll("java.math", "BigDecimal", "BigInteger")
          .putAll("java.nio", "ByteBuffer", "CharBuffer")
          .putAll("java.security", "MessageDigest", "NoSuchAlgorithmException")
          .putAll("java.time", "LocalDate", "ZoneId", "ZoneOffset")
          .putAll(
              "java.util",
              "AbstractCollection",
              "ArrayDeque",
              "ArrayList",
              "Arrays",
              "BitSet",
              "Calendar",
              "Collection",
              "Collections",
              "Comparator",
              "Date",
              "Deque",
              "Enumeration",
              "Formattable",
              "Formatter",
              "GregorianCalendar",
              "HashMap",
              "HashSet",
              "Hashtable",
              "IdentityHashMap",
              "Iterator",
              "LinkedHashMap",
              "LinkedHashSet",
              "LinkedList",
              "List",
              "ListIterator",
              "Locale",
              "Map",
              "Objects",
              "Optional",
              "PrimitiveIterator",
              "Properties",
              "Queue",
              "Random",
              "Scanner",
              "Set",
              "SimpleTimeZone",
              "SortedMap",
              "Spliterator",
              "SplittableRandom",
              "StringTokenizer",
              "TimeZone",
              "TreeMap",
              "TreeSet",
              "UUID",
              "Vector",
              "WeakHashMap")
          .putAll(
              "java.util.concurrent",
              "Callable",
              "CompletableFuture",
              "ConcurrentHashMap",
              "ConcurrentLinkedDeque",
              "ConcurrentLinkedQueue",
              "ConcurrentMap",
              "LinkedTransferQueue",
              "Phaser",
              "Semaphore",
              "TimeUnit")
          .putAll(
              "java.util.concurrent.atomic",
              "AtomicInteger",
              "AtomicReference",
              "LongAccumulator",
              "LongAdder")
          .putAll("java.util.concurrent.locks", "ReentrantLock")
          .putAll("java.util.function", "Function", "IntBinaryOperator", "Supplier")
          .putAll("java.util.regex", "Matcher", "Pattern")
          .putAll("java.util.stream", "Collectors", "IntStream", "Stream")
          .putAll("java.util.zip", "CRC32")
          .build();

  /** The tree below the imports. */
  Part toPart() {
    return Part.of(
        "public class Main {\n",
        Part.of(scenarios.stream().map(Scenario::toPart).toArray()),
        "  public static void main(String[] args) {\n",
        Part.of(scenarios.stream().map(Scenario::call).toArray()),
        "  }\n}\n");
  }

  /** The program with another layout. */
  GeneratedProgram withLayout(Layout other) {
    return new GeneratedProgram(index, release, other, onDemand, productions, scenarios);
  }

  /** The source file. */
  Case toCase(Part tree, Reduction reduction) {
    String classes = layout.apply(tree.text(reduction), index);
    String log = Harness.of(classes);
    String end = layout == Layout.WINDOWS_LINES ? "\r\n" : "\n";
    StringBuilder text = new StringBuilder();
    if (release != 17) {
      text.append("// OPTIONS: --release ").append(release).append('\n');
    }
    text.append("package generated;\n\n");
    if (classes.contains(" format(") || classes.contains("(format(")) {
      text.append("import static java.lang.String.format;\n\n");
    }
    for (String name : IMPORTS.keySet()) {
      if (onDemand) {
        text.append("import ").append(name).append(".*;\n");
        continue;
      }
      for (String type : IMPORTS.get(name)) {
        if (Harness.mentions(classes, type) || Harness.mentions(log, type)) {
          text.append("import ").append(name).append('.').append(type).append(";\n");
        }
      }
    }
    String head = text.append('\n').toString().replace("\n", end);
    return new Case(
        "generated", Path.of(NAME + ".java"), head + classes + "\n" + log.replace("\n", end));
  }
}
