package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.runner.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PageOptionTest {
  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() throws IOException {
    cli = new Cli(folder);
    cli.write("Flagged.java", Cli.FLAGGED_SAFE);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void aPlaceThatCannotBeWrittenIsOneLine() throws IOException {
    String missing = file("none/page.html");
    cli.check("--html", missing).assertOneLine("none");
    cli.check("--html", file("x"), "--sarif", file("x")).assertOneLine("the same file");
    cli.check("--html", "-", "--sarif", "-").assertOneLine("only one output");
    String pom = cli.write("pom.xml", "<project/>").toString();
    Cli.run("audit", pom, "--html", missing).assertOneLine("none");
    Cli.run("audit", pom, "--html", "-").assertOneLine("--html needs a file");
    Cli.run("diagnose", file("load.jfr"), "--html", missing).assertOneLine("none");
    Cli.run("diagnose", file("load.jfr"), "--html", "-").assertOneLine("--html needs a file");
  }

  @Test
  void thePageIsTheSameOnEachRunAndOnStandardOutput() throws IOException {
    Path page = folder.resolve("page.html");
    cli.check("--html", page.toString());
    String first = Files.readString(page);
    Cli.Outcome outcome = cli.check("--html", "-");
    assertThat(outcome.out()).isEqualTo(first);
    assertThat(outcome.code()).isEqualTo(ExitCode.FOUND);
    assertThat(first).contains("<mark>TimeZone.getTimeZone(&quot;UTC&quot;)</mark>");
    assertThat(first).contains("<h5>Safe fix</h5>");
  }

  @Test
  void anUnsafeFixIsShownOnRequest() throws IOException {
    cli.write("Flagged.java", Cli.FLAGGED);
    assertThat(cli.check("--html", "-").out()).doesNotContain("<h5>Unsafe fix</h5>");
    assertThat(cli.check("--html", "-", "--suggest-unsafe").out()).contains("<h5>Unsafe fix</h5>");
  }

  @Test
  void aLongLineIsCutAroundTheMark() throws IOException {
    String padding = " ".repeat(5000);
    cli.write(
        "Flagged.java",
        Cli.FLAGGED_SAFE.replace("return TimeZone", "return" + padding + "/*x*/ TimeZone"));
    String page = cli.check("--html", "-").out();
    assertThat(page).contains("<span>…   ");
    assertThat(page).contains("/*x*/ <mark>TimeZone.getTimeZone(&quot;UTC&quot;)</mark>;");
  }

  /** The marked code is that of the terminal, whatever ends the lines. */
  @Test
  void theExcerptFollowsTheLinesOfTheFile() throws IOException {
    for (String terminator : new String[] {"\n", "\r\n", "\r"}) {
      cli.write("Flagged.java", Cli.FLAGGED_SAFE.replace("\n", terminator));
      assertThat(cli.check("--html", "-").out())
          .contains(
              "<pre class=\"code\" style=\"--before:3\"><code><span>\n</span>"
                  + "<span>class Flagged {\n</span>"
                  + "<span>  TimeZone zone() {\n</span>"
                  + "<span>    return <mark>TimeZone.getTimeZone(&quot;UTC&quot;)</mark>;\n</span>"
                  + "<span>  }\n</span><span>}\n</span>");
    }
  }
}
