import com.zaxxer.hikari.HikariConfig;

class Pools {
  final HikariConfig primary = new HikariConfig("/primary.properties");
}
