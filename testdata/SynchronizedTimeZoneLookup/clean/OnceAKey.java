package testdata;

import com.google.common.base.Suppliers;
import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import java.util.HashMap;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

/** Lookups that a cache, a thread or a supplier makes once. */
class OnceAKey {
  private final Map<String, TimeZone> zones = new HashMap<>();
  private final Cache<String, TimeZone> cache = CacheBuilder.newBuilder().build();
  private final LoadingCache<String, TimeZone> loading =
      CacheBuilder.newBuilder().build(CacheLoader.from(TimeZone::getTimeZone));
  private final LoadingCache<String, TimeZone> loadingByLambda =
      CacheBuilder.newBuilder().build(CacheLoader.from(id -> TimeZone.getTimeZone(id)));
  private final LoadingCache<String, TimeZone> loadingByClass =
      CacheBuilder.newBuilder()
          .build(
              new CacheLoader<>() {
                @Override
                public TimeZone load(String id) {
                  return TimeZone.getTimeZone(id);
                }
              });
  private final ThreadLocal<TimeZone> ofThread =
      ThreadLocal.withInitial(() -> TimeZone.getTimeZone("UTC"));
  private final ThreadLocal<TimeZone> ofThreadByClass =
      new ThreadLocal<>() {
        @Override
        protected TimeZone initialValue() {
          return TimeZone.getTimeZone("UTC");
        }
      };
  private final Supplier<TimeZone> memoized =
      Suppliers.memoize(() -> TimeZone.getTimeZone("UTC"));

  TimeZone byReference(String id) {
    return zones.computeIfAbsent(id, TimeZone::getTimeZone);
  }

  TimeZone byLambda(String id) {
    return zones.computeIfAbsent(
        id,
        each -> {
          return TimeZone.getTimeZone(each);
        });
  }

  TimeZone byGet(String id) throws ExecutionException {
    return cache.get(id, () -> TimeZone.getTimeZone(id));
  }

  TimeZone lazily() {
    return Lazy.of(() -> TimeZone.getTimeZone("UTC")).get();
  }

  interface Lazy<T> {
    T get();

    static <T> Lazy<T> of(Supplier<T> supplier) {
      return supplier::get;
    }
  }
}
