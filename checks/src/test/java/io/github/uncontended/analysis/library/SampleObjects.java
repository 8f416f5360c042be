package io.github.uncontended.analysis.library;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.analysis.library.EdgeValues.Source;
import io.github.uncontended.analysis.library.EdgeValues.Value;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayWriter;
import java.io.File;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.Signature;
import java.text.NumberFormat;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalAdjusters;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.BitSet;
import java.util.Collections;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.Stack;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.security.auth.x500.X500Principal;

/** The objects that {@link EdgeValues} takes as receivers and arguments. */
// The tables cover what new code avoids, too.
@SuppressWarnings({
  "FutureReturnValueIgnored",
  "IdentityHashMapUsage",
  "JavaUtilDate",
  "JdkObsolete",
  "UnnecessaryStringBuilder"
})
final class SampleObjects {
  private enum Letter {
    A,
    B
  }

  private record Pair(int first, Object second) {}

  private SampleObjects() {}

  /** One value of each source, freshly created on each use. */
  static ImmutableList<Value> all() {
    ImmutableList.Builder<Value> pool = ImmutableList.builder();
    for (ImmutableList<Source> sources :
        List.of(texts(), numbers(), lists(), setsAndQueues(), maps(), views(), times(), others())) {
      sources.forEach(source -> pool.add(new Value(source, false)));
    }
    withNull().forEach(source -> pool.add(new Value(source, true)));
    return pool.build();
  }

  private static ImmutableList<Source> texts() {
    ImmutableList.Builder<Source> texts = ImmutableList.builder();
    for (String text :
        List.of(
            "",
            "a",
            "abc",
            "A-b_C 1",
            "(",
            "[a-z]+",
            "%d",
            "-1",
            "2020-02-30",
            "\uD800",
            "\u0130\u0131",
            "99999999999999999999",
            "0x7f",
            "://bad uri",
            "UTC",
            "java.lang.String",
            "$1",
            "\\",
            "yyyy-MM-dd")) {
      texts.add(() -> text);
    }
    return texts
        .add(
            StringBuilder::new,
            () -> new StringBuilder("builder"),
            () -> new StringBuffer("buffer"),
            () -> CharBuffer.wrap("chars"),
            () -> new StringJoiner(","),
            () -> new StringTokenizer("a b"),
            () -> new char[] {'a'},
            () -> new byte[] {1, -2},
            () -> new byte[16],
            () -> Pattern.compile("a(b)?"),
            () -> Pattern.compile(""),
            () -> Pattern.compile("a(b)?").matcher("ab"),
            () -> found("a"),
            () -> found("a").toMatchResult(),
            () -> Pattern.compile("x").matcher("a").toMatchResult(),
            () -> StandardCharsets.UTF_8,
            () -> StandardCharsets.US_ASCII,
            () -> Charset.forName("ISO-2022-CN"),
            Base64::getEncoder,
            Base64::getDecoder,
            Base64::getMimeDecoder)
        .build();
  }

  /** A match without its optional group. */
  private static Matcher found(String text) {
    Matcher matcher = Pattern.compile("a(?<n>b)?").matcher(text);
    if (!matcher.find()) {
      throw new IllegalArgumentException(text);
    }
    return matcher;
  }

