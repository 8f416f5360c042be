package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Misses that a method of the class creates and stores, from what else the caller passes. */
class Creators {
  private final Map<String, Object> beans = new HashMap<>();

  Object get(String name, Supplier<?> factory) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'beans' takes 'beans'
    synchronized (this.beans) {
      Object bean = this.beans.get(name);
      return bean != null ? bean : create(name, factory);
    }
  }

  private Object create(String name, Supplier<?> factory) {
    Object bean = factory.get();
    this.beans.put(name, bean);
    return bean;
  }
}
