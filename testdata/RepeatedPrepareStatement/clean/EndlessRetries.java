import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Endless loops that repeat what failed until it succeeds. */
class EndlessRetries {
  private int retries;

  /** An optimistic update: whoever was not overtaken leaves. */
  long increment(Connection connection, long id) throws SQLException {
    while (true) {
      long value;
      try (PreparedStatement read = connection.prepareStatement("select n from c where id = ?")) {
        read.setLong(1, id);
        try (ResultSet row = read.executeQuery()) {
          if (!row.next()) {
            return -1;
          }
          value = row.getLong(1);
        }
      }
      try (PreparedStatement write =
          connection.prepareStatement("update c set n = ? where id = ? and n = ?")) {
        write.setLong(1, value + 1);
        write.setLong(2, id);
        write.setLong(3, value);
        if (write.executeUpdate() == 1) {
          return value;
        }
      }
      connection.rollback();
    }
  }

  /** Counts its attempts. */
  void attempts(Connection connection, long id) throws SQLException {
    int attempts = 0;
    for (; ; ) {
      if (attempts > 9) {
        throw new SQLException("not in " + attempts + " attempts");
      }
      try (PreparedStatement write = connection.prepareStatement("update c set n = 0")) {
        if (write.executeUpdate() > 0) {
          break;
        }
      }
      attempts++;
      retries++;
    }
  }

  /** Leaves when nothing has failed. */
  void untilNoneFails(Connection connection) throws SQLException {
    while (true) {
      int failed;
      try (PreparedStatement write = connection.prepareStatement("update c set n = 0")) {
        write.executeUpdate();
        failed = write.getUpdateCount();
      }
      if (failed == 0) {
        break;
      }
    }
  }

  /** Leaves as soon as rows are changed. */
  void untilRows(Connection connection) throws SQLException {
    while (true) {
      try (PreparedStatement write = connection.prepareStatement("update c set n = 0")) {
        if (write.executeUpdate() != 0) {
          return;
        }
      }
    }
  }

  /** Updates, or else inserts, or else somebody else has inserted. */
  int upsert(Connection connection, long id) throws SQLException {
    while (true) {
      int rows;
      try (PreparedStatement update = connection.prepareStatement("update c set n = 1")) {
        rows = update.executeUpdate();
      }
      if (rows > 0) {
        return rows;
      }
      try (PreparedStatement insert = connection.prepareStatement("insert into c values (?)")) {
        insert.setLong(1, id);
        insert.executeUpdate();
      }
    }
  }

  /** Sums up what the one pass that succeeds has done. */
  int sum(Connection connection, int begin) throws SQLException {
    int sum = begin;
    int failures = 0;
    while (true) {
      int rows;
      try (PreparedStatement update = connection.prepareStatement("update c set n = 1")) {
        rows = update.executeUpdate();
      } catch (SQLException e) {
        if (failures++ > 3) {
          throw e;
        }
        continue;
      }
      sum += rows;
      return sum;
    }
  }
}
