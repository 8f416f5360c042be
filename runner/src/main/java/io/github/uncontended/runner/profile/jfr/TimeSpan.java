package io.github.uncontended.runner.profile.jfr;

import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations in the values of {@code jdk.ActiveSetting} events: {@code 20 ms}, {@code 1us}. */
final class TimeSpan {
  private static final Pattern TEXT = Pattern.compile("([0-9]{1,9}) ?(ns|us|ms|s|m|h|d)?");
  private static final Map<String, Long> NANOS =
      Map.of(
          "ns", 1L,
          "us", 1_000L,
          "ms", 1_000_000L,
          "s", 1_000_000_000L,
          "m", 60_000_000_000L,
          "h", 3_600_000_000_000L,
          "d", 86_400_000_000_000L);

  private TimeSpan() {}

  /** Nanoseconds; empty for values that are no duration, such as {@code everyChunk}. */
  static OptionalLong parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return OptionalLong.empty();
    }
    String unit = matcher.group(2) == null ? "ns" : matcher.group(2);
    return OptionalLong.of(
        Math.min(Long.parseLong(matcher.group(1)), Long.MAX_VALUE / NANOS.get(unit))
            * NANOS.get(unit));
  }
}
