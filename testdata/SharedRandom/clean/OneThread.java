import java.util.Random;

/** Generators that one thread at a time draws from. */
class OneThread {
  /** Would lose updates of its own number if threads shared it. */
  static class Client {
    private final Random offset = new Random();
    private int correlation;

    int next() {
      correlation++;
      return offset.nextInt(correlation);
    }
  }
}
