package io.github.uncontended.runner.source;

import com.sun.tools.javac.code.Source;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Determines the JDK release that class files were compiled for. */
public final class ClassFiles {
  private static final int MAGIC = 0xCAFEBABE;

  /** Class files of JDK N have major version N + 44 (JVMS 4.1). */
  private static final int MAJOR_OF_JDK_0 = 44;

  private ClassFiles() {}

  /** The newest JDK release among the classes of a jar; empty if it has no classes. */
  public static OptionalInt release(Path jar) {
    int newest = 0;
    try (ZipFile archive = new ZipFile(jar.toFile())) {
      for (ZipEntry entry :
          (Iterable<ZipEntry>) archive.stream().map(ZipEntry.class::cast)::iterator) {
        String name = entry.getName();
        // Module descriptors and multi-release versions target newer JDKs than the rest.
        if (name.endsWith(".class")
            && !name.startsWith("META-INF/")
            && !name.endsWith("module-info.class")) {
          newest = Math.max(newest, major(archive, entry));
        }
      }
    } catch (IOException e) {
      return OptionalInt.empty();
    }
    return newest > MAJOR_OF_JDK_0 ? OptionalInt.of(newest - MAJOR_OF_JDK_0) : OptionalInt.empty();
  }

  /** The oldest release that the running javac supports. */
  public static int oldestSupported() {
    return feature(Source.MIN);
  }

  /** The newest release that the running javac supports. */
  public static int newestSupported() {
    return Runtime.version().feature();
  }

  private static int feature(Source source) {
    return Integer.parseInt(source.name.startsWith("1.") ? source.name.substring(2) : source.name);
  }

  private static int major(ZipFile archive, ZipEntry entry) throws IOException {
    try (DataInputStream in = new DataInputStream(archive.getInputStream(entry))) {
      if (in.readInt() != MAGIC) {
        return 0;
      }
      in.readUnsignedShort();
      return in.readUnsignedShort();
    }
  }
}
