package testdata;

/** An array whose elements the section writes is guarded, as the indices are. */
class Arrays {
  private final long[] slots = new long[1024];
  private int head;
  private int tail;

  // BUG: Diagnostic contains: It guards head, slots, tail.
  @HotPath
  synchronized boolean offer(long value) {
    int next = (tail + 1) & 1023;
    if (next == head) {
      return false;
    }
    slots[tail] = value;
    tail = next;
    return true;
  }

  synchronized long poll() {
    if (head == tail) {
      return -1;
    }
    long value = slots[head];
    head = (head + 1) & 1023;
    return value;
  }

  @interface HotPath {}
}
