package testdata;

import java.io.ByteArrayOutputStream;

/** Buffers whose array or capacity the class counts on. */
public class OwnArray {
  static class Frame extends ByteArrayOutputStream {
    Frame() {
      // BUG: Diagnostic contains: ADVICE Each new Frame
      super(1 << 18);
    }

    void header(byte[] bytes) {
      System.arraycopy(bytes, 0, buf, count, bytes.length);
      count += bytes.length;
    }
  }
}
