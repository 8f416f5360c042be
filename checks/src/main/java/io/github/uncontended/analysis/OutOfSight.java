package io.github.uncontended.analysis;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.Effects.Verdict;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * What can be said of a method whose code the compilation does not have: what is known of the JDK
 * and Guava, else what its name and its type speak of.
 */
final class OutOfSight {
  /** First words of names that speak of an effect. */
  private static final ImmutableSet<String> EFFECTFUL_WORDS =
      setOf(
          """
          accept acquire add allocate append attach await begin bind bump call cancel
          clear close commit complete connect consume create decr decrease decrement
          delete deposit dequeue destroy detach disable disconnect dispatch dispose do
          drain drop emit enable enqueue evict exec execute fail fire flush handle inc
          incr increase increment init initialize insert install interrupt invalidate
          invoke lock log login logout mkdir mkdirs modify move mutate next notify offer open perform persist poll pop post print printf
          println process publish purge push put random read receive refresh register
          release reload remove rename reserve reset restart resume rollback rotate run save
          schedule send set shutdown signal sleep start stop store submit subscribe
          suspend take throw touch transfer trigger truncate unbind unlock unregister
          unsubscribe update upload upsert wait withdraw write
          """);

  /** Words above that begin a noun where one of {@link #NOUNS} follows: startTime(). */
  private static final ImmutableSet<String> STATIVE_WORDS =
      setOf(
          """
          close create lock open post run start stop update
          """);

  private static final ImmutableSet<String> NOUNS =
      setOf(
          """
          date index offset position time timestamp
          """);

  /** Words above that on a fresh object only fill it. */
  private static final ImmutableSet<String> FILLING_WORDS =
      setOf(
          """
          add append put set
          """);

  /** Ends of names of types whose fresh instances stand for something that is not fresh. */
  private static final ImmutableList<String> OUTSIDE_TYPES =
      ImmutableList.of(
          "Channel",
          "Client",
          "Connection",
          "Dao",
          "Manager",
          "Registry",
          "Repository",
          "Service",
          "Session",
          "Socket",
          "Store",
          "Stream",
          "Template",
          "Writer");

  /** Void methods with these first words do nothing where they do not throw. */
  private static final ImmutableSet<String> CHECKING_WORDS =
      setOf(
          """
          assert check ensure expect require validate verify
          """);

  /** Words that with {@link #IDENTITY_WORDS} at the end speak of a new identity: newId(). */
  private static final ImmutableSet<String> MAKING_WORDS =
      setOf(
          """
          assign generate make new
          """);

  private static final ImmutableSet<String> IDENTITY_WORDS =
      setOf(
          """
          guid id ids nonce salt sequence token uuid
          """);

  /** Mutators of collections beside the words above. */
  private static final ImmutableSet<String> COLLECTION_WORDS =
      setOf(
          """
          compute ensure merge replace retain sort trim
          """);

  /** First words of reads on types whose other methods do I/O, lock or advance. */
  private static final ImmutableSet<String> READING_WORDS =
      setOf(
          """
          available can count equals exists find get has hash holds is last length not
          query size to
          """);

  /** First words of what only looks at where an iterator, scanner or matcher stands. */
  private static final ImmutableSet<String> POSITION_WORDS =
      setOf(
          """
          characteristics count end estimate get group has hit is start to
          """);

