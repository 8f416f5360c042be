package testdata;

import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.text.NumberFormat;
import java.util.Calendar;
import javax.crypto.Mac;
import javax.crypto.ShortBufferException;

/** Helpers that use others beside them. */
class WithBuffers {
  static class Passwords {
    private final Mac mac;
    private final ByteBuffer buffer;
    private final int modulus;

    Passwords(Mac mac, int modulus) {
      this.mac = mac;
      this.buffer = ByteBuffer.allocate(mac.getMacLength());
      this.modulus = modulus;
    }

    // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses 'mac', a Mac, and 'buffer', and all others wait for the monitor of this Passwords, which protects nothing else here. Get a new instance for each call, clone a prepared one, or keep one per thread. Do the same with the other objects.$
    synchronized int next(Key key, long counter) throws InvalidKeyException, ShortBufferException {
      buffer.clear();
      buffer.putLong(0, counter);
      byte[] array = buffer.array();
      mac.init(key);
      mac.update(array, 0, 8);
      mac.doFinal(array, 0);
      return buffer.getInt(0) % modulus;
    }

    String algorithm() {
      return mac.getAlgorithm();
    }
  }

  static class TwoHelpers {
    private final Calendar calendar = Calendar.getInstance();
    private final NumberFormat numbers = NumberFormat.getInstance();

    // BUG: Diagnostic contains: One thread at a time uses 'calendar', a Calendar, and 'numbers', and all others wait
    synchronized String year(long time) {
      calendar.setTimeInMillis(time);
      return numbers.format(calendar.get(Calendar.YEAR));
    }
  }

  /** A pool whose number of objects is asked for. */
  static class Counted {
    private final java.util.ArrayDeque<byte[]> idle = new java.util.ArrayDeque<>();

    byte[] filled() {
      byte[] buffer = take();
      return buffer == null ? new byte[64] : buffer;
    }

    // BUG: Diagnostic contains: One thread at a time uses 'idle'
    synchronized byte[] take() {
      return idle.poll();
    }

    synchronized int size() {
      return idle.size();
    }
  }

  /** The digest of the text, behind its length. */
  static class Framed {
    private final MessageDigest digest;
    private final ByteBuffer length = ByteBuffer.allocate(4);

    Framed(MessageDigest digest) {
      this.digest = digest;
    }

    // BUG: Diagnostic contains: uses 'digest', a MessageDigest, and 'length', and
    synchronized byte[] digest(byte[] text) {
      length.clear();
      length.putInt(text.length);
      digest.update(length.array());
      return digest.digest(text);
    }
  }
}
