package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** The same text means another table on each pass. */
public class Tenants {
  void schemas(Connection connection, List<String> tenants) throws SQLException {
    for (String tenant : tenants) {
      connection.setSchema(tenant);
      try (PreparedStatement count = connection.prepareStatement("select sum(n) from log")) {
        count.executeQuery();
      }
    }
  }

  void catalogs(Connection connection, List<String> tenants) throws SQLException {
    for (String tenant : tenants) {
      connection.setCatalog(tenant);
      try (PreparedStatement count = connection.prepareStatement("select sum(n) from log")) {
        count.executeQuery();
      }
    }
  }
}
