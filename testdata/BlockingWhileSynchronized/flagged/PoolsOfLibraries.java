// LIBRARIES: jedis-5.2.0 commons-pool2-2.12.0 commons-pool-1.6 bonecp-0.8.0.RELEASE HikariCP-6.3.0 httpclient-4.5.14 httpcore-4.4.16 httpclient5-5.4.3 httpcore5-5.3.3
package testdata;

import com.jolbox.bonecp.BoneCP;
import com.zaxxer.hikari.pool.HikariPool;
import java.sql.Connection;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.classic.HttpClient;
import org.apache.hc.client5.http.io.LeaseRequest;
import org.apache.hc.core5.http.ClassicHttpRequest;
import org.apache.hc.core5.util.Timeout;
import org.apache.http.conn.ConnectionRequest;
import redis.clients.jedis.ConnectionPool;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.JedisPool;

/** Takes connections from the pools of libraries, which wait for a free one or open one. */
class PoolsOfLibraries {
  private int taken;

  // BUG: Diagnostic contains: SUGGESTION ADVICE JedisPool.getResource() blocks while the thread holds
  synchronized Jedis jedis(JedisPool pool) {
    taken++;
    return pool.getResource();
  }

  synchronized int active(JedisPool pool) {
    taken += pool.getNumActive();
    return taken;
  }

  // BUG: Diagnostic contains: ConnectionPool.getResource() blocks
  synchronized Object connection(ConnectionPool pool) {
    taken++;
    return pool.getResource();
  }

  // BUG: Diagnostic contains: ObjectPool.borrowObject() blocks
  synchronized Object object(org.apache.commons.pool.ObjectPool<String> pool) throws Exception {
    taken++;
    return pool.borrowObject();
  }

  // BUG: Diagnostic contains: KeyedObjectPool.borrowObject() blocks
  synchronized Object keyed(org.apache.commons.pool.KeyedObjectPool<String, String> pool)
      throws Exception {
    taken++;
    return pool.borrowObject("a");
  }

  // BUG: Diagnostic contains: BoneCP.getConnection() blocks
  synchronized Connection bone(BoneCP pool) throws Exception {
    taken++;
    return pool.getConnection();
  }

  synchronized void begun(BoneCP pool) {
    pool.getAsyncConnection();
    taken++;
  }

  // BUG: Diagnostic contains: HikariPool.getConnection() blocks
  synchronized Connection hikari(HikariPool pool) throws Exception {
    taken++;
    return pool.getConnection(100);
  }

  // BUG: Diagnostic contains: ConnectionRequest.get() blocks
  synchronized Object http(ConnectionRequest request) throws Exception {
    taken++;
    return request.get(1, TimeUnit.SECONDS);
  }

  // BUG: Diagnostic contains: LeaseRequest.get() blocks
  synchronized Object leased(LeaseRequest request) throws Exception {
    taken++;
    return request.get(Timeout.ofSeconds(1));
  }

  // BUG: Diagnostic contains: HttpClient.execute() blocks
  synchronized Object executed(HttpClient client, ClassicHttpRequest request) throws Exception {
    taken++;
    return client.execute(request, response -> response.getCode());
  }
}
