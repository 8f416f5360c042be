package testdata;

import java.util.Iterator;

/** A loop that goes on after it has assigned the field would show others a value half made. */
class Loops {
  private final String[] parts;
  private final Iterator<String> candidates;
  private String path;
  private String grown;
  private String good;
  private String tried;
  private String inner;
  private String first;
  private String nonEmpty;
  private String collected;

  Loops(String[] parts, Iterator<String> candidates) {
    this.parts = parts.clone();
    this.candidates = candidates;
  }

  /** The value is replaced by one that is made of it. */
  synchronized String path() {
    if (path == null) {
      for (String part : parts) {
        path = path == null ? part : path + "/" + part;
      }
    }
    return path;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every call takes the monitor of this Loops, although only a call that finds 'grown' unset can initialize it. Concurrent callers block each other. Make 'grown' volatile, read it once into a local variable, and take the lock only on a miss. First make sure that the initialization assigns 'grown' last
  synchronized String grown() {
    if (grown == null) {
      for (int i = 0; i < 3; i++) {
        grown = (grown == null ? "" : grown) + i;
      }
    }
    return grown;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized String good() {
    int i = 0;
    while (good == null || good.length() < 3) {
      good = parts[i++];
    }
    return good;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized String tried() {
    if (tried == null) {
      for (String part : parts) {
        tried = part;
        if (part.length() > 2) {
          break;
        }
      }
    }
    return tried;
  }

  /** The break leaves the inner loop only. */
  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized String inner() {
    if (inner == null) {
      do {
        for (String part : parts) {
          if (part.length() > 2) {
            inner = part;
            break;
          }
        }
      } while (candidates.hasNext());
    }
    return inner;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  synchronized String first() {
    if (first == null) {
      for (String part : parts) {
        if (part.length() > 2) {
          first = part;
          break;
        }
      }
    }
    return first;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  synchronized String nonEmpty() {
    if (nonEmpty == null) {
      for (int i = 0; i < parts.length && nonEmpty == null; i++) {
        if (!parts[i].isEmpty()) {
          nonEmpty = parts[i];
        }
      }
    }
    return nonEmpty;
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE
  synchronized String collected() {
    if (collected == null) {
      StringBuilder builder = new StringBuilder();
      for (String part : parts) {
        builder.append(part);
      }
      collected = builder.toString();
    }
    return collected;
  }

  public static void main(String[] args) {
    Loops loops = new Loops(new String[] {"a", "", "bcd"}, java.util.Collections.emptyIterator());
    System.out.println(loops.path() + loops.path());
    System.out.println(loops.first() + loops.first());
    System.out.println(loops.nonEmpty() + loops.nonEmpty());
    System.out.println(loops.collected() + loops.collected());
    Loops none = new Loops(new String[0], java.util.Collections.emptyIterator());
    System.out.println(none.first() + none.nonEmpty() + none.collected());
  }
}
