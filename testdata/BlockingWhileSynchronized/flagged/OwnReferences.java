package testdata;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Methods of the class that a stream or a loop over a collection calls by reference. */
class OwnReferences {
  private final List<String> hosts = new ArrayList<>();

  synchronized void add(String host) {
    hosts.add(host);
  }

  // BUG: Diagnostic contains: InetAddress.getByName() (through address) blocks
  synchronized List<String> addresses(String suffix) {
    List<String> found = new ArrayList<>();
    hosts.forEach(this::check);
    hosts.stream().map(OwnReferences::address).forEach(found::add);
    found.add(suffix);
    return found;
  }

  private static String address(String host) {
    try {
      return InetAddress.getByName(host).getHostAddress();
    } catch (UnknownHostException e) {
      return host;
    }
  }

  private void check(String host) {
    if (host.isEmpty()) {
      throw new IllegalStateException(hosts.size() + " hosts");
    }
  }

  /** Only makes the function, which runs later. */
  synchronized Function<String, String> resolver() {
    hosts.add("localhost");
    return OwnReferences::address;
  }
}
