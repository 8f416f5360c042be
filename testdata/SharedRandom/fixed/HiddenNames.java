package testdata;

import java.util.Random;

/** Declarations that hide the name of the generator, and the package that holds it. */
class HiddenNames {
  static class ThreadLocalRandom {}

  static class Qualified {
    int draw() {
      return java.util.concurrent.ThreadLocalRandom.current().nextInt();
    }
  }

  static class OnlyAdvice {
    static final int java = 1;

    // BUG: Diagnostic contains: ADVICE
    private static final Random RANDOM = new Random();

    int draw() {
      return RANDOM.nextInt() + java;
    }
  }

  static class OfOneUse {
    // BUG: Diagnostic contains: ADVICE
    private static final Random RANDOM = new Random();

    int draw(int java) {
      return RANDOM.nextInt(java);
    }

    int draw() {
      return RANDOM.nextInt();
    }
  }

  public static void main(String[] args) {
    System.out.println(new Qualified().draw() * 0);
  }
}
