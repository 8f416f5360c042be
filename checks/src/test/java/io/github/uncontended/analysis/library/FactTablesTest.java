package io.github.uncontended.analysis.library;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Ordering;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Holds every row of the tables to the JDK that runs the tests, or to the library that the row
 * names. A failure begins with the file and the line: {@code costs.tsv:17: …}.
 */
final class FactTablesTest {
  private static final int COLUMNS = 7;

  private static final int RUNNING = Runtime.version().feature();

  /** Far above the few milliseconds that loading takes, for a busy machine. */
  private static final long LOAD_MILLIS = 100;

  /** A line of a file. */
  private record Row(
      String place,
      String owner,
      String method,
      String descriptor,
      String fact,
      String since,
      String until,
      String source) {
    static Row of(String place, String line) {
      List<String> columns = Splitter.on('\t').splitToList(line);
      assertEquals(COLUMNS, columns.size(), place + ": columns");
      return new Row(
          place,
          columns.get(0),
          columns.get(1),
          columns.get(2),
          columns.get(3),
          columns.get(4),
          columns.get(5),
          columns.get(6));
    }

    String what() {
      return String.join(" ", owner, method, descriptor, fact);
    }
  }

  private static ImmutableList<String> lines(FactFile file) {
    try (InputStream in = FactTable.class.getResourceAsStream(file.fileName())) {
      return ImmutableList.copyOf(
          new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isRow(String line) {
    return !line.isEmpty() && !line.startsWith("#");
  }

  private static ImmutableList<Row> rows(FactFile file) {
    ImmutableList<String> lines = lines(file);
    ImmutableList.Builder<Row> rows = ImmutableList.builder();
    for (int i = 0; i < lines.size(); i++) {
      if (isRow(lines.get(i))) {
        rows.add(Row.of(file.fileName() + ":" + (i + 1), lines.get(i)));
      }
    }
    return rows.build();
  }

  @ParameterizedTest
  @EnumSource(FactFile.class)
  void everyRowResolves(FactFile file) throws IOException {
    List<String> problems = new ArrayList<>();
    int checked = 0;
    try (LibraryClasses classes = new LibraryClasses()) {
      for (Row row : rows(file)) {
        if (existsHere(row)) {
          checked++;
          String problem = problem(row, classes);
          if (!problem.isEmpty()) {
            problems.add(row.place() + ": " + problem);
          }
        }
      }
    }
    assertEquals("", String.join("\n", problems));
    assertTrue(checked > 0);
  }

  /** Whether what a row is about is there on the running JDK; the other lane checks the rest. */
  private static boolean existsHere(Row row) {
    return row.since().isEmpty() || Integer.parseInt(row.since()) <= RUNNING;
  }

  /** What is wrong with a row; empty if nothing is. */
  private static String problem(Row row, LibraryClasses classes) {
    String owner = row.owner();
    String source = row.source();
    if (!classes.know(source)) {
      return "no such source: " + source;
    }
    if (owner.endsWith("*")) {
      String name = owner.substring(0, owner.indexOf('*') - 1);
      return classes.hasPackage(source, name, owner.endsWith(".**"))
          ? ""
          : "no such package: " + name;
    }
    if (!classes.hasType(source, owner)) {
      return "no such type: " + owner;
    }
    if (row.method().equals("-") || row.method().equals("*")) {
      return row.descriptor().equals("*") ? "" : "a type has no descriptor";
    }
    return classes.declares(source, owner, row.method(), row.descriptor())
        ? ""
        : owner + " itself declares no " + row.method() + " " + row.descriptor();
  }

  @ParameterizedTest
  @EnumSource(FactFile.class)
  void everyFactIsKnownAndInItsFile(FactFile file) {
    Set<String> words = new HashSet<>();
    Stream.of(ApiFact.values())
        .filter(fact -> fact.file() == file)
        .forEach(fact -> words.add(fact.word()));
    for (Row row : rows(file)) {
      assertTrue(words.contains(row.fact()), row.place() + ": no fact of this file: " + row.fact());
    }
  }

  @Test
  void everyFactHasARow() {
    Set<String> used = new TreeSet<>();
    Stream.of(FactFile.values()).forEach(it -> rows(it).forEach(row -> used.add(row.fact())));
    Set<String> known = new TreeSet<>();
    Stream.of(ApiFact.values()).forEach(fact -> known.add(fact.word()));
    assertEquals(known, used);
  }

  @ParameterizedTest
  @EnumSource(FactFile.class)
  void noRowStandsTwice(FactFile file) {
    Set<String> seen = new HashSet<>();
    for (Row row : rows(file)) {
      assertTrue(seen.add(row.what()), row.place() + ": stands twice");
    }
  }

  @ParameterizedTest
  @EnumSource(FactFile.class)
  void sectionsAreSorted(FactFile file) {
    List<String> section = new ArrayList<>();
    int number = 0;
    for (String line : lines(file)) {
      number++;
      if (isRow(line)) {
        section.add(line);
        assertTrue(
            Ordering.natural().isOrdered(section),
            file.fileName() + ":" + number + ": not in order");
      } else {
        section.clear();
      }
    }
  }

  /** A fact that no class asks for would be a row for nothing. */
  @Test
  void everyFactIsRead() throws IOException, URISyntaxException {
    Set<String> read = new TreeSet<>();
    Path code = Path.of(ApiFact.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (FileSystem jar = Files.isDirectory(code) ? null : FileSystems.newFileSystem(code);
        Stream<Path> files = Files.walk(jar == null ? code : jar.getPath("/"))) {
      for (Path type : files.filter(it -> it.toString().endsWith(".class")).toList()) {
        if (!type.getFileName().toString().startsWith("ApiFact")) {
          new ClassReader(Files.readAllBytes(type)).accept(new Reads(read), 0);
        }
      }
    }
    Set<String> known = new TreeSet<>();
    Stream.of(ApiFact.values()).forEach(fact -> known.add(fact.name()));
    assertEquals(known, read);
  }

  /** Collects the constants of {@link ApiFact} that a class reads. */
  private static final class Reads extends ClassVisitor {
    private final Set<String> read;

    Reads(Set<String> read) {
      super(Opcodes.ASM9);
      this.read = read;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitFieldInsn(int opcode, String owner, String field, String type) {
          if (opcode == Opcodes.GETSTATIC
              && owner.equals(ApiFact.class.getName().replace('.', '/'))) {
            read.add(field);
          }
        }
      };
    }
  }

  @Test
  void allTablesLoadQuickly() {
    long start = System.nanoTime();
    for (FactFile file : FactFile.values()) {
      FactTable.read(file);
    }
    long millis = (System.nanoTime() - start) / 1_000_000;
    assertTrue(millis < LOAD_MILLIS, millis + " ms");
  }

  @Test
  void malformedRowsAreRejected() {
    String good = "java.lang.String\tlength\t*\tcheap\t\t\tjdk";
    FactTable.parse(good, "x.tsv");
    assertEquals(
        "Not a fact: x.tsv:2",
        assertThrows(
                IllegalStateException.class,
                () -> FactTable.parse("# head\n" + good.replace("cheap", "cheep"), "x.tsv"))
            .getMessage());
    for (String bad :
        ImmutableList.of(
            good.replace("\tjdk", ""), good.replace('\t', ' '), "java.lang.String", "\t\t")) {
      assertThrows(IllegalStateException.class, () -> FactTable.parse(bad + "\n" + good, "x.tsv"));
    }
  }

  @Test
  void rowsHoldForWhatTheySay() {
    FactTable table =
        FactTable.parse(
            Stream.of(
                    "a.B\tm\t*\tcheap",
                    "a.B\t<init>\t*\tcostly",
                    "a.B\t-\t*\tpure",
                    "a.C\t*\t*\tcheap",
                    "b.*\t*\t*\tcheap",
                    "b.*\t-\t*\tpure",
                    "c.**\t-\t*\tpure")
                .map(row -> row + "\t\t\tjdk")
                .collect(joining("\n")),
            "x.tsv");
    assertTrue(table.holds(ApiFact.CHEAP, "a.B", "m", null));
    assertFalse(table.holds(ApiFact.CHEAP, "a.B", "n", null));
    assertTrue(table.holds(ApiFact.COSTLY, "a.B", "<init>", null));
    assertTrue(table.holds(ApiFact.CHEAP, "a.C", "any", null));
    assertFalse(table.holds(ApiFact.CHEAP, "a.C", "<init>", null));
    assertTrue(table.holds(ApiFact.CHEAP, "b.D", "any", null));
    assertFalse(table.holds(ApiFact.CHEAP, "b.D", "<init>", null));
    assertFalse(table.holds(ApiFact.CHEAP, "b.c.D", "any", null));
    assertTrue(table.holdsForType(ApiFact.PURE, "a.B"));
    assertFalse(table.holdsForType(ApiFact.PURE, "a.C"));
    assertTrue(table.holdsForType(ApiFact.PURE, "b.D"));
    assertFalse(table.holdsForType(ApiFact.PURE, "b.c.D"));
    assertTrue(table.holdsForType(ApiFact.PURE, "c.d.E"));
    assertFalse(table.holdsForType(ApiFact.PURE, "cc.E"));
    assertEquals(ImmutableSet.of("m"), table.methodNames(ApiFact.CHEAP));
    assertTrue(table.simpleNames(ApiFact.PURE).contains("B"));
  }
}
