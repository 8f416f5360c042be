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
    probe(); // CONCURRENT by requests reached from @Far far()
  }
}
