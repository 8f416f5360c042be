package testdata;

/** Another class and a variable are called System. */
class SystemIsHidden {
  static class Inside {
    static class System {}

    String ends(String s) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return String.format("%s%n", s);
    }
  }

  String variable(String System) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s%n", System);
  }

  String free(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("free %s%n", s);
  }

  public static void main(String[] args) {
    System.out.print(new Inside().ends("a"));
    System.out.print(new SystemIsHidden().variable("b"));
    System.out.print(new SystemIsHidden().free("c"));
  }
}
