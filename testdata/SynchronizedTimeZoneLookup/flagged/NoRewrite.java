package testdata;

import java.util.List;
import java.util.TimeZone;
import java.util.stream.Collectors;

/** Ids that TimeZone and ZoneId read differently, or that nobody knows before run time. */
class NoRewrite {
  TimeZone either(boolean summer) {
    // BUG: Diagnostic contains: Choose between ZoneId constants, for which the lookup takes no lock.
    return TimeZone.getTimeZone(summer ? "UTC" : "GMT");
  }

  TimeZone z() {
    // BUG: Diagnostic contains: ZoneId and TimeZone do not agree on the id "Z".
    return TimeZone.getTimeZone("Z");
  }

  TimeZone ut() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("UT");
  }

  TimeZone utcPlus() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("UTC+1");
  }

  TimeZone plus() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("+08:00");
  }

  TimeZone zeroOffset() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("GMT+00:00");
  }

  TimeZone negativeZeroOffset() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("GMT-00:00");
  }

  TimeZone shortOffset() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("GMT-8:00");
  }

  TimeZone offsetWithoutColon() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("GMT+08000");
  }

  TimeZone offsetWithoutSign() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("GMT 08:00");
  }

  TimeZone tooFar() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("GMT+23:00");
  }

  TimeZone shortId() {
    // BUG: Diagnostic contains: ZoneId.of rejects the short id "PST".
    return TimeZone.getTimeZone("PST");
  }

  TimeZone shortIdOfNewData() {
    // BUG: Diagnostic contains: ZoneId.of rejects the short id "EST".
    return TimeZone.getTimeZone("EST");
  }

  TimeZone unknown() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("Mars/Olympus");
  }

  TimeZone wrongCase() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone("utc");
  }

  TimeZone dynamic(String id) {
    // BUG: Diagnostic contains: The id is known only at run time. Store a ZoneId
    return TimeZone.getTimeZone(id);
  }

  TimeZone halfConstant(String id) {
    // BUG: Diagnostic contains: The id is known only at run time. Pass a ZoneOffset if no offset exceeds 18:00
    return TimeZone.getTimeZone("GMT" + id);
  }

  TimeZone idOfSomethingElse(TimeZone zone, Thread thread) {
    // BUG: Diagnostic contains: The id is known only at run time.
    return TimeZone.getTimeZone("GMT" + thread.getId());
  }

  List<TimeZone> reference(List<String> ids) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return ids.stream().map(TimeZone::getTimeZone).collect(Collectors.toList());
  }

  List<TimeZone> lambda(List<String> ids) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return ids.stream().map(id -> TimeZone.getTimeZone(id)).collect(Collectors.toList());
  }

  private TimeZone filled;

  TimeZone notOnlyOnce(String id) {
    if (filled != null) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      filled = TimeZone.getTimeZone(id);
    } else {
      // Found to be null: it is filled once.
      filled = TimeZone.getTimeZone(id);
    }
    if (id == null) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      filled = TimeZone.getTimeZone(id);
    }
    TimeZone local = null;
    if (local == null) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      local = TimeZone.getTimeZone(id);
    }
    return local;
  }
}
