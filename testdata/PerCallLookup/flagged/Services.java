package testdata;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceLoader;
import org.springframework.web.bind.annotation.GetMapping;

/** Looks up the parts of a library for each token that it makes. */
public class Services {
  interface Serializer {
    String serialize(Object value);
  }

  public static <T> T loadFirst(Class<T> type) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load reads the service files of the class path on each call
    Iterator<T> services = ServiceLoader.load(type).iterator();
    return services.hasNext() ? services.next() : null;
  }

  public static <T> List<T> loadAll(Class<T> type, ClassLoader loader) {
    List<T> all = new ArrayList<>();
    // BUG: Diagnostic contains: SUGGESTION ADVICE ServiceLoader.load
    ServiceLoader.load(type, loader).forEach(all::add);
    return all;
  }

  @GetMapping
  String token(Object claims) {
    // BUG: Diagnostic contains: WARNING ADVICE ServiceLoader.load reads the service files of the class path on each call, through the locks of class loaders and jar files. This place matters: reached from @GetMapping token(). Load the providers once
    for (Serializer serializer : ServiceLoader.load(Serializer.class)) {
      return serializer.serialize(claims);
    }
    return "";
  }
}
