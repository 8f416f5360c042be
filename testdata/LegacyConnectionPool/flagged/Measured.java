// LIBRARIES: c3p0-0.9.5.5
// OPTIONS: -XepOpt:Uncontended:Profile=src/test/resources/measured/LegacyConnectionPool.profile
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import javax.sql.DataSource;

/** A pool whose monitors a recording shows to be contended. */
public class Measured {
  static DataSource pool() {
    // BUG: Diagnostic contains: WARNING ADVICE Each getConnection() of c3p0 takes three locks, one after the other: in a published test of 20 threads on 20 connections, early waiters waited for 320 to 1,000 ms. This place matters: blocked 55 s of a 60 s recording on 32 threads
    return new ComboPooledDataSource();
  }
}
