package io.github.uncontended.runner.html;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.runner.engine.Ruleset;
import io.github.uncontended.runner.testing.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Opens pages of findings in a real browser. */
final class FindingsInBrowserTest {
  @TempDir private static Path userData;
  @TempDir private static Path folder;
  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.start(userData);
    browser.resize(1280, 900);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  private static Path page(List<FindingCard> cards) throws IOException {
    return Files.write(folder.resolve(cards.size() + ".html"), Cards.page(cards).toBytes());
  }

  private static String shown() {
    return browser.find("#shown").getText();
  }

  private static void choose(String key, String value) {
    browser.find("fieldset[data-key=" + key + "] input[value='" + value + "']").click();
  }

  @Test
  void hostileTextIsShown() throws IOException {
    List<FindingCard> cards = new ArrayList<>(Cards.many(6));
    cards.add(Cards.hostile());
    browser.open(page(cards));
    assertThat(browser.script("return document.title")).isEqualTo("example · Uncontended check");
    assertThat(browser.visible("img")).isEmpty();
    assertThat((String) browser.script("return document.querySelector('main').textContent"))
        .contains("\"</script><script>document.title='taken'</script><!-- '");
    browser.assertQuiet();
  }

  @Test
  void filtersSelectFindings() throws IOException {
    browser.open(page(Cards.many(30)));
    assertThat(shown()).isEqualTo("30 findings");
    assertThat(browser.visible(".finding")).hasSize(30);
    choose("rule", "FairLock");
    assertThat(shown()).isEqualTo("8 of 30 findings");
    choose("rule", "SharedRandom");
    assertThat(shown()).isEqualTo("16 of 30 findings");
    choose("severity", "warning");
    assertThat(shown()).isEqualTo("7 of 30 findings");
    choose("heat", "Measured");
    choose("module", "module-0");
    assertThat(shown()).isEqualTo(browser.visible(".finding").size() + " of 30 findings");
    assertThat(browser.visible(".group h3")).hasSize(1);
    browser.find("button[type=reset]").click();
    assertThat(browser.visible(".finding")).hasSize(30);
    browser.assertQuiet();
  }

  /** Heat and module go together in these findings: an option says what it would still show. */
  @Test
  void optionsCountWhatTheyWouldShow() throws IOException {
    browser.open(page(Cards.many(30)));
    choose("heat", "Measured");
    assertThat(browser.find("input[value='module-0'] ~ small").getText()).isEqualTo("10");
    assertThat(browser.find("input[value='module-1'] ~ small").getText()).isEqualTo("0");
    assertThat(browser.find("input[value='Many threads'] ~ small").getText()).isEqualTo("10");
  }

  @Test
  void searchFindsCodeAndTheAddressKeepsIt() throws IOException {
    Path page = page(Cards.many(30));
    browser.open(page);
    browser.find("body").sendKeys("/");
    assertThat(browser.focused().getAttribute("id")).isEqualTo("query");
    browser.focused().sendKeys("SERVICE17.call");
    assertThat(shown()).isEqualTo("1 of 30 findings");
    String address = (String) browser.script("return location.hash.slice(1)");
    browser.open(page, address);
    assertThat(browser.find("#query").getAttribute("value")).isEqualTo("SERVICE17.call");
    assertThat(shown()).isEqualTo("1 of 30 findings");
    browser.assertQuiet();
  }

  @Test
  void theKeyboardIsEnough() throws IOException {
    browser.open(page(Cards.many(30)));
    browser.find("#query").sendKeys(Keys.TAB);
    while (!"checkbox".equals(browser.focused().getAttribute("type"))) {
      browser.focused().sendKeys(Keys.TAB);
    }
    browser.focused().sendKeys(Keys.SPACE);
    assertThat(shown()).isEqualTo("10 of 30 findings");
    assertThat(browser.script("return getComputedStyle(document.activeElement).outlineStyle"))
        .isEqualTo("solid");
    boolean open = (boolean) browser.script("return document.querySelector('.finding').open");
    browser.find(".finding summary").sendKeys(Keys.ENTER);
    assertThat(browser.script("return document.querySelector('.finding').open")).isEqualTo(!open);
  }

