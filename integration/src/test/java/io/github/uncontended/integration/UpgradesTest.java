package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The audit on the upgrade that made pgjdbc six times slower, and on the one that cured it. */
final class UpgradesTest {
  private static final String PGJDBC = "org.postgresql:postgresql:";
  private static final String FILE = "org/postgresql/jdbc/TimestampUtils.java:";

  /** The old version builds it once a connection, which is not reported. */
  /** New rules would change the counts. */
  private static final String RULES =
      "EagerOptionalFallback,LockingComputeIfAbsent,StringFormatConcatenation,"
          + "SynchronizedReadMostlyMap,SynchronizedTimeZoneLookup,UncachedHashCode";

  @Test
  void whatEveryStatementBuildsNowIsNew() {
    String report = audit("42.3.2", PGJDBC + "42.2.5", ExitCode.FOUND);

    assertTrue(report.contains(FILE + "128:34: warning SynchronizedTimeZoneLookup\n"), report);
    assertTrue(
        report.contains(
            "built by PgResultSet, a JDBC ResultSet, and PgStatement, a JDBC Statement."),
        report);
    assertTrue(report.contains("42.2.5 to 42.3.2: 2 new, 1 unchanged"), report);
  }

  @Test
  void theCureIsSaid() {
    String report = audit("42.3.4", "42.3.2", ExitCode.OK);

    assertTrue(report.contains("removed in 42.3.4; in 42.3.2 built by PgResultSet"), report);
    assertTrue(report.contains(FILE + "128: SynchronizedTimeZoneLookup\n"), report);
    assertTrue(report.contains("42.3.2 to 42.3.4: 1 removed, "), report);
  }

  @Test
  void aVersionAgainstItselfIsAsBefore() {
    String report = audit("42.3.2", "42.3.2", ExitCode.OK);

    assertFalse(report.contains("hotter"), report);
    assertTrue(report.contains("42.3.2 to 42.3.2: 3 unchanged"), report);
  }

  /** The files that a profile names are compiled against the jar, and the others after them. */
  @Test
  void whatAProfileMeasuredIsReportedFirst(@TempDir Path folder) throws IOException {
    Path profile =
        Files.writeString(
            folder.resolve("contention.profile"),
            """
            # uncontended-profile 3
            # recorded seconds=24 carry=0 recordings=1 threads=32 thread-seconds=700,0 jdk=17
            # thresholds monitor=0.001
            # totals monitor=170000,0
            """
                + "monitor\torg.postgresql.jdbc.TimestampUtils#<init>(ZLorg/postgresql/core/Provider;)V"
                + "\tjava.util.TimeZone#getTimeZone(Ljava/lang/String;)Ljava/util/TimeZone;"
                + "\t-\t-\tjava.util.TimeZone#getTimeZone(Ljava/lang/String;)Ljava/util/TimeZone;"
                + "\tjava.lang.Class\t9500\t170000\t19\t32\t3000\t0,0\n");
    String[] check = {
      "check",
      "--rules",
      RULES,
      "--target-runtime",
      "17",
      "--artifact",
      PGJDBC + "42.3.2",
      "--profile",
      profile.toString(),
      "--only-measured"
    };
    String measured = run(ExitCode.FOUND, check);
    String all = run(ExitCode.FOUND, Arrays.copyOf(check, check.length - 1));

    String first = FILE + "128:34: warning SynchronizedTimeZoneLookup\n";
    assertTrue(measured.startsWith(first), measured);
    assertTrue(measured.contains("(24 % of thread time)"), measured);
    assertTrue(measured.contains("1 file analysed"), measured);
    assertTrue(measured.contains("266 files that the profile does not name were"), measured);
    assertTrue(all.startsWith(first), all);
    assertEquals(all.indexOf(first), all.lastIndexOf(first), all);
    assertTrue(all.contains("267 files analysed"), all);
  }

  /** An application that was upgraded to the slow version hears which release to take. */
  @Test
  void anAuditOfAnApplicationNamesTheCure(@TempDir Path folder) throws IOException {
    Path pom =
        Files.writeString(
            folder.resolve("pom.xml"),
            """
            <project>
              <modelVersion>4.0.0</modelVersion>
              <groupId>demo</groupId>
              <artifactId>app</artifactId>
              <version>1</version>
              <dependencies>
                <dependency>
                  <groupId>org.postgresql</groupId>
                  <artifactId>postgresql</artifactId>
                  <version>42.3.2</version>
                </dependency>
                <dependency>
                  <groupId>com.zaxxer</groupId>
                  <artifactId>HikariCP</artifactId>
                  <version>5.0.1</version>
                </dependency>
              </dependencies>
            </project>
            """);
    String cache = folder.resolve("cache").toString();
    String report =
        run(ExitCode.FOUND, "audit", "--target-runtime", "17", "--cache", cache, pom.toString());

    assertTrue(report.lines().skip(1).findFirst().orElse("").startsWith(PGJDBC + "42.3.2"), report);
    assertTrue(report.contains("SynchronizedTimeZoneLookup TimestampUtils.java:128\n"), report);
    assertTrue(report.contains("    Fixed in 42.3.4.\n"), report);
    assertEquals(
        report,
        run(ExitCode.FOUND, "audit", "--target-runtime", "17", "--cache", cache, pom.toString()));
  }

  private static String audit(String version, String against, int code) {
    return run(
        code, "check", "--rules", RULES, "--artifact", PGJDBC + version, "--against", against);
  }

  private static String run(int code, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    int actual = Main.run(out, new PrintWriter(err), arguments);
    String report = out.toString(UTF_8);
    assertEquals(code, actual, report + err);
    assertEquals("", err.toString());
    return report;
  }
}
