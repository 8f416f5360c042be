import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

class Pools {
  final HikariDataSource ledger = new HikariDataSource(new HikariConfig("/ledger.properties"));
}
