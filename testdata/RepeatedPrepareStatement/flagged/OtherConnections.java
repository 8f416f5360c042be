package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** What a pass does with other connections, or with transactions, leaves the statement as it is. */
public class OtherConnections {
  private final Connection own;
  private final Connection audit;
  private final Auditor auditor;

  OtherConnections(Connection own, Connection audit, Auditor auditor) {
    this.own = own;
    this.audit = audit;
    this.auditor = auditor;
  }

  interface Migration {
    void run(Connection connection) throws SQLException;
  }

  static class Auditor {
    private final Connection connection;

    Auditor(Connection connection) {
      this.connection = connection;
    }

    void enter(String tenant) throws SQLException {
      connection.setSchema(tenant);
    }
  }

  void copy(Connection from, Connection to, List<String> tenants) throws SQLException {
    for (String tenant : tenants) {
      from.setSchema(tenant);
      enter(from, tenant);
      // BUG: Diagnostic contains: set its parameters on each pass
      try (PreparedStatement count = to.prepareStatement("select sum(n) from log")) {
        count.executeQuery();
      }
    }
  }

  private static void enter(Connection connection, String tenant) throws SQLException {
    connection.setSchema(tenant);
  }

  void audited(Connection connection, List<String> tenants) throws SQLException {
    for (String tenant : tenants) {
      audit(tenant);
      // BUG: Diagnostic contains: set its parameters on each pass
      try (PreparedStatement count = connection.prepareStatement("select sum(n) from log")) {
        count.executeQuery();
      }
    }
  }

  private void audit(String tenant) throws SQLException {
    audit.setSchema(tenant);
  }

  void auditedByOther(List<String> tenants) throws SQLException {
    for (String tenant : tenants) {
      auditor.enter(tenant);
      // BUG: Diagnostic contains: set its parameters on each pass
      try (PreparedStatement count = own.prepareStatement("select sum(n) from log")) {
        count.executeQuery();
      }
    }
  }

  void transactions(Connection connection, List<String> names) throws SQLException {
    for (String name : names) {
      connection.setAutoCommit(false);
      // BUG: Diagnostic contains: addBatch() in the loop
      try (PreparedStatement insert = connection.prepareStatement("insert into item values (?)")) {
        insert.setString(1, name);
        insert.executeUpdate();
      }
      connection.commit();
    }
  }

  void migrated(Connection connection, List<Migration> migrations) throws SQLException {
    for (Migration migration : migrations) {
      migration.run(connection);
      // BUG: Diagnostic contains: ADVICE Each pass of this loop prepares the same SQL on the same connection: the driver parses it again, and unless it caches statements, the server does, too, after another round trip. Prepare it once, around the loop, unless the other SQL of a pass changes what it means.
      try (PreparedStatement done = connection.prepareStatement("update version set n = n + 1")) {
        done.executeUpdate();
      }
    }
  }

  void emptied(Connection connection, List<String> names) throws SQLException {
    try (Statement setUp = connection.createStatement()) {
      for (String name : names) {
        setUp.addBatch("truncate table work");
        // BUG: Diagnostic contains: unless the other SQL of a pass changes what it means
        try (PreparedStatement insert = connection.prepareStatement("insert into work values (?)")) {
          insert.setString(1, name);
          insert.executeUpdate();
        }
      }
    }
  }
}
