// LIBRARIES: c3p0-0.9.5.5 HikariCP-6.3.0 spring-beans-6.2.5 spring-core-6.2.5
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;
import org.springframework.beans.factory.FactoryBean;

/** Other pools, adapters and tests. */
public class Others {
  DataSource hikari() {
    return new HikariDataSource();
  }

  int sizeOf(ComboPooledDataSource pool) {
    return pool.getMaxPoolSize();
  }

  /** Whoever uses this class has chosen the pool. */
  static class C3p0FactoryBean implements FactoryBean<DataSource> {
    @Override
    public DataSource getObject() {
      return new ComboPooledDataSource();
    }

    @Override
    public Class<?> getObjectType() {
      return DataSource.class;
    }
  }
}
