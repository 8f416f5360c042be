// OPTIONS: -XepOpt:Uncontended:Profile=src/test/resources/measured/RepeatedPrepareStatement.profile
package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** A loop that a recording shows to spend its time on preparing. */
public class Measured {
  void insert(Connection connection, List<String> names) throws SQLException {
    for (String name : names) {
      // BUG: Diagnostic contains: This place matters: took 40 % of the CPU samples
      PreparedStatement statement = connection.prepareStatement("insert into item values (?)");
      statement.setString(1, name);
      statement.executeUpdate();
      statement.close();
    }
  }
}
