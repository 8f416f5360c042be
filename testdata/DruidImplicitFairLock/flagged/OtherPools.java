package testdata;

import com.alibaba.druid.pool.DruidDataSource;
import com.alibaba.druid.pool.DruidDataSourceFactory;
import java.util.Properties;

/** A pool that is made of properties, and one that sets itself up. */
public class OtherPools {
  private static final long WAIT = 6000;

  DruidDataSource ofProperties() {
    Properties properties = new Properties();
    properties.put(DruidDataSourceFactory.PROP_MAXWAIT, "6000");
    // BUG: Diagnostic contains: WARNING ADVICE The property maxWait makes the lock of this pool fair
    return DruidDataSourceFactory.createDataSource(properties);
  }

  static class Tuned extends DruidDataSource {
    Tuned() {
      // BUG: Diagnostic contains: WARNING UNSAFE
      setMaxWait(WAIT);
    }
  }

  DruidDataSource ofNumbers() {
    Properties properties = new Properties();
    properties.put(DruidDataSourceFactory.PROP_MAXWAIT, 6000);
    // BUG: Diagnostic contains: WARNING ADVICE The property maxWait makes the lock of this pool fair
    return DruidDataSourceFactory.createDataSource(properties);
  }

  void ofResult() {
    // BUG: Diagnostic contains: WARNING ADVICE Setting a maximum wait
    ofProperties().setMaxWait(WAIT);
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    System.out.println(new OtherPools().ofProperties() != null && new Tuned() != null);
  }
}
