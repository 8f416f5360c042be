package testdata;

import com.alibaba.druid.pool.DruidDataSource;
import com.alibaba.druid.pool.DruidDataSourceFactory;
import java.util.Properties;

/** The pool that is made of properties gets an unfair lock. */
class ChosenLater {
  DruidDataSource pool() {
    Properties properties = new Properties();
    properties.put(DruidDataSourceFactory.PROP_MAXWAIT, "6000");
    DruidDataSource pool = DruidDataSourceFactory.createDataSource(properties);
    pool.setUseUnfairLock(true);
    return pool;
  }
}
