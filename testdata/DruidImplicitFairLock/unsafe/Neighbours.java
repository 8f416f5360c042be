package testdata;

import com.alibaba.druid.pool.DruidDataSource;
import java.util.Iterator;

/** Pools whose neighbours have a lock that is chosen. */
public class Neighbours {
  private final DruidDataSource reading = new DruidDataSource();

  DruidDataSource reading() {
    return reading;
  }

  void set(Iterator<DruidDataSource> pools) {
    // BUG: Diagnostic contains: WARNING ADVICE Setting a maximum wait
    pools.next().setMaxWait(50);
    // BUG: Diagnostic contains: WARNING ADVICE Setting a maximum wait
    reading().setMaxWait(50);
  }

  DruidDataSource writing() {
    DruidDataSource writing = new DruidDataSource();
    writing.setMaxWait(900);
    writing.setUseUnfairLock(true);
    return writing;
  }

  DruidDataSource[] both() {
    DruidDataSource pool = new DruidDataSource();
    // BUG: Diagnostic contains: WARNING UNSAFE Setting a maximum wait
    pool.setMaxWait(10);
    pool.setUseUnfairLock(true);
    DruidDataSource first = pool;
    pool = new DruidDataSource();
    pool.setMaxWait(20);
    pool.setUseUnfairLock(true);
    return new DruidDataSource[] {first, pool};
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Neighbours it = new Neighbours();
    System.out.println(it.both().length + (it.writing() == null ? 0 : 1));
  }
}
