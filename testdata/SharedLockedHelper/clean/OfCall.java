package testdata;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.SimpleDateFormat;
import java.util.Date;

/** A helper of one call, whose lock no other thread takes. */
class OfCall {
  String year(Date date) {
    SimpleDateFormat format = new SimpleDateFormat("yyyy");
    synchronized (format) {
      return format.format(date);
    }
  }

  private static MessageDigest digest(String algorithm) {
    try {
      return MessageDigest.getInstance(algorithm);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  byte[] checksum(byte[] body) {
    MessageDigest own = digest("SHA-256");
    synchronized (own) {
      own.update(body);
      return own.digest();
    }
  }
}
