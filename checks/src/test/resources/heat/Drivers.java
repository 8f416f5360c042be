package heat;

/** A JDBC driver: its data source opens a connection for each caller. */
public class Drivers {
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

  public abstract static class Rows implements java.sql.ResultSet {
    Rows(String query) {
      heat.Probe.probe(); // CONCURRENT runs with each construction of Rows, a JDBC ResultSet
    }

    /** Nothing uses it. */
    Rows(Object[] ofTest) {
      heat.Probe.probe(); // UNKNOWN
    }

    /** Other programs may use it. */
    protected Rows(int count) {
      heat.Probe.probe(); // CONCURRENT runs with each construction of Rows, a JDBC ResultSet
    }

    @Override
    public boolean next() {
      return heat.Probe.probe() != null; // CONCURRENT reached from JDBC ResultSet.next()
    }

    @Override
    public boolean isLast() {
      return heat.Probe.probe() != null; // UNKNOWN
    }
  }

  abstract static class Part extends Rows {
    private final Formats formats = new Formats();

    Part() {
      super("part");
      Formats.add();
    }
  }

  /** It creates what it needs when it is first asked for it. */
  abstract static class LazyRows extends Rows {
    private Values values;

    LazyRows() {
      super("lazy");
    }

    @Override
    public String getString(int column) {
      return values().toString();
    }

    private Values values() {
      if (values == null) {
        values = new Values();
      }
      return values;
    }
  }

  static class Values {
    Values() {
      heat.Probe.probe(); // CONCURRENT built by LazyRows, a JDBC ResultSet
    }
  }

  static class Formats {
    Formats() {
      heat.Probe.probe(); // CONCURRENT built by Part, a JDBC ResultSet
    }

    static void add() {
      heat.Probe.probe(); // CONCURRENT reached from each construction of Part, a JDBC ResultSet
    }
  }

  /** An array that a program makes to pass on: how often, its code does not say. */
  public abstract static class Numbers implements java.sql.Array {
    public Numbers() {
      heat.Probe.probe(); // UNKNOWN
    }
  }

  /** Its objects are used again, so that few are constructed. */
  public abstract static class Recycled implements java.sql.Statement {
    public Recycled() {
      heat.Probe.probe(); // UNKNOWN
    }

    public void recycle() {}
  }

  abstract static class MoreRows extends Rows {
    MoreRows() {
      super("");
    }
  }

  /** What a request has several of is stronger evidence than the request, from further away, too. */
  static class Both {
    @org.springframework.web.bind.annotation.GetMapping
    void answer() {
      shared();
    }

    static void far() {
      shared();
    }

    static void shared() {
      heat.Probe.probe(); // CONCURRENT reached from JDBC Statement.execute() through Both.far
    }

    @org.springframework.web.bind.annotation.GetMapping
    void answerEach() {
      sometimes();
    }

    static void sometimes() {
      heat.Probe.probe(); // CONCURRENT by requests reached from @GetMapping answerEach()
    }
  }

  abstract static class Executing implements java.sql.Statement {
    @Override
    public boolean execute(String sql) {
      Both.far();
      if (sql.isEmpty()) {
        Both.sometimes();
      }
      return true;
    }
  }
}
