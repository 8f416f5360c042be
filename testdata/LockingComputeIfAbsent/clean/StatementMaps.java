package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Maps of objects that belong to a connection or a result set, which one thread at a time uses. */
class StatementMaps {
  abstract static class Rows implements ResultSet {
    private final Map<String, Integer> columns = new ConcurrentHashMap<>();

    @Override
    public int findColumn(String label) {
      return columns.computeIfAbsent(label, String::length);
    }
  }

  static class Types {
    private final Map<String, Integer> ids = new ConcurrentHashMap<>();

    Integer id(String name) {
      return ids.computeIfAbsent(name, String::length);
    }
  }

  abstract static class Session implements Connection {
    private final Types types = new Types();

    @Override
    public PreparedStatement prepareStatement(String sql) {
      types.id(sql);
      return null;
    }
  }
}
