package com.github.benmanes.caffeine.cache;

import java.util.function.Function;

public interface Cache<K, V> {
  V get(K key, Function<? super K, ? extends V> load);
}
