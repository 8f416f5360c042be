// OPTIONS: -XepOpt:Uncontended:TargetRuntime=24
package testdata;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** What is tested again under the lock is done once. */
class DoubleChecked {
  private volatile boolean initialized;
  private String host;

  boolean isInitRequired() {
    return !initialized;
  }

  void update(String name) throws UnknownHostException {
    if (isInitRequired()) {
      synchronized (this) {
        if ((isInitRequired())) {
          host = InetAddress.getByName(name).getHostName();
          initialized = true;
        }
      }
    }
  }
}
