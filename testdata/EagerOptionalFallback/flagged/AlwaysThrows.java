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
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, even when the Optional is present. The fallback always throws, so this call never returns. Use orElseThrow instead.
    return given.orElse(missing("optional"));
  }

  String guava(com.google.common.base.Optional<String> given) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, even when the Optional is present. The fallback always throws, so this call never returns. Throw only when the Optional is absent.
    return given.or(AlwaysThrows.<String>missing("guava"));
  }

  String vavr(Option<String> given) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, even when the value is present. The fallback always throws, so this call never returns. Use getOrElseThrow instead.
    return given.getOrElse(AlwaysThrows.<String>missing("vavr"));
  }

  String objects(String given) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, even when the first argument is not null. The fallback always throws, so this call never returns. Use requireNonNull instead.
    return Objects.requireNonNullElse(given, missing("objects"));
  }

  String nonNull(String given) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, even when the first argument is not null. The fallback always throws, so this call never returns. Use requireNonNull instead.
    return MoreObjects.firstNonNull(given, missing("non null"));
  }

  String map(Map<String, String> names, String key) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, even when the key is present. The fallback always throws, so this call never returns. Call get and throw only when it returns null.
    return names.getOrDefault(key, missing("map"));
  }

  String concurrentMap(String key) {
    // BUG: Diagnostic contains: WARNING ADVICE The fallback is evaluated on every call, even when the key is present. The fallback always throws
    return names.getOrDefault(key, missing("concurrent map"));
  }
}
