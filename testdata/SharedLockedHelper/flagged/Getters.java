package testdata;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.DecimalFormat;
import java.util.concurrent.locks.ReentrantLock;

/** Sections that get the helper from a method which creates it on first use. */
public class Getters {
  private MessageDigest digest;

  protected synchronized MessageDigest digester() {
    if (this.digest == null) {
      try {
        this.digest = MessageDigest.getInstance("SHA-256");
      } catch (NoSuchAlgorithmException e) {
        // Each platform has it.
      }
    }
    return this.digest;
  }

  // BUG: Diagnostic contains: One thread at a time uses 'digest', a MessageDigest
  public synchronized byte[] digest(String text) {
    MessageDigest digester = digester();
    digester.reset();
    return digester.digest(text.getBytes(StandardCharsets.UTF_8));
  }

  // BUG: Diagnostic contains: One thread at a time uses 'digest', a MessageDigest
  public synchronized byte[] digest(byte[] data) {
    return digester().digest(data);
  }

  /** A method without a lock of its own, which belongs to the sections of a Lock. */
  static class Amounts {
    private final ReentrantLock lock = new ReentrantLock();
    private DecimalFormat format;

    private DecimalFormat format() {
      if (format == null) {
        format = new DecimalFormat("0.00");
      }
      return format;
    }

    String text(double value) {
      // BUG: Diagnostic contains: One thread at a time uses 'format', a DecimalFormat
      lock.lock();
      try {
        return value < 0 ? "-" : format().format(value);
      } finally {
        lock.unlock();
      }
    }
  }

  static class OfClass {
    private static MessageDigest shared;

    private static synchronized MessageDigest shared() throws NoSuchAlgorithmException {
      if (shared == null) {
        shared = MessageDigest.getInstance("SHA-256");
      }
      return shared;
    }

    // BUG: Diagnostic contains: One thread at a time uses 'shared', a MessageDigest
    static synchronized byte[] of(byte[] data) throws NoSuchAlgorithmException {
      return shared().digest(data);
    }
  }
}
