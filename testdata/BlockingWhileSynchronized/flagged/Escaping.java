package testdata;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;

/** Local objects that other threads get, and addresses that are looked up. */
class Escaping {
  private final List<Object> locks = new ArrayList<>();
  private String host;

  String passedOn(Future<String> text) throws Exception {
    Object lock = new Object();
    locks.add(lock);
    // BUG: Diagnostic contains: Future.get() blocks while the thread holds 'lock'
    synchronized (lock) {
      return text.get();
    }
  }

  Runnable captured(Future<String> text) {
    Object lock = new Object();
    return () -> {
      try {
        // BUG: Diagnostic contains: Future.get() blocks while the thread holds 'lock'
        synchronized (lock) {
          text.get();
        }
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    };
  }

  StringBuffer returned(Future<String> text) throws Exception {
    StringBuffer out = new StringBuffer();
    // BUG: Diagnostic contains: Future.get() blocks while the thread holds 'out'
    synchronized (out) {
      return out.append(text.get());
    }
  }

  // BUG: Diagnostic contains: InetAddress.getByName() blocks
  synchronized InetAddress named() throws UnknownHostException {
    host = host + ".";
    return InetAddress.getByName("localhost");
  }
}
