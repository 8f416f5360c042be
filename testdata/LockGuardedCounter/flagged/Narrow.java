package testdata;

/** Numbers with fewer bits than an atomic one. */
class Narrow {
  private short next;

  String name() {
    short id;
    // BUG: Diagnostic contains: Use an AtomicInteger, and cast what it returns to short. No fix is offered: the number is a short.$
    synchronized (this) {
      id = ++next;
    }
    return "thread-" + id;
  }

  static class Bytes {
    private byte sequence;

    // BUG: Diagnostic contains: cast what it returns to byte
    synchronized byte next() {
      return sequence++;
    }
  }
}
