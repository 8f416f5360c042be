package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What configuration files say of drivers, told to the rule that reads the code. */
final class UncachedDriverTest {
  private static final String UNCACHED =
      """
      spring.datasource.type=com.zaxxer.hikari.HikariDataSource
      spring.datasource.url=jdbc:mysql://db/shop
      """;
  private static final String WITHOUT_PREPARE =
      "spring.datasource.url=jdbc:postgresql://db/shop?prepareThreshold=0\n";
  private static final String CODE =
      """
      package p;

      import java.sql.Connection;
      import java.sql.PreparedStatement;
      import java.sql.SQLException;
      import javax.sql.DataSource;

      class Items {
        private final DataSource source;

        Items(DataSource source) {
          this.source = source;
        }

        void touch(int id) throws SQLException {
          try (Connection connection = source.getConnection();
              PreparedStatement statement =
                  connection.prepareStatement("update item set seen = 1 where id = ?")) {
            statement.setInt(1, id);
            statement.executeUpdate();
          }
        }
      }
      """;

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() throws IOException {
    cli = new Cli(folder);
    cli.write("src/main/java/p/Items.java", CODE);
  }

  @Test
  void codeIsFlaggedWhereTheOnlyDataSourceHasNoCache() throws IOException {
    cli.write("src/main/resources/application.properties", UNCACHED);
    assertThat(check())
        .contains("as the program is configured, MySQL Connector/J does not cache it.");
  }

  @Test
  void aCommentThatNamesTheRuleSetsNoCache() throws IOException {
    cli.write(
        "src/main/resources/application.properties",
        "# To do: look at the finding StatementCacheOff.\n" + UNCACHED);
    assertThat(check()).contains("MySQL Connector/J does not cache it.");
  }

  @Test
  void whatASuppressionAcceptsIsNoMatterForTheCode() throws IOException {
    cli.write(
        "src/main/resources/application.properties",
        UNCACHED.replace(
            "spring.datasource.url",
            "# uncontended: off StatementCacheOff\nspring.datasource.url"));
    assertNotFlagged();
  }

  @Test
  void postgresWithoutServerPrepareHasNone() throws IOException {
    cli.write("src/main/resources/application.properties", WITHOUT_PREPARE);
    assertThat(check()).contains("as the program is configured, pgjdbc does not cache it.");
  }

  @Test
  void profilesOfDevelopmentDoNotCount() throws IOException {
    cli.write("src/main/resources/application.properties", UNCACHED);
    cli.write(
        "src/main/resources/application-dev.properties",
        "spring.datasource.url=jdbc:h2:mem:shop\n");
    assertThat(check()).contains("MySQL Connector/J does not cache it.");
  }

  @Test
  void eachDataSourceMustBeWithoutCache() throws IOException {
    cli.write(
        "src/main/resources/application.properties",
        UNCACHED + "reports.datasource.url=jdbc:mysql://db/reports\n");
    assertNotFlagged();
  }

  @Test
  void anotherDatabaseMayBeTheOneOfTheCode() throws IOException {
    cli.write(
        "src/main/resources/application.properties",
        UNCACHED + "reports.datasource.url=jdbc:oracle:thin:@db:1521/reports\n");
    assertNotFlagged();
  }

  @Test
  void urlsThatAreKnownLaterMayHaveTheCache() throws IOException {
    cli.write(
        "src/main/resources/application.properties",
        UNCACHED + "reports.datasource.url=${REPORTS_URL}\n");
    assertNotFlagged();
  }

  @Test
  void poolsMayCacheWhatTheDriverDoesNot() throws IOException {
    cli.write(
        "src/main/resources/application.properties",
        WITHOUT_PREPARE + "spring.datasource.dbcp2.pool-prepared-statements=true\n");
    assertNotFlagged();
  }

  @Test
  void aFileThatCannotBeReadMayHaveAnotherDataSource() throws IOException {
    cli.write("src/main/resources/application.properties", UNCACHED);
    cli.write("src/main/resources/application-prod.yml", "spring: [\n");
    assertNotFlagged();
  }

  @Test
  void aCachingDriverIsSilent() throws IOException {
    cli.write(
        "src/main/resources/application.properties",
        UNCACHED.replace("/shop", "/shop?cachePrepStmts=true"));
    assertNotFlagged();
  }

  private void assertNotFlagged() {
    assertThat(check()).doesNotContain("RepeatedPrepareStatement");
  }

  /** What is printed, on one line. */
  private String check() {
    return CharMatcher.whitespace()
        .collapseFrom(cli.check("--all", "-XepOpt:Uncontended:HotMethods=p.Items#*").out(), ' ');
  }
}
