package testdata;

import java.io.Serializable;
import java.util.ServiceLoader;

/** What may assign the field early does not hide that old streams no longer deserialize. */
public class SerializedEarly implements Serializable {
  private StringBuilder generator;
  private String prefix;

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every call takes the monitor of this SerializedEarly, although only the first one initializes 'generator'. Concurrent callers block each other. Make 'generator' volatile, read it once into a local variable, and take the lock only on a miss, unless it matters that the default serialVersionUID of SerializedEarly changes, or that
  protected synchronized StringBuilder getGenerator() {
    if (generator == null) {
      if (prefix != null) {
        generator = new StringBuilder(Prefixes.of(prefix));
      } else {
        generator = new StringBuilder();
      }
    }
    return generator;
  }

  public synchronized void setGenerator(StringBuilder generator) {
    this.generator = generator;
  }

  public synchronized void setPrefix(String prefix) {
    this.prefix = prefix;
  }

  static class Prefixes {
    static String of(String prefix) {
      return prefix + ServiceLoader.load(Runnable.class).iterator().next();
    }
  }
}
