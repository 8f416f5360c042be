// OPTIONS: -XepOpt:Uncontended:TargetRuntime=24
package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.sql.DataSource;

/** Lookups whose hits block, too: that, and not the lookup, is what to report. */
public class Hits {
  private final Map<String, CompletableFuture<byte[]>> pages = new HashMap<>();
  private final Map<Integer, CountDownLatch> gates = new HashMap<>();
  private final Map<String, PreparedStatement> statements = new HashMap<>();
  private final DataSource source;

  public Hits(DataSource source) {
    this.source = source;
  }


  public byte[] page(String name, Supplier<byte[]> reader) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE CompletableFuture.join() blocks while the thread holds 'pages'
    synchronized (pages) {
      CompletableFuture<byte[]> page = pages.get(name);
      if (page == null) {
        page = CompletableFuture.supplyAsync(reader);
        pages.put(name, page);
      }
      return page.join();
    }
  }

  // BUG: Diagnostic contains: CountDownLatch.await() blocks
  public synchronized boolean pass(int number) throws InterruptedException {
    return gates
        .computeIfAbsent(number, it -> new CountDownLatch(it))
        .await(1, TimeUnit.SECONDS);
  }

  // BUG: Diagnostic contains: PreparedStatement.executeUpdate() blocks
  public synchronized int run(String sql) throws SQLException {
    PreparedStatement statement = statements.get(sql);
    if (statement == null) {
      Connection connection = source.getConnection();
      statement = connection.prepareStatement(sql);
      statements.put(sql, statement);
    }
    return statement.executeUpdate();
  }
}
