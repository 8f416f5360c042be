package io.github.uncontended.runner.html;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.report.FixSafety;
import java.util.List;
import java.util.stream.IntStream;

/** Findings for tests. */
final class Cards {
  /** What would end an element, an attribute or a comment, or hide what follows. */
  static final String HOSTILE =
      "\"</script><script>document.title='taken'</script><!-- ' <img src=x onerror=alert(1)>"
          + "\u0000\u0007\u202e&amp; ]]>";

  private static final ImmutableList<String> RULES =
      ImmutableList.of(
          "SharedRandom", "FairLock", "UncachedHashCode", "SynchronizedTimeZoneLookup");

  private static final ImmutableList<FindingCard.Evidence> EVIDENCE =
      ImmutableList.copyOf(FindingCard.Evidence.values());

  private Cards() {}

  /** Findings of several rules, modules, severities and heats. */
  static List<FindingCard> many(int count) {
    return IntStream.range(0, count).mapToObj(Cards::card).toList();
  }

  static FindingCard card(int i) {
    FindingCard.Evidence evidence = EVIDENCE.get(i % EVIDENCE.size());
    boolean measured = evidence == FindingCard.Evidence.MEASURED;
    boolean safe = i % 2 == 0;
    return new FindingCard(
        RULES.get(i % RULES.size()),
        i % 5 < 2 ? SeverityLevel.WARNING : SeverityLevel.SUGGESTION,
        evidence,
        measured ? i + " % of thread time" : "",
        measured ? 100.0 / (i + 1) : 0,
        ImmutableList.of(),
        "module-" + i % 3,
        "",
        "module-" + i % 3 + "/src/main/java/com/example/Service" + i + ".java",
        10 + i,
        "com.example.Service" + i + ".serve()",
        new Excerpt(
            8 + i,
            "  /** Serves. */\n  Result serve(Request request) {\n    return ",
            "service" + i + ".call(request)",
            ";\n  }\n\n  int other() {"),
        "All threads of the JVM contend for one lock.",
        evidence == FindingCard.Evidence.UNKNOWN ? "" : "This place matters: for a reason.",
        "Use another method.",
        safe ? FixSafety.SAFE : FixSafety.ADVICE,
        safe
            ? ImmutableList.of(
                "@@ -10,1 +10,1 @@", "-    return service.call(request);", "+    return now();")
            : ImmutableList.of(),
        ImmutableList.of());
  }

  /** A finding in all of whose texts there is something hostile. */
  static FindingCard hostile() {
    return new FindingCard(
        "SharedRandom",
        SeverityLevel.WARNING,
        FindingCard.Evidence.CONCURRENT,
        HOSTILE,
        0,
        ImmutableList.of(),
        HOSTILE,
        HOSTILE,
        HOSTILE,
        1,
        HOSTILE,
        new Excerpt(1, HOSTILE + "\n", HOSTILE, "\n" + HOSTILE),
        HOSTILE,
        HOSTILE,
        HOSTILE,
        FixSafety.SAFE,
        ImmutableList.of("+" + HOSTILE),
        ImmutableList.of(HOSTILE));
  }

  /** A page of findings. */
  static Page page(List<FindingCard> cards) {
    FindingList findings = new FindingList("Module", cards);
    return new Page("check", "example", "1")
        .section("findings", "Findings", findings.toHtml())
        .section("rules", "Rules", RuleTexts.of(findings.rules()));
  }
}
