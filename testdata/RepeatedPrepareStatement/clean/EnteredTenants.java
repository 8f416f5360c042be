package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Iterator;
import java.util.List;

/** Methods that each pass calls, and that give another meaning to the text. */
public class EnteredTenants {
  private final Connection own;

  EnteredTenants(Connection own) {
    this.own = own;
  }

  void given(Connection connection, List<String> tenants) throws SQLException {
    for (String tenant : tenants) {
      enter(connection, tenant);
      try (PreparedStatement count = connection.prepareStatement("select sum(n) from log")) {
        count.executeQuery();
      }
    }
  }

  private static void enter(Connection entered, String tenant) throws SQLException {
    if (!tenant.equals(entered.getSchema())) {
      entered.setSchema(tenant);
    }
  }

  void own(List<String> tenants) throws SQLException {
    for (String tenant : tenants) {
      enter(tenant);
      try (PreparedStatement count = own.prepareStatement("select sum(n) from log")) {
        count.executeQuery();
      }
    }
    for (String tenant : tenants) {
      this.enter(tenant);
      try (PreparedStatement count = own.prepareStatement("select max(n) from log")) {
        count.executeQuery();
      }
    }
  }

  private void enter(String tenant) throws SQLException {
    own.setSchema(tenant);
  }

  void untilLast(Connection connection, Iterator<String> names) throws SQLException {
    while (names.hasNext()) {
      try (PreparedStatement insert = connection.prepareStatement("insert into item values (?)")) {
        insert.setString(1, names.next());
        insert.executeUpdate();
      }
      if (!names.hasNext()) {
        connection.close();
      }
    }
  }
}
