package testdata;

import java.security.MessageDigest;
import java.text.NumberFormat;
import java.util.concurrent.locks.ReentrantLock;
import javax.crypto.Cipher;

/** Helpers that sections use by a local variable. */
class Copies {
  private static final NumberFormat PERCENT = NumberFormat.getPercentInstance();

  private final ReentrantLock lock = new ReentrantLock();
  private final MessageDigest digest;
  private final Cipher cipher;
  private NumberFormat late;

  Copies(MessageDigest digest, Cipher cipher) {
    this.digest = digest;
    this.cipher = cipher;
  }

  /** The variable is the lock, too. */
  static String[] percents(double[] shares) {
    final NumberFormat percent = PERCENT;
    String[] all = new String[shares.length];
    // BUG: Diagnostic contains: One thread at a time uses 'PERCENT', a NumberFormat, and all others wait for it, which protects nothing else here.
    synchronized (percent) {
      for (int i = 0; i < shares.length; i++) {
        all[i] = percent.format(shares[i]);
      }
    }
    return all;
  }

  /** Another lock guards it. */
  byte[] sum(byte[] head, byte[] tail) {
    var sum = this.digest;
    // BUG: Diagnostic contains: One thread at a time uses 'digest', a MessageDigest, and all others wait for 'lock'
    lock.lock();
    try {
      sum.update(head);
      return sum.digest(tail);
    } finally {
      lock.unlock();
    }
  }

  // BUG: Diagnostic contains: One thread at a time uses 'cipher', a Cipher
  synchronized byte[] encrypt(byte[] text) throws Exception {
    Cipher own = cipher;
    return own.doFinal(text);
  }

  /** The section creates the helper before it copies it. */
  String count(long number) {
    // BUG: Diagnostic contains: One thread at a time uses 'late', a NumberFormat
    synchronized (cipher) {
      if (late == null) {
        late = NumberFormat.getIntegerInstance();
      }
      NumberFormat format = late;
      return format.format(number);
    }
  }
}
