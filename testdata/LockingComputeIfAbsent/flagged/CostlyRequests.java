package testdata;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;

/** A request that changes something, or goes over the network, costs more than the wait. */
class CostlyRequests {
  private final Map<String, List<Proxy>> proxies = new ConcurrentHashMap<>();
  private final Map<String, List<Proxy>> routes = new ConcurrentHashMap<>();

  @GetMapping
  List<Proxy> read(String host) {
    // BUG: Diagnostic contains: WARNING SAFE
    return routes.computeIfAbsent(host, k -> List.of(Proxy.NO_PROXY));
  }

  @PostMapping
  List<Proxy> change(String host) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return routes.computeIfAbsent(host, k -> List.of(Proxy.NO_PROXY));
  }

  class Selector extends ProxySelector {
    @Override
    public List<Proxy> select(URI address) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return proxies.computeIfAbsent(address.getHost(), k -> List.of(Proxy.NO_PROXY));
    }

    @Override
    public void connectFailed(URI address, SocketAddress proxy, IOException e) {}
  }

  public static void main(String[] args) {
    CostlyRequests it = new CostlyRequests();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.read("a") + " " + it.change("b"));
      System.out.println(it.new Selector().select(URI.create("http://c/d")));
      System.out.println(it.proxies.keySet() + " " + it.routes.keySet());
    }
  }
}
