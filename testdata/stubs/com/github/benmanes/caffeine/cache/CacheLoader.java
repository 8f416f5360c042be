package com.github.benmanes.caffeine.cache;

public interface CacheLoader<K, V> {
  V load(K key) throws Exception;
}
