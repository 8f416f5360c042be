package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.runner.command.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line of profiles, and {@code check} with one. */
final class ProfileCommandTest {
  private static final String SOURCE =
      """
      package a;
      import java.util.TimeZone;
      class B {
        TimeZone seldom() {
          return TimeZone.getTimeZone("UTC");
        }
        TimeZone unseen() {
          return TimeZone.getTimeZone("UTC");
        }
        TimeZone often() {
          return TimeZone.getTimeZone("UTC");
        }
        String text(int i) {
          return String.format("%s-%s", i, "x");
        }
      }
      """;
  private static final String GET_TIME_ZONE =
      "\tjava.util.TimeZone#getTimeZone(Ljava/lang/String;)Ljava/util/TimeZone;\tjava.lang.Class";

  @TempDir private Path folder;
  private Path source;
  private Path profile;
  private String out = "";
  private String err = "";

  @BeforeEach
  void write() throws IOException {
    source = Files.writeString(folder.resolve("B.java"), SOURCE);
    profile =
        Files.writeString(
            folder.resolve("a.profile"),
            """
            # uncontended-profile 1
            # recorded seconds=60 carry=0 recordings=1 threads=32 jdk=17
            # thresholds monitor=0.001
            """
                + "monitor\ta.B#gone()V\t-\ta.B\t10\t2000\t1\t2\t0,0\n"
                + "monitor\ta.B#often()Ljava/util/TimeZone;"
                + GET_TIME_ZONE
                + "\t9500\t55000\t190\t32\t0,0\n"
                + "monitor\ta.B#seldom()Ljava/util/TimeZone;"
                + GET_TIME_ZONE
                + "\t200\t4000\t9\t4\t0,0\n"
                + "cpu\ta.B#text(I)Ljava/lang/String;"
                + "\tjava.lang.String#format(Ljava/lang/String;[Ljava/lang/Object;)"
                + "Ljava/lang/String;\t-\t9000\t90000\t10\t32\t0,0\n");
  }

  @Test
  void foldsARecordingIntoAFile() throws IOException {
    Path recording = folder.resolve("recorded.jfr");
    Workload.record(recording);
    Path written = folder.resolve("new.profile");
    assertEquals(0, run("profile", recording.toString(), "-o", written.toString()));
    assertThat(err).contains("threads were blocked for");
    String once = Files.readString(written);
    assertThat(once)
        .contains("Workload#underLock()V\tjava.util.concurrent.locks.ReentrantLock#lock");
    assertEquals(0, run("profile", recording.toString()));
    assertEquals(once, out);
    assertEquals(0, run("profile", recording.toString(), "--merge", written.toString()));
    assertThat(out).contains("recordings=2");
    Path merged = Files.writeString(folder.resolve("merged.profile"), out);
    Profile single = Folding.load(written);
    Profile twice = Folding.load(merged);
    assertEquals(2.0, (double) twice.recordedNanos() / single.recordedNanos(), 0.05);
    assertEquals(
        2.0, (double) twice.total(ProfileKind.PARK) / single.total(ProfileKind.PARK), 0.05);
  }

  @Test
  void refusesInOneLineAndWritesNothing() throws IOException {
    Path written = folder.resolve("new.profile");
    refused("no recording to fold", "profile");
    refused("is not a recording", "profile", source.toString(), "-o", written.toString());
    refused(
        "is a profile, not a recording", "profile", profile.toString(), "-o", written.toString());
    refused("is no profile", "profile", "--merge", source.toString(), "-o", written.toString());
    refused("there is no profile", "profile", "show", "missing");
    refused("there is no profile", "check", "--profile", "missing", source.toString());
    refused("there is no profile", "check", "-XepOpt:Uncontended:Profile=x", source.toString());
    refused("does not exist", "profile", "stale", profile.toString(), "missing");
    refused("there is no folder", "profile", "x.jfr", "-o", "no/such/folder/a.profile");
    assertEquals(false, Files.exists(written));
  }

