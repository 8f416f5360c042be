package io.github.uncontended.generator;

/** Fallbacks that change an object of the JDK's. */
enum StatefulFallback implements Fallback {
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
      "Seen.show(FUT#.getNow(\"not yet\"));");

  private final Template template;

  StatefulFallback(String type, String code, String members, String after) {
    this(type, code, members, after, 8);
  }

  StatefulFallback(String type, String code, String members, String after, int release) {
    this.template = new Template(type, code, members, after, release);
  }

  @Override
  public Template template() {
    return template;
  }
}
