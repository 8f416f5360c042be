package org.springframework.cache;

public interface Cache {
  Object get(Object key);

  void clear();
}
