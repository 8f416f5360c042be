package testdata;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URL;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/** What is done once, or again when the object that was made is of no more use. */
class Once {
  private final URL url;
  private final Properties names = new Properties();
  private boolean loaded;
  private boolean isFirst = true;
  private boolean connected;
  private int reads;
  private Connection connection;
  private Socket socket;
  private OutputStream out;

  Once(URL url) {
    this.url = url;
  }

  synchronized String name(String key) throws IOException {
    reads = reads * 2;
    if (!loaded) {
      try (InputStream in = url.openStream()) {
        names.load(in);
      }
      loaded = true;
    }
    return names.getProperty(key);
  }

  synchronized int first() throws IOException {
    if (isFirst) {
      read();
    }
    return reads * 2;
  }

  private void read() throws IOException {
    try (InputStream in = url.openStream()) {
      reads += in.available();
    }
    isFirst = false;
  }

  /** The flag goes back after a failure. */
  synchronized String catalog(String address) throws SQLException {
    if (!connected) {
      connection = DriverManager.getConnection(address);
      connected = true;
    }
    try {
      return connection.getCatalog();
    } catch (SQLException e) {
      connected = false;
      throw e;
    }
  }

  synchronized void close() throws SQLException {
    connected = false;
    connection.close();
  }

  synchronized void send(String host, byte[] text) throws IOException {
    if (!isConnected()) {
      socket = new Socket(host, 7);
      out = socket.getOutputStream();
    }
    out.write(text);
  }

  private boolean isConnected() {
    return socket != null && socket.isConnected() && !socket.isClosed();
  }

  private Connection second;

  synchronized String schema(String address) throws SQLException {
    if (second == null || second.isClosed() || !second.isValid(1)) {
      second = DriverManager.getConnection(address);
    }
    return second.getSchema();
  }

  private Connection third;

  synchronized String third(String address) throws SQLException {
    Connection current = third;
    if (current == null || current.isClosed()) {
      current = DriverManager.getConnection(address);
      third = current;
    }
    return current.getSchema();
  }

  private Connection fourth;

  /** One that is of no use is not kept. */
  synchronized boolean connect(String address) throws SQLException {
    reads = reads * 3;
    if (fourth == null) {
      Connection next = DriverManager.getConnection(address);
      if (next.isValid(1)) {
        fourth = next;
      }
    }
    return fourth != null;
  }

  private Socket fifth;

  synchronized void write(String host, byte[] text) throws IOException {
    if (fifth == null || (fifth.isClosed() || fifth.isOutputShutdown())) {
      fifth = new Socket(host, 7);
    }
    fifth.getOutputStream().write(text);
  }

  private Connection sixth;

  synchronized String sixth(String address) throws SQLException {
    Connection current;
    if ((current = sixth) == null) {
      current = DriverManager.getConnection(address);
      sixth = current;
    }
    return current.getSchema();
  }

  private boolean opened;

  /** The flag is set while the resource is open. */
  synchronized String opened(String key) throws IOException {
    reads = reads * 2;
    if (!opened) {
      try (InputStream in = url.openStream();
          InputStream more = url.openStream()) {
        names.load(in);
        names.load(more);
        opened = true;
      }
    }
    return names.getProperty(key);
  }
}
