// LIBRARIES: c3p0-0.9.5.5
package testdata;

import com.mchange.v2.c3p0.ComboPooledDataSource;
import org.junit.jupiter.api.Test;

/** A test. */
public class PoolTest {
  @Test
  void opens() {
    System.out.println(new ComboPooledDataSource());
  }
}
