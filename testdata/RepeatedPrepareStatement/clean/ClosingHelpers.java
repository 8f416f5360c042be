package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Methods that keep the statement they get, execute it often, or may do something else. */
abstract class ClosingHelpers {
  private static final String INSERT = "insert into visit (page, at) values (?, ?)";

  private final List<PreparedStatement> pending = new ArrayList<>();

  void later(Connection connection, List<String> pages) throws SQLException {
    for (String page : pages) {
      enqueue(connection.prepareStatement(INSERT), page);
    }
  }

  private void enqueue(PreparedStatement insert, String page) throws SQLException {
    insert.setString(1, page);
    pending.add(insert);
  }

  List<ResultSet> open(Connection connection, List<String> pages) throws SQLException {
    List<ResultSet> all = new ArrayList<>();
    for (String page : pages) {
      all.add(rows(connection.prepareStatement("select at from visit where page = ?"), page));
    }
    return all;
  }

  private static ResultSet rows(PreparedStatement query, String page) throws SQLException {
    query.setString(1, page);
    return query.executeQuery();
  }

  void many(Connection connection, List<String> pages, List<Long> times) throws SQLException {
    for (String page : pages) {
      insertAll(connection.prepareStatement(INSERT), page, times);
    }
    for (String page : pages) {
      try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
        for (long time : times) {
          insert(insert, page, time);
        }
      }
    }
  }

  private static void insertAll(PreparedStatement insert, String page, List<Long> times)
      throws SQLException {
    try (insert) {
      for (long time : times) {
        insert(insert, page, time);
      }
    }
  }

  private static void insert(PreparedStatement insert, String page, long time)
      throws SQLException {
    insert.setString(1, page);
    insert.setLong(2, time);
    insert.executeUpdate();
  }

  void outOfSight(Connection connection, List<String> pages) throws SQLException {
    for (String page : pages) {
      store(connection.prepareStatement(INSERT), page);
      record(connection.prepareStatement(INSERT), page);
      closeLater(page, connection.prepareStatement(INSERT), null);
    }
  }

  abstract void store(PreparedStatement insert, String page) throws SQLException;

  void record(PreparedStatement insert, String page) throws SQLException {
    try (insert) {
      insert.setString(1, page);
      insert.executeUpdate();
    }
  }

  private void closeLater(String page, PreparedStatement... statements) {
    pending.add(statements[0]);
  }

  /** Keeps what its superclass closes. */
  abstract static class Recorder extends ClosingHelpers {
    private PreparedStatement last;

    @Override
    void record(PreparedStatement insert, String page) {
      last = insert;
    }

    PreparedStatement last() {
      return last;
    }
  }
}
