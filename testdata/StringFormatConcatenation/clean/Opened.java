package testdata;

import java.io.Closeable;

/** A client is built once, and its names with it. */
class Opened implements Closeable {
  private final String topic = "t";
  private final String client;

  Opened(String name) {
    this.client = String.format("%s-%s", name, topic);
  }

  String client() {
    return client;
  }

  @Override
  public void close() {}
}
