package testdata;

import java.security.MessageDigest;
import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.Date;

/** Factories that may return the same object to all. */
class PerhapsShared {
  private static final DateFormat DAYS = new SimpleDateFormat("yyyy-MM-dd");

  /** What overrides it may keep a format. */
  protected DateFormat format() {
    return new SimpleDateFormat("yyyy-MM-dd");
  }

  private static native MessageDigest digest();

  private static DateFormat any(boolean withTime) {
    return withTime ? new SimpleDateFormat("yyyy-MM-dd HH:mm") : DAYS;
  }

  String day(Date date) {
    DateFormat format = format();
    // BUG: Diagnostic contains: One thread at a time uses 'format'
    synchronized (format) {
      return format.format(date);
    }
  }

  String dayOrTime(Date date, boolean withTime) {
    DateFormat format = any(withTime);
    // BUG: Diagnostic contains: One thread at a time uses 'format'
    synchronized (format) {
      return format.format(date);
    }
  }

  byte[] checksum(byte[] body) {
    MessageDigest digest = digest();
    // BUG: Diagnostic contains: One thread at a time uses 'digest'
    synchronized (digest) {
      digest.update(body);
      return digest.digest();
    }
  }
}
