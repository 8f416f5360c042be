// OPTIONS: -XepOpt:Uncontended:TargetRuntime=21
package testdata;

import java.sql.Connection;
import java.sql.SQLException;

/** One thread at a time uses a connection: no other waits for its monitor. */
abstract class Pinned implements Connection {
  private final Connection target;
  private boolean begun;

  Pinned(Connection target) {
    this.target = target;
  }

  synchronized void begin() {
    begun = true;
  }

  // BUG: Diagnostic contains: Pinned. A virtual thread that blocks here pins its carrier thread.
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
