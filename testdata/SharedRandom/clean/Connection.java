package testdata;

import java.io.File;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.UUID;

/** Nothing shows how often these run, but what they open and name costs more than a number. */
public class Connection {
  private static final SecureRandom RANDOM = new SecureRandom();

  private final String id = UUID.randomUUID().toString();
  private final byte[] key = new byte[16];

  public Connection() {
    RANDOM.nextBytes(key);
  }

  public File upload(File folder) {
    return new File(folder, UUID.randomUUID() + ".tmp");
  }

  public Path beside(Path file) {
    return file.resolveSibling("." + UUID.randomUUID().toString());
  }

  public String id() {
    return id;
  }

  public void close(boolean now) {
    key[0] = 0;
  }
}
