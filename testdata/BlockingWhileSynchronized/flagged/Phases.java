package testdata;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URL;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Properties;

/** Flags and tests that lead to the same work again and again. */
class Phases {
  private final URL url;
  private boolean busy;
  private boolean changed;
  private boolean open;
  private int size;
  private Connection connection;
  private String address;

  Phases(URL url) {
    this.url = url;
  }

  // BUG: Diagnostic contains: URL.openStream() (through read) blocks
  synchronized void guarded() throws IOException {
    if (!busy) {
      busy = true;
      read();
      busy = false;
    }
  }

  // BUG: Diagnostic contains: URL.openStream() (through read) blocks
  synchronized int refreshed() throws IOException {
    if (changed) {
      read();
      changed = false;
    }
    return size * 2;
  }

  synchronized void change() {
    size = size * 3;
    changed = true;
  }

  // BUG: Diagnostic contains: URL.openStream() (through read) blocks
  synchronized void begin() throws IOException {
    size = size * 2;
    if (!open) {
      read();
      open = true;
    }
  }

  synchronized void end() {
    size = size * 5;
    open = false;
  }

  private void read() throws IOException {
    try (InputStream in = url.openStream()) {
      size += in.available();
    }
  }

  // BUG: Diagnostic contains: DriverManager.getConnection() blocks
  synchronized void use(String other) throws SQLException {
    if (connection == null || !address.equals(other)) {
      connection = DriverManager.getConnection(other);
      address = other;
    }
    size = size * 7;
  }

  private InetSocketAddress peer;
  private Socket socket;

  /** Each other address is connected to. */
  // BUG: Diagnostic contains: new Socket() blocks
  synchronized void send(InetSocketAddress to, byte[] text) throws IOException {
    if (peer == null || !peer.equals(to)) {
      socket = new Socket(to.getAddress(), to.getPort());
      peer = to;
    }
    socket.getOutputStream().write(text);
  }

  private Properties page;
  private final Deque<String> ids = new ArrayDeque<>();

  /** Page after page. */
  // BUG: Diagnostic contains: URL.openStream() blocks
  synchronized String next() throws IOException {
    if (page == null || ids.isEmpty()) {
      page = new Properties();
      try (InputStream in = url.openStream()) {
        page.load(in);
      }
      ids.addAll(page.stringPropertyNames());
    }
    return ids.poll();
  }
}
