// LIBRARIES: c3p0-0.9.5.5 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import java.beans.PropertyVetoException;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** A pool whose setters all have a counterpart. */
public class Pools {
  private static final int MAX_AGE = 1800;

  DataSource pool(String url, String password) throws PropertyVetoException, SQLException {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Each getConnection() of c3p0 takes three locks, one after the other
    ComboPooledDataSource pool = new ComboPooledDataSource();
    pool.setDriverClass("org.postgresql.Driver");
    pool.setJdbcUrl(url); // from the caller
    pool.setUser("app");
    pool.setPassword(password);
    pool.setMaxPoolSize(20);
    pool.setMinPoolSize(5);
    pool.setCheckoutTimeout(3000);
    pool.setMaxIdleTime(300);
    pool.setMaxConnectionAge(MAX_AGE);
    pool.setPreferredTestQuery("select 1");
    try (Connection first = pool.getConnection()) {
      System.out.println(first);
    }
    return pool;
  }
}
