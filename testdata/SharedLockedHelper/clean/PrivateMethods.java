package testdata;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.text.SimpleDateFormat;
import java.util.Date;

/** Private methods that use more than the helper, or continue what was begun. */
class PrivateMethods {
  private final SimpleDateFormat format = new SimpleDateFormat("HH:mm");
  private int count;
  private final MessageDigest digest;

  PrivateMethods(MessageDigest digest) {
    this.digest = digest;
  }

  synchronized String next(Date date) {
    return count(format.format(date));
  }

  private String count(String text) {
    return text + count++;
  }

  void add(String part) {
    synchronized (digest) {
      update(part);
    }
  }

  private void update(String part) {
    digest.update(part.getBytes(StandardCharsets.UTF_8));
  }

  byte[] result() {
    synchronized (digest) {
      return digest.digest();
    }
  }

  static class Passed {
    private final SimpleDateFormat format = new SimpleDateFormat("HH:mm");

    synchronized String text(Date date) {
      return with(format, date);
    }

    private static String with(SimpleDateFormat format, Date date) {
      return format.format(date);
    }
  }
}
