package io.github.uncontended.analysis.library;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rows of one file of facts: lines of seven columns, separated by tabs.
 *
 * <ol>
 *   <li>owner: a type by its binary name, {@code java.time.*} for the types of a package, {@code
 *       org.junit.**} for those of its subpackages, too
 *   <li>method: a name, {@code <init>} for constructors, {@code *} for all methods, {@code -} for
 *       the type itself
 *   <li>descriptor: of a method, of a field, or {@code *}
 *   <li>fact: the word of an {@link ApiFact}
 *   <li>since: the first JDK with the fact; may be empty
 *   <li>until: the last one; may be empty
 *   <li>source: what proves it; not read here
 * </ol>
 *
 * <p>A compilation pays for this at its first finding, so that one pass cuts the text up, and no
 * lambda waits for its class to be spun.
 */
final class FactTable {
  private static final Map<FactFile, FactTable> TABLES = new ConcurrentHashMap<>();
  private static final ImmutableSet<String> NONE = ImmutableSet.of();
  private static final Map<String, ApiFact> WORDS = words();

  private static final String ALL = "*";
  private static final String TYPE = "-";
  private static final String CONSTRUCTOR = "<init>";
  private static final String PACKAGE_TREE = "**";

  /** A row; its place in the maps tells what it is about. */
  private record Row(String descriptor, ApiFact fact, int since, int until) {}

  /** The rows by owner, then by method. */
  private final Map<String, Map<String, List<Row>>> owners = new LinkedHashMap<>();

  /** The owners that stand for a package and its subpackages, without their asterisks. */
  private final List<String> trees = new ArrayList<>();

  /** The facts that some package has. */
  private final Set<ApiFact> packageFacts = EnumSet.noneOf(ApiFact.class);

  /** What holds for all types of a package, by the package's name and a dot. */
  private final Map<String, ImmutableList<Map<String, List<Row>>>> packages =
      new ConcurrentHashMap<>();

  /** The names of methods with a fact, {@link #ALL} among them. */
  private final Map<ApiFact, ImmutableSet<String>> members = new ConcurrentHashMap<>();

  private final Map<ApiFact, ImmutableSet<String>> methodNames = new ConcurrentHashMap<>();
  private final Map<ApiFact, ImmutableSet<String>> simpleNames = new ConcurrentHashMap<>();

  private FactTable() {}

  /** The rows of a file, which is read once in the life of this class. */
  static FactTable of(FactFile file) {
    FactTable known = TABLES.get(file);
    if (known == null) {
      // Another thread may read it, too: no harm.
      known = read(file);
      TABLES.put(file, known);
    }
    return known;
  }

  private static Map<String, ApiFact> words() {
    Map<String, ApiFact> words = new HashMap<>();
    for (ApiFact fact : ApiFact.values()) {
      words.put(fact.word(), fact);
    }
    return words;
  }

