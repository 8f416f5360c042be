package testdata;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;

/** A lock for each key, which a method looks up. */
class Stripes {
  private final Map<String, Object> locks = new ConcurrentHashMap<>();
  private final DataSource source;

  Stripes(DataSource source) {
    this.source = source;
  }

  private Object stripe(String key) {
    return locks.computeIfAbsent(key, it -> new Object());
  }

  String load(String key) throws SQLException {
    // BUG: Diagnostic contains: DataSource.getConnection() blocks while the thread holds the object that stripe() returns, so
    synchronized (stripe(key)) {
      try (Connection connection = source.getConnection()) {
        return connection.nativeSQL(key);
      }
    }
  }
}
