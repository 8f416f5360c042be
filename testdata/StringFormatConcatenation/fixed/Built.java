package testdata;

/** Constructors of what is closed, where they are hot, and of what is not. */
class Built {
  @interface HotPath {}

  static class Statement implements AutoCloseable {
    private final String name;

    @HotPath
    Statement(String name) {
      // BUG: Diagnostic contains: WARNING SAFE
      this.name = name + "-statement";
    }

    String named(String prefix) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return prefix + " " + name;
    }

    @Override
    public void close() {}
  }

  static class Key {
    final String text;

    Key(String name) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      this.text = name + "-key";
    }
  }

  public static void main(String[] args) {
    System.out.println(new Statement("a").named("b") + new Key("c").text + new Key(null).text);
  }
}
