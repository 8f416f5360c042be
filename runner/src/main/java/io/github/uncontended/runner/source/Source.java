package io.github.uncontended.runner.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.net.URI;
import java.nio.ByteBuffer;
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

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final String path;
  private final Bytes bytes;
  private final Optional<Charset> charset;
  private final Optional<Path> namedAlone;
  private SoftReference<String> text = new SoftReference<>(null);

  /** Reads the bytes of a file; of one that is too large it is enough to see that it is. */
  public interface Bytes {
    byte[] read() throws IOException;
  }

  /**
   * Makes a source file.
   *
   * @param path its name in every output, with slashes
   * @param charset how its bytes are to be read; empty to find out
   * @param namedAlone the file, where the user named it and not a folder around it
   */
  public Source(
      URI uri, String path, Bytes bytes, Optional<Charset> charset, Optional<Path> namedAlone) {
    super(uri, Kind.SOURCE);
    this.path = path;
    this.bytes = bytes;
    this.charset = charset;
    this.namedAlone = namedAlone;
  }

  /** The file, where the user named it and not a folder around it. */
  public Optional<Path> namedAlone() {
    return namedAlone;
  }

  /** Its name in every output. */
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
    String content = text.get();
    if (content == null) {
      byte[] read = bytes.read();
      if (read.length > MAX_BYTES) {
        throw new TooLargeException();
      }
      content = decode(read);
      text = new SoftReference<>(content);
    }
    return content;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
    return text();
  }

  private String decode(byte[] content) throws CharacterCodingException {
    String decoded;
    try {
      // A new decoder reports what it cannot decode; String's constructor would replace it.
      decoded = charset.orElse(UTF_8).newDecoder().decode(ByteBuffer.wrap(content)).toString();
    } catch (CharacterCodingException e) {
      if (charset.isPresent()) {
        throw e;
      }
      decoded = new String(content, ISO_8859_1);
    }
    return !decoded.isEmpty() && decoded.charAt(0) == BYTE_ORDER_MARK
        ? decoded.substring(1)
        : decoded;
  }

  private static final class TooLargeException extends IOException {
    private static final long serialVersionUID = 1L;
  }
}
