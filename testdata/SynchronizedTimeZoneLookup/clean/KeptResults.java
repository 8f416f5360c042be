package testdata;
import java.util.*;
import java.time.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
/** Lookups whose result is kept, in the idioms for it. */
class KeptResults {
  private static final TimeZone UTC = TimeZone.getTimeZone("UTC");
  private static final Map<String, TimeZone> CACHE = new ConcurrentHashMap<>();
  private static final AtomicReference<TimeZone> REF = new AtomicReference<>();
  private static final ThreadLocal<TimeZone> TL = new ThreadLocal<>();
  private static final ClassValue<TimeZone> CV = new ClassValue<>() { @Override protected TimeZone computeValue(Class<?> c) { return TimeZone.getTimeZone("UTC"); } };
  private volatile TimeZone tz;
  static class Holder { static final TimeZone Z = TimeZone.getTimeZone("GMT"); }
  enum Zones { UTC("UTC"); private final TimeZone z; Zones(String s) { z = TimeZone.getTimeZone(s); } }
  TimeZone a(ZoneId z) { return TimeZone.getTimeZone(z); }
  TimeZone b() { return TimeZone.getTimeZone(ZoneOffset.UTC); }
  TimeZone c(String id) { TimeZone t = CACHE.get(id); if (t == null) { t = TimeZone.getTimeZone(id); CACHE.put(id, t); } return t; }
  TimeZone d(String id) { TimeZone t = CACHE.get(id); if (t != null) { return t; } t = TimeZone.getTimeZone(id); CACHE.put(id, t); return t; }
  TimeZone e(String id) { if (!CACHE.containsKey(id)) { CACHE.put(id, TimeZone.getTimeZone(id)); } return CACHE.get(id); }
  TimeZone f() { TimeZone t = tz; if (t == null) { t = TimeZone.getTimeZone("UTC"); tz = t; } return t; }
  TimeZone g() { TimeZone t = tz; if (t == null) { synchronized (this) { t = tz; if (t == null) { tz = t = TimeZone.getTimeZone("UTC"); } } } return t; }
  TimeZone h() { if (tz != null) return tz; tz = TimeZone.getTimeZone("UTC"); return tz; }
  TimeZone i() { tz = tz == null ? TimeZone.getTimeZone("UTC") : tz; return tz; }
  TimeZone j() { return tz != null ? tz : (tz = TimeZone.getTimeZone("UTC")); }
  TimeZone k() { TimeZone t = REF.get(); if (t == null) { REF.compareAndSet(null, TimeZone.getTimeZone("UTC")); t = REF.get(); } return t; }
  TimeZone l() { TimeZone t = TL.get(); if (t == null) { t = TimeZone.getTimeZone("UTC"); TL.set(t); } return t; }
  static { System.out.println(TimeZone.getTimeZone("UTC")); }
  TimeZone m() { return TimeZone.getDefault(); }
  static TimeZone getTimeZone(String s) { return null; }
  TimeZone n() { return getTimeZone("UTC"); }
  @SuppressWarnings("SynchronizedTimeZoneLookup") TimeZone o() { return TimeZone.getTimeZone("UTC"); }
  TimeZone p(Calendar c) { return c.getTimeZone(); }
}
