package io.github.uncontended.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.compatibility.ClassWorld.ClassFile;
import io.github.uncontended.compatibility.ClassWorld.Member;
import io.github.uncontended.report.Rule;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * Every class, field and method that the compiled checks name is there, and may be used, in each
 * supported version of Error Prone and in the javac that goes with it.
 *
 * <p>A missing member shows only when the code that names it runs, and then fails the user's build.
 */
final class LinkageTest {
  /** What the documented {@code --add-exports} open of javac. */
  private static final ImmutableSet<String> EXPORTED =
      ImmutableSet.of(
          "api", "code", "comp", "file", "main", "model", "parser", "processing", "tree", "util");

  private static final String JAVAC = "com/sun/tools/javac/";
  private static final int CLASS = 7;
  private static final int FIELD = 9;
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;

  @ParameterizedTest
  @EnumSource
  void everyReferenceResolves(ErrorProneJar errorProne) throws Exception {
    Path checks = checks();
    Set<String> problems = new TreeSet<>();
    int classes = 0;
    try (ClassWorld world = new ClassWorld(errorProne.javaHome(), checks, errorProne.path())) {
      for (ClassReader reader : read(checks)) {
        classes++;
        new Linker(world, reader).link(problems);
      }
    }
    assertTrue(classes > 10, "no classes in " + checks);
    assertEquals("", String.join("\n", problems));
  }

  @Test
  void missingMembersAreNoticed() throws IOException {
    Path running = Path.of(System.getProperty("java.home"));
    Set<String> problems = new TreeSet<>();
    try (ClassWorld world = new ClassWorld(running)) {
      new Linker(world, new ClassReader(LinkageTest.class.getResourceAsStream("LinkageTest.class")))
          .link(problems);
    }
    assertTrue(
        problems.stream().anyMatch(it -> it.endsWith("no class org/objectweb/asm/ClassReader")),
        problems::toString);
    assertTrue(problems.stream().noneMatch(it -> it.contains("class java/")), problems::toString);
  }

  @Test
  void membersAreFoundInSupertypes() throws IOException {
    Path running = Path.of(System.getProperty("java.home"));
    try (ClassWorld world = new ClassWorld(running)) {
      assertEquals(
          "java/util/AbstractCollection",
          world
              .resolve("java/util/ArrayDeque", "toString()Ljava/lang/String;", false)
              .get()
              .owner());
      assertEquals(
          "java/lang/Iterable",
          world
              .resolve("java/util/List", "forEach(Ljava/util/function/Consumer;)V", false)
              .get()
              .owner());
      assertEquals(
          Optional.empty(), world.resolve("java/util/List", "toString()Ljava/lang/Object;", false));
      assertEquals(Optional.empty(), world.resolve("java/util/List", "sizeI", true));
      assertEquals(Optional.empty(), world.find("java/util/Lisp"));
    }
  }

  /** The folder or the jar with the classes under test. */
  private static Path checks() throws URISyntaxException {
    return Path.of(Rule.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static ImmutableList<ClassReader> read(Path checks) throws IOException {
    if (Files.isDirectory(checks)) {
      return readAll(checks);
    }
    try (FileSystem jar = FileSystems.newFileSystem(checks)) {
      return readAll(jar.getPath("/"));
    }
  }

  private static ImmutableList<ClassReader> readAll(Path root) throws IOException {
    List<ClassReader> readers = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (file.toString().endsWith(".class")) {
          readers.add(new ClassReader(Files.readAllBytes(file)));
        }
      }
    }
    return ImmutableList.copyOf(readers);
  }

  /** Goes through the constant pool of one class. */
  private static final class Linker {
    private final ClassWorld world;
    private final ClassReader reader;
    private final char[] buffer;

    private Linker(ClassWorld world, ClassReader reader) {
      this.world = world;
      this.reader = reader;
      this.buffer = new char[reader.getMaxStringLength()];
    }

    private void link(Set<String> problems) {
      for (int i = 1; i < reader.getItemCount(); i++) {
        int item = reader.getItem(i);
        // The second half of a long or double has no item.
        if (item == 0) {
          continue;
        }
        int tag = reader.readByte(item - 1);
        if (tag == CLASS) {
          linkClass(reader.readUTF8(item, buffer)).ifPresent(it -> add(it, problems));
        } else if (tag == FIELD || tag == METHOD || tag == INTERFACE_METHOD) {
          linkMember(tag, item).ifPresent(it -> add(it, problems));
        }
      }
      world
          .find(reader.getSuperName())
          .filter(it -> (it.access() & Opcodes.ACC_FINAL) != 0)
          .ifPresent(it -> add("final superclass " + it.name(), problems));
    }

    private void add(String problem, Set<String> problems) {
      problems.add(reader.getClassName() + ": " + problem);
    }

    private Optional<String> linkClass(String name) {
      if (name.startsWith("[")) {
        String element = name.substring(name.lastIndexOf('[') + 1);
        return element.startsWith("L")
            ? linkClass(element.substring(1, element.length() - 1))
            : Optional.empty();
      }
      if (name.startsWith(JAVAC)
          && !EXPORTED.contains(
              name.substring(JAVAC.length(), name.indexOf('/', JAVAC.length())))) {
        return Optional.of("not exported by javac: " + name);
      }
      Optional<ClassFile> found = world.find(name);
      if (found.isEmpty()) {
        return Optional.of("no class " + name);
      }
      if ((found.get().access() & Opcodes.ACC_PUBLIC) == 0 && !isInSamePackage(name)) {
        return Optional.of("not public: " + name);
      }
      return Optional.empty();
    }

    private Optional<String> linkMember(int tag, int item) {
      String owner = reader.readClass(item, buffer);
      int nameAndType = reader.getItem(reader.readUnsignedShort(item + 2));
      String name = reader.readUTF8(nameAndType, buffer);
      String id = name + reader.readUTF8(nameAndType + 2, buffer);
      // Arrays have clone() alone; method handles take any descriptor.
      if (owner.startsWith("[") || owner.equals("java/lang/invoke/MethodHandle")) {
        return Optional.empty();
      }
      Optional<ClassFile> type = world.find(owner);
      if (type.isEmpty()) {
        return Optional.empty();
      }
      if (tag != FIELD && type.get().isInterface() != (tag == INTERFACE_METHOD)) {
        return Optional.of("class and interface changed places: " + owner);
      }
      Optional<Member> member = world.resolve(owner, id, tag == FIELD);
      if (member.isEmpty()) {
        return Optional.of("no member " + owner + "." + id);
      }
      boolean isOpen = (member.get().access() & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
      if (!isOpen && !isInSamePackage(member.get().owner())) {
        return Optional.of("not accessible: " + owner + "." + id);
      }
      return Optional.empty();
    }

    private boolean isInSamePackage(String name) {
      return packageOf(name).equals(packageOf(reader.getClassName()));
    }

    private static String packageOf(String name) {
      return name.substring(0, name.lastIndexOf('/') + 1);
    }
  }
}
