package testdata;

import com.alibaba.druid.pool.DruidDataSource;

/** Pools whose lock is chosen, or whose wait is set again, behind a branch or in another run. */
class Branches {
  private final DruidDataSource field = new DruidDataSource();

  void behind(DruidDataSource pool, boolean big) {
    if (big) {
      pool.setMaxWait(9000);
    } else {
      pool.setMaxActive(3);
    }
    pool.setUseUnfairLock(true);
  }

  void inBranch(DruidDataSource pool, boolean big) {
    pool.setMaxWait(9000);
    if (big) {
      pool.setUseUnfairLock(true);
    }
  }

  void inCondition(DruidDataSource pool, Boolean unfair) {
    if (waits(pool)) {
      pool.setMaxWait(9000);
      if (unfair == null) {
        return;
      }
      pool.setUseUnfairLock(unfair);
    }
  }

  void fallsThrough(DruidDataSource pool, String size) {
    switch (size) {
      case "small":
        pool.setMaxWait(9000);
      default:
        pool.setUseUnfairLock(true);
    }
  }

  void behindSwitch(DruidDataSource pool, String size) {
    switch (size) {
      case "small":
        pool.setMaxWait(9000);
        break;
      default:
        pool.setMaxActive(3);
    }
    pool.setUseUnfairLock(true);
  }

  void behindLoop(DruidDataSource pool, int[] sizes) {
    search:
    for (int size : sizes) {
      while (true) {
        if (size > 3) {
          pool.setMaxWait(9000);
          break search;
        }
        break;
      }
    }
    pool.setUseUnfairLock(true);
  }

  void afterFailure(DruidDataSource pool, boolean big) {
    try {
      if (big) {
        pool.setMaxWait(9000);
        throw new IllegalStateException();
      }
    } catch (IllegalStateException e) {
      pool.setMaxActive(3);
    }
    pool.setUseUnfairLock(true);
  }

  int atTheEnd(DruidDataSource pool) {
    try {
      pool.setMaxWait(9000);
      return pool.hashCode();
    } finally {
      pool.setUseUnfairLock(true);
    }
  }

  void set() {
    field.setMaxWait(9000);
  }

  void choose(boolean unfair) {
    field.setUseUnfairLock(unfair);
  }

  private boolean waits(DruidDataSource pool) {
    return pool.hashCode() > 3;
  }
}
