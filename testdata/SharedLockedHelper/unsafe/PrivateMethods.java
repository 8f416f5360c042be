package testdata;

import java.text.DecimalFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.zip.Adler32;

/** Sections that use the helper by a private method. */
class PrivateMethods {
  private static final DecimalFormat AMOUNT = new DecimalFormat("0.00");

  private final DateTimeFormatter format = DateTimeFormatter.ofPattern("HH:mm")
      .withZone(ZoneId.systemDefault());
  private final Adler32 checksum = new Adler32();
  private final Object lock = new Object();

  // BUG: Diagnostic contains: One thread at a time uses 'format', a SimpleDateFormat
  String range(Date from, Date to) {
    return orEmpty(from) + "-" + this.orEmpty(to);
  }

  private String orEmpty(Date date) {
    return date == null ? "" : format.format(Instant.ofEpochMilli(date.getTime()));
  }

  // BUG: Diagnostic contains: One thread at a time uses 'AMOUNT', a DecimalFormat
  static synchronized String amount(double value) {
    return value < 0 ? "(" + text(-value) + ")" : text(value);
  }

  private static String text(double value) {
    return AMOUNT.format(value);
  }

  long sum(byte[] data) {
    // BUG: Diagnostic contains: One thread at a time uses 'checksum', an Adler32
    synchronized (lock) {
      return sumOf(data);
    }
  }

  private long sumOf(byte[] data) {
    checksum.reset();
    checksum.update(data, 0, data.length);
    return checksum.getValue();
  }
}
