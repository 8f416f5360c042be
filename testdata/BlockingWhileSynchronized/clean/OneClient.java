package testdata;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** A lock for one connection, and for the statements and streams of it. */
class OneClient {
  private final Map<String, PreparedStatement> prepared = new HashMap<>();
  private Connection connection;

  synchronized void use(Connection other) {
    connection = other;
  }

  /** The statements are all of the one connection. */
  synchronized int run(String sql) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    return statement.executeUpdate();
  }

  /** One thread reads without the lock that keeps the writers apart. */
  static class Session {
    private final Socket socket;
    private long sent;

    Session(Socket socket) {
      this.socket = socket;
    }

    int next() throws IOException {
      return socket.getInputStream().read();
    }

    synchronized void send(byte[] message) throws IOException {
      OutputStream out = new BufferedOutputStream(socket.getOutputStream());
      out.write(message);
      out.flush();
      sent = sent * 31 + message.length;
    }

    synchronized long sent() {
      return sent * 2;
    }
  }

  /** A lock for each socket. */
  static void send(Socket socket, byte[] message) throws IOException {
    synchronized (socket) {
      socket.getOutputStream().write(message);
    }
  }

  /** There is one object, whose connection the lock of the class is for. */
  static class Single {
    private static final Single INSTANCE = new Single();

    private Connection connection;

    private Single() {}

    void use(Connection other) {
      synchronized (Single.class) {
        connection = other;
      }
    }

    int run(String sql) throws SQLException {
      synchronized (Single.class) {
        return connection.prepareStatement(sql).executeUpdate();
      }
    }
  }
}
