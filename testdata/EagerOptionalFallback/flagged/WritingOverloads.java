package testdata;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.time.Month;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.Comparator;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;

/** Overloads that write, throw or return null where the other methods of their name do not. */
class WritingOverloads {

  Integer parsed(Optional<Integer> given, CharSequence text, int start, int end) {
    try {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      return given.orElse(Integer.parseInt(text, start, end, 10));
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  int position(Optional<Integer> given, ByteBuffer buffer) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(buffer.position(0).remaining());
  }

  int limit(Optional<Integer> given, CharBuffer buffer) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(buffer.limit(1).remaining());
  }

  ByteBuffer decoded(Optional<ByteBuffer> given, ByteBuffer encoded) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Base64.getDecoder().decode(encoded));
  }

  String listed(Optional<String> given, Class<Month> type) {
    // BUG: Diagnostic contains: may pass null to Arrays.asList()
    return given.orElse(Arrays.asList(type.getEnumConstants()).toString());
  }

  boolean compared(Optional<Boolean> given, String[] values, Comparator<String> order) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Arrays.equals(values, values, order));
  }

  boolean disjoint(Optional<Boolean> given, List<?> values, TreeSet<String> keys) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Collections.disjoint(values, keys));
  }

  Formatter formatter(Optional<Formatter> given, OutputStream out, Charset charset) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Formatter(out, charset, Locale.ROOT));
  }

  int decimal(Optional<Integer> given, String name) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Integer.getInteger(name, null).intValue());
  }

  int now(Optional<Integer> given, CompletableFuture<String> value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(value.getNow("").length());
  }
}
