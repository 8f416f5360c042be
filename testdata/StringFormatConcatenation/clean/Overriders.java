package testdata;

/** Text for a method that each overrider ends in an exception. */
class Overriders {
  abstract static class Context {
    String fail(Class<?> type, String text) {
      return report(type.getName(), text);
    }

    abstract String report(String type, String text);
  }

  static class Reading extends Context {
    @Override
    String report(String type, String text) {
      throw new IllegalStateException(type + text);
    }
  }

  static class Writing extends Context {
    @Override
    String report(String type, String text) {
      throw new IllegalArgumentException(type + ": " + text);
    }
  }

  /** Casts, branches and the attempt all end in one. */
  private static <T> T never(String text, boolean twice) {
    System.err.println("failed");
    if (twice) {
      synchronized (Overriders.class) {
        throw new IllegalStateException(text);
      }
    }
    try {
      return (T) thrown(text);
    } finally {
      System.err.println("ended");
    }
  }

  private static Object thrown(String text) {
    throw new IllegalStateException(text);
  }

  private static void end(String text) {
    never(text, false);
  }

  String look(String key, boolean known) {
    if (!known) {
      end(String.format("nothing at %s", key));
      return never(String.format("no entry at %s", key), true);
    }
    return key;
  }

  String find(Context context, String key, boolean known) {
    return known ? key : context.fail(Overriders.class, String.format("no value for %s", key));
  }
}
