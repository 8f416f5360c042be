package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.IntStream;

/** Streams that prepare the same SQL for each element. */
public class Streams {
  void each(Connection connection, List<Long> ids) {
    ids.stream()
        .filter(id -> id > 0)
        .forEach(
            id -> {
              // BUG: Diagnostic contains: SUGGESTION ADVICE Each pass of this loop prepares the same SQL on the same connection
              try (PreparedStatement statement = connection.prepareStatement("delete from p")) {
                statement.setLong(1, id);
                statement.executeUpdate();
              } catch (SQLException e) {
                throw new IllegalStateException(e);
              }
            });
  }

  void range(Connection connection) {
    IntStream.range(0, 9).forEachOrdered(id -> delete(connection, id));
  }

  private void delete(Connection connection, int id) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE A loop calls this method
    try (PreparedStatement statement = connection.prepareStatement("delete from q")) {
      statement.setInt(1, id);
      statement.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
