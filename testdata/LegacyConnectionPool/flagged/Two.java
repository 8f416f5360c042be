// LIBRARIES: c3p0-0.9.5.5
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import javax.sql.DataSource;

/** Only the first pool of a unit is reported. */
public class Two {
  DataSource one() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return new ComboPooledDataSource();
  }

  DataSource another() {
    return new ComboPooledDataSource();
  }
}