  @Test
  void aLinkOpensTheTextOfTheRule() throws IOException {
    browser.open(page(Cards.many(12)));
    browser.find(".finding[open] a").click();
    assertThat(browser.visible(".rule[open] h4")).isNotEmpty();
  }

  @Test
  void thousandsOfFindingsAreFast() throws IOException {
    browser.open(page(Cards.many(2000)));
    assertThat(shown()).isEqualTo("2000 findings");
    long millis =
        (long)
            browser.script(
                "const start = performance.now();"
                    + "const query = document.getElementById('query');"
                    + "query.value = 'service1999.call';"
                    + "query.dispatchEvent(new Event('input', {bubbles: true}));"
                    + "document.body.getBoundingClientRect();"
                    + "return Math.round(performance.now() - start)");
    assertThat(shown()).isEqualTo("1 of 2000 findings");
    assertThat(millis).isLessThan(2000);
  }

  @Test
  void aPhoneShowsAllRuleTextsWithoutSidewaysScrolling() throws IOException {
    browser.resize(360, 740);
    try {
      Page rules = new Page("check", "rules", "1");
      rules.section("rules", "Rules", RuleTexts.of(Ruleset.rules().keySet()));
      browser.open(Files.write(folder.resolve("rules.html"), rules.toBytes()));
      browser.script("document.querySelectorAll('details').forEach(it => it.open = true)");
      assertThat(browser.script("return document.documentElement.scrollWidth")).isEqualTo(360L);
    } finally {
      browser.resize(1280, 900);
    }
  }

  @Test
  void aPhoneShowsEverythingWithoutSidewaysScrolling() throws IOException {
    browser.resize(360, 740);
    try {
      List<FindingCard> cards = new ArrayList<>(Cards.many(12));
      cards.add(Cards.hostile());
      browser.open(page(cards));
      browser.find("#open-all").click();
      browser.script("document.querySelectorAll('details').forEach(it => it.open = true)");
      assertThat(browser.script("return document.documentElement.scrollWidth")).isEqualTo(360L);
    } finally {
      browser.resize(1280, 900);
    }
  }

  /** At least 4.5 to 1, as WCAG 2 requires for text. */
  @Test
  void textHasContrastInBothColourSchemes() throws IOException {
    for (String scheme : List.of("light", "dark")) {
      browser.preferColorScheme(scheme);
      browser.open(page(Cards.many(12)));
      browser.script("document.querySelectorAll('details').forEach(it => it.open = true)");
      assertThat((String) browser.script(LOW_CONTRAST)).isEmpty();
    }
  }

  private static final String LOW_CONTRAST =
      """
      const channel = v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
      const parse = text => text.match(/[\\d.]+/g).map(Number);
      const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
      const behind = element => {
        for (let at = element; at; at = at.parentElement) {
          const colour = parse(getComputedStyle(at).backgroundColor);
          if (colour.length === 3 || colour[3] === 1) return colour;
        }
        return [255, 255, 255];
      };
      const low = new Set();
      for (const element of document.querySelectorAll('body *')) {
        const own = [...element.childNodes].some(it => it.nodeType === 3 && it.data.trim());
        if (!own || element.closest('script, .none') || !element.checkVisibility()) continue;
        const [a, b] = [light(parse(getComputedStyle(element).color)), light(behind(element))];
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) low.add(element.tagName + '.' + element.className + ' ' + ratio.toFixed(2));
      }
      return [...low].join(', ');
      """;

  @Test
  void findingsAreReadableWithoutScripts(@TempDir Path otherUserData) throws IOException {
    try (Browser other = Browser.start(otherUserData)) {
      other.disableScripts();
      other.open(page(Cards.many(12)));
      assertThat(other.visible(".finding")).hasSize(12);
      assertThat(other.visible("#filters")).isEmpty();
      other.find(".finding:not([open]) summary").click();
      assertThat(other.find(".finding .code").getText()).contains("return service");
    }
  }
}
