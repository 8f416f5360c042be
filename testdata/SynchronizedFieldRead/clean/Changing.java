package testdata;

import java.util.Random;
import javax.crypto.Cipher;

/** Calls that change the object which the field refers to. */
class Changing {
  private final Random random = new Random(1);
  private final Cipher cipher;

  Changing(Cipher cipher) {
    this.cipher = cipher;
  }

  int next(int bound) {
    synchronized (this) {
      return random.nextInt(bound);
    }
  }

  synchronized byte[] part(byte[] input) {
    return cipher.update(input);
  }
}
