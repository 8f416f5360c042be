package testdata;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.List;

/** Objects beside a helper that keep what earlier sections put into them, and data. */
class Accumulating {
  static class Log {
    private final MessageDigest digest;
    private final ByteBuffer lines = ByteBuffer.allocate(1024);

    Log(MessageDigest digest) {
      this.digest = digest;
    }

    synchronized void append(byte[] line) {
      lines.put(digest.digest(line));
    }
  }

  static class Buffer {
    private final ByteBuffer buffer = ByteBuffer.allocate(8);

    synchronized long swap(long value) {
      buffer.clear();
      buffer.putLong(0, value);
      return Long.reverseBytes(buffer.getLong(0));
    }
  }

  static class Chain {
    private final MessageDigest digest;
    private final Calendar calendar = Calendar.getInstance();

    Chain(MessageDigest digest) {
      this.digest = digest;
    }

    synchronized void add(byte[] text, long time) {
      calendar.setTimeInMillis(time);
      digest.update(text);
    }
  }

  /** The buffers are the data. */
  static class File {
    private final List<byte[]> buffers = new ArrayList<>();

    synchronized void add(byte[] buffer) {
      buffers.add(buffer);
    }

    synchronized byte[] buffer(int index) {
      return buffers.get(index);
    }

    @SuppressWarnings("SynchronizedFieldRead")
    synchronized int size() {
      return buffers.size();
    }
  }
}
