package testdata;

import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.security.InvalidKeyException;
import java.security.Key;
import java.text.DecimalFormat;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import javax.crypto.Mac;
import javax.xml.transform.Transformer;

/** Sections that set or get what a helper keeps, which is for all its later uses. */
class Settings {
  private final DecimalFormat amount = new DecimalFormat("0.00");
  private final SimpleDateFormat day = new SimpleDateFormat("yyyy-MM-dd");
  private final Lock lock = new ReentrantLock();
  private final CharsetDecoder decoder;
  private final Transformer transformer;
  private final Mac mac;

  Settings(CharsetDecoder decoder, Transformer transformer, Mac mac) {
    this.decoder = decoder;
    this.transformer = transformer;
    this.mac = mac;
  }

  synchronized void round(int digits) {
    amount.setMaximumFractionDigits(digits);
    amount.setMinimumFractionDigits(digits);
  }

  synchronized int digits() {
    return amount.getMaximumFractionDigits();
  }

  /** The old pattern, in place of which the new one is used. */
  String pattern(String pattern) {
    lock.lock();
    try {
      String old = day.toPattern();
      day.applyPattern(pattern);
      return old;
    } finally {
      lock.unlock();
    }
  }

  boolean isLenient() {
    SimpleDateFormat copy = day;
    synchronized (copy) {
      return copy.isLenient();
    }
  }

  void century(Date start) {
    synchronized (day) {
      day.set2DigitYearStart(start);
    }
  }

  void strict() {
    synchronized (decoder) {
      decoder.onMalformedInput(CodingErrorAction.REPORT).onUnmappableCharacter(CodingErrorAction.REPORT);
    }
  }

  void indent(String property) {
    synchronized (transformer) {
      transformer.setOutputProperty(property, "yes");
    }
  }

  void key(Key key) throws InvalidKeyException {
    synchronized (mac) {
      mac.init(key);
    }
  }

  /** The time of all later calls. */
  static class Clock {
    private final Calendar calendar = Calendar.getInstance();

    synchronized void set(Date date) {
      calendar.setTime(date);
    }
  }
}
