package testdata;

/** Code waits on the lock, which the fields do not need. */
class Waited {
  enum State {
    OPEN,
    CLOSING,
    CLOSED
  }

  private final String name;
  private volatile State state = State.OPEN;
  private int writes;

  Waited(String name) {
    this.name = name;
  }

  // BUG: Diagnostic contains: UNSAFE This code takes the monitor of this Waited only to read 'state'.
  boolean isClosing() {
    return state == State.CLOSING;
  }

  // BUG: Diagnostic contains: SAFE This code takes the monitor of this Waited only to read 'name'.
  String name() {
    return name;
  }

  void close() throws InterruptedException {
    synchronized (this) {
      state = State.CLOSING;
      while (writes > 0) {
        wait(50);
      }
      state = State.CLOSED;
    }
  }

  synchronized void begin() {
    writes++;
  }

  synchronized void end() {
    writes--;
    notifyAll();
  }

  public static void main(String[] args) throws InterruptedException {
    Waited waited = new Waited("a");
    System.out.println(waited.name() + waited.isClosing());
    waited.close();
    System.out.println(waited.name() + waited.isClosing());
  }
}

/** A method of the class reads the field, too: both reads are to see the same value. */
class Checked {
  private String token = "a";

  // BUG: Diagnostic contains: ADVICE This code takes the monitor of this Checked only to read 'token'.
  synchronized String token() {
    if (isMissing()) {
      throw new IllegalStateException();
    }
    return token;
  }

  private boolean isMissing() {
    return token == null;
  }

  synchronized void token(String value) {
    token = value;
  }
}
