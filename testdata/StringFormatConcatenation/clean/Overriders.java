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

  String find(Context context, String key, boolean known) {
    return known ? key : context.fail(Overriders.class, String.format("no value for %s", key));
  }
}
