// OPTIONS: -XepOpt:Uncontended:TargetRuntime=11
package testdata;

import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.Mac;

/** On JDK 11, a new instance takes a lock of its provider. */
class WithoutLock {
  private final Mac mac;
  private final Cipher cipher;

  WithoutLock(Mac mac, Cipher cipher) {
    this.mac = mac;
    this.cipher = cipher;
  }

  /** Before other threads use them. */
  void init() throws Exception {
    cipher.update(new byte[8]);
    cipher.doFinal();
  }

  byte[] create(byte[] token) {
    return mac.doFinal(token);
  }

  boolean isValid(byte[] token, byte[] signature) {
    byte[] expected;
    // BUG: Diagnostic contains: To use 'mac', a Mac, threads here wait for its monitor, which does not protect it: create() uses it without that lock. Clone a prepared one for each call, or keep one per thread: on the target runtime, getInstance takes a lock of the provider.
    synchronized (mac) {
      expected = mac.doFinal(token);
    }
    return Arrays.equals(expected, signature);
  }

  // BUG: Diagnostic contains: One thread at a time uses 'cipher', a Cipher, and all others wait for the monitor of this WithoutLock, which protects nothing else here. Keep one per thread in a ThreadLocal: on the target runtime
  synchronized byte[] encrypt(byte[] text) throws Exception {
    return cipher.doFinal(text);
  }
}
