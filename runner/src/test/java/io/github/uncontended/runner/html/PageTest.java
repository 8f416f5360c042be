package io.github.uncontended.runner.html;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class PageTest {
  private static String text(List<FindingCard> cards) {
    return new String(Cards.page(cards).toBytes(), UTF_8);
  }

  private static int count(String part, String text) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  @Test
  void textOfTheCodeIsEscaped() {
    String page = text(List.of(Cards.hostile()));
    assertThat(count("<script", page)).isEqualTo(1);
    assertThat(count("</script", page)).isEqualTo(1);
    assertThat(page).doesNotContain("<img");
    assertThat(page).contains("&lt;script&gt;document.title=&#39;taken&#39;");
    assertThat(page).contains("&lt;U+0000&gt;&lt;U+0007&gt;&lt;U+202E&gt;&amp;amp;");
    assertThat(page).doesNotContainMatch("[\\x00-\\x09\\x0b-\\x1f\\u202e]");
  }

  @Test
  void markersInTheCodeAreText() {
    String page = new String(new Page("check", "{{script}} {{body}}", "$1\\").toBytes(), UTF_8);
    assertThat(page).contains("<h1>{{script}} {{body}}</h1>");
    assertThat(page).contains("Uncontended $1\\.");
    assertThat(count("<header>", page)).isEqualTo(1);
  }

  @Test
  void thePageLoadsNothing() {
    String page = text(Cards.many(12));
    assertThat(page).doesNotContainMatch("(?i)<(link|img|iframe|object|embed|base)\\b");
    assertThat(page).doesNotContainMatch("(?i)\\b(src|srcset|action|data)=");
    assertThat(page).doesNotContainMatch("(?i)url\\(|@import|fetch\\(|XMLHttpRequest");
    assertThat(page).contains("default-src 'none'");
  }

  @Test
  void theSameFindingsMakeTheSameBytes() {
    List<FindingCard> shuffled = new ArrayList<>(Cards.many(60));
    Collections.shuffle(shuffled, new Random(7));
    assertThat(text(shuffled)).isEqualTo(text(Cards.many(60)));
  }

  @Test
  void manyFindingsMakeAPageOfReasonableSize() {
    int one = text(Cards.many(12)).length();
    int all = text(Cards.many(2012)).length();
    assertThat((all - one) / 2000).isLessThan(2000);
  }

  @Test
  void ruleTextsHaveLinksThatLeadSomewhere() {
    String rules = RuleTexts.of(List.of("FairLock", "SharedRandom")).toString();
    assertThat(rules).contains("<h4>Why it costs</h4>");
    assertThat(rules).doesNotContain("<!--");
    assertThat(rules).doesNotContainMatch("href=\"(?!#rule-(FairLock|SharedRandom)\"|https://)");
  }
}
