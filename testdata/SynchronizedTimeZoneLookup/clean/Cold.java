package testdata;

import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Lookups that run once: a class, a key, a thread, a null. */
class Cold {
  private static final TimeZone UTC = TimeZone.getTimeZone("UTC");
  private static TimeZone gmt;

  static {
    gmt = TimeZone.getTimeZone("GMT");
  }

  private static final ConcurrentMap<String, TimeZone> ZONES = new ConcurrentHashMap<>();
  private static final ThreadLocal<TimeZone> LOCAL =
      ThreadLocal.withInitial(() -> TimeZone.getTimeZone("UTC"));
  private static final ThreadLocal<TimeZone> OLD_LOCAL =
      new ThreadLocal<TimeZone>() {
        @Override
        protected TimeZone initialValue() {
          return TimeZone.getTimeZone("UTC");
        }
      };

  private static final FastThreadLocal<TimeZone> FAST_LOCAL =
      new FastThreadLocal<TimeZone>() {
        @Override
        TimeZone initialValue() throws Exception {
          return TimeZone.getTimeZone("UTC");
        }
      };

  abstract static class FastThreadLocal<V> {
    abstract V initialValue() throws Exception;
  }

  private TimeZone lazy;
  private TimeZone lazyToo;

  TimeZone cached(String id) {
    TimeZone known = ZONES.get(id);
    if (known == null) {
      known = ZONES.computeIfAbsent(id, TimeZone::getTimeZone);
    }
    return (TimeZone) known.clone();
  }

  TimeZone cachedByLambda(String id) {
    TimeZone known = ZONES.get(id);
    if (known == null) {
      known = ZONES.computeIfAbsent(id, key -> TimeZone.getTimeZone(key));
    }
    return known;
  }

  TimeZone lazily() {
    if (lazy == null) {
      lazy = TimeZone.getTimeZone("UTC");
    }
    if (null == this.lazyToo) {
      if (lazy != null) this.lazyToo = TimeZone.getTimeZone("GMT+01:00");
    }
    return lazy;
  }

  void fails(String id) {
    throw new IllegalStateException(TimeZone.getTimeZone(id).getDisplayName());
  }

  public static void main(String[] args) {
    System.out.println(TimeZone.getTimeZone("UTC"));
  }

  TimeZone all() {
    return UTC == gmt ? LOCAL.get() : OLD_LOCAL.get();
  }
}
