package testdata;

/** Another class and a variable are called System. */
class SystemIsHidden {
  static class Inside {
    static class System {}

    String ends(String s) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return s + java.lang.System.lineSeparator();
    }
  }

  String variable(String System) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return System + java.lang.System.lineSeparator();
  }

  String free(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "free " + s + System.lineSeparator();
  }

  public static void main(String[] args) {
    System.out.print(new Inside().ends("a"));
    System.out.print(new SystemIsHidden().variable("b"));
    System.out.print(new SystemIsHidden().free("c"));
  }
}
