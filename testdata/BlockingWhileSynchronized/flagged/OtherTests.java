// OPTIONS: -XepOpt:Uncontended:TargetRuntime=24
package testdata;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** Tests around a lock that are not those under it. */
class OtherTests {
  private boolean enabled;
  private String name;
  private String host;

  void update(String other) throws UnknownHostException {
    if (enabled) {
      // BUG: Diagnostic contains: blocks while the thread holds
      synchronized (this) {
        if (!other.equals(name)) {
          host = InetAddress.getByName(other).getHostName();
          name = other;
        }
      }
    }
  }

  void updateOtherwise(String other) throws UnknownHostException {
    if (enabled) {
      name = "";
    } else {
      // BUG: Diagnostic contains: blocks while the thread holds
      synchronized (this) {
        if (enabled) {
          host = InetAddress.getByName(other).getHostName();
        }
      }
    }
  }

  void updateEach(String... others) throws UnknownHostException {
    if (enabled) {
      for (String other : others) {
        // BUG: Diagnostic contains: blocks while the thread holds
        synchronized (this) {
          if (enabled) {
            host = InetAddress.getByName(other).getHostName();
          }
        }
      }
    }
  }

  void updateAndMore(String other) throws UnknownHostException {
    if (enabled) {
      // BUG: Diagnostic contains: blocks while the thread holds
      synchronized (this) {
        if (enabled) {
          name = other;
        }
        host = InetAddress.getByName(other).getHostName();
      }
    }
  }
}
