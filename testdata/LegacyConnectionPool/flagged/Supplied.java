// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import java.util.function.Supplier;
import javax.sql.DataSource;

/** A lambda returns the pool itself. */
public class Supplied {

  private DataSource source;

  DataSource pool(String url) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    ComboPooledDataSource pool = new ComboPooledDataSource();
    pool.setJdbcUrl(url);
    Supplier<ComboPooledDataSource> supplier =
        () -> {
          return pool;
        };
    return supplier.get();
  }
}
