package testdata;

import com.alibaba.druid.pool.DruidDataSource;
import com.alibaba.druid.pool.DruidDataSourceFactory;
import java.util.Properties;

/** A pool that is made of properties, beside others that the code constructs and chooses for. */
class BesideOthers {
  private final DruidDataSource first = new DruidDataSource();

  DruidDataSource ofProperties() {
    Properties properties = new Properties();
    properties.setProperty("maxWait", "60000");
    // BUG: Diagnostic contains: WARNING ADVICE The property maxWait
    return DruidDataSourceFactory.createDataSource(properties);
  }

  DruidDataSource another(boolean large) {
    DruidDataSource second = null;
    if (large) {
      second = new DruidDataSource();
      second.setUseUnfairLock(true);
    }
    return second == null ? first : second;
  }

  void choose() {
    first.setUseUnfairLock(true);
  }
}
