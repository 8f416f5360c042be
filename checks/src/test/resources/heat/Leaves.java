package heat;

class Leaves {
  void probedNothing() {} // UNKNOWN

  static void probedLoop() { // UNKNOWN
    class ProbedLocal {} // UNKNOWN
    for (; ; ) {
      class ProbedInLoop {} // UNKNOWN
    }
  }

  @interface HotPath {}

  @HotPath
  // The position of a declaration is its name's line here, its annotations' elsewhere.
  void other() {}

  @HotPath void probedHot() {} // CONCURRENT declared @HotPath probedHot()

  @HotPath static class ProbedHot {} // CONCURRENT declared @HotPath class ProbedHot

  void init() {
    new Object() {
      void probedInner() {} // UNKNOWN
    };
  }

  private void probedPrivate() {} // COLD only reached from cold code: static initializer

  static {
    new Leaves().probedPrivate();
  }
}
