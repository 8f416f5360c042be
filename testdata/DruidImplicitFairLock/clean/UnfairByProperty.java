// LIBRARIES: druid-1.1.20
package testdata;

import com.alibaba.druid.pool.DruidDataSource;
import java.util.Properties;

/** The choice is a property of the pool. */
class UnfairByProperty {
  DruidDataSource pool() {
    DruidDataSource pool = new DruidDataSource();
    Properties properties = new Properties();
    properties.setProperty("druid.useUnfairLock", "true");
    pool.setMaxWait(6000);
    pool.configFromPropety(properties);
    return pool;
  }
}
