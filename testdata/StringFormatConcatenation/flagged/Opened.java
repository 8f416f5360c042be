package testdata;

import java.io.Closeable;

/** What constructs a client decides how hot its constructor is, not that it can be closed. */
class Opened implements Closeable {
  private final String topic = "t";
  private final String client;

  Opened(String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    this.client = String.format("%s-%s", name, topic);
  }

  String client() {
    return client;
  }

  @Override
  public void close() {}

  public static void main(String[] args) {
    System.out.println(new Opened("n").client());
  }
}