  @Test
  void showsWhereTimeIsLostAndWhichRuleExplainsIt() {
    assertEquals(0, run("profile", "show", profile.toString()));
    assertThat(out).contains("blocked by locks, share of thread time");
    assertThat(out).containsMatch("2.9 %  #{20}  B.often\\(\\) calls TimeZone.getTimeZone\\(\\)");
    assertThat(out).contains("55 s, 9,500 times on 32 threads, at most 190 ms at once, Class");
    assertThat(out.indexOf("B.often()")).isLessThan(out.indexOf("B.seldom()"));
    assertThat(out).containsMatch("B.seldom[^\\n]+\\n[^\\n]+\\n +SynchronizedTimeZoneLookup\\n");
    assertThat(out).containsMatch("B.gone[^\\n]+\\n[^\\n]+\\n +not explained by any rule\\n");
    assertThat(out)
        .containsMatch(
            "100 % +#+  B.text[^\\n]+\\n[^\\n]+\\n +calls String.format\\(\\) 100 %\\n"
                + " +EagerPreconditionMessage, StringFormatConcatenation\\n");
    assertThat(out).doesNotContain("\033");
  }

  @Test
  void listsWhatNoRuleExplains() {
    assertEquals(1, check("--profile", profile.toString(), source.toString()));
    assertThat(out)
        .contains(
            "Not explained by any rule:\n  2 s (0.1 % of thread time) blocked at B.gone() on B\n");
    assertEquals(1, check("--profile", profile.toString(), "--sarif", "-", source.toString()));
    assertThat(out)
        .contains("Not explained by any rule: 2 s (0.1 % of thread time) blocked at B.gone() on B");
    assertEquals(1, check(source.toString()));
    assertThat(out).doesNotContain("explained");
  }

  @Test
  void aLockThatTheRecordedRuntimeDoesNotHaveIsNotMeasured() throws IOException {
    String samples =
        """
        # uncontended-profile 2
        # recorded seconds=60 carry=0 recordings=1 threads=32 thread-seconds=900,0 jdk=%s
        # totals cpu=90000,0
        cpu\ta.B#often()Ljava/util/TimeZone;\t\
        java.util.TimeZone#getTimeZone(Ljava/lang/String;)Ljava/util/TimeZone;\t\
        -\t-\t-\t-\t9000\t90000\t10\t32\t0,0
        """;
    Files.writeString(profile, samples.formatted("17"));
    assertEquals(1, check("--profile", profile.toString(), source.toString()));
    assertThat(out).containsMatch("(?s)B.java:11:[^B]*took 100 % of the CPU samples");
    Files.writeString(profile, samples.formatted("25"));
    assertEquals(1, check("--profile", profile.toString(), source.toString()));
    assertThat(out).contains("B.java:11:");
    assertThat(out).doesNotContain("CPU samples");
  }

  @Test
  void comparesProfiles() throws IOException {
    Path same = folder.resolve("same.profile");
    Files.copy(profile, same);
    assertEquals(0, run("profile", "diff", profile.toString(), same.toString()));
    assertEquals("no difference above noise\n", out);
    Path worse = folder.resolve("worse.profile");
    Files.writeString(
        worse, Files.readString(profile).replace("\t9500\t55000\t", "\t95000\t550000\t"));
    assertEquals(1, run("profile", "diff", profile.toString(), worse.toString()));
    assertThat(out)
        .isEqualTo(
            "worse\n"
                + "    2.9 % to    29 %  blocked at B.often(), calling TimeZone.getTimeZone(), on"
                + " Class\n");
    assertEquals(0, run("profile", "diff", worse.toString(), profile.toString()));
    assertThat(out).startsWith("better\n");
    assertEquals(
        0, run("profile", "diff", "--threshold", "50", profile.toString(), worse.toString()));
    refused("there is no profile", "profile", "diff", "missing", profile.toString());
    refused(
        "--threshold must be",
        "profile",
        "diff",
        "--threshold",
        "-1",
        profile.toString(),
        worse.toString());
  }

