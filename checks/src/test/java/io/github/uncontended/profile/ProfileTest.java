package io.github.uncontended.profile;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the reader of profiles takes, what it refuses and in which words. */
final class ProfileTest {
  private static final String HEAD =
      """
      # uncontended-profile 1
      # recorded seconds=24 carry=-13 recordings=2 threads=32
      # thresholds monitor=0.001 cpu=20
      """;
  private static final String ROW =
      "monitor\ta.B#c(I)V\tjava.util.TimeZone#getTimeZone(Ljava/lang/String;)Ljava/util/TimeZone;"
          + "\tjava.lang.Class\t9500\t55000\t0.19\t32\t-12,340\n";

  @TempDir private Path folder;

  @Test
  void readsAllOfAProfile() throws Exception {
    Profile profile = read(HEAD + ROW);
    assertEquals(23_987_000_000L, profile.recordedNanos());
    assertEquals(2, profile.recordings());
    assertEquals(32, profile.threads());
    assertEquals(1_000, profile.thresholds().get(ProfileKind.MONITOR));
    assertEquals(20_000_000, profile.thresholds().get(ProfileKind.CPU));
    ProfileRow row = profile.rows().get(0);
    assertEquals("a.B#c(I)V", row.site().toString());
    assertEquals("getTimeZone", row.callee().get().method());
    assertEquals("java.lang.Class", row.object());
    assertEquals(9_499, row.count());
    assertEquals(55_340_000_000L, row.amount());
    assertEquals(190_000, row.max());
    assertEquals(32, row.threads());
  }

  @Test
  void readsTheFramesAndTotalsOfVersion2() throws Exception {
    Profile profile =
        read(
            """
            # uncontended-profile 2
            # recorded seconds=24 carry=0 recordings=1 threads=32 thread-seconds=700,0 jdk=17,21
            # thresholds monitor=0.001
            # totals monitor=70000,0 alloc=1200,5
            """
                + "monitor\ta.B#c(I)V\tl.M#n()V\tl.L#m()V\tjava.util.Vector#add(Ljava/lang/Object;)Z"
                + "\tjava.util.Vector#grow()V\tjava.util.Vector\t9500\t55000\t0.19\t32\t0,0\n");
    assertThat(profile.header().runtimes()).containsExactly(17, 21);
    assertEquals(700_000_000_000L, profile.header().threadNanos());
    assertEquals(70_000_000_000L, profile.total(ProfileKind.MONITOR));
    assertEquals(1201, profile.total(ProfileKind.ALLOC));
    ProfileRow row = profile.rows().get(0);
    assertEquals("l.L#m()V", row.path().nearest().toString());
    assertEquals("add", row.path().calledByNearest().get().method());
    assertEquals("grow", row.path().holder().get().method());
    assertEquals(List.of(row), profile.rowsIn("a.B"));
    assertEquals(List.of(row), profile.rowsIn("l.L"));
    assertEquals(55.0 / 700, profile.shareOfThreads(row.amount()), 1e-9);
  }

  @Test
  void readsTheDeviationOfVersion3() throws Exception {
    String head =
        """
        # uncontended-profile 3
        # recorded seconds=24 carry=0 recordings=1 threads=32 thread-seconds=700,0
        # thresholds monitor=0.001
        # totals monitor=70000,0
        """;
    String row = "monitor\ta.B#c(I)V\t-\t-\t-\t-\ta.L\t9500\t55000\t0.19\t32\t%s\t0,0\n";
    assertEquals(1_200_000_000, read(head + row.formatted("1200")).rows().get(0).deviation());
    assertThat(assertThrows(ProfileException.class, () -> read(head + row.formatted("much"))))
        .hasMessageThat()
        .contains("'deviation' is no number");
  }

  /** 9,499 waits on 32 threads are at least 296 independent events. */
  @Test
  void estimatesTheDeviationOfVersion1() throws Exception {
    ProfileRow row = read(HEAD + ROW).rows().get(0);
    assertEquals(55.34 / Math.sqrt(9_499 / 32.0), row.deviation() / 1e9, 1e-6);
  }

  @Test
  void estimatesTheThreadTimeOfVersion1() throws Exception {
    Profile profile = read(HEAD + ROW);
    assertEquals(32 * 23_987_000_000L, profile.header().threadNanos());
    assertThat(profile.header().runtimes()).isEmpty();
  }

