package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.springframework.scheduling.annotation.Scheduled;

/** Timers run these loops: each pass costs what it does anywhere else. */
public class Timers {
  private final DataSource source;

  Timers(DataSource source) {
    this.source = source;
  }

  @Scheduled(fixedRate = 60_000)
  public void archive() throws SQLException {
    try (Connection connection = source.getConnection()) {
      archive(connection, List.of(1L, 2L, 3L));
      forget(connection, List.of(4L, 5L));
      for (long order : List.of(6L, 7L)) {
        cancel(connection, order);
      }
    }
  }

  private void archive(Connection connection, List<Long> orders) throws SQLException {
    int next = 0;
    do {
      // BUG: Diagnostic contains: SUGGESTION
      try (PreparedStatement move = connection.prepareStatement("call archive_order(?)")) {
        move.setLong(1, orders.get(next));
        move.executeUpdate();
      }
    } while (++next < orders.size());
  }

  private void forget(Connection connection, List<Long> orders) {
    orders.forEach(
        order -> {
          try (PreparedStatement delete =
              // BUG: Diagnostic contains: SUGGESTION ADVICE
              connection.prepareStatement("delete from note where order_id = ?")) {
            delete.setLong(1, order);
            delete.executeUpdate();
          } catch (SQLException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  private void cancel(Connection connection, long order) throws SQLException {
    try (PreparedStatement update =
        // BUG: Diagnostic contains: A loop calls this method
        connection.prepareStatement("update orders set state = 'cancelled' where id = ?")) {
      update.setLong(1, order);
      update.executeUpdate();
    }
  }

  void start(ScheduledExecutorService timer, Connection connection, List<String> names) {
    timer.scheduleWithFixedDelay(
        () -> {
          for (String name : names) {
            try (PreparedStatement touch =
                // BUG: Diagnostic contains: SUGGESTION ADVICE
                connection.prepareStatement("update client set seen = 1 where name = ?")) {
              touch.setString(1, name);
              touch.executeUpdate();
            } catch (SQLException e) {
              throw new IllegalStateException(e);
            }
          }
        },
        1,
        60,
        TimeUnit.SECONDS);
  }
}