  /** Types all of whose methods only compute, whatever their names, but for {@link #IMPURE}. */
  private static final ImmutableSet<String> PURE_TYPES =
      ImmutableSet.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.CharSequence",
          "java.lang.Character",
          "java.lang.Class",
          "java.lang.Comparable",
          "java.lang.Double",
          "java.lang.Enum",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Iterable",
          "java.lang.Long",
          "java.lang.Math",
          "java.lang.Number",
          "java.lang.Record",
          "java.lang.Short",
          "java.lang.StackTraceElement",
          "java.lang.StrictMath",
          "java.lang.String",
          "java.lang.Throwable",
          "java.net.URI",
          "java.nio.file.Path",
          "java.nio.file.Paths",
          "java.util.Base64",
          "java.util.Base64$Decoder",
          "java.util.Base64$Encoder",
          "java.util.Comparator",
          "java.util.Currency",
          "java.util.Locale",
          "java.util.Objects",
          "java.util.Optional",
          "java.util.OptionalDouble",
          "java.util.OptionalInt",
          "java.util.OptionalLong",
          "java.util.UUID",
          "java.util.concurrent.TimeUnit",
          "java.util.regex.MatchResult",
          "java.util.regex.Pattern");

  /** Packages of which the same holds; their subpackages too where that is so. */
  private static final ImmutableSet<String> PURE_PACKAGES =
      ImmutableSet.of(
          "com.google.common.base",
          "com.google.common.math",
          "com.google.common.primitives",
          "java.math",
          "java.nio.charset",
          "java.time",
          "java.time.chrono",
          "java.time.format",
          "java.time.temporal",
          "java.time.zone",
          "java.util.stream");

  private static final ImmutableSetMultimap<String, String> IMPURE =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("java.lang.Class", "newInstance")
          .putAll("java.lang.Math", "random")
          .putAll("java.lang.StrictMath", "random")
          .putAll(
              "java.lang.Throwable",
              "addSuppressed",
              "fillInStackTrace",
              "initCause",
              "printStackTrace",
              "setStackTrace")
          .putAll("java.nio.file.Path", "register")
          .putAll("java.util.Locale", "setDefault")
          .putAll("java.util.UUID", "randomUUID")
          .putAll("java.util.concurrent.CompletableFuture", "join")
          .putAll("java.util.concurrent.ForkJoinTask", "join")
          .putAll("java.util.concurrent.TimeUnit", "sleep", "timedJoin", "timedWait")
          .putAll("java.util.stream.BaseStream", "close")
          .putAll("com.google.common.base.Stopwatch", "start", "stop", "reset")
          .build();

  /** What the few harmless methods of otherwise effectful or mixed types are. */
  private static final ImmutableSetMultimap<String, String> PURE =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("java.lang.Object", "getClass")
          .putAll(
              "java.lang.System",
              "currentTimeMillis",
              "getProperties",
              "getProperty",
              "getenv",
              "identityHashCode",
              "lineSeparator",
              "nanoTime")
          .putAll(
              "java.lang.Thread",
              "currentThread",
              "getId",
              "getName",
              "getPriority",
              "getStackTrace",
              "getState",
              "getThreadGroup",
              "holdsLock",
              "isAlive",
              "isDaemon",
              "isInterrupted",
              "isVirtual",
              "onSpinWait",
              "threadId")
          .putAll(
              "java.lang.Runtime",
              "availableProcessors",
              "freeMemory",
              "getRuntime",
              "maxMemory",
              "totalMemory",
              "version")
          .putAll("java.util.concurrent.locks.ReadWriteLock", "readLock", "writeLock")
          .putAll("java.util.concurrent.locks.ReentrantReadWriteLock", "readLock", "writeLock")
          .putAll("java.util.TimeZone", "getDefault", "getTimeZone", "getID", "toZoneId")
          .putAll("java.util.concurrent.ThreadLocalRandom", "current")
          .putAll(
              "java.util.concurrent.CompletableFuture",
              "completedFuture",
              "completedStage",
              "failedFuture")
          .build();

  /** Methods of {@code Arrays} and {@code Collections} that write to their first argument. */
  private static final ImmutableSet<String> WRITE_FIRST_ARGUMENT =
      ImmutableSet.of(
          "addAll",
          "fill",
          "parallelPrefix",
          "parallelSetAll",
          "parallelSort",
          "removeIf",
          "replaceAll",
          "reverse",
          "rotate",
          "setAll",
          "shuffle",
          "sort",
          "swap");

  /** Types whose instances draw or advance. */
  private static final ImmutableSet<String> RANDOM_TYPES =
      ImmutableSet.of("java.util.Random", "java.util.random.RandomGenerator");

  private static final ImmutableSet<String> ADVANCING_TYPES =
      ImmutableSet.of(
          "java.util.Enumeration",
          "java.util.Iterator",
          "java.util.PrimitiveIterator",
          "java.util.Scanner",
          "java.util.Spliterator",
          "java.util.StringTokenizer",
          "java.util.regex.Matcher");

  private static final ImmutableSet<String> BUFFER_TYPES =
      ImmutableSet.of(
          "java.lang.AbstractStringBuilder",
          "java.lang.StringBuffer",
          "java.lang.StringBuilder",
          "java.util.BitSet",
          "java.util.StringJoiner");

  private static final ImmutableSet<String> COLLECTION_TYPES =
      ImmutableSet.of(
          "java.util.Collection", "java.util.Dictionary", "java.util.Map", "java.util.Map$Entry");

  private static final ImmutableSet<String> IN_MEMORY_IO =
      ImmutableSet.of(
          "java.io.ByteArrayInputStream",
          "java.io.ByteArrayOutputStream",
          "java.io.CharArrayReader",
          "java.io.CharArrayWriter",
          "java.io.StringReader",
          "java.io.StringWriter");

  private static final ImmutableSet<String> IO_TYPES =
      ImmutableSet.of(
          "java.io.File",
          "java.io.InputStream",
          "java.io.OutputStream",
          "java.io.RandomAccessFile",
          "java.io.Reader",
          "java.io.Writer",
          "java.lang.Process",
          "java.lang.Runtime",
          "java.net.DatagramSocket",
          "java.net.ServerSocket",
          "java.net.Socket",
          "java.net.URL",
          "java.net.URLConnection",
          "java.net.http.HttpClient",
          "java.nio.channels.Channel",
          "java.nio.file.Files");

  private static final ImmutableSet<String> IO_PACKAGES =
      ImmutableSet.of("java.sql", "javax.sql", "jakarta.persistence", "javax.persistence");

  /** Constructors that open what their argument names. */
  private static final ImmutableSet<String> OPENING_TYPES =
      ImmutableSet.of(
          "java.io.FileInputStream",
          "java.io.FileOutputStream",
          "java.io.FileReader",
          "java.io.FileWriter",
          "java.io.RandomAccessFile",
          "java.net.DatagramSocket",
          "java.net.MulticastSocket",
          "java.net.ServerSocket",
          "java.net.Socket",
          "java.util.Timer",
          "java.util.logging.FileHandler");

  /** Packages whose constructors only fill the new object. */
  private static final ImmutableSet<String> PURE_CONSTRUCTION =
      ImmutableSet.of(
          "java.io",
          "java.lang",
          "java.lang.ref",
          "java.math",
          "java.text",
          "java.util",
          "java.util.concurrent",
          "java.util.concurrent.atomic",
          "java.util.concurrent.locks",
          "java.util.regex");

  /** Methods of the JDK whose result nothing else holds. */
  private static final ImmutableSet<String> FRESH_RESULTS =
      ImmutableSet.of(
          "clone",
          "collect",
          "copyOf",
          "copyOfRange",
          "elements",
          "getBytes",
          "iterator",
          "listIterator",
          "matcher",
          "spliterator",
          "split",
          "toArray",
          "toCharArray",
          "toList");

  private static final ImmutableSet<String> GUAVA_HOLDERS =
      ImmutableSet.of(
          "com.google.common.collect.Lists",
          "com.google.common.collect.Maps",
          "com.google.common.collect.Queues",
          "com.google.common.collect.Sets");

  private static final ImmutableSet<String> PURE_ANNOTATIONS =
      ImmutableSet.of("Pure", "SideEffectFree");

  private final Types types;

  OutOfSight(Types types) {
    this.types = types;
  }

  /**
   * What calling a method does; functions that it is given are not judged here.
   *
   * @param receiver static type of the receiver; null without one
   * @param freshArguments positions of the arguments that nothing else holds
   */
  Verdict call(MethodSymbol method, Type receiver, boolean freshReceiver, BitSet freshArguments) {
    String name = method.name.toString();
    ClassSymbol owner = method.enclClass();
    String type = owner.flatName().toString();
    String inPackage = packageOf(owner);
    if (IMPURE.containsEntry(type, name)) {
      return freshReceiver && type.equals("java.lang.Throwable") ? Verdict.NONE : Verdict.EFFECT;
    }
    if (PURE.containsEntry(type, name)
        || PURE_TYPES.contains(type)
        || PURE_PACKAGES.contains(inPackage)
        || Bodies.isRecordAccessor(method)
        || (owner.getKind() == ElementKind.ENUM && method.isStatic() && isEnumFactory(name))
        || isAnnotatedPure(method)) {
      return Verdict.NONE;
    }
    if (inPackage.equals("java.util.function")) {
      return functional(name);
    }
    ImmutableList<String> words = words(name);
    if (type.equals("java.util.Collections") || type.equals("java.util.Arrays")) {
      return effectUnless(!WRITE_FIRST_ARGUMENT.contains(name) || freshArguments.get(0));
    }
    if (type.equals("java.lang.System")) {
      return effectUnless(name.equals("arraycopy") && freshArguments.get(2));
    }
    if (clonesArray(name, receiver)) {
      return Verdict.NONE;
    }
    Type actual = method.isStatic() || receiver == null ? owner.type : receiver;
    Set<String> supertypes = supertypes(actual);
    if (isCollectionPackage(inPackage) && supertypesContain(supertypes, COLLECTION_TYPES)) {
      return effectUnless(freshReceiver || !changesCollection(words));
    }
    if (inPackage.equals("com.google.common.collect") && method.isStatic()) {
      return effectUnless(freshArguments.get(0) || !changesCollection(words));
    }
    if (supertypesContain(supertypes, BUFFER_TYPES) && inPackage.startsWith("java.")) {
      return effectUnless(freshReceiver || !changesBuffer(words));
    }
    if (supertypesContain(supertypes, RANDOM_TYPES) && !method.isStatic()) {
      return Verdict.EFFECT;
    }
    if (supertypesContain(supertypes, ADVANCING_TYPES)) {
      if (freshReceiver) {
        return Verdict.NONE;
      }
      return POSITION_WORDS.contains(words.get(0)) ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    if (inPackage.equals("java.util.concurrent.atomic")) {
      return effectUnless(freshReceiver || readsAtomic(words));
    }
    if (inPackage.equals("java.util.concurrent.locks")) {
      return effectUnless(reads(words));
    }
    if (type.equals("java.lang.Thread")) {
      return Verdict.EFFECT;
    }
    if (supertypesContain(supertypes, IN_MEMORY_IO)) {
      return effectUnless(freshReceiver || reads(words));
    }
    if (IO_PACKAGES.contains(inPackage) || supertypesContain(supertypes, IO_TYPES)) {
      return reads(words) ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    if (isLogger(owner)) {
      return reads(words) || words.get(0).equals("at") ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    return byName(method, actual, words, freshReceiver, freshArguments);
  }

  private static boolean clonesArray(String name, Type receiver) {
    return name.equals("clone") && receiver != null && receiver.hasTag(TypeTag.ARRAY);
  }

  private static Verdict effectUnless(boolean none) {
    return none ? Verdict.NONE : Verdict.EFFECT;
  }

  private static String packageOf(ClassSymbol type) {
    String name = type.flatName().toString();
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  private static boolean isEnumFactory(String name) {
    return name.equals("values") || name.equals("valueOf");
  }

  private static boolean isAnnotatedPure(MethodSymbol method) {
    return method.getRawAttributes().stream()
        .anyMatch(mirror -> PURE_ANNOTATIONS.contains(mirror.type.tsym.getSimpleName().toString()));
  }

  private static Verdict functional(String name) {
    return switch (name) {
      case "and", "or", "negate", "not", "andThen", "compose", "identity", "isEqual" ->
          Verdict.NONE;
      case "accept" -> Verdict.EFFECT;
      default -> Verdict.UNLIKELY;
    };
  }

  private static boolean isCollectionPackage(String name) {
    return name.equals("java.util")
        || name.equals("java.util.concurrent")
        || name.equals("com.google.common.collect");
  }

  private static boolean changesCollection(ImmutableList<String> words) {
    String first = words.get(0);
    return EFFECTFUL_WORDS.contains(first) || COLLECTION_WORDS.contains(first);
  }

  private static boolean changesBuffer(ImmutableList<String> words) {
    return switch (words.get(0)) {
      case "and",
          "append",
          "clear",
          "delete",
          "ensure",
          "flip",
          "insert",
          "or",
          "repeat",
          "replace",
          "reverse",
          "set",
          "trim",
          "xor",
          "add" ->
          true;
      default -> false;
    };
  }

  private static boolean readsAtomic(ImmutableList<String> words) {
    String last = words.get(words.size() - 1);
    return switch (words.get(0)) {
      case "get" -> !words.contains("and");
      case "sum" -> words.size() == 1;
      case "to", "compare", "is", "length" -> !words.contains("set");
      default -> last.equals("value");
    };
  }

  private static boolean reads(ImmutableList<String> words) {
    return READING_WORDS.contains(words.get(0)) && !joinsEffect(words);
  }

  private static boolean isLogger(ClassSymbol owner) {
    String name = owner.getSimpleName().toString();
    return name.endsWith("Logger") || name.equals("Log");
  }

  private Verdict byName(
      MethodSymbol method,
      Type receiver,
      ImmutableList<String> words,
      boolean freshReceiver,
      BitSet freshArguments) {
    if (speaksOfEffect(method, words)) {
      boolean fills =
          freshReceiver && FILLING_WORDS.contains(words.get(0)) && !standsForOutside(receiver);
      return fills ? Verdict.UNLIKELY : Verdict.EFFECT;
    }
    boolean forEffectOnly = isVoid(method) && !CHECKING_WORDS.contains(words.get(0));
    return forEffectOnly && !freshReceiver && freshArguments.isEmpty()
        ? Verdict.EFFECT
        : Verdict.UNLIKELY;
  }

  private boolean speaksOfEffect(MethodSymbol method, ImmutableList<String> words) {
    String first = words.get(0);
    String second = words.size() > 1 ? words.get(1) : "";
    if (first.equals("create") && makesOnly(method)) {
      return false;
    }
    if (second.equals("of") || second.equals("only") || namesMoment(method, first, second)) {
      return false;
    }
    if (first.equals("try")) {
      return EFFECTFUL_WORDS.contains(second);
    }
    return EFFECTFUL_WORDS.contains(first)
        || joinsEffect(words)
        || words.contains("async")
        || (MAKING_WORDS.contains(first) && IDENTITY_WORDS.contains(words.get(words.size() - 1)));
  }

  private static boolean namesMoment(MethodSymbol method, String first, String second) {
    return STATIVE_WORDS.contains(first)
        && NOUNS.contains(second)
        && method.params().isEmpty()
        && !isVoid(method);
  }

  static boolean isVoid(MethodSymbol method) {
    return method.getReturnType().hasTag(TypeTag.VOID);
  }

  /** A static factory of its own class, or a factory's method, makes an object and no record. */
  private boolean makesOnly(MethodSymbol method) {
    ClassSymbol owner = method.enclClass();
    return owner.getSimpleName().toString().endsWith("Factory")
        || (method.isStatic()
            && types.isSubtype(types.erasure(method.getReturnType()), types.erasure(owner.type)));
  }

  /** Names such as {@code getAndIncrement}, {@code getOrCreate}. */
  private static boolean joinsEffect(ImmutableList<String> words) {
    for (int i = 1; i < words.size() - 1; i++) {
      String word = words.get(i);
      if ((word.equals("and") || word.equals("or") || word.equals("then"))
          && EFFECTFUL_WORDS.contains(words.get(i + 1))) {
        return true;
      }
    }
    return false;
  }

  private static boolean standsForOutside(Type type) {
    String name = type.tsym.getSimpleName().toString();
    return OUTSIDE_TYPES.stream().anyMatch(name::endsWith);
  }

  /** What calling a constructor does. */
  Verdict construction(MethodSymbol constructor) {
    ClassSymbol owner = constructor.enclClass();
    String type = owner.flatName().toString();
    if (OPENING_TYPES.contains(type) || opensFile(type, constructor)) {
      return Verdict.EFFECT;
    }
    return PURE_CONSTRUCTION.contains(packageOf(owner)) ? Verdict.NONE : Verdict.UNLIKELY;
  }

  private static boolean opensFile(String type, MethodSymbol constructor) {
    if (constructor.params().isEmpty()) {
      return false;
    }
    String argument = constructor.params().head.type.tsym.flatName().toString();
    return switch (type) {
      case "java.io.PrintStream", "java.io.PrintWriter", "java.util.Formatter" ->
          argument.equals("java.lang.String") || argument.equals("java.io.File");
      case "java.util.Scanner" ->
          argument.equals("java.io.File") || argument.equals("java.nio.file.Path");
      default -> false;
    };
  }

  /** Whether a stream, reader or writer works in memory only. */
  boolean isInMemory(Type type) {
    return supertypesContain(supertypes(type), IN_MEMORY_IO);
  }

  /** Whether a type is a function of the JDK or an extension of one: what a callee may run. */
  boolean isFunctionType(Type type) {
    return type.hasTag(TypeTag.CLASS)
        && supertypes(type).stream()
            .anyMatch(
                name ->
                    name.startsWith("java.util.function.")
                        || name.equals("java.util.Comparator")
                        || name.equals("java.util.concurrent.Callable")
                        || name.equals("java.lang.Runnable"));
  }

  /** Whether a function returns nothing, and so is run for its effect. */
  boolean isConsumer(Type type) {
    return supertypes(type).stream()
        .anyMatch(name -> name.endsWith("Consumer") || name.equals("java.lang.Runnable"));
  }

  /** Whether nothing else holds the object that a method returns. */
  boolean returnsFresh(MethodSymbol method, Type receiver, boolean freshReceiver) {
    Type result = method.getReturnType();
    if (!result.hasTag(TypeTag.CLASS) && !result.hasTag(TypeTag.ARRAY)) {
      return false;
    }
    String name = method.name.toString();
    String inPackage = packageOf(method.enclClass());
    if (inPackage.startsWith("java.") && FRESH_RESULTS.contains(name)) {
      return true;
    }
    if (clonesArray(name, receiver)) {
      return true;
    }
    String owner = method.enclClass().flatName().toString();
    if (GUAVA_HOLDERS.contains(owner) && name.startsWith("new")) {
      return true;
    }
    boolean builder = result.tsym.getSimpleName().toString().endsWith("Builder");
    if (builder && makesBuilder(name)) {
      return true;
    }
    return freshReceiver
        && !method.isStatic()
        && receiver != null
        && (builder || !method.params().isEmpty())
        && types.isSubtype(types.erasure(receiver), types.erasure(result));
  }

  /** Such as {@code builder()}, {@code newBuilder()}; a current or shared one may be anybody's. */
  private static boolean makesBuilder(String name) {
    ImmutableList<String> words = words(name);
    return words.get(words.size() - 1).equals("builder")
        && switch (words.get(0)) {
          case "current", "get", "shared" -> false;
          default -> true;
        };
  }

  private Set<String> supertypes(Type type) {
    Set<String> names = new HashSet<>();
    for (Type each : types.closure(types.erasure(type))) {
      names.add(each.tsym.flatName().toString());
    }
    return names;
  }

  private static boolean supertypesContain(Set<String> supertypes, ImmutableSet<String> names) {
    return names.stream().anyMatch(supertypes::contains);
  }

  private static ImmutableSet<String> setOf(String words) {
    return ImmutableSet.copyOf(
        Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().split(words));
  }

  /** The lower-case words of a camel-case name; never empty. */
  static ImmutableList<String> words(String name) {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean begins =
          Character.isUpperCase(c)
              && (i == 0
                  || !Character.isUpperCase(name.charAt(i - 1))
                  || (i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1))));
      if ((begins || !Character.isLetter(c)) && word.length() > 0) {
        words.add(Ascii.toLowerCase(word.toString()));
        word.setLength(0);
      }
      if (Character.isLetter(c)) {
        word.append(c);
      }
    }
    if (word.length() > 0) {
      words.add(Ascii.toLowerCase(word.toString()));
    }
    ImmutableList<String> all = words.build();
    return all.isEmpty() ? ImmutableList.of(name) : all;
  }
}
