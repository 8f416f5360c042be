package io.github.uncontended.runner.testing;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.SessionNotCreatedException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium, if there is one on this machine. */
public final class Browser implements AutoCloseable {
  private static final List<String> BROWSERS =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
  private static final List<String> DRIVERS = List.of("chromedriver");

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /**
   * Starts the browser; skips the test where there is none.
   *
   * @param userData an empty folder
   */
  public static Browser start(Path userData) {
    Optional<File> browser = onPath(BROWSERS);
    Optional<File> driver = onPath(DRIVERS);
    assumeTrue(browser.isPresent() && driver.isPresent(), "no Chromium and chromedriver on PATH");
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser.get());
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--user-data-dir=" + userData);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(driver.get())
            .usingAnyFreePort()
            .build();
    try {
      return new Browser(new ChromeDriver(service, options));
    } catch (SessionNotCreatedException e) {
      // Of another version than its driver, or in a sandbox that cannot read the folder.
      return abort("Chromium does not start: " + e.getMessage());
    }
  }

  private static Optional<File> onPath(List<String> names) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .map(Path::of)
        .flatMap(folder -> names.stream().map(folder::resolve))
        .filter(Files::isExecutable)
        .map(Path::toFile)
        .findFirst();
  }

  /** Sets the size of the viewport. */
  public void resize(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  /** Sets what the user prefers, {@code light} or {@code dark}. */
  public void preferColorScheme(String scheme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /** Switches the scripts of pages off. */
  public void disableScripts() {
    driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", true));
  }

  /** Opens a page. */
  public void open(Path page) {
    driver.get(page.toUri().toString());
  }

  /** Opens a page with a fragment. */
  public void open(Path page, String fragment) {
    driver.get("about:blank");
    driver.get(page.toUri() + "#" + fragment);
  }

  /** Asserts that the page requested nothing and that nothing went wrong. */
  public void assertQuiet() {
    assertThat(script("return performance.getEntriesByType('resource').length")).isEqualTo(0L);
    assertThat(driver.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
  }

  /** Evaluates a script that returns a number, a text or a boolean. */
  public Object script(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** The first element that a CSS selector selects. */
  public WebElement find(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /** The elements that a CSS selector selects and that are shown. */
  public List<WebElement> visible(String selector) {
    return driver.findElements(By.cssSelector(selector)).stream()
        .filter(WebElement::isDisplayed)
        .toList();
  }

  /** The element that has the focus. */
  public WebElement focused() {
    return driver.switchTo().activeElement();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
