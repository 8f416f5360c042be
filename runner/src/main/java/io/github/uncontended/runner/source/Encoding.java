package io.github.uncontended.runner.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Optional;

/**
 * How the characters of a file are written as bytes.
 *
 * @param charset of the characters
 * @param byteOrderMark whether the file begins with one
 */
public record Encoding(Charset charset, boolean byteOrderMark) {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** The characters of a file without its byte order mark, and how they were written. */
  record Decoded(String text, Encoding encoding) {}

  /**
   * Reads bytes.
   *
   * @param charset what the user says; empty for UTF-8, or ISO-8859-1 where they are not UTF-8
   * @throws CharacterCodingException if they are not in the charset
   */
  static Decoded decode(byte[] content, Optional<Charset> charset) throws CharacterCodingException {
    Charset used = charset.orElse(UTF_8);
    String text;
    try {
      // A new decoder reports what it cannot decode; String's constructor would replace it.
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

  /**
   * The bytes of a whole file.
   *
   * @throws CharacterCodingException if the charset lacks a character of it
   */
  public byte[] encode(String text) throws CharacterCodingException {
    ByteBuffer encoded =
        charset.newEncoder().encode(CharBuffer.wrap(byteOrderMark ? BYTE_ORDER_MARK + text : text));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(encoded.remaining());
    bytes.write(encoded.array(), encoded.arrayOffset(), encoded.remaining());
    return bytes.toByteArray();
  }
}
