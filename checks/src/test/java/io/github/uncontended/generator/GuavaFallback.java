package io.github.uncontended.generator;

/** Fallbacks that change an object of Guava's. */
enum GuavaFallback implements Fallback {
  GUAVA_PEEKING(
      "String",
      "IT#.next()",
      "@M final com.google.common.collect.PeekingIterator<String> IT# = com.google.common.collect.Iterators.peekingIterator(Arrays.asList(\"a\", \"b\", \"c\", \"d\").iterator());",
      "Seen.show(IT#.peek());"),
  GUAVA_GET_NEXT(
      "String",
      "com.google.common.collect.Iterators.getNext(IT#, \"none\")",
      "@M final Iterator<String> IT# = Arrays.asList(\"a\", \"b\", \"c\", \"d\").iterator();",
      "Seen.show(IT#.hasNext() ? IT#.next() : \"end\");"),
  GUAVA_SIZE_OF_ITERATOR(
      "int",
      "com.google.common.collect.Iterators.size(IT#)",
      "@M final Iterator<String> IT# = Arrays.asList(\"a\", \"b\", \"c\", \"d\").iterator();",
      "Seen.show(IT#.hasNext());"),
  GUAVA_LAST(
      "Object",
      "com.google.common.collect.Iterators.getLast(IT#, \"none\")",
      "@M final Iterator<String> IT# = Arrays.asList(\"a\", \"b\").iterator();",
      "Seen.show(IT#.hasNext());"),
  GUAVA_MULTISET(
      "int",
      "BAG#.add(\"a\", 2)",
      "@M final com.google.common.collect.Multiset<String> BAG# = com.google.common.collect.HashMultiset.create();",
      "Seen.show(BAG#.toString());"),
  GUAVA_ATOMIC_MAP(
      "long",
      "BAG#.incrementAndGet(\"a\")",
      "@M final com.google.common.util.concurrent.AtomicLongMap<String> BAG# = com.google.common.util.concurrent.AtomicLongMap.create();",
      "Seen.show(BAG#.toString());"),
  GUAVA_JOINER(
      "String",
      "com.google.common.base.Joiner.on(',').appendTo(SB#, Arrays.asList(1, 2)).toString()",
      "@M final StringBuilder SB# = new StringBuilder(\"s\");",
      "Seen.show(SB#.toString());"),
  GUAVA_CYCLE(
      "String",
      "IT#.next()",
      "@M final Iterator<String> IT# = com.google.common.collect.Iterators.cycle(\"a\", \"b\");",
      "Seen.show(IT#.next());"),
  GUAVA_EVICTING(
      "String",
      "\"\" + Q#.add(3)",
      "@M final com.google.common.collect.EvictingQueue<Integer> Q# = com.google.common.collect.EvictingQueue.create(2);",
      "Seen.show(Q#.toString());");

  private final Template template;

  GuavaFallback(String type, String code, String members, String after) {
    this.template = new Template(type, code, members, after, 8);
  }

  @Override
  public Template template() {
    return template;
  }
}
