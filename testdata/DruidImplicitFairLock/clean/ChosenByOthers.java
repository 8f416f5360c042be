package testdata;

import com.alibaba.druid.pool.DruidDataSource;
import java.util.Iterator;

/** Choices by a method that gets the pool, and for whatever pool there is. */
class ChosenByOthers {
  DruidDataSource create() {
    DruidDataSource pool = new DruidDataSource();
    pool.setMaxWait(500);
    tune(pool, 3);
    return pool;
  }

  private static void tune(DruidDataSource tuned, int size) {
    tuned.setMaxActive(size);
    tuned.setUseUnfairLock(true);
  }

  void set(Iterator<DruidDataSource> pools) {
    pools.next().setMaxWait(5);
  }
}
