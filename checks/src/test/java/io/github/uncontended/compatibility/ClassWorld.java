package io.github.uncontended.compatibility;

import com.google.common.base.StandardSystemProperty;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The classes of a few folders and jars and of a JDK, to be looked up as a JVM links them. */
final class ClassWorld implements AutoCloseable {
  private final List<FileSystem> opened = new ArrayList<>();
  private final List<Path> roots = new ArrayList<>();
  private final Map<String, Optional<ClassFile>> classes = new HashMap<>();

  /**
   * Opens a world.
   *
   * @param javaHome the JDK
   * @param entries folders and jars, the first before the second
   */
  ClassWorld(Path javaHome, Path... entries) {
    try {
      for (Path entry : entries) {
        roots.add(Files.isDirectory(entry) ? entry : open(FileSystems.newFileSystem(entry)));
      }
      FileSystem jdk =
          javaHome.equals(Path.of(StandardSystemProperty.JAVA_HOME.value()))
              ? FileSystems.getFileSystem(URI.create("jrt:/"))
              : opened(
                  FileSystems.newFileSystem(
                      URI.create("jrt:/"), Map.of("java.home", javaHome.toString())));
      try (Stream<Path> modules = Files.list(jdk.getPath("/modules"))) {
        modules.forEach(roots::add);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private FileSystem opened(FileSystem system) {
    opened.add(system);
    return system;
  }

  private Path open(FileSystem system) {
    return opened(system).getPath("/");
  }

  /** A member of a class; {@code id} is its name with its descriptor. */
  record Member(String owner, String id, int access) {}

  /** What linking needs of a class. */
  record ClassFile(
      String name,
      int access,
      List<String> supertypes,
      Map<String, Member> fields,
      Map<String, Member> methods) {
    boolean isInterface() {
      return (access & Opcodes.ACC_INTERFACE) != 0;
    }
  }

  /** A class by its internal name. */
  Optional<ClassFile> find(String name) {
    return classes.computeIfAbsent(name, this::read);
  }

  /** The field or method that a reference in a constant pool stands for. */
  Optional<Member> resolve(String owner, String id, boolean isField) {
    return resolve(owner, id, isField, new HashSet<>());
  }

  private Optional<Member> resolve(String owner, String id, boolean isField, Set<String> seen) {
    Optional<ClassFile> type = find(owner);
    if (type.isEmpty() || !seen.add(owner)) {
      return Optional.empty();
    }
    Map<String, Member> members = isField ? type.get().fields() : type.get().methods();
    if (members.containsKey(id)) {
      return Optional.of(members.get(id));
    }
    for (String supertype : type.get().supertypes()) {
      Optional<Member> inherited = resolve(supertype, id, isField, seen);
      if (inherited.isPresent()) {
        return inherited;
      }
    }
    return Optional.empty();
  }

  private Optional<ClassFile> read(String name) {
    for (Path root : roots) {
      Path file = root.resolve(name + ".class");
      if (Files.exists(file)) {
        try {
          return Optional.of(read(new ClassReader(Files.readAllBytes(file))));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return Optional.empty();
  }

  private static ClassFile read(ClassReader reader) {
    List<String> supertypes = new ArrayList<>();
    if (reader.getSuperName() != null) {
      supertypes.add(reader.getSuperName());
    }
    supertypes.addAll(List.of(reader.getInterfaces()));
    ClassFile read =
        new ClassFile(
            reader.getClassName(),
            reader.getAccess(),
            supertypes,
            new LinkedHashMap<>(),
            new LinkedHashMap<>());
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public FieldVisitor visitField(
              int access, String name, String descriptor, String signature, Object value) {
            read.fields()
                .put(name + descriptor, new Member(read.name(), name + descriptor, access));
            return null;
          }

          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] thrown) {
            read.methods()
                .put(name + descriptor, new Member(read.name(), name + descriptor, access));
            return null;
          }
        },
        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return read;
  }

  @Override
  public void close() throws IOException {
    for (FileSystem system : opened) {
      system.close();
    }
  }
}
