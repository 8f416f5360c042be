// LIBRARIES: commons-io-2.18.0
package testdata;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.commons.io.IOUtils;

/** Copies in memory, of streams that callers have opened, and of files that the lock guards. */
class StreamCopies {
  private int copied;
  private final File file = new File("state");

  synchronized byte[] copy(byte[] from) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    copied += IOUtils.copy(new ByteArrayInputStream(from), bytes);
    return bytes.toByteArray();
  }

  synchronized void copy(InputStream in, OutputStream out) throws IOException {
    copied += (int) in.transferTo(out);
  }

  synchronized byte[] read() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (InputStream in = new FileInputStream(file)) {
      copied += IOUtils.copy(in, bytes);
    }
    return bytes.toByteArray();
  }

  synchronized void write(byte[] bytes) throws IOException {
    try (OutputStream out = new FileOutputStream(file)) {
      out.write(bytes);
    }
    copied = 0;
  }
}
