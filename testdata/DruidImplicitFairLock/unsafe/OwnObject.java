package testdata;

import com.alibaba.druid.pool.DruidDataSource;

/** Pools that set themselves up, beside others whose lock is chosen. */
public class OwnObject {
  static class Plain extends DruidDataSource {
    Plain() {
      // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
      setMaxWait(100);
      setUseUnfairLock(true);
    }
  }

  static class OfSuper extends DruidDataSource {
    OfSuper() {
      // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
      super.setMaxWait(100); // short
      super.setUseUnfairLock(true);
    }
  }

  DruidDataSource chosen() {
    DruidDataSource pool = new DruidDataSource();
    pool.setMaxWait(100);
    pool.setUseUnfairLock(true);
    return pool;
  }

  DruidDataSource anonymous() {
    // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
    DruidDataSource pool = new DruidDataSource() {{ setMaxWait(1000); setUseUnfairLock(true); }};
    // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
    return pool == null ? pool : new DruidDataSource() {{ setMaxActive(1); this.setMaxWait(1000); this.setUseUnfairLock(true); }};
  }

  static class Outer extends DruidDataSource {
    class Inner extends DruidDataSource {
      Inner() {
        // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
        setMaxWait(100);
        setUseUnfairLock(true);
        // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
        Outer.this.setMaxWait(100);
        Outer.this.setUseUnfairLock(true);
        chooseFor(this);
      }
    }

    void chooseFor(Inner inner) {}
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    OwnObject it = new OwnObject();
    System.out.println(it.anonymous() != it.chosen() && new Plain() != null);
    System.out.println(new OfSuper() != null && new Outer().new Inner() != null);
  }
}
