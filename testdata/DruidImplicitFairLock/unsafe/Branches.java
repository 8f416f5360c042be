package testdata;

import com.alibaba.druid.pool.DruidDataSource;

/** Pools whose lock is chosen, or whose wait is set again, on other paths only. */
public class Branches {
  private final DruidDataSource field = new DruidDataSource();

  void otherwise(DruidDataSource pool, boolean big) {
    if (big) {
      // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
      pool.setMaxWait(9000);
      pool.setUseUnfairLock(true);
    } else {
      pool.setMaxWait(-1);
    }
  }

  void chosenOtherwise(DruidDataSource pool, boolean big) {
    if (!big) {
      // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
      pool.setMaxWait(9000); pool.setUseUnfairLock(true); /* nine seconds */ pool.setMaxActive(3);
    } else if (pool.hashCode() > 3) {
      pool.setUseUnfairLock(true);
    }
  }

  DruidDataSource returned(DruidDataSource pool, boolean big) {
    if (big) {
      // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
      pool.setMaxWait(9000);
      pool.setUseUnfairLock(true);
      return pool;
    }
    pool.setUseUnfairLock(true);
    return pool;
  }

  void cases(DruidDataSource pool, String size) {
    switch (size) {
      case "small":
        // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
        pool.setMaxWait(9000);
        pool.setUseUnfairLock(true);
        break;
      // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
      case "medium": pool.setMaxWait(90); pool.setUseUnfairLock(true);
        break;
      default:
        pool.setUseUnfairLock(true);
    }
  }

  void arrows(DruidDataSource pool, String size) {
    switch (size) {
      case "large" ->
          // BUG: Diagnostic contains: WARNING ADVICE Setting a maximum wait
          pool.setMaxWait(90000);
      case "small" -> {
        // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
        pool.setMaxWait(9000);
        pool.setUseUnfairLock(true);
      }
      default -> pool.setMaxWait(-1);
    }
  }

  void failures(DruidDataSource pool) {
    try {
      pool.setMaxActive(3);
    } catch (IllegalStateException e) {
      // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
      pool.setMaxWait(9000);
      pool.setUseUnfairLock(true);
    } catch (NullPointerException e) {
      pool.setUseUnfairLock(true);
    }
  }

  void loops(DruidDataSource pool, int[] sizes) {
    for (int size : sizes) {
      if (size > 3) {
        // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
        pool.setMaxWait(9000);
        pool.setUseUnfairLock(true);
        continue;
      }
      pool.setUseUnfairLock(true);
    }
  }

  void thrown(DruidDataSource pool, boolean big) {
    try {
      if (big) {
        // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
        pool.setMaxWait(9000);
        pool.setUseUnfairLock(true);
        throw new IllegalStateException();
      }
      pool.setUseUnfairLock(true);
    } finally {
      pool.setMaxActive(3);
    }
  }

  void first() {
    // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
    field.setMaxWait(100);
    field.setUseUnfairLock(true);
  }

  void second() {
    // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
    field.setMaxWait(200);
    field.setUseUnfairLock(true);
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Branches it = new Branches();
    DruidDataSource pool = new DruidDataSource();
    it.otherwise(pool, true);
    it.chosenOtherwise(pool, false);
    it.returned(pool, true);
    it.cases(pool, "small");
    it.arrows(pool, "small");
    it.failures(pool);
    it.loops(pool, new int[] {4});
    it.first();
    it.second();
    System.out.println(pool != null);
  }
}
