package io.github.uncontended.runner.profile.jfr;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The primitives of the format, whole and cut off. */
final class CursorTest {
  private static final int NULL = 0;
  private static final int EMPTY = 1;
  private static final int CONSTANT = 2;
  private static final int UTF8 = 3;
  private static final int CHARS = 4;
  private static final int LATIN1 = 5;

  @ParameterizedTest
  @CsvSource({
    "0, 00",
    "1, 01",
    "127, 7f",
    "128, 8001",
    "300, ac02",
    "16383, ff7f",
    "16384, 808001",
    "72057594037927935, ffffffffffffff7f",
    "72057594037927936, 808080808080808001",
    "9223372036854775807, ffffffffffffffff7f",
    "-1, ffffffffffffffffff",
    "-9223372036854775808, 808080808080808080",
  })
  void readsLeb128(long value, String hex) throws DamagedException {
    assertEquals(value, new Cursor(bytes(hex)).readLong());
  }

  @Test
  void readsRandomIntegersOneAfterTheOther() throws DamagedException {
    Random random = new Random(11);
    long[] values = random.longs(1000).map(value -> value >>> random.nextInt(64)).toArray();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (long value : values) {
      writeLong(out, value);
    }
    Cursor cursor = new Cursor(ByteBuffer.wrap(out.toByteArray()));
    for (long value : values) {
      assertEquals(value, cursor.readLong());
    }
    assertEquals(0, cursor.remaining());
  }

  @Test
  void readsAndSkipsStringsInEachEncoding() throws DamagedException {
    assertString("", string(NULL, "", 0));
    assertString("", string(EMPTY, "", 0));
    assertString("pool 300", string(CONSTANT, "", 300));
    assertString("h\u00e9llo \u20ac", string(UTF8, "h\u00e9llo \u20ac", 0));
    assertString("\ud83d\ude00 \u20ac", string(CHARS, "\ud83d\ude00 \u20ac", 0));
    assertString("h\u00e9llo", string(LATIN1, "h\u00e9llo", 0));
    byte[] unknown = {9, 1, 'x'};
    assertDamaged("unknown encoding", unknown);
  }

  @Test
  void refusesStringsThatAreCutOff() {
    for (int encoding : new int[] {CONSTANT, UTF8, CHARS, LATIN1}) {
      byte[] whole = string(encoding, "some text", 300);
      for (int length = 0; length < whole.length; length++) {
        byte[] cut = Arrays.copyOf(whole, length);
        assertDamaged("", cut);
      }
    }
  }

  @Test
  void staysWithinItsLimits() throws DamagedException {
    Cursor cursor = new Cursor(bytes("0102030405"));
    cursor.limit(2);
    assertEquals(1, cursor.readLong());
    assertEquals(2, cursor.readLong());
    assertThrows(DamagedException.class, cursor::readLong);
    assertThrows(DamagedException.class, () -> cursor.skip(1));
    assertThrows(DamagedException.class, () -> cursor.move(3));
    assertThrows(DamagedException.class, () -> cursor.move(-1));
    assertThrows(DamagedException.class, () -> cursor.limit(6));
    // Another cursor has limits of its own.
    Cursor other = cursor.another();
    other.move(4);
    assertEquals(5, other.readLong());
    // Of five elements, each has a byte at least.
    Cursor counting = new Cursor(bytes("0501020304"));
    assertThrows(DamagedException.class, counting::readCount);
  }

  @Test
  void boundsStepsThatConsumeNoBytes() {
    Cursor cursor = new Cursor(bytes("00"));
    Cursor other = cursor.another();
    DamagedException damaged =
        assertThrows(
            DamagedException.class,
            () -> {
              for (int i = 0; i < 1_000_000; i++) {
                (i % 2 == 0 ? cursor : other).step();
              }
            });
    assertThat(damaged).hasMessageThat().contains("absurd");
  }

  private static void assertString(String expected, byte[] encoded) throws DamagedException {
    Cursor reading = new Cursor(ByteBuffer.wrap(encoded));
    assertEquals(expected, reading.readString(id -> "pool " + id));
    assertEquals(0, reading.remaining());
    Cursor skipping = new Cursor(ByteBuffer.wrap(encoded));
    skipping.skipString();
    assertEquals(0, skipping.remaining());
  }

  private static void assertDamaged(String reason, byte[] encoded) {
    assertThat(
            assertThrows(
                DamagedException.class,
                () -> new Cursor(ByteBuffer.wrap(encoded)).readString(id -> "")))
        .hasMessageThat()
        .contains(reason);
    assertThrows(DamagedException.class, () -> new Cursor(ByteBuffer.wrap(encoded)).skipString());
  }

  private static byte[] string(int encoding, String text, long id) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(encoding);
    switch (encoding) {
      case CONSTANT -> writeLong(out, id);
      case CHARS -> {
        writeLong(out, text.length());
        text.chars().forEach(c -> writeLong(out, c));
      }
      case UTF8, LATIN1 -> {
        byte[] encoded = text.getBytes(encoding == UTF8 ? UTF_8 : ISO_8859_1);
        writeLong(out, encoded.length);
        out.writeBytes(encoded);
      }
      default -> {}
    }
    return out.toByteArray();
  }

  private static void writeLong(ByteArrayOutputStream out, long value) {
    long rest = value;
    for (int i = 0; i < 8; i++) {
      if ((rest & ~0x7fL) == 0) {
        out.write((int) rest);
        return;
      }
      out.write((int) (rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    out.write((int) rest);
  }

  private static ByteBuffer bytes(String hex) {
    return ByteBuffer.wrap(HexFormat.of().parseHex(hex));
  }
}
