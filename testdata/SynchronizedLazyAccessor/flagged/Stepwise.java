package testdata;

import java.util.List;

/** The first call computes the value in several steps, which threads without the lock would see. */
class Stepwise {
  private final List<String> parts = List.of("a", "b");
  private String joined;
  private String greeting;
  private String path;
  private int checksum;

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every call takes the monitor of this Stepwise, although only the first one initializes 'joined'. Concurrent callers block each other. Make 'joined' volatile, read it once into a local variable, and take the lock only on a miss. First make sure that the initialization assigns 'joined' last
  synchronized String joined() {
    if (joined == null) {
      joined = "";
      for (String part : parts) {
        joined += part;
      }
    }
    return joined;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized String greeting() {
    if (greeting == null) {
      greeting = "Hello";
      greeting = greeting + ", " + System.getProperty("user.name");
    }
    return greeting;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized String path() {
    return resolve();
  }

  private String resolve() {
    if (path == null) {
      path = System.getProperty("user.dir");
      path = path.concat("/target");
    }
    return path;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized int checksum() {
    if (checksum == 0) {
      for (String part : parts) {
        checksum = 31 * checksum + part.length();
      }
    }
    return checksum;
  }
}
