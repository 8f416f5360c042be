// LIBRARIES: c3p0-0.9.5.5 mchange-commons-java-0.2.19 HikariCP-6.3.0
package testdata;

import javax.sql.DataSource;

/** A pool around a data source. */
public class Wrapped {
  DataSource pool(String url) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return com.mchange.v2.c3p0.DataSources.pooledDataSource(
        com.mchange.v2.c3p0.DataSources.unpooledDataSource(url));
  }
}
