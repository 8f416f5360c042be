package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.profile.Workload;
import io.github.uncontended.runner.testing.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Opens the pages that the commands write in a real browser. */
final class PagesInBrowserTest {
  @TempDir private static Path userData;
  @TempDir private static Path folder;
  private static Browser browser;
  private static Path recording;

  @BeforeAll
  static void start() throws IOException {
    browser = Browser.start(userData);
    browser.resize(1280, 900);
    recording = folder.resolve("load.jfr");
    Workload.record(recording);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  private static WebElement frame(String graph, String name) {
    return browser.visible("#" + graph + " .frame").stream()
        .filter(frame -> frame.getText().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void checkShowsFindingsWithCodeFixAndProfile() throws IOException {
    Cli cli = new Cli(folder.resolve("sources"));
    cli.write("a/src/main/java/p/Flagged.java", Cli.FLAGGED_SAFE);
    cli.write("b/src/main/java/q/Flagged.java", Cli.FLAGGED.replace("package p", "package q"));
    cli.write("b/src/main/java/q/Broken.java", "package q; class Broken {");
    Path profile = folder.resolve("load.profile");
    Cli.run("profile", recording.toString(), "-o", profile.toString());
    Path page = folder.resolve("check.html");
    Cli.Outcome outcome = cli.check("--html", page.toString(), "--profile", profile.toString());
    assertThat(outcome.err()).isEmpty();
    browser.open(page);
    assertThat(browser.find("#shown").getText()).isEqualTo("2 findings");
    browser.find("#open-all").click();
    assertThat(browser.find("mark").getText()).isEqualTo("TimeZone.getTimeZone(\"UTC\")");
    assertThat(browser.find(".diff ins").getText()).contains("ZoneOffset");
    browser.find("fieldset[data-key=module] input").click();
    assertThat(browser.visible(".finding")).hasSize(1);
    assertThat(browser.find("#profile").getText()).contains("Workload.inMonitor()");
    assertThat(browser.find("#unexplained").getText()).contains("of thread time blocked at");
    assertThat(browser.find("#not-analysed").getText()).contains("1");
    browser.assertQuiet();
  }

  @Test
  void theFlameGraphZoomsByMouseAndKeyboardAndHighlights() throws IOException {
    Path page = folder.resolve("diagnosis.html");
    Cli.Outcome outcome =
        Cli.run("diagnose", recording.toString(), "--offline", "--html", page.toString());
    assertThat(outcome.code()).isEqualTo(ExitCode.FOUND);
    browser.open(page);
    assertThat(browser.visible(".verdict h3")).isNotEmpty();
    WebElement work = frame("blocked-graph", "Workload.work");
    int width = work.getSize().getWidth();
    WebElement inMonitor = frame("blocked-graph", "Workload.inMonitor");
    assertThat(inMonitor.getSize().getWidth()).isLessThan(width);
    assertThat(inMonitor.getLocation().getY()).isGreaterThan(work.getLocation().getY());

    inMonitor.click();
    int all = browser.find("#blocked-graph .graph").getSize().getWidth();
    assertThat(frame("blocked-graph", "Workload.inMonitor").getSize().getWidth())
        .isAtLeast(all - 2);
    assertThat(browser.focused().getAttribute("aria-label")).contains("Workload#inMonitor: ");
    browser.focused().sendKeys(Keys.ARROW_UP);
    assertThat(browser.focused().getText()).isEqualTo("Workload.work");
    browser.focused().sendKeys(Keys.ESCAPE);
    assertThat(frame("blocked-graph", "Workload.inMonitor").getSize().getWidth())
        .isLessThan(all - 2);
    browser.focused().sendKeys(Keys.HOME);
    browser.focused().sendKeys(Keys.ARROW_DOWN);
    String child = browser.focused().getText();
    browser.focused().sendKeys(Keys.ENTER);
    assertThat(browser.focused().getText()).isEqualTo(child);
    browser.find("#blocked-graph button").click();

    browser.find("#blocked-graph input").sendKeys("inmonitor");
    assertThat(browser.find("#blocked-graph .matched").getText()).matches("matched [0-9.]+ %");
    assertThat(browser.visible("#blocked-graph .frame.match")).isNotEmpty();
    List<WebElement> others = browser.visible("#blocked-graph .frame:not(.match)");
    assertThat(others.get(0).getCssValue("opacity")).isEqualTo("0.3");
    assertThat(browser.visible("#waited-graph .frame")).isNotEmpty();

    browser.find(".verdict button[data-graph=blocked-graph]").click();
    assertThat(browser.focused().getAttribute("value")).contains("#");
    assertThat(browser.visible("#blocked-graph .frame.match")).isNotEmpty();
    browser.assertQuiet();
  }

  @Test
  void theDiagnosisOfAProfileSaysWhyItHasNoGraph() throws IOException {
    Path profile = folder.resolve("other.profile");
    Cli.run("profile", recording.toString(), "-o", profile.toString());
    Path page = folder.resolve("profile.html");
    Cli.run("diagnose", profile.toString(), "--offline", "--html", page.toString());
    browser.open(page);
    assertThat(browser.visible(".flame")).isEmpty();
    assertThat(browser.find("#graphs").getText()).contains("a profile has none");
    assertThat(browser.visible(".verdict button")).isEmpty();
  }

  @Test
  void thePageHasFramesOnly() throws IOException {
    Path page = folder.resolve("private.html");
    Cli.run("diagnose", recording.toString(), "--offline", "--html", page.toString());
    String text = Files.readString(page);
    assertThat(text).doesNotContain(System.getProperty("user.home"));
    assertThat(text).doesNotContain(folder.toString());
    assertThat(text).doesNotContain(System.getProperty("java.class.path"));
    assertThat(text).doesNotContain("pool-1-thread-1");
  }
}
