package heat;

import static heat.Probe.probe;

import java.util.List;
import java.util.function.Supplier;

/** In a place that is shown to be concurrent: a loop alone is no evidence. */
@Loops.HotPath
class Loops {
  @interface HotPath {}

  void elements(List<String> all) {
    all.stream().map(x -> probe(x)).count(); // CONCURRENT declared @HotPath class Loops, in a loop
    all.stream().collect(java.util.stream.Collectors.groupingBy(x -> probe(x))); // CONCURRENT declared @HotPath class Loops, in a loop
    all.stream().flatMap(x -> java.util.stream.Stream.generate(() -> probe())); // CONCURRENT declared @HotPath class Loops, in a loop
    all.forEach(x -> probe(x)); // CONCURRENT declared @HotPath class Loops, in a loop
    all.sort((a, b) -> probe()); // CONCURRENT declared @HotPath class Loops, in a loop
    all.replaceAll(x -> probe(x)); // CONCURRENT declared @HotPath class Loops, in a loop
    java.util.Comparator<String> order = (a, b) -> probe(); // CONCURRENT declared @HotPath class Loops
    for (String each : all) {
      Runnable later = () -> probe(); // CONCURRENT declared @HotPath class Loops
      java.util.Optional.of(each).map(x -> probe(x)); // CONCURRENT declared @HotPath class Loops, in a loop
      new java.util.HashMap<String, String>().compute(each, (x, y) -> probe(x)); // CONCURRENT declared @HotPath class Loops, in a loop
    }
  }

  Object retry() {
    for (;;) {
      Object result = probe(); // CONCURRENT declared @HotPath class Loops
      if (result != null) {
        return result;
      }
    }
  }

  void none() {
    probe(); // CONCURRENT declared @HotPath class Loops
  }

  void forLoop(int n) {
    for (int i = probe(); // CONCURRENT declared @HotPath class Loops
        i < (int) probe(); // CONCURRENT declared @HotPath class Loops, in a loop
        i += (int) probe()) { // CONCURRENT declared @HotPath class Loops, in a loop
      probe(); // CONCURRENT declared @HotPath class Loops, in a loop
    }
    probe(); // CONCURRENT declared @HotPath class Loops
  }

  void forEach() {
    for (String each :
        Probe.<List<String>>probe()) { // CONCURRENT declared @HotPath class Loops
      probe(each); // CONCURRENT declared @HotPath class Loops, in a loop
    }
  }

  void whileLoop() {
    while (probe()) { // CONCURRENT declared @HotPath class Loops, in a loop
      probe(); // CONCURRENT declared @HotPath class Loops, in a loop
    }
    do {
      probe(); // CONCURRENT declared @HotPath class Loops, in a loop
    } while (Probe.<Boolean>probe()); // CONCURRENT declared @HotPath class Loops, in a loop
    do {
      probe(); // CONCURRENT declared @HotPath class Loops
    } while (false);
    do {
      probe(); // CONCURRENT declared @HotPath class Loops, in a loop
    } while (true);
  }

  Object leaves(List<String> all) {
    for (String each : all) {
      if (each.isEmpty()) {
        return probe(each); // CONCURRENT declared @HotPath class Loops
      }
      if (each.length() == 1) {
        probe(); // CONCURRENT declared @HotPath class Loops
        return each;
      }
      if (each.length() == 2) {
        probe(); // CONCURRENT declared @HotPath class Loops, in a loop
        continue;
      }
      if (each.length() == 3) {
        if (Probe.<Boolean>probe()) { // CONCURRENT declared @HotPath class Loops, in a loop
          continue;
        }
        return each;
      }
      for (char c : each.toCharArray()) {
        if (c == 'x') {
          return probe(); // CONCURRENT declared @HotPath class Loops
        }
        if (c == 'y') {
          return new Object() {
            Object field = probe(); // CONCURRENT declared @HotPath class Loops
          };
        }
      }
    }
    return probe(); // CONCURRENT declared @HotPath class Loops
  }

  void breaks(List<String> all) {
    String found = null;
    for (String each : all) {
      if (each.isEmpty()) {
        found = probe(each); // CONCURRENT declared @HotPath class Loops
        break;
      }
      for (char c : each.toCharArray()) {
        if (c == 'x') {
          probe(); // CONCURRENT declared @HotPath class Loops, in a loop
          break;
        }
      }
      while (found == null) {
        probe(); // CONCURRENT declared @HotPath class Loops, in a loop
        if (found == null) {
          break;
        }
      }
      switch (each) {
        case "a": {
          probe(); // CONCURRENT declared @HotPath class Loops, in a loop
          break;
        }
        default:
          break;
      }
    }
    for (String each : all) {
      {
        probe(); // CONCURRENT declared @HotPath class Loops
        break;
      }
    }
    outer:
    for (String each : all) {
      while (found == null) {
        probe(); // CONCURRENT declared @HotPath class Loops, in a loop
        break outer;
      }
    }
    for (int i = 0; ; i++) {
      probe(); // CONCURRENT declared @HotPath class Loops
      break;
    }
    do {
      probe(); // CONCURRENT declared @HotPath class Loops
      break;
    } while (found == null);
    while (found == null) {
      Supplier<String> later = () -> {
        for (;;) {
          if (all.isEmpty()) {
            continue;
          }
          return "";
        }
      };
      probe(later); // CONCURRENT declared @HotPath class Loops
      break;
    }
    while (found == null) {
      Object o = new Object() {
        void f() {
          for (;;) {
            continue;
          }
        }
      };
      probe(o); // CONCURRENT declared @HotPath class Loops
      break;
    }
    switch (found) {
      case "b": {
        probe(); // CONCURRENT declared @HotPath class Loops
        break;
      }
      default:
        break;
    }
  }

  void empty(List<String> all) {
    for (String each : all) {
      {}
      probe(); // CONCURRENT declared @HotPath class Loops, in a loop
    }
  }

  int yields(List<String> all) {
    int sum = 0;
    for (String each : all) {
      sum += switch (each) {
        case "a" -> {
          probe(); // CONCURRENT declared @HotPath class Loops, in a loop
          yield 1;
        }
        default -> 0;
      };
    }
    return sum;
  }
}
