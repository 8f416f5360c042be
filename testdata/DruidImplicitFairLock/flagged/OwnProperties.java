// LIBRARIES: druid-1.1.20
package testdata;

import com.alibaba.druid.pool.DruidDataSource;
import java.util.Properties;

/** Pools that read their settings from properties. */
class OwnProperties {
  private static final String WAIT = "druid.maxWait";

  DruidDataSource create(String url) {
    DruidDataSource pool = new DruidDataSource();
    Properties properties = new Properties();
    properties.setProperty("druid.url", url);
    properties.setProperty(WAIT, String.valueOf(100));
    // BUG: Diagnostic contains: WARNING ADVICE The property maxWait
    pool.configFromPropety(properties);
    return pool;
  }

  /** The name without its prefix is none that the pool reads. */
  DruidDataSource other() {
    DruidDataSource pool = new DruidDataSource();
    Properties others = new Properties();
    others.setProperty("maxWait", "100");
    pool.configFromPropety(others);
    return pool;
  }

  DruidDataSource chosen(Properties given) {
    DruidDataSource chosen = new DruidDataSource();
    given.setProperty("druid.maxWait", "100");
    chosen.configFromPropety(given);
    chosen.setUseUnfairLock(true);
    return chosen;
  }
}
