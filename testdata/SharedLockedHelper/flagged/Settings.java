package testdata;

import java.security.InvalidKeyException;
import java.security.Key;
import java.text.DecimalFormat;
import java.text.NumberFormat;
import java.util.Calendar;
import java.util.Date;
import javax.crypto.Mac;

/** Sections that set up a helper and use it. */
class Settings {
  private final DecimalFormat amount = new DecimalFormat("0.00");
  private final NumberFormat other = NumberFormat.getInstance();
  private final Calendar calendar = Calendar.getInstance();
  private final Mac mac;

  Settings(Mac mac) {
    this.mac = mac;
  }

  String rounded(double number, int digits) {
    // BUG: Diagnostic contains: One thread at a time uses 'amount'
    synchronized (amount) {
      amount.setMaximumFractionDigits(digits);
      return amount.format(number);
    }
  }

  /** The helper whose setting is read is not the one that works. */
  String sameDigits(double number) {
    // BUG: Diagnostic contains: One thread at a time uses 'amount', a DecimalFormat, and 'other'
    synchronized (amount) {
      int digits = amount.getMaximumFractionDigits();
      return other.format(number) + digits;
    }
  }

  byte[] sign(Key key, byte[] text) throws InvalidKeyException {
    // BUG: Diagnostic contains: One thread at a time uses 'mac'
    synchronized (mac) {
      mac.init(key);
      return mac.doFinal(text);
    }
  }

  /** The results of a calendar are properties. */
  long time(Date date) {
    // BUG: Diagnostic contains: One thread at a time uses 'calendar'
    synchronized (calendar) {
      calendar.setTime(date);
      return calendar.getTimeInMillis();
    }
  }
}
