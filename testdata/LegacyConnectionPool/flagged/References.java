// LIBRARIES: c3p0-0.9.5.5 HikariCP-6.3.0
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import java.util.function.Supplier;

/** A pool that a constructor reference builds. */
public class References {
  // BUG: Diagnostic contains: SUGGESTION ADVICE Each getConnection() of c3p0 takes three locks
  static final Supplier<ComboPooledDataSource> SOURCE = ComboPooledDataSource::new;
  static final Supplier<StringBuilder> OTHER = StringBuilder::new;
}
