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

  /** Choices that do more than read. */
  static class Choices {
    private int state;
    private int calls;

    synchronized int next(int[] counts) {
      return switch (state) {
        case 0 -> calls;
        case 1 -> counts[0]++;
        default -> random();
      };
    }

    synchronized int move() {
      return switch (state) {
        case 0 -> {
          state = 1;
          yield 2;
        }
        default -> 3;
      };
    }

    private int random() {
      return calls++;
    }
  }
}
