package io.github.uncontended.generator;

/** An expression that does work: the fallback of a call, or what a map computes. */
enum Fallback implements Production {
  PURE(
      "int",
      "pure#(3)",
      "@M int pure#(int n) { int r = 0; for (int i = 0; i < n; i++) { r += i * n; } return r; }"),
  PURE_TEXT(
      "String",
      "pure#(\"p\")",
      "@M String pure#(String s) { return s.repeat(2).concat(\"!\"); }",
      11),
  PRINTS("int", "work#()", "@M int work#() { Seen.say(\"work\"); return 5; }"),
  PRINTS_TEXT(
      "String", "work#(\"w\")", "@M String work#(String s) { Seen.say(\"work\"); return s + s; }"),
  COUNTS("int", "work#()", "@M int n#;\n@M int work#() { n#++; return n# * 2; }", "Seen.show(n#);"),
  COUNTS_IN_ARGUMENT(
      "int", "work#(n#++)", "@M int n#;\n@M int work#(int n) { return n * 3; }", "Seen.show(n#);"),
  WRITES_ARRAY(
      "int",
      "work#(a#)",
      "@M final int[] a# = new int[1];\n@M int work#(int[] a) { a[0] += 2; return a[0]; }",
      "Seen.show(a#[0]);"),
  FILLS_FIELD(
      "String",
      "work#()",
      "@M String cached#;\n@M String work#() { if (cached# == null) { cached# = Seen.text() + 1; } return cached#; }",
      "Seen.show(cached#);"),
  DEEP(
      "int",
      "d1_#(1)",
      "@M int n#;\n@M int d1_#(int n) { return d2_#(n); }\n@M int d2_#(int n) { return d3_#(n) + 1; }\n@M int d3_#(int n) { return d4_#(n); }\n@M int d4_#(int n) { return d5_#(n) + 1; }\n@M int d5_#(int n) { return d6_#(n); }\n@M int d6_#(int n) { return d7_#(n); }\n@M int d7_#(int n) { n#++; return n; }",
      "Seen.show(n#);"),
  RECURSIVE(
      "int",
      "work#(4)",
      "@M int n#;\n@M int work#(int n) { if (n == 0) { n#++; return 0; } return 1 + work#(n - 1); }",
      "Seen.show(n#);"),
  MUTUALLY_RECURSIVE(
      "int",
      "even#(4)",
      "@M int n#;\n@M int even#(int n) { return n == 0 ? n#++ : odd#(n - 1); }\n@M int odd#(int n) { return even#(n - 1) + 1; }",
      "Seen.show(n#);"),
  THROWS("int", "work#()", "@M int work#() { throw new IllegalStateException(\"work\"); }"),
  VALIDATES(
      "int",
      "work#(-1)",
      "@M int work#(int n) { if (n < 0) { throw new IllegalArgumentException(\"negative\"); } return n; }"),
  MAY_THROW_OUT_OF_SIGHT("int", "Integer.parseInt(\"x\" + Seen.one())"),
  PARSES("long", "Long.parseLong(Seen.text())"),
  REQUIRES(
      "String",
      "work#(null)",
      "@M String work#(String s) { return Objects.requireNonNull(s, \"required\") + s.length(); }"),
  NULL_RECEIVER("int", "work#(null)", "@M int work#(String s) { return s.trim().length() * 2; }"),
  DIVIDES(
      "int",
      "work#(0)",
      "@M int work#(int n) { int r = 1; for (int i = 0; i < 3; i++) { r += 10 / n; } return r; }"),
  INDEX_OUT_OF_BOUNDS(
      "int", "work#(9)", "@M int work#(int n) { int[] a = {1, 2, 3}; return a[n] + a.length; }"),
  SUBSTRING("String", "\"short\".substring(Seen.one() + 9).trim()"),
  CHAR_AT("int", "Character.getNumericValue(Seen.text().charAt(40))"),
  LIST_GET("Object", "LIST#.get(5)", "@M final List<Object> LIST# = new ArrayList<>();"),
  IMMUTABLE_LIST_GET(
      "String", "String.valueOf(ImmutableList.of(\"a\", \"b\").get(Seen.one() + 5))"),
  CASTS("int", "work#(\"x\")", "@M int work#(Object o) { return ((Integer) o) + 1; }"),
  UNBOXES_NULL(
      "int", "work#(Seen.nothing())", "@M int work#(Integer o) { int n = o; return n + 1; }"),
  ENUM_VALUE_OF("Object", "TimeUnit.valueOf(\"NO_\" + Seen.one())"),
  OPTIONAL_GET("Object", "Optional.ofNullable(Seen.nothing()).get()"),
  NEGATIVE_ARRAY("int", "work#(-1)", "@M int work#(int n) { return new int[n].length + 1; }"),
  ARRAY_STORE(
      "int", "work#(new String[1])", "@M int work#(Object[] a) { a[0] = 1; return a.length; }"),
  CLASS_FOR_NAME(
      "String",
      "work#()",
      "@M String work#() { try { return Class.forName(\"no.such.Class\").getName(); } catch (ClassNotFoundException e) { throw new IllegalStateException(\"none\"); } }"),
  BUFFER(
      "int",
      "(int) BUF#.get()",
      "@M final ByteBuffer BUF# = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9});",
      "Seen.show(BUF#.position());"),
  BUFFER_INT(
      "int",
      "BUF#.getInt()",
      "@M final ByteBuffer BUF# = ByteBuffer.wrap(new byte[40]);",
      "Seen.show(BUF#.position());"),
  BUFFER_SLICE(
      "int",
      "BUF#.slice().remaining() + BUF#.flip().limit()",
      "@M final ByteBuffer BUF# = ByteBuffer.wrap(new byte[40]);",
      "Seen.show(BUF#.toString());"),
  CHAR_BUFFER(
      "String",
      "String.valueOf(BUF#.get())",
      "@M final CharBuffer BUF# = CharBuffer.wrap(\"chars and more of them\");",
      "Seen.show(BUF#.toString());"),
  SCANNER(
      "String",
      "SCAN#.next()",
      "@M final Scanner SCAN# = new Scanner(\"a b c d e f g\");",
      "Seen.show(SCAN#.hasNext() ? SCAN#.next() : \"end\");"),
  SCANNER_LOOKS(
      "String",
      "\"\" + SCAN#.hasNextInt() + SCAN#.match().group()",
      "@M final Scanner SCAN# = new Scanner(\"1 b c d\");",
      "Seen.show(SCAN#.next());"),
  ITERATOR(
      "String",
      "IT#.next()",
      "@M final Iterator<String> IT# = Arrays.asList(\"a\", \"b\", \"c\", \"d\", \"e\", \"f\").iterator();",
      "Seen.show(IT#.hasNext() ? IT#.next() : \"end\");"),
  TOKENIZER(
      "String",
      "TOK#.nextToken()",
      "@M final StringTokenizer TOK# = new StringTokenizer(\"a b c d e f g\");",
      "Seen.show(TOK#.countTokens());"),
  DIGEST(
      "String",
      "Arrays.toString(SUM#.digest())",
      "@M final MessageDigest SUM# = Seen.digest();",
      "Seen.show(Arrays.toString(SUM#.digest()));"),
  CHECKSUM(
      "long",
      "work#(SUM#)",
      "@M final CRC32 SUM# = new CRC32();\n@M long work#(CRC32 sum) { sum.update(7); return sum.getValue(); }",
      "Seen.show(SUM#.getValue());"),
  RANDOM(
      "int",
      "RND#.nextInt(100)",
      "@M final Random RND# = new Random(7);",
      "Seen.show(RND#.nextInt(100));"),
  RANDOM_STREAM(
      "long",
      "RND#.ints(3).asLongStream().sum()",
      "@M final Random RND# = new Random(7);",
      "Seen.show(RND#.nextInt(100));"),
  GAUSSIAN(
      "String",
      "String.valueOf(RND#.nextGaussian())",
      "@M final Random RND# = new Random(7);",
      "Seen.show(RND#.nextInt(100));"),
  SPLITTABLE_RANDOM(
      "Object",
      "RND#.split().getClass().getName()",
      "@M final SplittableRandom RND# = new SplittableRandom(7);",
      "Seen.show(RND#.nextInt(100));"),
  SHUFFLE(
      "String",
      "work#(Arrays.asList(1, 2, 3))",
      "@M final Random RND# = new Random(7);\n@M String work#(List<Integer> l) { Collections.shuffle(l, RND#); return l.toString(); }",
      "Seen.show(RND#.nextInt(100));"),
  ATOMIC(
      "int",
      "ATOM#.getAndIncrement()",
      "@M final AtomicInteger ATOM# = new AtomicInteger();",
      "Seen.show(ATOM#.get());"),
  ATOMIC_EXCHANGE(
      "Object",
      "ATOM#.getAndSet(\"s\")",
      "@M final AtomicReference<Object> ATOM# = new AtomicReference<>(\"r\");",
      "Seen.show(ATOM#.get());"),
  ATOMIC_PLAIN(
      "int",
      "ATOM#.accumulateAndGet(2, (a, b) -> a * 3 + b)",
      "@M final AtomicInteger ATOM# = new AtomicInteger(1);",
      "Seen.show(ATOM#.get());"),
  ADDER(
      "long",
      "ADD#.sumThenReset()",
      "@M final LongAdder ADD# = Seen.adder();",
      "Seen.show(ADD#.sum());"),
  ACCUMULATOR(
      "long",
      "ACC#.getThenReset()",
      "@M final LongAccumulator ACC# = Seen.accumulator();",
      "Seen.show(ACC#.get());"),
  BUILDER(
      "String",
      "SB#.append(\"x\").toString()",
      "@M final StringBuilder SB# = new StringBuilder(\"s\");",
      "Seen.show(SB#.toString());"),
  BUILDER_REVERSE(
      "int",
      "SB#.reverse().length()",
      "@M final StringBuilder SB# = new StringBuilder(\"st\");",
      "Seen.show(SB#.toString());"),
  BUILDER_TO_FIELD(
      "Object",
      "Objects.toString(SB#.insert(0, 'i'))",
      "@M final StringBuffer SB# = new StringBuffer(\"st\");",
      "Seen.show(SB#.toString());"),
  FORMATTER(
      "String",
      "FMT#.format(\"%s\", 1).toString()",
      "@M final Formatter FMT# = new Formatter(new StringBuilder());",
      "Seen.show(FMT#.toString());"),
  STREAM_INTO_SHARED(
      "int",
      "Stream.of(1, 2).collect(Collectors.toCollection(() -> LIST#)).size()",
      "@M final List<Integer> LIST# = new ArrayList<>();",
      "Seen.show(LIST#.toString());"),
  STREAM_PEEK(
      "String",
      "Stream.of(1, 2).peek(LIST#::add).map(String::valueOf).collect(Collectors.joining())",
      "@M final List<Integer> LIST# = new ArrayList<>();",
      "Seen.show(LIST#.toString());"),
  STREAM_REDUCE(
      "String",
      "Stream.of(\"a\", \"b\").reduce(SB#, StringBuilder::append, (x, y) -> x).toString()",
      "@M final StringBuilder SB# = new StringBuilder(\"s\");",
      "Seen.show(SB#.toString());"),
  STREAM_COLLECT(
      "String",
      "Stream.of(\"a\", \"b\").collect(() -> SB#, StringBuilder::append, StringBuilder::append).toString()",
      "@M final StringBuilder SB# = new StringBuilder(\"s\");",
      "Seen.show(SB#.toString());"),
  STREAM_CONSUMED(
      "long",
      "STR#.count()",
      "@M final Stream<String> STR# = Stream.of(\"a\", \"b\");",
      "Seen.show(Seen.guarded(() -> STR#.count()));"),
  STREAM_TO_MAP("String", "Stream.of(1, 1).collect(Collectors.toMap(x -> x, x -> x)).toString()"),
  STREAM_OF_LAMBDA(
      "int", "Stream.of(1, 2).mapToInt(x -> x + n#++).sum()", "@M int n#;", "Seen.show(n#);"),
  ACCESS_ORDER(
      "String",
      "LRU#.get(\"a\")",
      "@M final Map<String, String> LRU# = Seen.lru();",
      "Seen.show(LRU#.toString());"),
  ACCESS_ORDER_DEFAULT(
      "String",
      "LRU#.getOrDefault(\"b\", \"none\").trim()",
      "@M final Map<String, String> LRU# = Seen.lru();",
      "Seen.show(LRU#.toString());"),
  QUEUE(
      "Object",
      "Q#.poll()",
      "@M final Queue<Object> Q# = new ArrayDeque<>(Arrays.asList(1, 2, 3, 4, 5));",
      "Seen.show(Q#.size());"),
  DEQUE(
      "Object",
      "Q#.pop()",
      "@M final Deque<Object> Q# = new ArrayDeque<>(Arrays.asList(1, 2, 3, 4, 5));",
      "Seen.show(Q#.size());"),
  MATCHER(
      "String",
      "\"\" + MAT#.find()",
      "@M final Matcher MAT# = Pattern.compile(\"a\").matcher(\"banana a a a\");",
      "Seen.show(MAT#.find() ? MAT#.start() : -1);"),
  MATCHER_RESET(
      "String",
      "MAT#.replaceAll(\"b\")",
      "@M final Matcher MAT# = Seen.found(\"a\", \"banana\");",
      "Seen.show(MAT#.find() ? MAT#.start() : -1);"),
  CALENDAR(
      "String",
      "CAL#.getTime().toInstant().toString()",
      "@M final Calendar CAL# = Seen.calendar();",
      "CAL#.set(Calendar.MONTH, 3); Seen.show(CAL#.getTimeInMillis());"),
  DATE_FORMAT(
      "String",
      "FMT#.format(new Date(0))",
      "@M final java.text.DateFormat FMT# = Seen.dateFormat();",
      "Seen.show(FMT#.getCalendar().getTimeInMillis());"),
  BIT_SET(
      "String",
      "work#(BITS#)",
      "@M final BitSet BITS# = new BitSet();\n@M String work#(BitSet b) { b.flip(3); return b.toString(); }",
      "Seen.show(BITS#.toString());"),
  PHASER(
      "int", "PH#.arrive()", "@M final Phaser PH# = new Phaser(1);", "Seen.show(PH#.getPhase());"),
  SEMAPHORE(
      "String",
      "\"\" + SEM#.tryAcquire()",
      "@M final Semaphore SEM# = new Semaphore(2);",
      "Seen.show(SEM#.availablePermits());"),
  SEMAPHORE_DRAIN(
      "int",
      "SEM#.drainPermits()",
      "@M final Semaphore SEM# = new Semaphore(2);",
      "Seen.show(SEM#.availablePermits());"),
  EXCHANGED_LOCK(
      "String",
      "\"\" + LOCK#.tryLock()",
      "@M final ReentrantLock LOCK# = new ReentrantLock();",
      "Seen.show(LOCK#.isLocked());"),
  THREAD_LOCAL(
      "Object",
      "TL#.get()",
      "@M final ThreadLocal<Object> TL# = ThreadLocal.withInitial(() -> Seen.see(\"initial\", 1));",
      "Seen.show(TL#.get());"),
  SYSTEM_PROPERTY(
      "String",
      "System.setProperty(\"gen.#\", \"v\" + Seen.one())",
      "",
      "Seen.show(System.clearProperty(\"gen.#\"));"),
  INTERRUPTED("String", "\"\" + Thread.interrupted()", "", "Seen.show(Thread.interrupted());"),
  INPUT_STREAM(
      "int",
      "IN#.read()",
      "@M final ByteArrayInputStream IN# = new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5});",
      "Seen.show(IN#.available());"),
  INPUT_STREAM_ALL(
      "int",
      "IN#.readAllBytes().length",
      "@M final ByteArrayInputStream IN# = new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5});",
      "Seen.show(IN#.available());",
      9),
  WRITER(
      "String",
      "OUT#.append(\"w\").toString()",
      "@M final StringWriter OUT# = new StringWriter();",
      "Seen.show(OUT#.toString());"),
  PROPERTIES(
      "Object",
      "PRO#.setProperty(\"a\", \"b\")",
      "@M final Properties PRO# = new Properties();",
      "Seen.show(PRO#.toString());"),
  LIST_ITERATOR(
      "Object",
      "IT#.previous()",
      "@M final ListIterator<Object> IT# = new ArrayList<Object>(Arrays.asList(1, 2, 3, 4)).listIterator(4);",
      "Seen.show(IT#.nextIndex());"),
  ENUMERATION(
      "Object",
      "IT#.nextElement()",
      "@M final Enumeration<Object> IT# = Collections.enumeration(Arrays.asList(1, 2, 3, 4));",
      "Seen.show(IT#.hasMoreElements());"),
  SPLITERATOR(
      "String",
      "\"\" + IT#.tryAdvance(Seen::show)",
      "@M final Spliterator<Integer> IT# = Arrays.asList(1, 2, 3, 4).spliterator();",
      "Seen.show(IT#.estimateSize());"),
  PRIMITIVE_ITERATOR(
      "int",
      "IT#.nextInt()",
      "@M final PrimitiveIterator.OfInt IT# = IntStream.range(0, 9).iterator();",
      "Seen.show(IT#.nextInt());"),
  FUTURE(
      "String",
      "\"\" + FUT#.complete(\"c\")",
      "@M final CompletableFuture<String> FUT# = new CompletableFuture<>();",
      "Seen.show(FUT#.getNow(\"not yet\"));"),
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
  GUAVA_TRANSFORM(
      "String",
      "com.google.common.collect.Lists.transform(Arrays.asList(1, 2), x -> x + n#++).toString()",
      "@M int n#;",
      "Seen.show(n#);"),
  GUAVA_FILTER(
      "int",
      "com.google.common.collect.Iterables.size(com.google.common.collect.Iterables.filter(Arrays.asList(1, 2), x -> n#++ > 0))",
      "@M int n#;",
      "Seen.show(n#);"),
  GUAVA_MEMOIZE(
      "String",
      "SUP#.get()",
      "@M final com.google.common.base.Supplier<String> SUP# = com.google.common.base.Suppliers.memoize(() -> Seen.see(\"memo\", \"m\"));",
      "Seen.show(SUP#.get());"),
  GUAVA_CHECK(
      "String",
      "com.google.common.base.Preconditions.checkNotNull(Seen.nothingToSay(), \"checked\").trim()"),
  GUAVA_ONLY(
      "String",
      "com.google.common.collect.Iterables.getOnlyElement(Arrays.asList(\"a\", \"b\")).trim()"),
  GUAVA_CYCLE(
      "String",
      "IT#.next()",
      "@M final Iterator<String> IT# = com.google.common.collect.Iterators.cycle(\"a\", \"b\");",
      "Seen.show(IT#.next());"),
  GUAVA_EVICTING(
      "String",
      "\"\" + Q#.add(3)",
      "@M final com.google.common.collect.EvictingQueue<Integer> Q# = com.google.common.collect.EvictingQueue.create(2);",
      "Seen.show(Q#.toString());"),
  SUPPLIER_FIELD(
      "Object", "SUP#.get()", "@M final Supplier<Object> SUP# = () -> Seen.see(\"supplied\", 1);"),
  FUNCTION_FIELD(
      "String",
      "FUN#.apply(\"x\")",
      "@M int n#;\n@M final Function<String, String> FUN# = s -> s + n#++;",
      "Seen.show(n#);"),
  OPERATOR_FIELD(
      "int",
      "FUN#.applyAsInt(2, 3)",
      "@M int n#;\n@M final IntBinaryOperator FUN# = (a, b) -> a + b + n#++;",
      "Seen.show(n#);"),
  FUNCTION_ARGUMENT(
      "String",
      "work#(() -> Seen.see(\"called\", \"c\"))",
      "@M String work#(Supplier<String> s) { return s.get() + \"!\"; }"),
  FUNCTION_IN_OBJECT(
      "String",
      "HOLD#.value()",
      "static class Hold# { final Supplier<String> s; Hold#(Supplier<String> s) { this.s = s; } String value() { return s.get().trim(); } }\n@M final Hold# HOLD# = new Hold#(() -> Seen.see(\"held\", \"h\"));"),
  RUNS_RUNNABLE(
      "int",
      "work#(() -> n#++)",
      "@M int n#;\n@M int work#(Runnable r) { r.run(); return 3; }",
      "Seen.show(n#);"),
  OVERRIDDEN(
      "int",
      "BASE#.value()",
      "static class Base# { int value() { int r = 0; for (int i = 0; i < 3; i++) { r += i; } return r; } }\nstatic class Derived# extends Base# { @Override int value() { Seen.say(\"derived\"); return 9; } }\n@M final Base# BASE# = new Derived#();"),
  IMPLEMENTED(
      "String",
      "BASE#.value()",
      "interface Base# { String value(); }\n@M final Base# BASE# = new Base#() { public String value() { Seen.say(\"anonymous\"); return \"v\"; } };"),
  ENUM_BODY(
      "int",
      "Kind#.A.value()",
      "enum Kind# { A { @Override int value() { Seen.say(\"body\"); return 4; } }; abstract int value(); }"),
  DEFAULT_METHOD(
      "int",
      "BASE#.value()",
      "interface Base# { default int value() { int r = 1; for (int i = 1; i < 4; i++) { r *= i + own(); } return r; } int own(); }\n@M final Base# BASE# = () -> Seen.see(\"own\", 1);"),
  NOISY_TEXT("String", "String.valueOf(NOISY#)", "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_CONCATENATION(
      "String",
      "work#(NOISY#)",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);\n@M String work#(Object o) { return \"n\" + o; }"),
  NOISY_APPEND(
      "String",
      "new StringBuilder().append(NOISY#).append(1).toString()",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_OBJECTS_TO_STRING(
      "String", "Objects.toString(NOISY#)", "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_LIST(
      "String",
      "Arrays.asList(NOISY#, NOISY#).toString()",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_JOIN(
      "String",
      "String.join(\",\", \"a\", NOISY#)",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_FORMAT(
      "String",
      "String.format(\"%s %s\", NOISY#, 1)",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_HASH("int", "Objects.hash(NOISY#, 2)", "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_LIST_HASH(
      "int", "Arrays.asList(NOISY#).hashCode()", "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_SET(
      "int",
      "new HashSet<Object>(Arrays.asList(NOISY#, NOISY#)).size()",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_CONTAINS(
      "String",
      "\"\" + LIST#.contains(new Seen.Noisy(2))",
      "@M final List<Seen.Noisy> LIST# = Arrays.asList(new Seen.Noisy(1), new Seen.Noisy(2));"),
  NOISY_EQUALS("String", "\"\" + Objects.equals(new Seen.Noisy(2), new Seen.Noisy(3))"),
  NOISY_SORT(
      "String",
      "work#(new ArrayList<>(Arrays.asList(new Seen.Noisy(2), new Seen.Noisy(1))))",
      "@M String work#(List<Seen.Noisy> l) { Collections.sort(l); return \"\" + l.get(0).n; }"),
  NOISY_MAX("int", "Collections.max(Arrays.asList(new Seen.Noisy(2), new Seen.Noisy(1))).n"),
  NOISY_COMPARATOR(
      "String",
      "work#(new ArrayList<>(Arrays.asList(2, 1)))",
      "@M int n#;\n@M String work#(List<Integer> l) { l.sort((a, b) -> { n#++; return a - b; }); return l.toString(); }",
      "Seen.show(n#);"),
  NOISY_TREE(
      "Object",
      "TREE#.ceiling(2)",
      "@M int n#;\n@M final TreeSet<Integer> TREE# = new TreeSet<>((a, b) -> { n#++; return a - b; });\n@M final boolean filled# = TREE#.add(1);",
      "Seen.show(n#);"),
  NOISY_SORTED_STREAM(
      "String",
      "Stream.of(new Seen.Noisy(2), new Seen.Noisy(1)).sorted().map(x -> \"\" + x.n).collect(Collectors.joining())"),
  NOISY_ITERABLE("String", "String.join(\",\", new Seen.NoisyList())"),
  NOISY_COPY("int", "new ArrayList<>(new Seen.NoisyCollection()).size()"),
  NOISY_FOR_EACH(
      "int",
      "work#(new Seen.NoisyList())",
      "@M int work#(Iterable<String> l) { int r = 0; for (String s : l) { r += s.length(); } return r; }"),
  NOISY_COMPARE_TO("int", "Integer.signum(new Seen.Noisy(1).compareTo(new Seen.Noisy(2)))"),
  NOISY_CHAR_SEQUENCE(
      "String",
      "new StringBuilder().append((CharSequence) NOISY#).append('c').toString()",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_CONTENT_EQUALS(
      "String",
      "\"\" + \"n1\".contentEquals(NOISY#)",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_REPLACE(
      "String",
      "\"a1b\".replace(\"1\", NOISY#)",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_DEEP(
      "String",
      "Arrays.deepToString(new Object[] {NOISY#})",
      "@M final Seen.Noisy NOISY# = new Seen.Noisy(1);"),
  NOISY_EXCEPTION(
      "String",
      "new IllegalStateException(\"m\") { public String getMessage() { Seen.say(\"message\"); return \"m\"; } }.toString()"),
  NOISY_MAP_KEY(
      "Object",
      "MAP#.get(new Seen.Noisy(1))",
      "@M final Map<Object, Object> MAP# = new HashMap<>(Collections.singletonMap(1, 1));"),
  NOISY_COMPUTE(
      "Object",
      "MAP#.computeIfAbsent(\"k\", k -> Seen.see(\"computed\", 1))",
      "@M final Map<Object, Object> MAP# = new HashMap<>();",
      "Seen.show(MAP#.toString());"),
  CLASS_INITIALIZATION(
      "int",
      "Lazy#.value()",
      "static class Lazy# { static { Seen.say(\"Lazy\"); } static int value() { int r = 0; for (int i = 0; i < 3; i++) { r += i; } return r; } }"),
  CLASS_INITIALIZATION_BY_NEW(
      "int",
      "new Lazy#().value()",
      "static class Lazy# { static { Seen.say(\"Lazy\"); } int value() { int r = 0; for (int i = 0; i < 3; i++) { r += i; } return r; } }"),
  CLASS_INITIALIZATION_BY_FIELD(
      "String",
      "work#()",
      "static class Lazy# { static String V = Seen.see(\"Lazy\", \"v\"); }\n@M String work#() { return Lazy#.V.trim().concat(\"!\"); }"),
  CLASS_INITIALIZATION_OF_PARENT(
      "int",
      "Lazy#.value()",
      "static class Above# { static { Seen.say(\"Above\"); } }\nstatic class Lazy# extends Above# { static int value() { int r = 0; for (int i = 0; i < 3; i++) { r += i; } return r; } }"),
  CLASS_INITIALIZATION_THROWS(
      "int",
      "Lazy#.value()",
      "static class Lazy# { static final int N = 1 / Seen.zero(); static int value() { int r = 0; for (int i = 0; i < 3; i++) { r += i; } return r; } }"),
  ENUM_INITIALIZATION(
      "String", "Lazy#.A.name().concat(\"!\")", "enum Lazy# { A; static { Seen.say(\"Lazy\"); } }"),
  CONSTRUCTOR_EFFECT(
      "Object",
      "new Made#(1).n",
      "static int made#;\nstatic class Made# { final int n; Made#(int n) { made#++; this.n = n; } }",
      "Seen.show(made#);"),
  INSTANCE_INITIALIZER(
      "Object",
      "new Made#().n",
      "static class Made# { int n = 1; { Seen.say(\"initializer\"); } }"),
  FRESH_COLLECTION(
      "String",
      "work#()",
      "@M String work#() { List<Integer> l = new ArrayList<>(); for (int i = 0; i < 3; i++) { l.add(i); } return l.toString(); }"),
  FRESH_BUT_KEPT(
      "int",
      "work#().size()",
      "@M List<Integer> kept# = new ArrayList<>();\n@M List<Integer> work#() { List<Integer> l = kept#; l.add(1); return l; }",
      "Seen.show(kept#.toString());"),
  SYNCHRONIZED(
      "int",
      "work#()",
      "@M int n#;\n@M synchronized int work#() { return n#++; }",
      "Seen.show(n#);"),
  READS_STATE(
      "int",
      "work#()",
      "@M int n# = 1;\n@M int work#() { int r = 0; for (int i = 0; i < 3; i++) { r += n#; } return r; }"),
  CONDITIONAL(
      "int", "(Seen.yes() ? work#() : 2)", "@M int work#() { Seen.say(\"work\"); return 5; }"),
  SWITCH(
      "int",
      "(switch (Seen.one()) { case 1 -> work#(); default -> 0; })",
      "@M int work#() { return Integer.toString(5).length(); }",
      "",
      14),
  SWITCH_WITH_RESOURCE(
      "int",
      "(switch (Seen.one()) { default -> { try (Seen.Resource r# = new Seen.Resource(1)) { yield work#(); } } })",
      "@M int work#() { return Integer.toString(5).length(); }",
      "",
      14),
  ANONYMOUS_CLASS(
      "Object",
      "new Callable<Object>() { public Object call() { Seen.say(\"call\"); return 1; } }.call()"),
  VARIABLE_ARGUMENTS(
      "int",
      "work#(1, n#++, 3)",
      "@M int n#;\n@M int work#(int... all) { int r = 0; for (int i : all) { r += i; } return r; }",
      "Seen.show(n#);"),
  GENERIC_METHOD(
      "String",
      "work#(\"g\", x -> x + n#++)",
      "@M int n#;\n@M <A, B> B work#(A a, Function<? super A, ? extends B> f) { return f.apply(a); }",
      "Seen.show(n#);"),
  CAUGHT(
      "int",
      "work#()",
      "@M int work#() { try { return Integer.parseInt(\"x\"); } catch (NumberFormatException e) { Seen.say(\"caught\"); return 0; } }"),
  MAKES_SUPPLIER(
      "Supplier<String>",
      "work#()",
      "@M Supplier<String> work#() { Seen.say(\"work\"); return Seen.supplier(); }"),
  MAKES_SUPPLIER_PURELY(
      "Supplier<String>",
      "work#(\"s\")",
      "@M Supplier<String> work#(String s) { String t = s.concat(s).trim(); return Seen.supplier(t); }"),
  ASSIGNS(
      "String",
      "(kept# = work#())",
      "@M String kept#;\n@M String work#() { return Integer.toString(7).concat(\"s\"); }",
      "Seen.show(kept#);"),
  LONG_VALUE(
      "long",
      "work#(3L)",
      "@M long work#(long n) { long r = 1; for (int i = 0; i < n; i++) { r *= n; } return r; }"),
  NESTED_FALLBACK(
      "String",
      "Optional.ofNullable(Seen.nothingToSay()).orElse(work#())",
      "@M int n#;\n@M String work#() { n#++; return Integer.toString(n#); }",
      "Seen.show(n#);"),
  NESTED_COMPUTATION(
      "Integer",
      "MAP#.computeIfAbsent(\"n\", k -> k.length() + 300)",
      "@M final ConcurrentHashMap<String, Integer> MAP# = new ConcurrentHashMap<>();",
      "Seen.show(MAP#.toString());"),
  NESTED_FORMAT("String", "String.format(\"%s=%s\", \"n\", Seen.one())"),
  NESTED_ZONE("String", "TimeZone.getTimeZone(\"GMT+02:00\").getID()"),
  PURE_LIBRARY("String", "\"library\".toUpperCase(Locale.ROOT).concat(Integer.toHexString(255))"),
  PURE_NUMBERS("String", "new BigInteger(\"123\").multiply(BigInteger.TEN).toString()"),
  FAILING_NUMBER("String", "new BigInteger(\"12x\").toString()"),
  FAILING_DIVISION("String", "BigInteger.ONE.divide(BigInteger.valueOf(Seen.zero())).toString()"),
  FAILING_DATE("String", "LocalDate.of(2024, 13, Seen.one()).toString()"),
  FAILING_PATH("String", "java.nio.file.Paths.get(\"a\\0b\").toString()"),
  FAILING_PATTERN("String", "Pattern.compile(\"(\" + Seen.one()).pattern().trim()"),
  FAILING_URI("String", "java.net.URI.create(\"a b\" + Seen.one()).toString()"),
  FAILING_UUID("String", "UUID.fromString(\"x\" + Seen.one()).toString()"),
  FAILING_FORMAT("String", "String.format(\"%d\" + Seen.one(), \"x\").trim()"),
  FAILING_REPEAT("String", "\"a\".repeat(-Seen.one()).trim()", "", "", 11),
  FAILING_CHARSET("String", "java.nio.charset.Charset.forName(\"no such\").name().trim()"),
  FAILING_ZONE("String", "ZoneId.of(\"No/Zone\").getId().trim()"),
  FAILING_COPY("String", "Arrays.toString(Arrays.copyOf(new int[1], -Seen.one()))"),
  FAILING_OF("String", "List.of(\"a\", Seen.nothingToSay()).toString()", "", "", 9),
  FAILING_SET_OF("String", "Set.of(1, Seen.one()).toString()", "", "", 9);

  private final String type;
  private final String code;
  private final String members;
  private final String after;
  private final int release;

  Fallback(String type, String code) {
    this(type, code, "", "", 8);
  }

  Fallback(String type, String code, String members) {
    this(type, code, members, "", 8);
  }

  Fallback(String type, String code, String members, int release) {
    this(type, code, members, "", release);
  }

  Fallback(String type, String code, String members, String after) {
    this(type, code, members, after, 8);
  }

  Fallback(String type, String code, String members, String after, int release) {
    this.type = type;
    this.code = code;
    this.members = members;
    this.after = after;
    this.release = release;
  }

  /** The expression; what it changes is printed at the end of the scenario. */
  Expression draw(Scenario scenario) {
    Scenario.Names names = scenario.names();
    scenario.members(names.fill(members));
    scenario.epilogue(names.fill(after));
    return new Expression(type, Part.expression(names.fill(code)));
  }

  @Override
  public int release() {
    return release;
  }
}
