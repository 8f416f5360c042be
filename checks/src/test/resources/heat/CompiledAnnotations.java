package heat;

import static heat.Probe.probe;

class CompiledAnnotations {
  @absent.Marked
  void marked() {
    for (; ; ) {
      probe(); // REPEATED in a loop
    }
  }

  @absent.Far
  void far() {
    probe(); // CONCURRENT reached from @Far far()
  }
}
