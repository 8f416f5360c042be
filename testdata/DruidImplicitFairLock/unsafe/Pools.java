package testdata;

import com.alibaba.druid.pool.DruidDataSource;

/** Pools with a maximum wait. */
public class Pools {
  private static final long WAIT = 6000;

  private final DruidDataSource field = new DruidDataSource();

  DruidDataSource pool() {
    DruidDataSource pool = new DruidDataSource();
    pool.setMaxActive(20);
    // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait makes the lock of this pool fair in Druid before 1.2.22
    pool.setMaxWait(6000); // a minute
    pool.setUseUnfairLock(true);
    return pool;
  }

  void configure(long wait) {
    // BUG: Diagnostic contains: WARNING UNSAFE A positive maximum wait makes the lock of this pool fair
    this.field.setMaxWait(wait);
    this.field.setUseUnfairLock(true);
    DruidDataSource ignored = new DruidDataSource();
    // In 1.1.20, this comes too early.
    ignored.setUseUnfairLock(true);
    // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
    ignored.setMaxWait(WAIT);
    ignored.setUseUnfairLock(true);
  }

  void once(boolean waits) {
    DruidDataSource pool = new DruidDataSource();
    if (waits)
      // BUG: Diagnostic contains: WARNING ADVICE Setting a maximum wait
      pool.setMaxWait(WAIT);
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Pools it = new Pools();
    it.configure(1);
    it.once(true);
    System.out.println(it.pool() != null);
  }
}
