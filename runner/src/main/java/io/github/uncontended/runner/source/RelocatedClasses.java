package io.github.uncontended.runner.source;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * The classes of other libraries that a build moved into its own packages, under the names that
 * they had. The sources of such a build name the classes as they were, and its published POM does
 * not name the libraries, so that neither it nor the jar provides what the sources refer to.
 */
final class RelocatedClasses {
  private static final Pattern IMPORT =
      Pattern.compile("^import\\s+(?:static\\s+)?([a-z][\\w.]*?)\\.[A-Z*]", Pattern.MULTILINE);

  private static final int MAGIC = 0xCAFEBABE;

  /** What a build put in front of packages, and the first names of these, with slashes. */
  private record Move(String prefix, String root) {
    String moved() {
      return prefix + root;
    }
  }

  private RelocatedClasses() {}

  /**
   * Writes them to a new jar.
   *
   * @param jar of the build
   * @return empty if the build moved nothing that the sources import, or the jar cannot be read
   */
  static Optional<Path> of(Path jar, Sources sources) {
    try {
      return read(jar, sources);
    } catch (IOException e) {
      // What the sources then lack is listed as any other missing class.
      return Optional.empty();
    }
  }

  private static Optional<Path> read(Path jar, Sources sources) throws IOException {
    try (ZipFile archive = new ZipFile(jar.toFile())) {
      Set<String> packages = new HashSet<>();
      archive.stream().forEach(entry -> packages.add(packageOf(entry.getName())));
      Set<String> imports = imports(sources);
      imports.removeAll(packages);
      // The project's own packages may end with the name of a library's.
      sources.files().keySet().forEach(path -> packages.remove(folderOf(path)));
      packages.removeIf(each -> each.startsWith("META-INF/"));
      ImmutableList<Move> moves = moves(packages, imports);
      if (moves.isEmpty()) {
        return Optional.empty();
      }
      Path file = Files.createTempFile("uncontended", ".jar");
      file.toFile().deleteOnExit();
      try (OutputStream out = Files.newOutputStream(file)) {
        write(archive, moves, out);
      }
      return Optional.of(file);
    }
  }

  private static String packageOf(String entry) {
    return entry.endsWith(".class") ? folderOf(entry) : "";
  }

  private static String folderOf(String path) {
    return path.substring(0, Math.max(0, path.lastIndexOf('/')));
  }

  private static Set<String> imports(Sources sources) throws IOException {
    Set<String> packages = new HashSet<>();
    for (Source source : sources.files().values()) {
      Matcher matcher = IMPORT.matcher(source.text());
      while (matcher.find()) {
        packages.add(matcher.group(1).replace('.', '/'));
      }
    }
    return packages;
  }

  /**
   * The moves that the jar shows: it has a package that ends with the name of one that is imported.
   *
   * @param imports packages that the jar does not have under their own names
   */
  private static ImmutableList<Move> moves(Set<String> packages, Set<String> imports) {
    Set<Move> moves = new LinkedHashSet<>();
    for (String imported : imports) {
      // A short name is that of many packages.
      if (imported.contains("/")) {
        for (String each : packages) {
          if (each.endsWith("/" + imported)) {
            moves.add(
                new Move(each.substring(0, each.length() - imported.length()), rootOf(imported)));
          }
        }
      }
    }
    return ImmutableList.copyOf(moves);
  }

  /** The first two names of a package, which tell whose it is. */
  private static String rootOf(String name) {
    int second = name.indexOf('/', name.indexOf('/') + 1);
    return (second < 0 ? name : name.substring(0, second)) + "/";
  }

  private static void write(ZipFile archive, ImmutableList<Move> moves, OutputStream file)
      throws IOException {
    Set<String> written = new HashSet<>();
    try (ZipOutputStream out = new ZipOutputStream(file)) {
      for (ZipEntry entry : archive.stream().map(ZipEntry.class::cast).collect(toImmutableList())) {
        String name = entry.getName();
        String back = back(name, moves);
        if (name.endsWith(".class") && !back.equals(name) && written.add(back)) {
          out.putNextEntry(new ZipEntry(back));
          out.write(renamed(archive.getInputStream(entry).readAllBytes(), moves));
          out.closeEntry();
        }
      }
    }
  }

  private static String back(String name, ImmutableList<Move> moves) {
    for (Move move : moves) {
      if (name.startsWith(move.moved())) {
        return name.substring(move.prefix().length());
      }
    }
    return name;
  }

  /** A class file with the old names in its constants (JVMS 4.4). */
  private static byte[] renamed(byte[] classFile, ImmutableList<Move> moves) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(classFile.length);
    DataOutputStream out = new DataOutputStream(bytes);
    if (in.readInt() != MAGIC) {
      return classFile;
    }
    out.writeInt(MAGIC);
    out.writeInt(in.readInt());
    int count = in.readUnsignedShort();
    out.writeShort(count);
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      out.writeByte(tag);
      switch (tag) {
        case 1 -> {
          String text = in.readUTF();
          for (Move move : moves) {
            text = text.replace(move.moved(), move.root());
          }
          out.writeUTF(text);
        }
        case 3, 4, 9, 10, 11, 12, 17, 18 -> out.writeInt(in.readInt());
        case 5, 6 -> {
          out.writeLong(in.readLong());
          // A number of eight bytes takes two places.
          i++;
        }
        case 7, 8, 16, 19, 20 -> out.writeShort(in.readUnsignedShort());
        case 15 -> {
          out.writeByte(in.readUnsignedByte());
          out.writeShort(in.readUnsignedShort());
        }
        default -> throw new IOException("not a constant of a class file: " + tag);
      }
    }
    in.transferTo(out);
    return bytes.toByteArray();
  }
}
