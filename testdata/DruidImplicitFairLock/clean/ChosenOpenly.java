package testdata;

import com.alibaba.druid.pool.DruidDataSource;
import com.alibaba.druid.pool.DruidDataSourceFactory;
import java.util.Properties;

/** Other files may assign the field that the choice is made on. */
class ChosenOpenly {
  DruidDataSource open = new DruidDataSource();

  DruidDataSource ofProperties() {
    Properties properties = new Properties();
    properties.setProperty("maxWait", "60000");
    return DruidDataSourceFactory.createDataSource(properties);
  }

  void choose() {
    open.setUseUnfairLock(true);
  }
}
