package testdata;

import java.security.Key;
import java.security.Provider;
import javax.crypto.Cipher;
import javax.crypto.Mac;

/** Locks that protect the key, too, or that lead to other objects. */
class Keys {
  private final Cipher cipher;
  private final Mac mac;
  private final Provider provider;
  private final byte[] salt = new byte[8];
  private Keys next;
  private final Key first;
  private Key key;

  Keys(Cipher cipher, Mac mac, Provider provider, Key key) {
    this.cipher = cipher;
    this.mac = mac;
    this.provider = provider;
    this.first = key;
    this.key = key;
  }

  /** The key is replaced under the same lock. */
  synchronized void rotate(Key next) {
    key = next;
  }

  synchronized byte[] encrypt(byte[] plain) throws Exception {
    cipher.init(Cipher.ENCRYPT_MODE, key);
    return cipher.doFinal(plain);
  }

  /** Another section may write to the array. */
  synchronized byte[] salted(byte[] text) throws Exception {
    mac.init(first);
    mac.update(salt);
    return mac.doFinal(text);
  }

  /** The other object may be replaced. */
  synchronized byte[] ofNext(byte[] plain) throws Exception {
    cipher.init(Cipher.ENCRYPT_MODE, next.first);
    return cipher.doFinal(plain);
  }

  /** Other code gets the key. */
  synchronized byte[] logged(byte[] plain) throws Exception {
    log(first);
    cipher.init(Cipher.ENCRYPT_MODE, first);
    return cipher.doFinal(plain);
  }

  static void log(Key key) {}

  /** The section changes what it could give to a helper. */
  synchronized byte[] configured(byte[] plain) throws Exception {
    provider.put("name", "value");
    cipher.init(Cipher.ENCRYPT_MODE, first);
    return cipher.doFinal(plain);
  }
}
