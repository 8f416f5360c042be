package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** Parentheses and casts around a field, this and null mean nothing. */
class Parentheses<T> {
  private volatile Object value;
  private volatile String name;
  private volatile boolean isReady;

  // BUG: Diagnostic contains: WARNING UNSAFE
  @GetMapping
  @SuppressWarnings("unchecked")
  public T value() {
    return (T) (value);
  }

  // BUG: Diagnostic contains: WARNING UNSAFE
  @GetMapping
  public boolean isNamed() {
    return (name) != (null);
  }

  // BUG: Diagnostic contains: WARNING UNSAFE
  @GetMapping
  public boolean isReady() {
    return !((this).isReady);
  }

  public synchronized void set(T value, String name) {
    this.value = value;
    this.name = name;
    isReady = true;
  }
}
