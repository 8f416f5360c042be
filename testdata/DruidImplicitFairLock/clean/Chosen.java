package testdata;

import com.alibaba.druid.pool.DruidDataSource;
import com.alibaba.druid.pool.DruidDataSourceFactory;
import java.util.Properties;
import org.junit.Test;

/** Pools whose lock is chosen, or that do not wait. */
class Chosen {
  DruidDataSource unfair() {
    DruidDataSource pool = new DruidDataSource();
    pool.setMaxWait(6000);
    pool.setMaxActive(20);
    pool.setUseUnfairLock(true);
    return pool;
  }

  DruidDataSource fair() {
    DruidDataSource pool = new DruidDataSource();
    pool.setMaxWait(6000);
    pool.setUseUnfairLock(false);
    return pool;
  }

  DruidDataSource forever() {
    DruidDataSource pool = new DruidDataSource();
    pool.setMaxWait(-1);
    pool.setMaxWait(0L);
    return pool;
  }

  DruidDataSource setAgain() {
    DruidDataSource pool = new DruidDataSource();
    pool.setMaxWait(6000);
    pool.setMaxWait(-1);
    return pool;
  }

  DruidDataSource noWait(Properties given) {
    Properties properties = new Properties();
    properties.setProperty("maxActive", "20");
    return DruidDataSourceFactory.createDataSource(properties);
  }

  static class Other {
    void setMaxWait(long millis) {}

    void use() {
      setMaxWait(6000);
    }
  }

  static class PoolTest {
    @Test
    void waits() {
      new DruidDataSource().setMaxWait(6000);
    }
  }
}
