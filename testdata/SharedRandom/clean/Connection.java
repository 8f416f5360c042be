package testdata;

import java.security.SecureRandom;
import java.util.UUID;

/** Nothing shows how often one is opened, but that costs more than a number. */
public class Connection {
  private static final SecureRandom RANDOM = new SecureRandom();

  private final String id = UUID.randomUUID().toString();
  private final byte[] key = new byte[16];

  public Connection() {
    RANDOM.nextBytes(key);
  }

  public String id() {
    return id;
  }

  public void close(boolean now) {
    key[0] = 0;
  }
}
