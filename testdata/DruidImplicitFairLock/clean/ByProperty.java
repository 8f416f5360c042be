package testdata;

import com.alibaba.druid.pool.DruidDataSourceFactory;
import java.util.Properties;

/** The same choice as a property. */
class ByProperty {
  Object removed(Properties properties) {
    properties.remove(DruidDataSourceFactory.PROP_MAXWAIT);
    properties.put("-1", DruidDataSourceFactory.PROP_MAXWAIT);
    return DruidDataSourceFactory.createDataSource(properties);
  }

  Object pool() {
    Properties properties = new Properties();
    properties.setProperty(DruidDataSourceFactory.PROP_MAXWAIT, "0");
    return DruidDataSourceFactory.createDataSource(properties);
  }
}
