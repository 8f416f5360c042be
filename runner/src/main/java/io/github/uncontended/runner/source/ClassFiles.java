package io.github.uncontended.runner.source;

import com.sun.tools.javac.code.Source;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads from class files which JDK they were compiled for. */
public final class ClassFiles {
  private static final int MAGIC = 0xCAFEBABE;

  /** Class files of JDK N have the major version N + 44. */
  private static final int MAJOR_OF_JDK_0 = 44;

  private ClassFiles() {}

  /** The newest JDK release that a class of the jar needs; empty if it holds no class. */
  public static OptionalInt release(Path jar) {
    int newest = 0;
    try (ZipFile archive = new ZipFile(jar.toFile())) {
      for (ZipEntry entry :
          (Iterable<ZipEntry>) archive.stream().map(ZipEntry.class::cast)::iterator) {
        String name = entry.getName();
        // A module descriptor, and what only newer JDKs load, says nothing about the rest.
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

  /** The oldest release that the running javac takes. */
  public static int oldestSupported() {
    return feature(Source.MIN);
  }

  /** The newest release that the running javac takes. */
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
