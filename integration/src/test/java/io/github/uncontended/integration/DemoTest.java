package io.github.uncontended.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code examples/demo} promises: the measured places are three, and fixing them helps. */
final class DemoTest {
  /** JDK 25 looks zones up without a lock (JDK-8291027). */
  private static final boolean ZONES_LOCK = Runtime.version().feature() < 25;

  /** {@code Prices 2200 0}: blocked before and after. */
  private static final Pattern ROW = Pattern.compile("(?m)^(\\w+) +(\\d+) +(\\d+)$");

  private static final Pattern FINDING =
      Pattern.compile("(\\w+)\\.java:\\d+:\\d+: warning \\w+\\n(  This place matters: blocked)?");

  @TempDir private static Path folder;
  private static String said;

  @BeforeAll
  static void run() throws IOException, InterruptedException {
    Path command = folder.resolve("uncontended");
    String home = System.getProperty("java.home");
    Files.writeString(
        command,
        "#!/bin/sh\nexec '"
            + home
            + "/bin/java' -XX:TieredStopAtLevel=1 -jar '"
            + Path.of(System.getProperty("runner.jar")).toAbsolutePath()
            + "' \"$@\"\n");
    assertTrue(command.toFile().setExecutable(true));
    ProcessBuilder demo = new ProcessBuilder(List.of("../examples/demo", "2"));
    demo.environment().put("UNCONTENDED", command.toString());
    demo.environment().put("JAVA_HOME", home);
    Process process = demo.redirectErrorStream(true).start();
    said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
  }

  @Test
  void measuresTheRequestsAndNotTheStart() {
    Map<String, Boolean> measured = new HashMap<>();
    Matcher finding = FINDING.matcher(said);
    while (finding.find()) {
      measured.put(finding.group(1), finding.group(2) != null);
    }
    assertEquals(
        ZONES_LOCK
            ? Map.of("Prices", true, "Texts", true, "Clock", true)
            : Map.of("Prices", true, "Texts", true),
        measured,
        said);
  }

  @Test
  void fixesTakeTheBlockedTimeAway() {
    Matcher row = ROW.matcher(said);
    int contended = 0;
    while (row.find()) {
      long before = Long.parseLong(row.group(2));
      long after = Long.parseLong(row.group(3));
      boolean locks = !row.group(1).equals("Clock") || ZONES_LOCK;
      if (!row.group(1).equals("Banner") && locks) {
        contended++;
        assertTrue(before > 0 && after < before, said);
      } else {
        assertEquals(0, before, said);
      }
    }
    assertEquals(ZONES_LOCK ? 3 : 2, contended, said);
  }
}
