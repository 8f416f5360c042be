package io.github.uncontended.runner.source;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.net.URI;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;
import javax.tools.SimpleJavaFileObject;

/**
 * A Java source file under analysis, read as text once and again only if memory ran short.
 *
 * <p>Without a charset from the user it is UTF-8, or ISO-8859-1 where it is not well-formed UTF-8.
 */
public final class Source extends SimpleJavaFileObject {
  /** No hand-written source comes near this; generated ones that do are not worth the time. */
  public static final int MAX_BYTES = 16 << 20;

  private final String path;
  private final String reviewPath;
  private final Bytes bytes;
  private final Optional<Charset> charset;
  private final Optional<Path> file;
  private final boolean namedDirectly;

  /** What replaces the text of the file; null for nothing. */
  private Encoding.Decoded changed;

  private SoftReference<Encoding.Decoded> content = new SoftReference<>(null);

  /** Reads the bytes of a file; of one that is too large it is enough to see that it is. */
  public interface Bytes {
    byte[] read() throws IOException;
  }

  /**
   * Makes a source file.
   *
   * @param path its name for the user, with slashes
   * @param reviewPath its name where changes are reviewed, with slashes
   * @param charset how its bytes are to be read; empty to find out
   * @param file where it is; empty inside an archive
   * @param namedDirectly whether the user named it and not a folder around it
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

  /** The file, where the user named it and not a folder around it. */
  public Optional<Path> namedDirectly() {
    return namedDirectly ? file : Optional.empty();
  }

  /** The file; empty inside an archive. */
  public Optional<Path> file() {
    return file;
  }

  /** Its name where changes are reviewed: relative to the repository, with slashes. */
  public String reviewPath() {
    return reviewPath;
  }

  /** Its name for the user. */
  public String path() {
    return path;
  }

  /** Why this file cannot be analysed, told before javac sees it; empty if it can. */
  public Optional<String> problem() {
    String content;
    try {
      content = text();
    } catch (TooLargeException e) {
      return Optional.of("larger than " + (MAX_BYTES >> 20) + " MB");
    } catch (CharacterCodingException e) {
      return Optional.of("not in " + charset.orElse(UTF_8));
    } catch (IOException e) {
      return Optional.of("cannot be read");
    }
    return content.indexOf('\0') < 0 ? Optional.empty() : Optional.of("not a text file");
  }

  /** Its characters, without a byte order mark. */
  public String text() throws IOException {
    return decoded().text();
  }

  /** How its characters are written in the file. */
  public Encoding encoding() throws IOException {
    return decoded().encoding();
  }

  /** The bytes of the file, read anew. */
  public byte[] bytes() throws IOException {
    byte[] read = bytes.read();
    if (read.length > MAX_BYTES) {
      throw new TooLargeException();
    }
    return read;
  }

  /** The same file with another text, for as long as that has not been written. */
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

  private static final class TooLargeException extends IOException {
    private static final long serialVersionUID = 1L;
  }
}
