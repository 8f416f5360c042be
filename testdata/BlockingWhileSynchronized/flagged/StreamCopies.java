// LIBRARIES: commons-io-2.18.0
package testdata;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.io.IOUtils;

/** Copies of whole streams to a file, or from one. */
class StreamCopies {
  private final Map<String, Long> sizes = new HashMap<>();

  void store(String name, InputStream in) throws IOException {
    File file = new File(name);
    // BUG: Diagnostic contains: SUGGESTION ADVICE IOUtils.copyLarge() blocks while the thread holds the monitor of this StreamCopies
    synchronized (this) {
      OutputStream out = null;
      try {
        out = new BufferedOutputStream(new FileOutputStream(file));
        sizes.put(name, IOUtils.copyLarge(in, out));
      } finally {
        IOUtils.closeQuietly(out);
      }
    }
  }

  // BUG: Diagnostic contains: InputStream.transferTo() blocks
  synchronized void save(String name, InputStream in) throws IOException {
    try (OutputStream out = new FileOutputStream(name)) {
      in.transferTo(out);
    }
    sizes.put(name, 1L);
  }

  static class Readers {
    private int read;

    // BUG: Diagnostic contains: IOUtils.copy() blocks
    synchronized byte[] read(File file) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (InputStream in = new FileInputStream(file)) {
        read += IOUtils.copy(in, bytes);
      }
      return bytes.toByteArray();
    }
  }
}
