import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Lambdas that run once, or on many threads. */
class NoLoops {
  void optional(Connection connection, Optional<Long> id) {
    id.ifPresent(
        it -> {
          try (PreparedStatement statement = connection.prepareStatement("delete from p")) {
            statement.setLong(1, it);
            statement.executeUpdate();
          } catch (SQLException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  void parallel(Connection connection, List<Long> ids) {
    ids.parallelStream()
        .forEach(
            id -> {
              try (PreparedStatement statement = connection.prepareStatement("delete from p")) {
                statement.setLong(1, id);
                statement.executeUpdate();
              } catch (SQLException e) {
                throw new IllegalStateException(e);
              }
            });
  }
}
