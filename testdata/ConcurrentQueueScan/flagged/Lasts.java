package testdata;

import java.util.concurrent.ConcurrentLinkedDeque;

/** Elements from the end of a deque, to which the search goes over all others. */
class Lasts {
  private final ConcurrentLinkedDeque<String> names = new ConcurrentLinkedDeque<>();
  private final ConcurrentLinkedDeque<String> others = new ConcurrentLinkedDeque<>();

  boolean last() {
    String last = names.peekLast();
    // BUG: Diagnostic contains: remove of a ConcurrentLinkedDeque visits its nodes one by one
    return last != null && names.remove(last);
  }

  boolean ofOther() {
    String first = others.peekFirst();
    // BUG: Diagnostic contains: remove of a ConcurrentLinkedDeque visits its nodes one by one
    return first != null && names.remove(first);
  }

  boolean lastOccurrence() {
    String first = names.peekFirst();
    // BUG: Diagnostic contains: removeLastOccurrence of a ConcurrentLinkedDeque visits its nodes one by one
    return first != null && names.removeLastOccurrence(first);
  }

  boolean replaced(String name) {
    String first = names.peekFirst();
    if (first == null) {
      first = name;
    }
    // BUG: Diagnostic contains: remove of a ConcurrentLinkedDeque visits its nodes one by one
    return names.remove(first);
  }
}
