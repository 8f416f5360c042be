package testdata;

import java.security.MessageDigest;
import java.text.DateFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.List;
import java.util.Locale;

/** Several helpers, of which each thread could have its own. */
class Groups {
  private static final DateFormat[] FORMATS = {
    new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT), new SimpleDateFormat("yyyyMMdd", Locale.ROOT)
  };
  private static final List<NumberFormat> NUMBERS =
      List.of(NumberFormat.getInstance(Locale.ROOT), NumberFormat.getPercentInstance(Locale.ROOT));

  private final MessageDigest[] digests;
  private final SimpleDateFormat[] own;

  Groups(MessageDigest one, MessageDigest other) {
    digests = new MessageDigest[] {one, other};
    own = new SimpleDateFormat[] {new SimpleDateFormat("yyyy", Locale.ROOT)};
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses 'FORMATS', an array of DateFormat, and all others wait for the monitor of the class Groups, which protects nothing else here. For dates, use a DateTimeFormatter
  static synchronized long parse(String text) {
    for (DateFormat format : FORMATS) {
      try {
        return format.parse(text).getTime();
      } catch (ParseException e) {
        continue;
      }
    }
    return -1;
  }

  Number number(String text) throws ParseException {
    // BUG: Diagnostic contains: One thread at a time uses 'NUMBERS', a List of NumberFormat, and all others wait for it, which protects nothing else here. Clone the format
    synchronized (NUMBERS) {
      for (int i = 0; i < NUMBERS.size() - 1; i++) {
        NumberFormat format = NUMBERS.get(i);
        if (format.isParseIntegerOnly()) {
          return format.parse(text);
        }
      }
      return NUMBERS.get(NUMBERS.size() - 1).parse(text);
    }
  }

  byte[] digest(byte[] text, int which) {
    // BUG: Diagnostic contains: One thread at a time uses 'digests', an array of MessageDigest
    synchronized (digests) {
      digests[which].update(text);
      return digests[which].digest();
    }
  }

  String first(Date date) {
    // BUG: Diagnostic contains: One thread at a time uses 'own', an array of SimpleDateFormat
    synchronized (own) {
      return own.length == 0 ? "" : (own[0]).format(date);
    }
  }
}
