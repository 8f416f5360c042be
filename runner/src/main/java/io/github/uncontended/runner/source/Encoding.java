package io.github.uncontended.runner.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.primitives.Chars;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Optional;

/**
 * The encoding of a file.
 *
 * @param charset the charset
 * @param byteOrderMark whether the file starts with a byte order mark
 */
public record Encoding(Charset charset, boolean byteOrderMark) {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** The text of a file without its byte order mark, and its encoding. */
  record Decoded(String text, Encoding encoding) {}

  /**
   * Decodes the bytes of a file.
   *
   * @param charset the charset that the user gave; empty for UTF-16 with a byte order mark, else
   *     UTF-8, with ISO-8859-1 as fallback
   * @throws CharacterCodingException if the bytes are malformed in the given charset
   */
  static Decoded decode(byte[] content, Optional<Charset> charset) throws CharacterCodingException {
    Charset used = charset.orElseGet(() -> marked(content));
    String text;
    try {
      // A new decoder reports malformed input, which String's constructor would replace.
      text = used.newDecoder().decode(ByteBuffer.wrap(content)).toString();
    } catch (CharacterCodingException e) {
      if (charset.isPresent()) {
        throw e;
      }
      used = ISO_8859_1;
      text = new String(content, used);
    }
    boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
    return new Decoded(marked ? text.substring(1) : text, new Encoding(used, marked));
  }

  /** Decodes bytes and replaces those that are malformed. */
  static String lenient(byte[] content) {
    return new String(content, marked(content));
  }

  private static Charset marked(byte[] content) {
    if (content.length < 2) {
      return UTF_8;
    }
    char first = Chars.fromBytes(content[0], content[1]);
    if (first == BYTE_ORDER_MARK) {
      return UTF_16BE;
    }
    return first == Character.reverseBytes(BYTE_ORDER_MARK) ? UTF_16LE : UTF_8;
  }

  /** Whether the charset has units of 16 bits, with which most tools see no text. */
  public boolean isUtf16() {
    return charset.equals(UTF_16BE) || charset.equals(UTF_16LE);
  }

  /**
   * Encodes the text of a whole file, including its byte order mark.
   *
   * @throws CharacterCodingException if the charset cannot encode a character
   */
  public byte[] encode(String text) throws CharacterCodingException {
    ByteBuffer encoded =
        charset.newEncoder().encode(CharBuffer.wrap(byteOrderMark ? BYTE_ORDER_MARK + text : text));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(encoded.remaining());
    bytes.write(encoded.array(), encoded.arrayOffset(), encoded.remaining());
    return bytes.toByteArray();
  }
}
