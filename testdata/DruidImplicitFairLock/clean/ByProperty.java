package testdata;

import com.alibaba.druid.pool.DruidDataSourceFactory;
import java.util.Properties;

/** The same choice as a property. */
class ByProperty {
  Object pool() {
    Properties properties = new Properties();
    properties.setProperty(DruidDataSourceFactory.PROP_MAXWAIT, "0");
    return DruidDataSourceFactory.createDataSource(properties);
  }
}
