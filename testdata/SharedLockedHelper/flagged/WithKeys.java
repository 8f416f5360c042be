package testdata;

import java.security.Key;
import java.security.SecureRandom;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Helpers, and what they are given anew in each section. */
class WithKeys {
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Lock lock = new ReentrantLock();
  private final Cipher cipher;
  private final Cipher decipher;
  private final Mac mac;
  private final Key key;
  private final SecretKeySpec secret;
  private final IvParameterSpec start;

  WithKeys(
      Cipher cipher,
      Cipher decipher,
      Mac mac,
      Key key,
      SecretKeySpec secret,
      IvParameterSpec start) {
    this.cipher = cipher;
    this.decipher = decipher;
    this.mac = mac;
    this.key = key;
    this.secret = secret;
    this.start = start;
  }

  byte[] encrypt(byte[] plain) throws Exception {
    // BUG: Diagnostic contains: One thread at a time uses 'cipher', a Cipher, and all others wait for 'lock', which protects nothing else here. Create one for each call
    lock.lock();
    try {
      cipher.init(Cipher.ENCRYPT_MODE, key);
      return cipher.doFinal(plain);
    } finally {
      lock.unlock();
    }
  }

  byte[] decrypt(byte[] text) throws Exception {
    // BUG: Diagnostic contains: One thread at a time uses 'decipher'
    synchronized (decipher) {
      decipher.init(Cipher.DECRYPT_MODE, this.secret, start, RANDOM);
      return decipher.doFinal(text);
    }
  }

  byte[] sign(byte[] text) throws Exception {
    // BUG: Diagnostic contains: One thread at a time uses 'mac'
    synchronized (mac) {
      mac.init(secret);
      return mac.doFinal(text);
    }
  }
}
