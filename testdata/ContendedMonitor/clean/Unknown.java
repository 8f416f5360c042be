package testdata;

import java.util.ArrayList;
import java.util.List;

/** Nothing is measured or declared. */
class Unknown {
  private final List<Long> values = new ArrayList<>();
  private long sum;

  synchronized void record(long value) {
    sum += value;
    values.add(value);
  }

  synchronized double read() {
    return values.isEmpty() ? 0 : (double) sum / values.size();
  }
}
