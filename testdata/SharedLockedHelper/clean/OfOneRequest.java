package testdata;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.Date;

/** Helpers that each request creates, or its caller passes. */
public class OfOneRequest {
  public String day(Date date, DateFormat given) {
    DateFormat format = given == null ? new SimpleDateFormat("yyyy-MM-dd") : (given);
    synchronized (format) {
      return format.format(date);
    }
  }

  public String time(Date date, DateFormat given, boolean isExact) {
    DateFormat format = given;
    format = isExact ? new SimpleDateFormat("HH:mm:ss") : format;
    synchronized (format) {
      return format.format(date);
    }
  }

  /** Tries one algorithm after the other. */
  private static MessageDigest digest(String... algorithms) {
    return digest(0, algorithms);
  }

  private static MessageDigest digest(int first, String... algorithms) {
    try {
      return MessageDigest.getInstance(algorithms[first]);
    } catch (NoSuchAlgorithmException e) {
      return digest(first + 1, algorithms);
    }
  }

  public byte[] checksum(byte[] body) {
    MessageDigest digest = digest("SHA3-256", "SHA-256");
    synchronized (digest) {
      digest.update(body);
      return digest.digest();
    }
  }
}
