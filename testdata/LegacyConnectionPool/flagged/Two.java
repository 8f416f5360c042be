// LIBRARIES: c3p0-0.9.5.5
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import javax.sql.DataSource;

/** Only the first pool of a unit is reported, which names the others. */
public class Two {
  DataSource one() {
    // BUG: Diagnostic contains: acquireIncrement and initialPoolSize have no counterpart. The same holds for what another() builds.$
    return new ComboPooledDataSource();
  }

  DataSource another() {
    return new ComboPooledDataSource();
  }
}
