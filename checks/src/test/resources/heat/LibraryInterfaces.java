package heat;

import static heat.Probe.probe;

import java.io.IOException;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Filter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.security.auth.Subject;
import javax.security.auth.callback.CallbackHandler;
import javax.security.auth.spi.LoginModule;
import org.springframework.cache.Cache;

/** What libraries implement, and frameworks or their users call for each request or event. */
class LibraryInterfaces {
  static class Lines extends Handler {
    @Override
    public void publish(LogRecord event) {
      write(event);
    }

    private void write(LogRecord event) {
      probe(event); // CONCURRENT reached from Handler.publish()
    }

    @Override
    public void flush() {
      probe(); // UNKNOWN
    }

    @Override
    public void close() {
      probe(); // COLD lifecycle method close()
    }
  }

  static class Stored implements Cache {
    @Override
    public Object get(Object key) {
      return probe(key); // CONCURRENT reached from Cache.get()
    }

    @Override
    public void clear() {
      probe(); // UNKNOWN
    }
  }

  static class Selector extends ProxySelector {
    @Override
    public List<java.net.Proxy> select(URI address) {
      probe(address); // CONCURRENT by costly requests reached from ProxySelector.select()
      return new ArrayList<>();
    }

    @Override
    public void connectFailed(URI address, SocketAddress proxy, IOException failure) {
      probe(address); // COLD handler of failures connectFailed()
    }
  }

  /** Users log in once for each connection or session. */
  abstract static class Login implements LoginModule {
    @Override
    public void initialize(
        Subject subject, CallbackHandler handler, Map<String, ?> state, Map<String, ?> options) {
      probe(); // COLD lifecycle method initialize()
    }

    public void initialize() {
      probe(); // COLD lifecycle method initialize()
    }
  }

  void install(Logger logger) {
    Filter filter = event -> probe(event) != null; // CONCURRENT reached from Filter.isLoggable()
    logger.setFilter(filter);
    probe(); // UNKNOWN
  }
}
