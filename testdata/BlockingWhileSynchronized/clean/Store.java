package testdata;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import javax.sql.DataSource;

/** Reads without the lock, and stores the result under it. */
public class Store {
  private final Map<String, String> sessions = new HashMap<>();
  private final DataSource source;

  public Store(DataSource source) {
    this.source = source;
  }

  String load(String id) throws SQLException {
    String session;
    try (Connection connection = source.getConnection()) {
      session = connection.nativeSQL(id);
    }
    synchronized (sessions) {
      sessions.put(id, session);
    }
    return session;
  }
}
