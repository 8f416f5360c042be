package testdata;

import com.google.common.base.MoreObjects;
import io.vavr.control.Option;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Fallbacks that never give a value. */
class AlwaysThrows {
  private final ConcurrentHashMap<String, String> names = new ConcurrentHashMap<>();

  private static <T> T missing(String what) {
    throw new NoSuchElementException(what);
  }

  String optional(Optional<String> given) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, also where the Optional holds a value. It always throws, so that no call ever gives a value. Use orElseThrow instead.
    return given.orElse(missing("optional"));
  }

  String guava(com.google.common.base.Optional<String> given) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, also where the Optional holds a value. It always throws, so that no call ever gives a value. Throw where it is absent instead.
    return given.or(AlwaysThrows.<String>missing("guava"));
  }

  String vavr(Option<String> given) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, also where there is a value. It always throws, so that no call ever gives a value. Use getOrElseThrow instead.
    return given.getOrElse(AlwaysThrows.<String>missing("vavr"));
  }

  String objects(String given) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, also where the first argument is not null. It always throws, so that no call ever gives a value. Use requireNonNull instead.
    return Objects.requireNonNullElse(given, missing("objects"));
  }

  String nonNull(String given) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, also where the first argument is not null. It always throws, so that no call ever gives a value. Use requireNonNull instead.
    return MoreObjects.firstNonNull(given, missing("non null"));
  }

  String map(Map<String, String> names, String key) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, also where the key is mapped. It always throws, so that no call ever gives a value. Call get, and throw where that gives null instead.
    return names.getOrDefault(key, missing("map"));
  }

  String concurrentMap(String key) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, also where the key is mapped. It always throws
    return names.getOrDefault(key, missing("concurrent map"));
  }
}
