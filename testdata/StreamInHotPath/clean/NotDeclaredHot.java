// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.NotDeclaredHot$Hot#*
package testdata;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.web.bind.annotation.GetMapping;

/** Streams that nobody has found to cost much, and those that a loop would not replace. */
class NotDeclaredHot {
  boolean unknown(Collection<String> names) {
    return names.stream().anyMatch(name -> name.isEmpty());
  }

  /** An entry point is no measurement. */
  @GetMapping
  boolean reached(Collection<String> names) {
    return names.stream().anyMatch(name -> name.isEmpty());
  }

  static class Hot {
    Stream<String> returned(Collection<String> names) {
      return names.stream().filter(name -> name.isEmpty());
    }

    boolean parallel(Collection<String> names) {
      return names.parallelStream().anyMatch(name -> name.isEmpty())
          || names.stream().parallel().anyMatch(name -> name.isEmpty());
    }

    boolean given(Stream<String> names) {
      return names.anyMatch(name -> name.isEmpty());
    }

    long elsewhere(Supplier<Stream<String>> names) {
      return names.get().count() + IntStream.range(0, 10).sum() + "ab".chars().count();
    }

    List<String> pipeline(Collection<String> names) {
      return names.stream().filter(n -> n.isEmpty()).map(n -> n + n).sorted().distinct().toList();
    }

    boolean loop(Collection<String> names) {
      for (String name : names) {
        if (name.isEmpty()) {
          return true;
        }
      }
      return false;
    }

    void iterable(List<String> names) {
      names.forEach(name -> name.trim());
      Arrays.asList(1, 2).forEach(number -> number.toString());
    }
  }
}
