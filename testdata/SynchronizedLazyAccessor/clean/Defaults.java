package testdata;

import java.util.function.Supplier;

/** A superclass guards the field, and its subclass has a default. */
class Defaults {
  static class View {
    protected String address;
    private int port;

    synchronized boolean isLocated() {
      return address != null && port > 0;
    }

    synchronized void move(String address, int port) {
      this.address = address;
      this.port = port;
    }
  }

  static final class LocalView extends View {
    private final Supplier<String> resolver = () -> "localhost";

    synchronized String address() {
      if (address == null) {
        address = resolver.get();
      }
      return address + "/local";
    }
  }
}
