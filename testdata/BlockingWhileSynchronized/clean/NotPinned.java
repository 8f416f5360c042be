// OPTIONS: -XepOpt:Uncontended:TargetRuntime=17
package testdata;

import java.sql.Connection;
import java.sql.SQLException;

/** One thread at a time uses a connection: no other waits for its monitor. */
abstract class NotPinned implements Connection {
  private final Connection target;
  private boolean begun;

  NotPinned(Connection target) {
    this.target = target;
  }

  synchronized void begin() {
    begun = true;
  }

  @Override
  public synchronized void commit() throws SQLException {
    if (begun) {
      target.commit();
    }
    begun = false;
  }

  @Override
  public boolean isReadOnly() throws SQLException {
    return target.isReadOnly();
  }
}