  @Test
  void diagnosesTheProject() {
    assertEquals(
        1, run("diagnose", "--offline", profile.toString(), source.toString(), "--top", "1"));
    assertThat(out)
        .startsWith(
            """
            2.9 % of thread time blocked at B.often(), calling TimeZone.getTimeZone(), on Class
              55 s, 9,500 times on 32 threads, at most 190 ms at once
              Run on JDK 25 or later, which does not have this lock.
              Apply this fix:
            """);
    assertThat(out).contains("B.java:11:");
    assertThat(out).doesNotContain("B.java:5:");
    refused("--top must be", "diagnose", "--top", "0", profile.toString());
    refused("does not exist", "diagnose", "--classpath", "missing.jar", profile.toString());
  }

  @Test
  void diagnosesAMavenProjectWithItsClassPath() throws IOException {
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
                  <groupId>com.google.code.gson</groupId>
                  <artifactId>gson</artifactId>
                  <version>2.13.2</version>
                </dependency>
              </dependencies>
            </project>
            """);
    Path main = Files.createDirectories(folder.resolve("src/main/java/a"));
    Files.move(source, main.resolve("B.java"));
    Files.writeString(
        profile,
        "monitor\tcom.google.gson.Gson#toJson(Ljava/lang/Object;)Ljava/lang/String;\t-"
            + "\tjava.lang.Object\t9000\t50000\t190\t32\t0,0\n",
        StandardOpenOption.APPEND);
    assertEquals(
        1, run("diagnose", "--offline", profile.toString(), "--pom", pom.toString(), "--top", "2"));
    assertThat(out).contains("src/main/java/a/B.java:11:");
    assertThat(out).contains("  in com.google.code.gson:gson:2.13.2\n");
    refused(
        "--pom cannot be combined",
        "diagnose",
        profile.toString(),
        "--pom",
        pom.toString(),
        "--classpath",
        "x.jar");
  }

  @Test
  void listsWhatIsGone() {
    assertEquals(1, run("profile", "stale", profile.toString(), source.toString()));
    assertEquals("a.B#gone()V\n1 row is stale; record again\n", out);
  }

  @Test
  void sortsFindingsByLostTime() {
    assertEquals(1, check("--profile", profile.toString(), source.toString()));
    assertThat(out)
        .containsMatch(
            "(?s)B.java:11:.*blocked 55 s of a 60 s recording on 32 threads"
                + " \\(2.9 % of thread time\\), 9,500");
    // Waiting, then work, then what nobody measured.
    assertThat(out).containsMatch("(?s)B.java:11:.*B.java:5:.*B.java:14:.*B.java:8:");
    assertEquals(1, check(source.toString()));
    assertThat(out).containsMatch("(?s)B.java:5:.*B.java:8:.*B.java:11:.*B.java:14:");
  }

  @Test
  void ranksFindingsInSarif() {
    assertEquals(1, check("--profile", profile.toString(), "--sarif", "-", source.toString()));
    JsonArray results =
        JsonParser.parseString(out)
            .getAsJsonObject()
            .getAsJsonArray("runs")
            .get(0)
            .getAsJsonObject()
            .getAsJsonArray("results");
    assertEquals(53.3, results.get(0).getAsJsonObject().get("rank").getAsDouble());
    assertThat(results.get(1).getAsJsonObject().has("rank")).isFalse();
    assertEquals(95.1, results.get(2).getAsJsonObject().get("rank").getAsDouble(), 0.1);
    assertEquals(40.0, results.get(3).getAsJsonObject().get("rank").getAsDouble());
  }

  private void refused(String reason, String... arguments) {
    assertEquals(2, run(arguments), reason);
    assertThat(err).contains(reason);
    assertThat(err.lines().count()).isEqualTo(1);
    assertEquals("", out);
  }

  /** Checks for a JDK that has the lock. */
  private int check(String... arguments) {
    return run(
        Stream.concat(Stream.of("check", "--release", "17"), Stream.of(arguments))
            .toArray(String[]::new));
  }

  private int run(String... arguments) {
    ByteArrayOutputStream stdout = new ByteArrayOutputStream();
    StringWriter stderr = new StringWriter();
    int code = Main.run(stdout, new PrintWriter(stderr, true), arguments);
    out = stdout.toString(UTF_8);
    err = stderr.toString();
    return code;
  }
}
