package testdata;

import java.util.ServiceLoader;

/** Only construction looks for services, and keeps nothing of them. */
public class AtConstruction {
  interface Check {
    String name();
  }

  private final String name;

  AtConstruction(String name) {
    require(name);
    this.name = name;
  }

  private static void require(String name) {
    if (!isKnown(name)) {
      throw new IllegalArgumentException(name);
    }
  }

  private static boolean isKnown(String name) {
    for (Check check : ServiceLoader.load(Check.class)) {
      if (check.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  String name() {
    return name;
  }
}
