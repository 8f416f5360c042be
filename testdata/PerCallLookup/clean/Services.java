package testdata;

import java.util.Iterator;
import java.util.ServiceLoader;
import org.springframework.web.bind.annotation.GetMapping;

public class Services {
  interface Serializer {
    String serialize(Object value);
  }

  private static final class Holder {
    static final Serializer SERIALIZER = load();

    private static Serializer load() {
      Iterator<Serializer> found = ServiceLoader.load(Serializer.class).iterator();
      return found.hasNext() ? found.next() : String::valueOf;
    }
  }

  @GetMapping
  String token(Object claims) {
    return Holder.SERIALIZER.serialize(claims);
  }
}
