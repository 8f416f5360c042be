// OPTIONS: -Xep:StreamInHotPath
package measured;

import java.util.List;

class Measured {
  boolean any(List<String> names) {
    // BUG: Diagnostic contains: WARNING SAFE This stream allocates a spliterator and an object for each operation before it looks at the first element. This place matters: took 100 % of the CPU samples in a 24 s recording on 4 threads, 60 samples. Write a loop, which does the same.
    return names.stream().anyMatch(name -> name.isEmpty());
  }

  boolean notMeasured(List<String> names) {
    return names.stream().anyMatch(name -> name.isEmpty());
  }
}
