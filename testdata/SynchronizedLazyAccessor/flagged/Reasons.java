package testdata;

import java.util.Optional;

/** Why there is no edit. */
class Reasons<T> {
  private Object text;
  private String name;
  private T[] parts;

  // BUG: Diagnostic contains: take the lock only on a miss. No fix is offered: a hit does more than to test 'text' for null and to return it.$
  synchronized String text() {
    if (text == null) {
      text = String.valueOf(compute());
    }
    return (String) text;
  }

  // BUG: Diagnostic contains: take the lock only on a miss. No fix is offered: a hit does more than to test 'name' for null and to return it.$
  synchronized Optional<String> name() {
    if (name == null) {
      name = String.valueOf(compute());
    }
    return Optional.of(name);
  }

  // BUG: Diagnostic contains: take the lock only on a miss. No fix is offered: a hit does more than to test 'parts' for null and to return it.$
  synchronized <S> S[] parts(S first) {
    if (parts == null) {
      parts = (T[]) new Object[compute()];
    }
    return (S[]) parts;
  }

  private int compute() {
    return 3;
  }
}

/** A step before the field is read elsewhere. */
class ReasonsOfSteps {
  private String title;

  // BUG: Diagnostic contains: No fix is offered: the method does not return 'title'.$
  synchronized void prepare() {
    if (title == null) {
      title = String.valueOf(hashCode());
    }
  }

  String title() {
    prepare();
    return title + ".";
  }
}