  @Test
  void takesWhatGitMakesOnWindows() throws Exception {
    assertThat(read((HEAD + ROW).replace("\n", "\r\n")).rows()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.B#c(I)V|a.B#c(I|is no Class#method(descriptor)",
        "a.B#c(I)V|a.B#c|is no Class#method(descriptor)",
        "a.B#c(I)V|a.B#c(Q)V|is no Class#method(descriptor)",
        "a.B#c(I)V|#c(I)V|is no Class#method(descriptor)",
        "monitor\\t|moniter\\t|'moniter' is no kind",
        "\\t9500\\t|\\t-9500\\t|'count' is no number",
        "\\t9500\\t|\\t\\t|'count' is no number",
        "\\t9500\\t|\\t99999999999999999999\\t|'count' is no number",
        "\\t0.19\\t|\\t.19\\t|'max' is no number",
        "\\t0.19\\t|\\t1e9\\t|'max' is no number",
        "\\t32\\t|\\t99999999999\\t|'threads' is too large",
        "\\t-12,340|\\t-12|the carry is two numbers",
        "\\t-12,340|\\t-12,501|a carry is a number from -500 to 500",
        "\\t-12,340|''|a row has 9 columns",
        "\\t-12,340|\\t-12,340\\t1|a row has 9 columns",
        "monitor=0.001|monitor=fast|'threshold' is no number",
        "monitor=0.001|monitors=1|'monitors=1' means nothing here",
        "recordings=2|records=2|'records' means nothing here",
        "seconds=24|seconds=|'seconds' is no number",
        "# recorded|# Recorded|does not say how long was recorded",
        "# uncontended|<<<<<<< HEAD|is no profile: it does not begin with",
        "profile 1|profile 4|is a profile of version 4; this Uncontended reads versions up to 3",
        "profile 1|profile 2|a row has 12 columns",
        "profile 1|profile 3|a row has 13 columns",
        "profile 1|profile one|the version is no number",
      })
  void refusesWhatItWouldMisread(String part, String instead, String message) {
    String text = (HEAD + ROW).replace(unescape(part), unescape(instead));
    String said = assertThrows(ProfileException.class, () -> read(text)).getMessage();
    assertThat(said).contains(message);
    assertThat(said).contains(folder.toString());
    assertThat(said.lines().count()).isEqualTo(1);
  }

  @Test
  void refusesARowThatStandsThereTwice() {
    assertThat(assertThrows(ProfileException.class, () -> read(HEAD + ROW + ROW)))
        .hasMessageThat()
        .contains(":5: the row stands there twice");
  }

  @Test
  void refusesHalfAFile() {
    assertThat(
            assertThrows(
                ProfileException.class,
                () -> read((HEAD + ROW).substring(0, HEAD.length() + ROW.length() - 3))))
        .hasMessageThat()
        .contains("ends within its last line");
    assertThat(assertThrows(ProfileException.class, () -> read("")))
        .hasMessageThat()
        .contains("is empty");
  }

  @Test
  void refusesWhatIsNoText() throws IOException {
    Path file = folder.resolve("binary.profile");
    Files.write(file, "# uncontended-profile 1\n# caf\u00e9\n".getBytes(ISO_8859_1));
    assertThat(assertThrows(ProfileException.class, () -> Profile.read(file)))
        .hasMessageThat()
        .contains("it is not UTF-8 text");
    Path recording = folder.resolve("load.jfr");
    Files.write(recording, "FLR\0\u0000\u00e9".getBytes(ISO_8859_1));
    assertThat(assertThrows(ProfileException.class, () -> Profile.read(recording)))
        .hasMessageThat()
        .contains("is a recording; fold it with 'uncontended profile'");
    assertThat(assertThrows(ProfileException.class, () -> Profile.read(folder)))
        .hasMessageThat()
        .contains("it is a folder");
  }

  @Test
  void namesTheAbsolutePathOfAMissingFile() {
    Path missing = Path.of("no/such.profile");
    assertThat(assertThrows(ProfileException.class, () -> Profile.read(missing)))
        .hasMessageThat()
        .isEqualTo("there is no profile " + missing.toAbsolutePath());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0",
    "99, 99, 0",
    "100, 100, 0",
    "144, 140, 400",
    "145, 150, -500",
    "996, 1000, -40",
    "9949, 9900, 490",
    "123456789, 120000000, 345",
  })
  void roundsToTwoDigitsAndKeepsTheRest(long value, long rounded, int carry) {
    assertEquals(rounded, Figure.rounded(value));
    assertEquals(carry, Figure.carry(value));
  }

  /** A figure that is read and written again stays as it was. */
  @Test
  void roundingIsStable() {
    Random random = new Random(42);
    for (int i = 0; i < 100_000; i++) {
      long value = random.nextLong() >>> (1 + random.nextInt(62));
      value = Math.min(value, Long.MAX_VALUE / 100);
      long again = Figure.exact(Figure.rounded(value), Figure.carry(value));
      assertEquals(Figure.rounded(value), Figure.rounded(again), "of " + value);
      assertThat(Math.abs(value - again)).isAtMost(value / 1000);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 6, 0", "1000, 6, 0.001", "1234567, 6, 1.2", "55000000000, 6, 55000", "12, 0, 12"})
  void writesDecimals(long value, int scale, String text) {
    assertEquals(text, Figure.decimal(value, scale));
    assertEquals(Figure.rounded(value), Figure.parse(text, 0, text.length(), scale));
  }

  private Profile read(String text) throws Exception {
    Path file = folder.resolve("contention.profile");
    Files.writeString(file, text);
    return Profile.read(file);
  }

  private static String unescape(String text) {
    return text.replace("\\t", "\t");
  }
}
