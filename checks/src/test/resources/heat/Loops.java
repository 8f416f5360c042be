package heat;

import static heat.Probe.probe;

import java.util.List;
import java.util.function.Supplier;

class Loops {
  void none() {
    probe(); // UNKNOWN
  }

  void forLoop(int n) {
    for (int i = probe(); // UNKNOWN
        i < (int) probe(); // REPEATED in a loop
        i += (int) probe()) { // REPEATED in a loop
      probe(); // REPEATED in a loop
    }
    probe(); // UNKNOWN
  }

  void forEach() {
    for (String each :
        Probe.<List<String>>probe()) { // UNKNOWN
      probe(each); // REPEATED in a loop
    }
  }

  void whileLoop() {
    while (probe()) { // REPEATED in a loop
      probe(); // REPEATED in a loop
    }
    do {
      probe(); // REPEATED in a loop
    } while (Probe.<Boolean>probe()); // REPEATED in a loop
    do {
      probe(); // UNKNOWN
    } while (false);
    do {
      probe(); // REPEATED in a loop
    } while (true);
  }

  Object leaves(List<String> all) {
    for (String each : all) {
      if (each.isEmpty()) {
        return probe(each); // UNKNOWN
      }
      if (each.length() == 1) {
        probe(); // UNKNOWN
        return each;
      }
      if (each.length() == 2) {
        probe(); // REPEATED in a loop
        continue;
      }
      if (each.length() == 3) {
        if (Probe.<Boolean>probe()) { // REPEATED in a loop
          continue;
        }
        return each;
      }
      for (char c : each.toCharArray()) {
        if (c == 'x') {
          return probe(); // UNKNOWN
        }
        if (c == 'y') {
          return new Object() {
            Object field = probe(); // UNKNOWN
          };
        }
      }
    }
    return probe(); // UNKNOWN
  }

  void breaks(List<String> all) {
    String found = null;
    for (String each : all) {
      if (each.isEmpty()) {
        found = probe(each); // UNKNOWN
        break;
      }
      for (char c : each.toCharArray()) {
        if (c == 'x') {
          probe(); // REPEATED in a loop
          break;
        }
      }
      while (found == null) {
        probe(); // REPEATED in a loop
        if (found == null) {
          break;
        }
      }
      switch (each) {
        case "a": {
          probe(); // REPEATED in a loop
          break;
        }
        default:
          break;
      }
    }
    for (String each : all) {
      {
        probe(); // UNKNOWN
        break;
      }
    }
    outer:
    for (String each : all) {
      while (found == null) {
        probe(); // REPEATED in a loop
        break outer;
      }
    }
    for (int i = 0; ; i++) {
      probe(); // UNKNOWN
      break;
    }
    do {
      probe(); // UNKNOWN
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
      probe(later); // UNKNOWN
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
      probe(o); // UNKNOWN
      break;
    }
    switch (found) {
      case "b": {
        probe(); // UNKNOWN
        break;
      }
      default:
        break;
    }
  }

  void empty(List<String> all) {
    for (String each : all) {
      {}
      probe(); // REPEATED in a loop
    }
  }

  int yields(List<String> all) {
    int sum = 0;
    for (String each : all) {
      sum += switch (each) {
        case "a" -> {
          probe(); // REPEATED in a loop
          yield 1;
        }
        default -> 0;
      };
    }
    return sum;
  }
}
