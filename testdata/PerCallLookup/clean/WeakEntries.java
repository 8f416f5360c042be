package testdata;

import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.WeakHashMap;

/** Entries, for one thread, that are filled again when the collector has taken what they refer to. */
public class WeakEntries {
  interface Codec {}

  private static final Map<ClassLoader, WeakReference<List<Codec>>> CODECS = new WeakHashMap<>();

  static List<Codec> codecs(ClassLoader loader) {
    List<Codec> codecs;
    if (!CODECS.containsKey(loader)) {
      codecs = List.copyOf(find(loader));
      CODECS.put(loader, new WeakReference<>(codecs));
      return codecs;
    }
    codecs = CODECS.get(loader).get();
    if (codecs == null) {
      codecs = List.copyOf(find(loader));
      CODECS.put(loader, new WeakReference<>(codecs));
    }
    return codecs;
  }

  private static List<Codec> find(ClassLoader loader) {
    List<Codec> found = new ArrayList<>();
    ServiceLoader.load(Codec.class, loader).forEach(found::add);
    return found;
  }

  private final Map<ClassLoader, SoftReference<Codec>> first = new WeakHashMap<>();

  Codec first(ClassLoader loader) {
    SoftReference<Codec> reference = first.get(loader);
    Codec codec = reference == null ? null : reference.get();
    if (codec == null) {
      codec = findFirst(loader);
      first.put(loader, new SoftReference<>(codec));
    }
    return codec;
  }

  private static Codec findFirst(ClassLoader loader) {
    return ServiceLoader.load(Codec.class, loader).findFirst().orElseThrow();
  }
}
