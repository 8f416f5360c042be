package testdata;

import java.util.List;

/** Objects of which a program may construct many, though main begins it. */
public final class ByMain {
  private static final int LARGE = 1 << 18;

  private static final class InLoop {
    // BUG: Diagnostic contains: Each new InLoop allocates and clears a buffer
    private final byte[] buffer = new byte[LARGE];
  }

  private static final class InLambda {
    // BUG: Diagnostic contains: Each new InLambda allocates and clears a buffer
    private final byte[] buffer = new byte[LARGE];
  }

  private static final class Referenced {
    // BUG: Diagnostic contains: Each new Referenced allocates and clears a buffer
    private final byte[] buffer = new byte[LARGE];
  }

  private static final class InThread {
    // BUG: Diagnostic contains: Each new InThread allocates and clears a buffer
    private final byte[] buffer = new byte[LARGE];
  }

  private static final class Called {
    // BUG: Diagnostic contains: Each new Called allocates and clears a buffer
    private final byte[] buffer = new byte[LARGE];
  }

  private static class Parent {
    // BUG: Diagnostic contains: Each new Parent allocates and clears a buffer
    final byte[] buffer = new byte[LARGE];
  }

  private static final class Child extends Parent {}

  private static int serve(String request) {
    return new Called().buffer.length + new Child().buffer.length + request.length();
  }

  public static void main(String[] args) {
    for (String arg : args) {
      System.out.println(new InLoop().buffer.length + serve(arg));
    }
    List.of(args).forEach(arg -> System.out.println(new InLambda().buffer.length));
    List.of(args).stream().map(Job::new).forEach(System.out::println);
    new Thread() {
      @Override
      public void run() {
        System.out.println(new InThread().buffer.length);
      }
    }.start();
    System.out.println(new Called().buffer.length + new Parent().buffer.length);
  }

  /** What a library constructs by a reference. */
  private static final class Job {
    private final Referenced part = new Referenced();

    Job(String name) {}
  }
}
