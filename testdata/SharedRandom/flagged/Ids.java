package testdata;

import java.security.SecureRandom;
import java.util.UUID;
import java.util.function.Supplier;

/** Nothing shows how often ids are asked for. */
public class Ids {
  private static final SecureRandom RANDOM = new SecureRandom();

  // BUG: Diagnostic contains: SUGGESTION ADVICE UUID.randomUUID() draws
  private final String own = UUID.randomUUID().toString();

  public byte[] key() {
    byte[] key = new byte[16];
    // BUG: Diagnostic contains: SUGGESTION ADVICE This SecureRandom draws from a generator that takes a lock in most providers: threads that draw at the same time block each other. Use a SecureRandom for each thread.$
    RANDOM.nextBytes(key);
    return key;
  }

  public String own() {
    return own;
  }

  /** A message, of which there may be one for each request. */
  public static final class Message {
    private final UUID id;

    public Message() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE UUID.randomUUID() draws
      id = UUID.randomUUID();
    }

    public UUID id() {
      return id;
    }
  }

  /** What is closed costs more to open than a number; its methods may run often. */
  public static final class Session implements AutoCloseable {
    // BUG: Diagnostic contains: SUGGESTION ADVICE UUID.randomUUID() draws
    private final Supplier<UUID> ids = () -> UUID.randomUUID();

    private UUID last;

    public UUID next() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE UUID.randomUUID() draws
      last = UUID.randomUUID();
      return last;
    }

    public Supplier<UUID> ids() {
      return ids;
    }

    @Override
    public void close() {
      last = null;
    }
  }

  /** Runs once. */
  public static void main(String[] args) {
    System.out.println(UUID.randomUUID());
  }
}
