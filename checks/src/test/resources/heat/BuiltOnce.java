package heat;

import static heat.Probe.probe;

import java.util.function.Supplier;
import org.springframework.web.bind.annotation.GetMapping;

/** Classes whose names say that a program builds one. */
class BuiltOnce {
  static class OrderRegistry {
    final Object field = probe(); // COLD construction of OrderRegistry, which is built once
    final Supplier<Object> later = () -> probe(); // UNKNOWN

    {
      probe(); // COLD construction of OrderRegistry, which is built once
    }

    OrderRegistry(int n) {
      probe(); // COLD construction of OrderRegistry, which is built once
      for (; ; ) {
        probe(); // COLD construction of OrderRegistry, which is built once
        helps();
      }
    }

    private void helps() {
      probe(); // COLD only reached from cold code: construction of OrderRegistry, which is built once
    }

    Object find() {
      return probe(); // UNKNOWN
    }
  }

  static class ClientConfig {
    static class ClientConfigBuilder {
      final Object field = probe(); // COLD construction of ClientConfigBuilder, which is built once

      Object build() {
        return probe(); // UNKNOWN
      }
    }
  }

  static class ReportBuilder {
    final Object field = probe(); // UNKNOWN
  }

  static class RegistryEntry {
    final Object field = probe(); // UNKNOWN
  }

  private static class Cached {
    final Object field = probe(); // COLD only reached from cold code: construction of CachedPool, which is built once
  }

  static class CachedPool {
    final Object first = new Cached();
    final Supplier<Object> more = () -> new Later();

    private static class Later {
      final Object field = probe(); // UNKNOWN
    }
  }

  static class QueryPlugin {
    final Object field = probe(); // CONCURRENT by requests reached from @GetMapping list()
  }

  static class LoopedSettings {
    final Object field = probe(); // UNKNOWN
  }

  static class CopiedSettings {
    final Object field = probe(); // UNKNOWN
  }

  @GetMapping
  Object list() {
    return new QueryPlugin();
  }

  void all() {
    new CopiedSettings();
    for (; ; ) {
      new LoopedSettings();
    }
  }
}
