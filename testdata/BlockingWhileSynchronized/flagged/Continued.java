package testdata;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Helpers that take the lock of their callers again. */
class Continued {
  private final DataSource source;
  private final Object other = new Object();
  private int reads;

  Continued(DataSource source) {
    this.source = source;
  }

  // BUG: Diagnostic contains: DataSource.getConnection() (through query) blocks while the thread holds the monitor of this Continued
  synchronized int total(String name) throws SQLException {
    return query(name) + reads;
  }

  private synchronized int query(String name) throws SQLException {
    try (Connection connection = source.getConnection()) {
      return connection.getNetworkTimeout() + name.length();
    }
  }

  synchronized int again(String name) throws SQLException {
    reads++;
    // BUG: Diagnostic contains: DataSource.getConnection() blocks while the thread holds the monitor of this Continued
    synchronized (this) {
      try (Connection connection = source.getConnection()) {
        return connection.getNetworkTimeout() + name.length();
      }
    }
  }

  /** The helper takes its lock itself where this one calls it. */
  int free(String name) throws SQLException {
    return shared(name);
  }

  synchronized int held(String name) throws SQLException {
    return shared(name) + reads;
  }

  // BUG: Diagnostic contains: DataSource.getConnection() blocks while the thread holds the monitor of this Continued
  private synchronized int shared(String name) throws SQLException {
    try (Connection connection = source.getConnection()) {
      return connection.getNetworkTimeout() + name.length();
    }
  }

  synchronized int ofOther(String name) throws SQLException {
    reads++;
    // BUG: Diagnostic contains: DataSource.getConnection() blocks while the thread holds 'other'
    synchronized (other) {
      try (Connection connection = source.getConnection()) {
        return connection.getNetworkTimeout() + name.length();
      }
    }
  }
}