  private static ImmutableList<Source> numbers() {
    ImmutableList.Builder<Source> numbers = ImmutableList.builder();
    for (Object number :
        List.of(
            0,
            -1,
            Integer.MIN_VALUE,
            5L,
            Long.MIN_VALUE,
            2.5,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            1.5f,
            Float.NaN,
            (byte) 3,
            (short) 4,
            'c',
            true,
            BigDecimal.ZERO,
            new BigDecimal("1.10"),
            new BigDecimal("-3.3E+400"),
            BigInteger.ZERO,
            BigInteger.valueOf(-7),
            BigInteger.ONE.shiftLeft(70),
            MathContext.UNLIMITED,
            new MathContext(3),
            new MathContext(3, RoundingMode.UNNECESSARY))) {
      numbers.add(() -> number);
    }
    return numbers
        .add(
            () -> new int[] {1, 2},
            () -> new long[] {1},
            () -> new double[] {1, Double.NaN},
            () -> new AtomicInteger(1),
            () -> new AtomicLong(1),
            () -> new AtomicIntegerArray(2),
            () -> new AtomicLongArray(0),
            LongAdder::new,
            IntSummaryStatistics::new,
            LongSummaryStatistics::new,
            BitSet::new,
            () -> BitSet.valueOf(new long[] {8, 64}),
            () -> new Random(1),
            () -> NumberFormat.getPercentInstance(Locale.US),
            CRC32::new,
            Adler32::new,
            () -> OptionalInt.empty(),
            () -> OptionalInt.of(1),
            () -> OptionalLong.empty(),
            () -> OptionalLong.of(1),
            () -> OptionalDouble.empty(),
            () -> OptionalDouble.of(1))
        .build();
  }

  private static ImmutableList<Source> lists() {
    return ImmutableList.of(
        ArrayList::new,
        () -> new ArrayList<>(List.of("a", "b", "c")),
        () -> new ArrayList<>(List.of(1, "b", Letter.A)),
        List::of,
        () -> List.of("x"),
        () -> List.of("x", "x"),
        () -> List.of(1, 2, 3, 4),
        LinkedList::new,
        () -> new LinkedList<>(List.of("q", "r")),
        () -> Arrays.asList("m", "n"),
        () -> Collections.unmodifiableList(new ArrayList<>(List.of("u"))),
        () -> Collections.nCopies(3, "n"),
        () -> new Vector<>(List.of("v")),
        Stack::new,
        () -> new CopyOnWriteArrayList<>(List.of("w")),
        () -> new String[] {"a", "b"},
        () -> new Object[] {"a", 1});
  }

  private static ImmutableList<Source> setsAndQueues() {
    return ImmutableList.of(
        HashSet::new,
        () -> new HashSet<>(List.of("a", "b")),
        () -> Set.of("k"),
        () -> new LinkedHashSet<>(List.of("l")),
        TreeSet::new,
        () -> new TreeSet<>(List.of("t", "u")),
        () -> new TreeSet<>(List.of(1, 2)),
        () -> new TreeSet<>(List.of("t", "u")).headSet("u"),
        () -> EnumSet.of(Letter.A),
        () -> EnumSet.noneOf(Letter.class),
        () -> new ConcurrentSkipListSet<>(List.of("s")),
        ConcurrentHashMap::newKeySet,
        ArrayDeque::new,
        () -> new ArrayDeque<>(List.of("d")),
        () -> new PriorityQueue<>(List.of("p", "o")),
        () -> new ConcurrentLinkedQueue<>(List.of("p")),
        () -> new ConcurrentLinkedDeque<>(List.of("p")));
  }

  private static ImmutableList<Source> maps() {
    return ImmutableList.of(
        HashMap::new,
        () -> new HashMap<>(Map.of("a", 1, "b", 2)),
        Map::of,
        () -> Map.of("k", "v"),
        () -> new LinkedHashMap<>(Map.of("l", "m")),
        SampleObjects::accessOrdered,
        TreeMap::new,
        () -> new TreeMap<>(Map.of("t", "u")),
        () -> new TreeMap<>(Map.of(1, "u")),
        () -> new TreeMap<>(Map.of("t", "u")).subMap("a", "b"),
        () -> new EnumMap<>(Map.of(Letter.A, 1)),
        () -> new ConcurrentHashMap<>(Map.of("c", 1)),
        () -> new ConcurrentSkipListMap<>(Map.of("c", 1)),
        () -> new IdentityHashMap<>(Map.of("c", 1)),
        () -> new WeakHashMap<>(Map.of("c", 1)),
        () -> new Hashtable<>(Map.of("c", 1)),
        Properties::new,
        () -> Collections.unmodifiableMap(new HashMap<>(Map.of("a", 1))),
        () -> Map.entry("a", 1),
        () -> new AbstractMap.SimpleEntry<>("a", 1),
        () -> new AbstractMap.SimpleImmutableEntry<>("a", 1),
        () -> new HashMap<>(Map.of("a", 1)).entrySet().iterator().next());
  }

