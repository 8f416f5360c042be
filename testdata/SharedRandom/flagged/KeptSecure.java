package testdata;

import java.security.SecureRandom;
import org.springframework.web.bind.annotation.GetMapping;

/** Secure generators that a field keeps, whatever way a draw gets them. */
public class KeptSecure {
  private static SecureRandom lazy;
  private final SecureRandom given;

  public KeptSecure(SecureRandom given) {
    this.given = given;
  }

  static synchronized SecureRandom lazy() {
    if (lazy == null) {
      lazy = new SecureRandom();
    }
    return lazy;
  }

  @GetMapping
  public long ofGetter() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This SecureRandom draws
    return lazy().nextLong();
  }

  @GetMapping
  public long ofLocal() {
    SecureRandom current = given;
    // BUG: Diagnostic contains: SUGGESTION ADVICE This SecureRandom draws
    long high = current.nextLong();
    long low = current.nextInt();
    return high << 32 | low;
  }

  @GetMapping
  public byte[] ofParameter() {
    return filled(given);
  }

  private static byte[] filled(SecureRandom from) {
    byte[] salt = new byte[8];
    // BUG: Diagnostic contains: SUGGESTION ADVICE This SecureRandom draws
    from.nextBytes(salt);
    return salt;
  }

  /** The draws of the loop matter more than the one before it. */
  @GetMapping
  public long inLoop(int rounds) {
    long sum = given.nextInt();
    for (int i = 0; i < rounds; i++) {
      // BUG: Diagnostic contains: WARNING ADVICE This SecureRandom draws
      sum += given.nextInt();
    }
    return sum;
  }

  @GetMapping
  public int ofCast() {
    java.util.Random either = given;
    // BUG: Diagnostic contains: SUGGESTION ADVICE This SecureRandom draws
    return ((SecureRandom) either).nextInt();
  }

  @GetMapping
  public int ofChoice(boolean mine) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This SecureRandom draws
    return (mine ? given : lazy()).nextInt();
  }

  @GetMapping
  public int ofAssignment() {
    SecureRandom current;
    // BUG: Diagnostic contains: SUGGESTION ADVICE This SecureRandom draws
    return (current = given).nextInt();
  }
}
