package testdata;
import static java.util.TimeZone.getTimeZone;
import java.util.*;
import java.time.*;
import java.util.function.*;
/** Calls in many places, and ids of many forms. */
public class ManyPlaces {
  // BUG: Diagnostic contains: SUGGESTION SAFE
  private final TimeZone perObject = TimeZone.getTimeZone(ZoneOffset.UTC);
  static final String ID = "UTC";
  private static final ZoneId GMT_PLUS_8_ZONE = ZoneId.of("GMT+8");
  private static final ZoneId GMT_PLUS_08_00_ZONE = ZoneId.of("GMT+08:00");
  private static final ZoneId GMT_PLUS_0800_ZONE = ZoneId.of("GMT+0800");
  private static final ZoneId GMT0_ZONE = ZoneId.of("GMT0");
  private static final ZoneId GMT_ZONE = ZoneId.of("GMT");
  private static final ZoneId EUROPE_PARIS_ZONE = ZoneId.of("Europe/Paris");
  private TimeZone cachedOther;
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone a() { return getTimeZone(ZoneOffset.UTC); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone b() { return java.util.TimeZone.getTimeZone(ZoneOffset.UTC); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone c() { return SimpleTimeZone.getTimeZone(ZoneOffset.UTC); }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  TimeZone d() { return TimeZone.getTimeZone("U" /* keep */ + "TC"); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone e() { return TimeZone.getTimeZone(/* utc */ ZoneOffset.UTC /* b */); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone f() { return TimeZone.getTimeZone(GMT_PLUS_8_ZONE); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone f2() { return TimeZone.getTimeZone(GMT_PLUS_08_00_ZONE); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone f3() { return TimeZone.getTimeZone(GMT_PLUS_0800_ZONE); }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  TimeZone f4() { return TimeZone.getTimeZone("GMT-00:00"); }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  TimeZone f5() { return TimeZone.getTimeZone("GMT-8:00"); }
  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  TimeZone f6() { return TimeZone.getTimeZone(GMT0_ZONE); }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  TimeZone f7() { return TimeZone.getTimeZone("GMT+"); }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  TimeZone f8() { return TimeZone.getTimeZone(""); }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  TimeZone f9() { return TimeZone.getTimeZone("PST"); }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  TimeZone f10() { return TimeZone.getTimeZone("GMT-" ); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone g() { Supplier<TimeZone> s = () -> TimeZone.getTimeZone(GMT_ZONE); return s.get(); }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  TimeZone g2() { Function<String, TimeZone> s = TimeZone::getTimeZone; return s.apply("x"); }
  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  TimeZone h(ZoneId z) { return TimeZone.getTimeZone(z); }
  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  TimeZone h2(ZoneOffset z) { return TimeZone.getTimeZone((z)); }
  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  TimeZone h3() { return TimeZone.getTimeZone(ZoneId.systemDefault()); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone i(TimeZone p) { if (p == null) { p = TimeZone.getTimeZone(ZoneOffset.UTC); } return p; }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone j(TimeZone p) { return p == null ? TimeZone.getTimeZone(ZoneOffset.UTC) : p; }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone k(Map<String, TimeZone> m) { TimeZone t = m.get("a"); if (t == null) { t = TimeZone.getTimeZone(ZoneOffset.UTC); } return t; }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone l(int n) { return switch (n) { case 1 -> TimeZone.getTimeZone(ZoneOffset.UTC); default -> null; }; }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  void setZone(TimeZone cachedOther) { if (cachedOther == null) { this.cachedOther = TimeZone.getTimeZone(ZoneOffset.UTC); } }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  ManyPlaces() { this.cachedOther = TimeZone.getTimeZone(ZoneOffset.UTC); }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  TimeZone m(Optional<String> o) { return o.map(TimeZone::getTimeZone).orElse(null); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  static class Builder {
    private static final ZoneId GMT_ZONE = ZoneId.of("GMT");
    private TimeZone zone = TimeZone.getTimeZone(GMT_ZONE); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  enum E { A; TimeZone z() { return TimeZone.getTimeZone(ZoneOffset.UTC); } }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  record R(String s) { TimeZone z() { return TimeZone.getTimeZone(s); } }
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  interface I { default TimeZone z() { return TimeZone.getTimeZone(GMT_ZONE); } }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  Object anon() { return new Object() { TimeZone z = TimeZone.getTimeZone(GMT_ZONE); }; }
  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  TimeZone loc() { class L { TimeZone z() { return TimeZone.getTimeZone(EUROPE_PARIS_ZONE); } } return new L().z(); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  // BUG: Diagnostic contains: SUGGESTION SAFE
  int two() { return TimeZone.getTimeZone(ZoneOffset.UTC).getRawOffset() + TimeZone.getTimeZone(GMT_ZONE).getRawOffset(); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  TimeZone call() { return Objects.requireNonNull(TimeZone.getTimeZone(ZoneOffset.UTC)); }
  // BUG: Diagnostic contains: SUGGESTION SAFE
  Calendar cal() { return new GregorianCalendar(TimeZone.getTimeZone(ZoneOffset.UTC), Locale.ROOT); }

  public static void main(String[] args) {
    ManyPlaces t = new ManyPlaces();
    for (TimeZone z :
        new TimeZone[] {
          t.perObject, t.cachedOther, t.a(), t.b(), t.c(), t.d(), t.e(), t.f(), t.f2(), t.f3(),
          t.f4(), t.f5(), t.f6(), t.f7(), t.f8(), t.f9(), t.f10(), t.g(), t.g2(), t.h(ZoneId.of("GMT")),
          t.h2(ZoneOffset.UTC), t.i(null), t.j(null), t.k(Map.of()), t.l(1), t.l(2), t.m(Optional.of("CET")),
          new Builder().zone, E.A.z(), new R("MET").z(), new I() {}.z(), t.loc(), t.call(),
          t.cal().getTimeZone()
        }) {
      System.out.println(z == null ? null : z.getID() + " " + z.getRawOffset());
    }
    t.setZone(null);
    System.out.println(t.cachedOther.getID() + t.two() + t.h3().getID().isEmpty() + (t.anon() == null));
  }
}
