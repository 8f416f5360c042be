package heat;

import static heat.Probe.probe;

class CompiledAnnotations {
  @absent.Marked
  void marked() {
    for (; ; ) {
      probe(); // UNKNOWN
    }
  }

  @absent.Far
  void far() {
    probe(); // CONCURRENT reached from @Far far()
  }
}
