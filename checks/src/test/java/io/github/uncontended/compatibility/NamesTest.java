package io.github.uncontended.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import com.google.errorprone.BugPattern;
import io.github.uncontended.testing.Rules;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/**
 * No rule is named like a check of Error Prone: javac would stop at "Cannot combine scanner
 * suppliers".
 */
final class NamesTest {
  private static final String BUG_PATTERN = "Lcom/google/errorprone/BugPattern;";

  @ParameterizedTest
  @EnumSource
  void namesAreOurs(ErrorProneJar errorProne) throws IOException {
    Set<String> builtIn = builtInNames(errorProne.path());
    assertTrue(builtIn.contains("StringSplitter"), "the names of Error Prone's checks");
    Set<String> ours = new TreeSet<>();
    Rules.all()
        .forEach(
            (name, rule) -> {
              ours.add(name);
              ours.addAll(Arrays.asList(rule.getAnnotation(BugPattern.class).altNames()));
            });
    assertEquals(ImmutableList.of(), ImmutableList.copyOf(Sets.intersection(ours, builtIn)));
  }

  private static Set<String> builtInNames(Path jar) throws IOException {
    Set<String> names = new TreeSet<>();
    try (FileSystem system = FileSystems.newFileSystem(jar);
        Stream<Path> files = Files.walk(system.getPath("/com/google/errorprone/bugpatterns"))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (file.toString().endsWith(".class")) {
          addNames(new ClassReader(Files.readAllBytes(file)), names);
        }
      }
    }
    return names;
  }

  private static void addNames(ClassReader reader, Set<String> names) {
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            if (!descriptor.equals(BUG_PATTERN)) {
              return null;
            }
            String name = reader.getClassName();
            names.add(name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1));
            return new NamesVisitor(names);
          }
        },
        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
  }

  private static final class NamesVisitor extends AnnotationVisitor {
    private final Set<String> names;

    private NamesVisitor(Set<String> names) {
      super(Opcodes.ASM9);
      this.names = names;
    }

    @Override
    public void visit(String element, Object value) {
      if (element == null || element.equals("name")) {
        names.add((String) value);
      }
    }

    @Override
    public AnnotationVisitor visitArray(String element) {
      return element.equals("altNames") ? this : null;
    }
  }
}
