package testdata;

import java.security.SecureRandom;
import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** Numbers from a cryptographic generator, which fills an array for each. */
public class SecureNumbers {
  private static final SecureRandom SECURE = new SecureRandom();
  private static final Random STRONG = new SecureRandom();
  private final Random either;

  public SecureNumbers(boolean strong) {
    either = strong ? new SecureRandom() : new Random(1);
  }

  @GetMapping
  public int pin() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This SecureRandom draws from a generator that takes a lock in most providers: threads that draw at the same time block each other. Many threads run this (reached from @GetMapping pin()), but each run draws only once, so two threads rarely draw at the same time. Use a SecureRandom for each thread.$
    return SECURE.nextInt(10_000);
  }

  @GetMapping
  public long number() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This SecureRandom draws
    return STRONG.nextLong() + either.nextLong();
  }

  @GetMapping
  public int first() {
    SECURE.setSeed(1);
    return SECURE.ints(1).findFirst().getAsInt();
  }
}
