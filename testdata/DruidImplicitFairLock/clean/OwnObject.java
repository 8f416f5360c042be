package testdata;

import com.alibaba.druid.pool.DruidDataSource;

/** Pools that set themselves up and whose lock is chosen, by another name of the same object. */
class OwnObject {
  static class Super extends DruidDataSource {
    Super() {
      super.setMaxWait(100);
      setUseUnfairLock(true);
    }
  }

  static class This extends DruidDataSource {
    This() {
      setMaxWait(100);
      this.setUseUnfairLock(true);
    }
  }

  static class Initialized extends DruidDataSource {
    {
      setMaxWait(100);
    }

    Initialized() {
      Initialized.this.setUseUnfairLock(true);
    }
  }

  static class Tuned extends DruidDataSource {
    Tuned() {
      setMaxWait(100);
    }
  }

  DruidDataSource tuned() {
    DruidDataSource pool = new Tuned();
    pool.setUseUnfairLock(true);
    return pool;
  }

  DruidDataSource anonymous() {
    DruidDataSource pool = new DruidDataSource() {{ setMaxWait(1000); }};
    pool.setUseUnfairLock(true);
    return pool;
  }

  static class Outer extends DruidDataSource {
    class Inner {
      Inner() {
        setMaxWait(100);
        Outer.this.setUseUnfairLock(true);
      }
    }
  }
}
