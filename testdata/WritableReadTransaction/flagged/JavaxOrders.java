// LIBRARIES: javax.transaction-api-1.3 javax.persistence-api-2.2
package testdata;

import javax.persistence.EntityManager;
import javax.transaction.Transactional;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;

/** Transactions without an attribute for reading, and those of JDBC. */
public class JavaxOrders {
  private final EntityManager entities;
  private final DataSource source;

  JavaxOrders(EntityManager entities, DataSource source) {
    this.entities = entities;
    this.source = source;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  @Transactional
  public List<?> open() {
    return entities.createNamedQuery("open").getResultList();
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  @Transactional(Transactional.TxType.REQUIRES_NEW)
  public Object one(long id) {
    return entities.createNativeQuery("select * from item where id = 1").getSingleResult();
  }

  int count() throws SQLException {
    try (Connection connection = source.getConnection()) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE This transaction only queries and is rolled back, but is opened for writing
      connection.setAutoCommit(false);
      try (PreparedStatement statement =
          connection.prepareStatement("select count(*) from item where id > ?")) {
        statement.setInt(1, 7);
        try (ResultSet rows = statement.executeQuery()) {
          rows.next();
          return rows.getInt(1);
        }
      } finally {
        connection.rollback();
      }
    }
  }
}
