package io.github.uncontended.runner.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.net.URI;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.tools.SimpleJavaFileObject;

/**
 * A file under analysis, a Java source or a configuration file. Its text is cached behind a soft
 * reference.
 *
 * <p>Without a charset from the user it is read as UTF-8, as UTF-16 if it has the byte order mark
 * of that, or as ISO-8859-1 if it is not well-formed.
 */
public final class Source extends SimpleJavaFileObject {
  /** The largest size of a file to analyse; only generated sources come near it. */
  public static final int MAX_BYTES = 16 << 20;

  /** One NUL in as many characters makes a file one that is no text. */
  private static final int NUL_SHARE = 100;

  private final String path;
  private final String reviewPath;
  private final Bytes bytes;
  private final Optional<Charset> charset;
  private final Optional<Path> file;
  private final boolean namedDirectly;

  /** The text that replaces that of the file; null if unchanged. */
  private Encoding.Decoded changed;

  private SoftReference<Encoding.Decoded> content = new SoftReference<>(null);

  /** Reads the bytes of a file, at most one byte more than {@link #MAX_BYTES}. */
  public interface Bytes {
    byte[] read() throws IOException;
  }

  /**
   * Creates a source file.
   *
   * @param path the path that the user sees, with slashes
   * @param reviewPath the path in review tools, with slashes
   * @param charset the charset; empty to detect it
   * @param file the file; empty inside an archive
   * @param namedDirectly whether the user named the file itself, not a folder that contains it
   */
  Source(
      URI uri,
      String path,
      String reviewPath,
      Bytes bytes,
      Optional<Charset> charset,
      Optional<Path> file,
      boolean namedDirectly) {
    super(uri, Kind.SOURCE);
    this.path = path;
    this.reviewPath = reviewPath;
    this.bytes = bytes;
    this.charset = charset;
    this.file = file;
    this.namedDirectly = namedDirectly;
  }

  /** A file on disk. */
  static Source onDisk(
      Path file, String path, String reviewPath, Optional<Charset> charset, boolean namedDirectly) {
    return new Source(
        file.toUri(),
        path,
        reviewPath,
        () -> read(file),
        charset,
        Optional.of(file),
        namedDirectly);
  }

  private static byte[] read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      // Reading a pipe or a device would block or never end.
      throw new NotRegularException();
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(MAX_BYTES + 1);
    }
  }

  /** The file if the user named it directly; empty otherwise. */
  public Optional<Path> namedDirectly() {
    return namedDirectly ? file : Optional.empty();
  }

  /** The file; empty inside an archive. */
  public Optional<Path> file() {
    return file;
  }

  /** The path in review tools: relative to the repository, with slashes. */
  public String reviewPath() {
    return reviewPath;
  }

  /** The path that the user sees. */
  public String path() {
    return path;
  }

  /** Why this file has no text to read; empty if it has. */
  public Optional<String> problem() {
    String content;
    try {
      content = text();
    } catch (TooLargeException e) {
      return Optional.of("larger than " + (MAX_BYTES >> 20) + " MB");
    } catch (NotRegularException e) {
      return Optional.of("not a regular file");
    } catch (CharacterCodingException e) {
      return Optional.of("not in " + charset.orElse(UTF_8));
    } catch (IOException e) {
      return Optional.of("cannot be read");
    }
    return isText(content) ? Optional.empty() : Optional.of("not a text file");
  }

  /** Whether a content is text, which may have a NUL in a comment, as far as javac cares. */
  private static boolean isText(String content) {
    long nuls = content.chars().filter(character -> character == 0).count();
    return nuls * NUL_SHARE <= content.length();
  }

  /** The text without a byte order mark. */
  public String text() throws IOException {
    return decoded().text();
  }

  /** The encoding of the file. */
  public Encoding encoding() throws IOException {
    return decoded().encoding();
  }

  /** Whether a byte order mark, and no option, says that the file is in UTF-16. */
  public boolean isMarkedUtf16() {
    try {
      return charset.isEmpty() && encoding().isUtf16();
    } catch (IOException e) {
      return false;
    }
  }

  /** Whether the file, for which there is no option and no byte order mark, is not in UTF-8. */
  public boolean isMalformedUtf8() {
    try {
      return charset.isEmpty() && encoding().charset().equals(ISO_8859_1);
    } catch (IOException e) {
      return false;
    }
  }

  /** Reads the bytes of the file. */
  public byte[] bytes() throws IOException {
    byte[] read = bytes.read();
    if (read.length > MAX_BYTES) {
      throw new TooLargeException();
    }
    return read;
  }

  /** Returns this file with another text, which is not written to disk. */
  public Source withText(String text) throws IOException {
    Encoding.Decoded changed = new Encoding.Decoded(text, encoding());
    Source source = new Source(toUri(), path, reviewPath, bytes, charset, file, namedDirectly);
    source.changed = changed;
    return source;
  }

  private Encoding.Decoded decoded() throws IOException {
    if (changed != null) {
      return changed;
    }
    Encoding.Decoded read = content.get();
    if (read == null) {
      read = Encoding.decode(bytes(), charset);
      content = new SoftReference<>(read);
    }
    return read;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
    return text();
  }

  /**
   * The text without characters that cannot be decoded, and only the beginning if it is larger than
   * {@link #MAX_BYTES}.
   */
  public String beginning() throws IOException {
    return Encoding.lenient(bytes.read());
  }

  private static final class NotRegularException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  private static final class TooLargeException extends IOException {
    private static final long serialVersionUID = 1L;
  }
}