  private static Map<String, Integer> accessOrdered() {
    Map<String, Integer> map = new LinkedHashMap<>(4, 0.75f, true);
    map.put("a", 1);
    map.put("b", 2);
    return map;
  }

  /** Iterators, streams and other objects that are read once. */
  private static ImmutableList<Source> views() {
    return ImmutableList.of(
        () -> Set.of("i").iterator(),
        () -> new ArrayList<>().iterator(),
        () -> new ArrayList<>(List.of("i")).listIterator(),
        () -> List.of("i").spliterator(),
        () -> new Vector<>(List.of("v")).elements(),
        () -> Stream.of("a", "b"),
        () -> Stream.of(3, 1),
        Stream::empty,
        () -> Stream.of("a", 1),
        () -> IntStream.of(Integer.MAX_VALUE, 5),
        IntStream::empty,
        () -> LongStream.of(1),
        () -> DoubleStream.of(1.5),
        Collectors::toList,
        Collectors::counting);
  }

  private static ImmutableList<Source> times() {
    ImmutableList.Builder<Source> times = ImmutableList.builder();
    for (Object time :
        List.of(
            LocalDate.EPOCH,
            LocalDate.MAX,
            LocalDate.MIN,
            LocalDate.of(2020, 2, 29),
            LocalTime.MIN,
            LocalTime.MAX,
            LocalDateTime.MAX,
            LocalDateTime.MIN,
            LocalDateTime.of(2020, 1, 1, 1, 1),
            Instant.MAX,
            Instant.MIN,
            Instant.EPOCH,
            Duration.ZERO,
            Duration.ofSeconds(Long.MAX_VALUE),
            Duration.ofSeconds(Long.MIN_VALUE),
            Duration.ofMillis(5),
            Period.ZERO,
            Period.ofYears(Integer.MAX_VALUE),
            Period.of(Integer.MIN_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE),
            Year.of(2020),
            Year.of(Year.MAX_VALUE),
            YearMonth.of(2020, 2),
            YearMonth.of(Year.MAX_VALUE, 12),
            ZoneOffset.UTC,
            ZoneOffset.MAX,
            ZoneOffset.MIN,
            ZoneId.of("Europe/Paris"),
            ZonedDateTime.of(LocalDateTime.MAX, ZoneOffset.MIN),
            ZonedDateTime.of(LocalDateTime.MIN, ZoneId.of("Europe/Paris")),
            OffsetDateTime.MAX,
            OffsetDateTime.MIN,
            Clock.fixed(Instant.EPOCH, ZoneOffset.UTC),
            Clock.fixed(Instant.MAX, ZoneOffset.UTC),
            DateTimeFormatter.ISO_DATE_TIME,
            DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT),
            IsoChronology.INSTANCE,
            DayOfWeek.MONDAY,
            Month.MAY,
            ChronoUnit.FOREVER,
            ChronoUnit.NANOS,
            ChronoUnit.HALF_DAYS,
            ChronoUnit.DAYS,
            ChronoUnit.ERAS,
            IsoFields.QUARTER_YEARS,
            ChronoField.HOUR_OF_DAY,
            ChronoField.DAY_OF_MONTH,
            ChronoField.INSTANT_SECONDS,
            ChronoField.YEAR,
            IsoFields.QUARTER_OF_YEAR,
            JulianFields.JULIAN_DAY,
            TimeUnit.DAYS)) {
      times.add(() -> time);
    }
    return times
        .add(
            TemporalAdjusters::firstDayOfMonth,
            () -> new Date(0),
            () -> new Date(Long.MAX_VALUE),
            () -> new GregorianCalendar(2020, 0, 1),
            () -> TimeZone.getTimeZone("UTC"))
        .build();
  }

  private static ImmutableList<Source> others() {
    return ImmutableList.of(
        () -> new File("relative"),
        () -> new File(""),
        () -> Path.of(""),
        () -> Path.of("/"),
        () -> Path.of("a/b"),
        () -> Path.of("/a/../b"),
        () -> URI.create("http://host/path"),
        () -> URI.create("mailto:a@b"),
        () -> URI.create("relative"),
        () -> URI.create("http://host/path?query#fragment").toURL(),
        () -> InetAddress.getByAddress(new byte[] {127, 0, 0, 1}),
        () -> InetSocketAddress.createUnresolved("host", 1),
        () -> new ByteArrayInputStream(new byte[1]),
        ByteArrayOutputStream::new,
        CharArrayWriter::new,
        () -> new StringReader("r"),
        StringWriter::new,
        () -> new Scanner("1 a"),
        () -> ByteBuffer.allocate(4),
        () -> ByteBuffer.allocateDirect(4),
        () -> ByteBuffer.allocate(4).asReadOnlyBuffer(),
        () -> Locale.ROOT,
        () -> Locale.US,
        () -> Locale.forLanguageTag("xx-YY"),
        () -> Currency.getInstance("USD"),
        () -> new UUID(0, 0),
        Optional::empty,
        () -> Optional.of("o"),
        () -> String.class,
        () -> int.class,
        () -> int[].class,
        () -> Runnable.class,
        () -> Letter.class,
        () -> Letter.A,
        () -> new Pair(1, "b"),
        Object::new,
        () -> new Exception("message"),
        RuntimeException::new,
        () -> new Exception().getStackTrace()[0],
        AtomicBoolean::new,
        AtomicReference::new,
        () -> new AtomicReference<>("x"),
        () -> new AtomicReferenceArray<>(2),
        () -> new WeakReference<>("w"),
        () -> new SoftReference<>("x"),
        ThreadLocal::new,
        () -> CompletableFuture.completedFuture(1),
        () -> CompletableFuture.completedFuture(null),
        () -> CompletableFuture.failedFuture(new Exception("failed")),
        CompletableFuture::new,
        () -> new CountDownLatch(1),
        () -> new Semaphore(1),
        ReentrantLock::new,
        ReentrantReadWriteLock::new,
        Thread::currentThread,
        () -> new Thread(() -> {}),
        () -> Level.INFO,
        () -> Logger.getLogger(SampleObjects.class.getName()),
        Runtime::getRuntime,
        () -> String.class.getMethod("length"),
        () -> String.class.getMethod("charAt", int.class).getParameters()[0],
        () -> Integer.class.getField("MAX_VALUE"),
        SampleObjects.class::getModule,
        SampleObjects.class::getClassLoader,
        SampleObjects.class::getPackage,
        () -> MessageDigest.getInstance("SHA-256"),
        () -> Mac.getInstance("HmacSHA256"),
        () -> Cipher.getInstance("AES"),
        () -> Signature.getInstance("SHA256withRSA"),
        () -> new X500Principal("CN=a"),
        SampleObjects::bundle);
  }

  private static ListResourceBundle bundle() {
    return new ListResourceBundle() {
      @Override
      protected Object[][] getContents() {
        return new Object[][] {{"a", "text"}, {"abc", 1}};
      }
    };
  }

  private static ImmutableList<Source> withNull() {
    return ImmutableList.of(
        () -> Arrays.asList("a", null),
        () -> new ArrayList<>(Arrays.asList(null, 1)),
        () -> new HashSet<>(Arrays.asList("a", null)),
        () -> new HashMap<>(Collections.singletonMap(null, null)),
        () -> Arrays.asList("a", null).iterator(),
        () -> Stream.of("a", null),
        () -> new String[] {null, "b"});
  }
}
