// LIBRARIES: druid-1.2.14
package testdata;

import com.alibaba.druid.pool.DruidDataSource;

/** This version keeps a choice that is made before the maximum wait. */
class AnyOrder {
  DruidDataSource pool() {
    DruidDataSource pool = new DruidDataSource();
    pool.setUseUnfairLock(true);
    pool.setMaxWait(6000);
    return pool;
  }
}
