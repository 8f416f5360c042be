package testdata;

import java.security.MessageDigest;
import java.text.DateFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The try that gives the lock back handles failures, too, or follows a declaration. */
class LockedTries {
  private static final DateFormat VALUE_DATE = new SimpleDateFormat("dd.MM.yyyy", Locale.ROOT);
  private static final Lock DATES = new ReentrantLock();

  private final Lock lock = new ReentrantLock();
  private final Matcher matcher = Pattern.compile("[A-Z]{2}\\d+").matcher("");

  static Date valueDate(String text) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses 'VALUE_DATE', a DateFormat, and all others wait for 'DATES'
    DATES.lock();
    try {
      return VALUE_DATE.parse(text);
    } catch (ParseException e) {
      return null;
    } finally {
      DATES.unlock();
    }
  }

  boolean isAccount(String text) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses 'matcher'
    lock.lock();
    boolean isAccount;
    try {
      matcher.reset(text);
      isAccount = matcher.matches();
    } finally {
      lock.unlock();
    }
    return isAccount;
  }

  /** The handler changes what else the lock guards. */
  static class Counting {
    private final Lock lock = new ReentrantLock();
    private final DateFormat format = new SimpleDateFormat("yyyy", Locale.ROOT);
    private int failures;

    Date parse(String text) {
      lock.lock();
      try {
        return format.parse(text);
      } catch (ParseException e) {
        failures++;
        return null;
      } finally {
        lock.unlock();
      }
    }

    int failures() {
      lock.lock();
      try {
        return failures * 2;
      } finally {
        lock.unlock();
      }
    }
  }

  /** Another lock is taken inside. */
  static class TwoLocks {
    private final Lock lock = new ReentrantLock();
    private final Lock other = new ReentrantLock();
    private final DateFormat format = new SimpleDateFormat("yyyy", Locale.ROOT);

    String format(Date date) {
      lock.lock();
      String text = null;
      try {
        // BUG: Diagnostic contains: all others wait for 'other'
        other.lock();
        text = format.format(date);
        other.unlock();
      } finally {
        lock.unlock();
      }
      return text;
    }
  }

  /** A helper that a method gives out, which keeps it, is shared. */
  static class Kept {
    private static final MessageDigest KEPT = create();

    private static MessageDigest create() {
      try {
        return MessageDigest.getInstance("MD5");
      } catch (java.security.NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }

    private static MessageDigest digest() {
      return KEPT;
    }

    static byte[] sign(byte[] text) {
      MessageDigest shared = digest();
      // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses 'shared'
      synchronized (shared) {
        return shared.digest(text);
      }
    }
  }
}