  static FactTable read(FactFile file) {
    try (InputStream in = FactTable.class.getResourceAsStream(file.fileName())) {
      return parse(new String(in.readAllBytes(), UTF_8), file.fileName());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static FactTable parse(String text, String file) {
    FactTable table = new FactTable();
    String owner = "";
    Map<String, List<Row>> methods = Map.of();
    int lineNumber = 0;
    for (int start = 0, end; start < text.length(); start = end + 1) {
      lineNumber++;
      end = text.indexOf('\n', start);
      if (end < 0) {
        end = text.length();
      }
      if (start == end || text.charAt(start) == '#') {
        continue;
      }
      int method = text.indexOf('\t', start) + 1;
      int descriptor = text.indexOf('\t', method) + 1;
      int fact = text.indexOf('\t', descriptor) + 1;
      int since = text.indexOf('\t', fact) + 1;
      int until = text.indexOf('\t', since) + 1;
      int source = text.indexOf('\t', until) + 1;
      ApiFact known =
          source == 0 || source > end ? null : WORDS.get(text.substring(fact, since - 1));
      if (known == null || method > descriptor) {
        throw new IllegalStateException("Not a fact: " + file + ":" + lineNumber);
      }
      if (method - 1 - start != owner.length() || !text.startsWith(owner, start)) {
        owner = text.substring(start, method - 1);
        methods = table.rowsOf(owner);
      }
      if (owner.endsWith(ALL)) {
        table.packageFacts.add(known);
      }
      String name = text.substring(method, descriptor - 1);
      List<Row> rows = methods.get(name);
      if (rows == null) {
        rows = new ArrayList<>(1);
        methods.put(name, rows);
      }
      rows.add(
          new Row(
              text.substring(descriptor, fact - 1),
              known,
              release(text, since, until - 1, 0),
              release(text, until, source - 1, Integer.MAX_VALUE)));
    }
    return table;
  }

  private Map<String, List<Row>> rowsOf(String owner) {
    Map<String, List<Row>> methods = owners.get(owner);
    if (methods == null) {
      methods = new LinkedHashMap<>();
      owners.put(owner, methods);
      if (owner.endsWith(PACKAGE_TREE)) {
        trees.add(owner.substring(0, owner.length() - PACKAGE_TREE.length()));
      }
    }
    return methods;
  }

  private static int release(String text, int start, int end, int none) {
    return start == end ? none : Integer.parseInt(text, start, end, 10);
  }

  /**
   * Whether a fact holds for methods of a name.
   *
   * @param method whose descriptor a row must name; null if any will do
   */
  boolean holds(ApiFact fact, String owner, String name, MethodSymbol method) {
    return find(fact, owners.get(owner), name, method) != null
        || (!name.equals(CONSTRUCTOR) && find(fact, owners.get(owner), ALL, null) != null)
        || holdsForPackage(fact, owner, name.equals(CONSTRUCTOR) ? CONSTRUCTOR : ALL);
  }

  /** Whether a fact holds for a method of this name in some type, which most names exclude. */
  boolean mayHold(ApiFact fact, String name) {
    ImmutableSet<String> names = members(fact);
    return names.contains(name) || names.contains(ALL) || packageFacts.contains(fact);
  }

  private ImmutableSet<String> members(ApiFact fact) {
    ImmutableSet<String> known = members.get(fact);
    return known != null ? known : members.computeIfAbsent(fact, this::findMembers);
  }

  private ImmutableSet<String> findMembers(ApiFact fact) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    owners.values().forEach(methods -> addMembers(fact, methods, names));
    return names.build();
  }

  private static void addMembers(
      ApiFact fact, Map<String, List<Row>> methods, ImmutableSet.Builder<String> names) {
    for (String name : methods.keySet()) {
      if (find(fact, methods, name, null) != null) {
        names.add(name);
      }
    }
  }

  /** Whether a row for the method itself has a fact, and covers a JDK. */
  boolean holdsOn(int feature, ApiFact fact, String owner, MethodSymbol method) {
    Row row = find(fact, owners.get(owner), method.name.toString(), method);
    return row != null && row.since() <= feature && feature <= row.until();
  }

  boolean holdsForType(ApiFact fact, String owner) {
    return find(fact, owners.get(owner), TYPE, null) != null || holdsForPackage(fact, owner, TYPE);
  }

  /** Whether some fact is about a type or its package. */
  boolean mentions(String type) {
    return owners.containsKey(type) || !packagesOf(type).isEmpty();
  }

  private boolean holdsForPackage(ApiFact fact, String type, String name) {
    if (!packageFacts.contains(fact)) {
      return false;
    }
    for (Map<String, List<Row>> methods : packagesOf(type)) {
      if (find(fact, methods, name, null) != null) {
        return true;
      }
    }
    return false;
  }

  private ImmutableList<Map<String, List<Row>>> packagesOf(String type) {
    String prefix = type.substring(0, type.lastIndexOf('.') + 1);
    ImmutableList<Map<String, List<Row>>> known = packages.get(prefix);
    return known != null ? known : packages.computeIfAbsent(prefix, this::findPackages);
  }

  /** The rows of packages that hold for the types of one of them. */
  private ImmutableList<Map<String, List<Row>>> findPackages(String prefix) {
    ImmutableList.Builder<Map<String, List<Row>>> found = ImmutableList.builder();
    if (owners.containsKey(prefix + ALL)) {
      found.add(owners.get(prefix + ALL));
    }
    for (String tree : trees) {
      if (prefix.startsWith(tree)) {
        found.add(owners.get(tree + PACKAGE_TREE));
      }
    }
    return found.build();
  }

  private static Row find(
      ApiFact fact, Map<String, List<Row>> methods, String name, MethodSymbol method) {
    List<Row> rows = methods == null ? null : methods.get(name);
    if (rows != null) {
      for (Row row : rows) {
        if (row.fact() == fact
            && (method == null
                || row.descriptor().equals(ALL)
                || row.descriptor().equals(descriptor(method)))) {
          return row;
        }
      }
    }
    return null;
  }

  /** The names of the methods with a fact. */
  ImmutableSet<String> methodNames(ApiFact fact) {
    ImmutableSet<String> known = methodNames.get(fact);
    return known != null ? known : methodNames.computeIfAbsent(fact, this::findMethodNames);
  }

  private ImmutableSet<String> findMethodNames(ApiFact fact) {
    return withoutSigns(members(fact));
  }

  /** The names of the methods of a type with a fact. */
  ImmutableSet<String> methodNames(ApiFact fact, String owner) {
    Map<String, List<Row>> methods = owners.get(owner);
    if (methods == null) {
      return NONE;
    }
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    addMembers(fact, methods, names);
    return withoutSigns(names.build());
  }

  /** The names of methods, without what stands for a type or for all of its methods. */
  private static ImmutableSet<String> withoutSigns(ImmutableSet<String> members) {
    return members.stream()
        .filter(name -> !name.equals(TYPE) && !name.equals(ALL))
        .collect(toImmutableSet());
  }

  /** The simple names of the types with a fact. */
  ImmutableSet<String> simpleNames(ApiFact fact) {
    ImmutableSet<String> known = simpleNames.get(fact);
    return known != null
        ? known
        : simpleNames.computeIfAbsent(fact, it -> findSimpleNames(it, TYPE));
  }

  /** The simple names of the types of which a constructor has a fact. */
  ImmutableSet<String> constructedNames(ApiFact fact) {
    return findSimpleNames(fact, CONSTRUCTOR);
  }

  private ImmutableSet<String> findSimpleNames(ApiFact fact, String member) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    owners.forEach(
        (owner, methods) -> {
          if (find(fact, methods, member, null) != null) {
            names.add(
                owner.substring(Math.max(owner.lastIndexOf('.'), owner.lastIndexOf('$')) + 1));
          }
        });
    return names.build();
  }

  /** A method's descriptor (JVMS 4.3.3). */
  private static String descriptor(MethodSymbol method) {
    StringBuilder text = new StringBuilder("(");
    method.type.getParameterTypes().forEach(parameter -> append(parameter, text));
    text.append(')');
    append(method.type.getReturnType(), text);
    return text.toString();
  }

  private static void append(Type type, StringBuilder text) {
    if (type instanceof Type.ArrayType array) {
      append(array.elemtype, text.append('['));
    } else if (type.hasTag(TypeTag.TYPEVAR)) {
      append(type.getUpperBound(), text);
    } else if (type instanceof Type.IntersectionClassType bounds) {
      append(bounds.getExplicitComponents().head, text);
    } else {
      switch (type.getTag()) {
        case BYTE -> text.append('B');
        case CHAR -> text.append('C');
        case DOUBLE -> text.append('D');
        case FLOAT -> text.append('F');
        case INT -> text.append('I');
        case LONG -> text.append('J');
        case SHORT -> text.append('S');
        case BOOLEAN -> text.append('Z');
        case VOID -> text.append('V');
        default ->
            text.append('L').append(type.tsym.flatName().toString().replace('.', '/')).append(';');
      }
    }
  }
}
