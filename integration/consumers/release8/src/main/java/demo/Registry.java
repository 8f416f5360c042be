package demo;

import java.util.concurrent.ConcurrentHashMap;

class Registry {
  private final ConcurrentHashMap<String, StringBuilder> buffers = new ConcurrentHashMap<>();

  StringBuilder buffer(String name) {
    return buffers.computeIfAbsent(name, key -> new StringBuilder(key));
  }
}
