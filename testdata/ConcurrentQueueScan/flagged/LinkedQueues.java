// LIBRARIES: jctools-core-4.0.5
package testdata;

import org.jctools.queues.MpscLinkedQueue;

/** A linked queue of another library. */
class LinkedQueues {
  private final MpscLinkedQueue<String> events = new MpscLinkedQueue<>();

  boolean offer(String event) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE size of a MpscLinkedQueue visits
    return events.size() < 100 && events.offer(event);
  }
}
