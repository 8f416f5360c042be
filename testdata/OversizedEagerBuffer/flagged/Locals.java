package testdata;

import java.io.IOException;
import java.io.Reader;
import org.springframework.web.bind.annotation.GetMapping;

/** Constructors that hold the buffer in a local variable first. */
public class Locals {
  private final byte[] pad;
  private final char[] cast;
  private final String text;
  private byte[] either;

  Locals(Reader in, boolean large) throws IOException {
    // BUG: Diagnostic contains: WARNING ADVICE Each new Locals allocates and clears a buffer of 256 KiB
    byte[] local = new byte[256 * 1024];
    local[0] = 1;
    pad = local;
    // BUG: Diagnostic contains: WARNING ADVICE
    final char[] other = new char[1 << 20];
    cast = (char[]) (other);
    // The string copies what it needs of the array.
    char[] read = new char[1 << 20];
    text = new String(read, 0, in.read(read));
    // Not each object keeps it.
    byte[] lent = new byte[1 << 20];
    if (large) {
      either = lent;
    }
    // Another value may be kept.
    byte[] changed = new byte[1 << 20];
    changed = new byte[in.read()];
    this.either = changed;
  }

  @GetMapping
  static int use(Reader in) throws IOException {
    Locals all = new Locals(in, false);
    return all.pad.length + all.cast.length + all.text.length() + all.either.length;
  }

  void set() {
    byte[] local = new byte[256 * 1024];
    either = local;
  }
}
