// LIBRARIES: druid-1.2.22
package testdata;

import com.alibaba.druid.pool.DruidDataSource;

/** The pools of this version are unfair with a maximum wait, too. */
class UnfairByDefault {
  DruidDataSource pool() {
    DruidDataSource pool = new DruidDataSource();
    pool.setMaxWait(6000);
    return pool;
  }
}
