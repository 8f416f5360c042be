// LIBRARIES: bonecp-0.8.0.RELEASE HikariCP-6.3.0
package testdata;

import com.jolbox.bonecp.BoneCP;
import com.jolbox.bonecp.BoneCPConfig;
import java.sql.SQLException;

/** A pool of BoneCP that is no data source. */
public class BoneConfig {
  static BoneCP pool(BoneCPConfig config) throws SQLException {
    config.setPartitionCount(3);
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return new BoneCP(config);
  }
}
