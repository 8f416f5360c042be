package testdata;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.WeakHashMap;
import java.util.function.Supplier;

/** Tests for null of what an entry makes, or of what is in no entry. */
public class NotInTheEntry {
  interface Codec {}

  private final Map<ClassLoader, Supplier<Codec>> makers = new WeakHashMap<>();

  synchronized Codec made(ClassLoader loader) {
    Codec codec = makers.get(loader).get();
    if (codec == null) {
      codec = findMade(loader);
      makers.put(loader, () -> null);
    }
    return codec;
  }

  private static Codec findMade(ClassLoader loader) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load
    return ServiceLoader.load(Codec.class, loader).findFirst().orElseThrow();
  }

  private final Map<ClassLoader, Codec> known = new WeakHashMap<>();

  synchronized Codec given(ClassLoader loader, WeakReference<Codec> last) {
    WeakReference<Codec> next = last;
    next = next == null ? last : next;
    Codec codec = next == null ? null : next.get();
    if (codec == null) {
      codec = findGiven(loader);
      known.put(loader, codec);
    }
    return codec;
  }

  private static Codec findGiven(ClassLoader loader) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load
    return ServiceLoader.load(Codec.class, loader).findFirst().orElseThrow();
  }
}
