package testdata;

import java.util.LinkedList;
import java.util.function.Supplier;

/** Frames that were read ahead: the next reader takes them out. */
class Queues {
  record Frame(int type, String payload) {}

  private final LinkedList<Frame> ahead = new LinkedList<>();
  private final Supplier<Frame> input;

  Queues(Supplier<Frame> input) {
    this.input = input;
  }

  synchronized int nextType() {
    for (Frame frame : ahead) {
      if (frame.type() != 0) {
        return frame.type();
      }
    }
    Frame frame = input.get();
    ahead.add(frame);
    return frame.type();
  }

  synchronized String read() {
    Frame frame = ahead.poll();
    return frame == null ? input.get().payload() : frame.payload();
  }
}
