package testdata;

/** Text that one of several overriders keeps, or that nothing implements. */
class OneOverrider {
  abstract static class Context {
    abstract String report(String type, String text);

    abstract String unknown(String text);
  }

  static class Reading extends Context {
    @Override
    String report(String type, String text) {
      throw new IllegalStateException(type + text);
    }

    @Override
    String unknown(String text) {
      return "";
    }
  }

  static class Keeping extends Context {
    @Override
    String report(String type, String text) {
      return type + text;
    }

    @Override
    String unknown(String text) {
      return "";
    }
  }

  interface Foreign {
    String report(String text);
  }

  String find(Context context, String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return context.report("key", "no value for " + key);
  }

  String foreign(Foreign context, String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return context.report("no value for " + key);
  }

  public static void main(String[] args) {
    OneOverrider it = new OneOverrider();
    System.out.println(it.find(new Keeping(), "a") + it.foreign(text -> text, "b"));
  }
}
