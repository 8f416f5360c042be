package testdata;

import com.alibaba.druid.pool.DruidDataSource;
import com.alibaba.druid.pool.DruidDataSourceFactory;
import java.util.Properties;

/** The choice may be for the pool that is made of properties. */
class MaybeChosen {
  DruidDataSource either(boolean plain) {
    Properties properties = new Properties();
    properties.setProperty("maxWait", "60000");
    DruidDataSource pool =
        plain ? new DruidDataSource() : DruidDataSourceFactory.createDataSource(properties);
    pool.setUseUnfairLock(true);
    return pool;
  }
}
