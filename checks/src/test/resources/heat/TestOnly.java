package heat;

import static heat.Probe.probe;

class TestOnly {
  @interface HotPath {}

  void any() {
    probe(); // COLD test code
  }

  @HotPath
  void hot() {
    probe(); // CONCURRENT declared @HotPath hot()
  }
}
