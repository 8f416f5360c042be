package testdata;

import java.util.ArrayList;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Vector;

/** Lists that are searched with an iterator, an enumeration or a stream. */
class Searches {
  private final List<Unit> units = new ArrayList<>();
  private final Vector<Unit> legacy = new Vector<>();
  private final List<Unit> streamed = new ArrayList<>();

  Unit withIterator(String code) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'units' takes 'units', so concurrent hits block each other and wait for the thread that creates an entry. Read from a concurrent collection, or from an immutable snapshot in a volatile field. Take the lock only on a miss.
    synchronized (units) {
      for (Iterator<Unit> it = units.iterator(); it.hasNext(); ) {
        Unit unit = it.next();
        if (unit.code.equals(code)) {
          return unit;
        }
      }
      Unit created = new Unit(code);
      units.add(created);
      return created;
    }
  }

  Unit whileThereAreMore(String code) {
    // BUG: Diagnostic contains: Every hit in 'units'
    synchronized (units) {
      Iterator<Unit> all = units.listIterator();
      while (all.hasNext()) {
        Unit unit = all.next();
        if (code.equalsIgnoreCase(unit.code())) {
          return unit;
        }
      }
      Unit created = new Unit(code);
      units.add(created);
      return created;
    }
  }

  Unit untilItIsFound(String code) {
    // BUG: Diagnostic contains: Every hit in 'units'
    synchronized (units) {
      Unit found = null;
      for (Iterator<Unit> it = units.iterator(); found == null && it.hasNext(); ) {
        Unit unit = it.next();
        if (unit.code.equals(code)) {
          found = unit;
        }
      }
      if (found == null) {
        found = new Unit(code);
        units.add(found);
      }
      return found;
    }
  }

  // BUG: Diagnostic contains: Every hit in 'legacy'
  synchronized Unit enumerated(String code) {
    for (Enumeration<Unit> e = legacy.elements(); e.hasMoreElements(); ) {
      Unit unit = e.nextElement();
      if (unit.code.equals(code)) {
        return unit;
      }
    }
    Unit created = new Unit(code);
    legacy.addElement(created);
    return created;
  }

  // BUG: Diagnostic contains: Every hit in 'streamed'
  synchronized Unit firstOrNew(String code) {
    return streamed.stream()
        .filter(unit -> unit.code.equals(code))
        .findFirst()
        .orElseGet(
            () -> {
              Unit created = new Unit(code);
              streamed.add(created);
              return created;
            });
  }

  // BUG: Diagnostic contains: Every hit in 'streamed'
  synchronized Unit firstIfPresent(String code) {
    Optional<Unit> found = streamed.stream().filter(it -> it.code.equals(code)).findAny();
    if (found.isPresent()) {
      return found.get();
    }
    Unit created = new Unit(code);
    streamed.add(created);
    return created;
  }

  // BUG: Diagnostic contains: Every hit in 'streamed'
  synchronized Unit firstOrNull(String code) {
    Unit found = streamed.stream().filter(it -> it.code.equals(code)).findFirst().orElse(null);
    if (found == null) {
      found = new Unit(code);
      streamed.add(found);
    }
    return found;
  }

  static final class Unit {
    final String code;

    Unit(String code) {
      this.code = code;
    }

    String code() {
      return code;
    }
  }
}
