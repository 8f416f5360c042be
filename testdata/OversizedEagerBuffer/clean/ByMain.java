package testdata;

/** Objects that main itself constructs, once for the program. */
public final class ByMain {
  private static final int LARGE = 1 << 18;

  private static final class Job {
    private final byte[] buffer = new byte[LARGE];

    private Job() {}
  }

  private static class Step {
    private final StringBuilder text;

    private Step() {
      this(LARGE);
    }

    private Step(int ignored) {
      text = new StringBuilder(LARGE);
    }
  }

  private abstract static class Task {
    final byte[] buffer = new byte[LARGE];
  }

  private static final class Copy extends Task {}

  private final char[] own = new char[LARGE];

  public static void main(String[] args) {
    System.out.println(new Job().buffer.length + new Step().text.length());
    if (args.length > 0) {
      Task task = args.length > 1 ? new Copy() : new Task() {};
      System.out.println(task.buffer.length + new ByMain().own.length);
    }
  }
}
