package testdata;

import java.security.SecureRandom;
import org.springframework.web.bind.annotation.GetMapping;

/** Secure generators that no field keeps: each run has its own. */
class OwnSecure {
  private static final SecureRandom SHARED = new SecureRandom();
  private SecureRandom custom;
  private SecureRandom latest;

  void use(SecureRandom custom) {
    this.custom = custom;
  }

  @GetMapping
  byte[] mask() {
    SecureRandom masks = new SecureRandom();
    byte[] mask = new byte[4];
    for (int i = 0; i < 2; i++) {
      masks.nextBytes(mask);
    }
    return mask;
  }

  /** Whoever calls it brings a generator. */
  static byte[] vector(SecureRandom given) {
    byte[] vector = new byte[12];
    given.nextBytes(vector);
    return vector;
  }

  @GetMapping
  byte[] salt() {
    return filled(new SecureRandom());
  }

  @GetMapping
  byte[] otherSalt() {
    return filled(SHARED);
  }

  private static byte[] filled(SecureRandom given) {
    byte[] salt = new byte[8];
    given.nextBytes(salt);
    return salt;
  }

  private SecureRandom source() {
    return custom != null ? custom : new SecureRandom();
  }

  @GetMapping
  long seed() {
    return source().nextLong();
  }

  @GetMapping
  long renewed() {
    latest = new SecureRandom();
    return latest.nextLong();
  }

  @GetMapping
  int cast() {
    return ((SecureRandom) (java.util.Random) new SecureRandom()).nextInt();
  }

  @GetMapping
  int choice(boolean shared) {
    return (shared ? SHARED : new SecureRandom()).nextInt();
  }

  @GetMapping
  int assigned() {
    SecureRandom own;
    return (own = new SecureRandom()).nextInt();
  }

  @GetMapping
  int replaced() {
    return drawn(SHARED);
  }

  private static int drawn(SecureRandom given) {
    given = new SecureRandom();
    return given.nextInt();
  }
}
