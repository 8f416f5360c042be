package testdata;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/** A constant of a library is not what the lock guards. */
class Constants {
  private final MessageDigest digest;

  Constants(MessageDigest digest) {
    this.digest = digest;
  }

  byte[] hash(String text) {
    // BUG: Diagnostic contains: One thread at a time uses 'digest'
    synchronized (digest) {
      return digest.digest(text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
