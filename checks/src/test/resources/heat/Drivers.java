package heat;

/** A JDBC driver: its data source opens a connection for each caller. */
class Drivers {
  abstract static class OpeningDriver implements java.sql.Driver {
    @Override
    public java.sql.Connection connect(String url, java.util.Properties properties) {
      return heat.Probe.probe(); // COLD connect(), which runs seldom
    }
  }

  abstract static class OpeningDataSource implements javax.sql.DataSource {
    @Override
    public java.sql.Connection getConnection() {
      return heat.Probe.probe(); // UNKNOWN
    }
  }
}
