package heat;

import static heat.Probe.probe;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

class ColdExpressions {
  void thrown(List<String> all) {
    for (String each : all) {
      throw new IllegalStateException(Probe.<String>probe()); // COLD argument of an exception
    }
    for (String each : all) {
      if (each.isEmpty()) {
        throw Probe.<RuntimeException>probe(); // COLD in a throw statement
      }
    }
  }

  void asserted(boolean ok) {
    assert ok : probe(); // COLD in an assertion
    assert Probe.<Boolean>probe(); // COLD in an assertion
  }

  void built(CompletableFuture<String> future, List<String> all) {
    future.completeExceptionally(new Exception(Probe.<String>probe())); // COLD argument of an exception
    new Object().equals(probe()); // UNKNOWN
    new StringBuilder(Probe.<String>probe()).append(""); // UNKNOWN
    new Exception(Probe.<String>probe()) { // COLD argument of an exception
      Object field = probe(); // UNKNOWN
    };
    for (String each : all) {
      new StringBuilder(Probe.<String>probe()); // UNKNOWN
    }
  }

  void endsInException(boolean bad) {
    if (bad) {
      String message = probe(); // COLD on a path that ends in an exception
      throw new IllegalArgumentException(message);
    }
    probe(); // UNKNOWN
  }

  String mayReturn(String value) {
    if (value == null) {
      String other = probe(); // UNKNOWN
      if (other != null) {
        return other;
      }
      throw new IllegalArgumentException();
    }
    return value;
  }

  String lambdaReturns(String value) {
    Supplier<String> later = () -> {
      return "";
    };
    probe(later); // COLD on a path that ends in an exception
    throw new IllegalArgumentException();
  }

  void mayBreak(List<String> all) {
    for (String each : all) {
      if (each.isEmpty()) {
        probe(); // UNKNOWN
        if (each.equals("x")) {
          break;
        }
        throw new IllegalArgumentException();
      }
      if (each.length() == 1) {
        probe(); // UNKNOWN
        if (each.equals("x")) {
          continue;
        }
        throw new IllegalArgumentException();
      }
    }
  }

  int mayYield(int n) {
    return switch (n) {
      case 1 -> {
        probe(); // UNKNOWN
        if (n > 0) {
          yield 1;
        }
        throw new IllegalArgumentException();
      }
      default -> {
        probe(); // COLD on a path that ends in an exception
        throw new IllegalArgumentException();
      }
    };
  }

  void suppliedException(Optional<String> value) {
    value.orElseThrow(() -> new IllegalStateException(Probe.<String>probe())); // COLD argument of an exception
    value.orElseThrow(() -> Probe.<RuntimeException>probe()); // COLD builds an exception
    value.orElseThrow(this::exception);
    value.orElseGet(() -> Probe.<String>probe()); // UNKNOWN
  }

  private RuntimeException exception() {
    return probe(); // COLD only reached from cold code: builds an exception
  }

  void checks(Object value) {
    java.util.Objects.requireNonNull(value, () -> probe()); // COLD message of a failed check
    java.util.Objects.requireNonNull(probe()); // UNKNOWN
  }

  static class Failure extends Exception {
    final String field = probe(); // COLD exception class Failure

    Failure(String message) {
      super(Probe.<String>probe()); // COLD exception class Failure
    }

    @Override
    public String getMessage() {
      return probe(); // COLD exception class Failure
    }
  }

  void caught() {
    try {
      probe(); // UNKNOWN
    } catch (RuntimeException e) {
      probe(); // UNKNOWN
    } finally {
      probe(); // UNKNOWN
    }
  }
}
