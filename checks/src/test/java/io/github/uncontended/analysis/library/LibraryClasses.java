package io.github.uncontended.analysis.library;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The class files that rows of facts name by their source: those of the running JDK, of libraries
 * on the class path of the tests, and of jars that the build copies into {@code target/api}.
 */
final class LibraryClasses implements AutoCloseable {
  /** Libraries of the class path, each by one of its classes. */
  private static final ImmutableMap<String, Class<?>> CLASS_PATH =
      ImmutableMap.of(
          "com.google.errorprone:error_prone_annotations",
          com.google.errorprone.annotations.Immutable.class,
          "com.google.guava:guava",
          ImmutableList.class,
          "io.vavr:vavr",
          io.vavr.control.Option.class,
          "org.projectlombok:lombok",
          lombok.Getter.class);

  private final Map<String, Optional<ZipFile>> jars = new HashMap<>();
  private final Map<String, Optional<Set<String>>> members = new HashMap<>();

  private static boolean isOfJdk(String source) {
    return source.equals("jdk") || source.startsWith("JDK-") || source.startsWith("JLS ");
  }

  /** Whether a source is the JDK, an issue of it, or a library that is there. */
  boolean know(String source) {
    return isOfJdk(source) || jar(source).isPresent();
  }

  private Optional<ZipFile> jar(String source) {
    return jars.computeIfAbsent(source, LibraryClasses::open);
  }

  private static Optional<ZipFile> open(String source) {
    try {
      Class<?> sample = CLASS_PATH.get(source);
      if (sample != null) {
        return Optional.of(
            new ZipFile(
                new File(sample.getProtectionDomain().getCodeSource().getLocation().toURI())));
      }
      String[] parts = source.split(":", -1);
      Path jar =
          Path.of(
              System.getProperty("basedir", ""),
              "target",
              "api",
              parts.length == 3 ? parts[1] + "-" + parts[2] + ".jar" : source);
      return Files.isRegularFile(jar) ? Optional.of(new ZipFile(jar.toFile())) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Whether a package, or with {@code tree} a package whose name begins so, has classes.
   *
   * @param name such as {@code java.time}
   */
  boolean hasPackage(String source, String name, boolean tree) {
    if (isOfJdk(source)) {
      return ModuleLayer.boot().modules().stream()
          .flatMap(module -> module.getPackages().stream())
          .anyMatch(it -> it.equals(name) || (tree && it.startsWith(name + ".")));
    }
    String folder = name.replace('.', '/') + "/";
    return jar(source).orElseThrow().stream()
        .map(entry -> entry.getName())
        .filter(it -> it.endsWith(".class") && it.startsWith(folder))
        .anyMatch(it -> tree || it.indexOf('/', folder.length()) < 0);
  }

  /** Whether there is a type, by its binary name. */
  boolean hasType(String source, String type) {
    return membersOf(source, type).isPresent();
  }

  /**
   * Whether a type itself declares a method or field that other classes may use.
   *
   * @param descriptor of the method or field; {@code *} for any of the methods with the name
   */
  boolean declares(String source, String type, String name, String descriptor) {
    return membersOf(source, type).map(it -> it.contains(name + " " + descriptor)).orElse(false);
  }

  private Optional<Set<String>> membersOf(String source, String type) {
    return members.computeIfAbsent(source + " " + type, key -> read(source, type));
  }

  private Optional<Set<String>> read(String source, String type) {
    String file = type.replace('.', '/') + ".class";
    try (InputStream in =
        isOfJdk(source)
            ? ClassLoader.getPlatformClassLoader().getResourceAsStream(file)
            : inJar(source, file)) {
      if (in == null) {
        return Optional.empty();
      }
      Set<String> found = new HashSet<>();
      new ClassReader(in)
          .accept(new Members(found), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
      return Optional.of(found);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private InputStream inJar(String source, String file) throws IOException {
    ZipFile jar = jar(source).orElseThrow();
    return jar.getEntry(file) == null ? null : jar.getInputStream(jar.getEntry(file));
  }

  @Override
  public void close() throws IOException {
    for (Optional<ZipFile> jar : jars.values()) {
      if (jar.isPresent()) {
        jar.get().close();
      }
    }
  }

  /** Collects the members that are not private. */
  private static final class Members extends ClassVisitor {
    private final Set<String> found;

    Members(Set<String> found) {
      super(Opcodes.ASM9);
      this.found = found;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      if ((access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC)) == 0) {
        found.add(name + " " + descriptor);
        found.add(name + " *");
      }
      return null;
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String descriptor, String signature, Object value) {
      if ((access & Opcodes.ACC_PRIVATE) == 0) {
        found.add(name + " " + descriptor);
      }
      return null;
    }
  }
}
