package io.github.uncontended.runner.source;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Lists the Java sources in an archive. They are read from the archive on demand and never unpacked
 * to disk, so no entry can write outside of a folder.
 */
final class ArchiveReader {
  private static final long MAX_BYTES = 1L << 30;
  private static final int MAX_ENTRIES = 200_000;

  private final ZipFile archive;
  private final Optional<Charset> charset;

  ArchiveReader(ZipFile archive, Optional<Charset> charset) {
    this.archive = archive;
    this.charset = charset;
  }

  /**
   * Lists the sources outside of {@code META-INF}.
   *
   * @throws IOException if the archive is larger than any real one
   */
  void list(Consumer<Source> sources, Consumer<Skip> skips) throws IOException {
    if (archive.size() > MAX_ENTRIES) {
      throw new IOException("more than " + MAX_ENTRIES + " entries");
    }
    long total = 0;
    for (ZipEntry entry :
        (Iterable<ZipEntry>) archive.stream().map(ZipEntry.class::cast)::iterator) {
      String name = entry.getName();
      if (entry.isDirectory() || !name.endsWith(".java") || name.startsWith("META-INF/")) {
        continue;
      }
      if (pointsOutside(name)) {
        skips.accept(Skip.unreadable(name, "its name points outside of the archive"));
        continue;
      }
      total += Math.max(0, entry.getSize());
      if (total > MAX_BYTES) {
        throw new IOException("more than " + (MAX_BYTES >> 20) + " MB unpacked");
      }
      sources.accept(source(entry));
    }
  }

  private Source source(ZipEntry entry) throws IOException {
    String name = entry.getName();
    return new Source(
        uriOf(name),
        name,
        name,
        () -> {
          try (InputStream in = archive.getInputStream(entry)) {
            return in.readNBytes(Source.MAX_BYTES + 1);
          }
        },
        charset,
        Optional.empty(),
        /* namedDirectly= */ false);
  }

  private static boolean pointsOutside(String entry) {
    String name = entry.replace('\\', '/');
    if (name.startsWith("/") || name.indexOf(':') >= 0 || name.indexOf('\0') >= 0) {
      return true;
    }
    for (String part : name.split("/", -1)) {
      if (part.equals("..")) {
        return true;
      }
    }
    return false;
  }

  private static URI uriOf(String entry) throws IOException {
    try {
      return new URI("archive", null, "/" + entry, null);
    } catch (URISyntaxException e) {
      throw new IOException("not a file name: " + entry, e);
    }
  }
}
