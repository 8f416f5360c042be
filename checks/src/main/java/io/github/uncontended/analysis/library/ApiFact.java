package io.github.uncontended.analysis.library;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import java.util.Set;

/**
 * A fact about types and methods of the JDK and of libraries, which the tables beside this class
 * list: {@code costs.tsv}, {@code effects.tsv} and so on.
 *
 * <p>A row names what it is about by binary name, method name and descriptor. It is about the
 * method that the class itself declares; {@link #isInherited} looks at supertypes, too. A table is
 * read when the first of its facts is asked for, once in the life of this class.
 */
public enum ApiFact {
  // costs.tsv

  /** Costs a few instructions or a small allocation, its arguments apart. */
  CHEAP(FactFile.COSTS),
  /** Cheap where all arguments are constants. */
  CHEAP_ON_CONSTANTS(FactFile.COSTS),
  /** A constructor that is cheap where all arguments are small constant numbers. */
  CHEAP_WHEN_SMALL(FactFile.COSTS),
  /** A factory of a collection that is cheap with one or two elements. */
  CHEAP_WITH_FEW(FactFile.COSTS),
  /** Not {@link #CHEAP}, though the other methods of its type are. */
  COSTLY(FactFile.COSTS),
  /** A method of {@code String} that makes no new string, or whose cost does not depend on it. */
  NO_COPY(FactFile.COSTS),
  /** Searches a class for a member, and returns a new object that stands for it. */
  LOOKS_UP_MEMBER(FactFile.COSTS),
  /** Asks class loaders for a class by name. */
  LOOKS_UP_CLASS(FactFile.COSTS),
  /** Reads the service files of the class path. */
  SCANS_SERVICES(FactFile.COSTS),
  /** Asks the security providers for an algorithm, each under its lock on the JDKs of the row. */
  LOOKS_UP_PROVIDER(FactFile.COSTS),
  /** Takes the lock that all JNDI contexts of the JVM share, or asks a naming service. */
  LOOKS_UP_NAME(FactFile.COSTS),
  /** Looks up an implementation, or begins with empty caches, so that it should be built once. */
  COSTLY_TO_BUILD(FactFile.COSTS),
  /** Uses none of what is costly to build. */
  NEEDS_LITTLE(FactFile.COSTS),
  /** A type that is thread-safe once it is configured. */
  SHARED_WHEN_BUILT(FactFile.COSTS),
  /** Starts a process or the compiler of the JDK, which takes milliseconds or more. */
  STARTS_PROCESS(FactFile.COSTS),
  /** A type that stands for a file or reads one, or a method that finds a resource by its name. */
  NAMES_FILE(FactFile.COSTS),
  /** Compiles the text of an expression that it is given. */
  COMPILES_EXPRESSION(FactFile.COSTS),
  /** Reads a setting by its name from properties or a table. */
  READS_SETTING(FactFile.COSTS),
  /** Replaces the settings of a table by what it reads from elsewhere. */
  LOADS_SETTINGS(FactFile.COSTS),
  /** Parses the setting that it reads. */
  PARSES_SETTING(FactFile.COSTS),

  /** A constructor or factory whose last argument is how many bytes it allocates at once. */
  ALLOCATES_BYTES(FactFile.COSTS),
  /** As {@link #ALLOCATES_BYTES}, in characters of two bytes. */
  ALLOCATES_CHARS(FactFile.COSTS),
  /** As {@link #ALLOCATES_BYTES}, in numbers of four bytes, or in references. */
  ALLOCATES_WORDS(FactFile.COSTS),
  /** As {@link #ALLOCATES_BYTES}, in numbers of eight bytes. */
  ALLOCATES_LONGS(FactFile.COSTS),
  /** Allocates what can grow, and has a default capacity without the last argument. */
  GROWS(FactFile.COSTS),
  /** Returns a buffer that reads and writes the array that it is given. */
  WRAPS_ARGUMENT(FactFile.COSTS),

  // effects.tsv

  /** Only computes what it returns; a constructor only fills the new object. */
  PURE(FactFile.EFFECTS),
  /** Has an effect, though the other methods of its type or package are {@link #PURE}. */
  EFFECT(FactFile.EFFECTS),
  /** Changes its receiver and nothing else. */
  CHANGES_RECEIVER(FactFile.EFFECTS),
  /** A type each of whose methods may throw: a collection that compares what it holds, a stream. */
  FRAGILE(FactFile.EFFECTS),
  /** Writes to what it is given, or reads it off as an iterator, and changes nothing else. */
  FILLS_ARGUMENT(FactFile.EFFECTS),
  /** Fills the container that the supplier it is given returns. */
  FILLS_SUPPLIED(FactFile.EFFECTS),
  /** Reads a map, which changes the order of a map that is in the order of accesses. */
  READS_REORDER(FactFile.EFFECTS),
  /** May throw an unchecked exception though no argument is null. */
  THROWS(FactFile.EFFECTS),
  /** Throws nothing because of an argument that is null. */
  ACCEPTS_NULL(FactFile.EFFECTS),
  /**
   * Throws nothing because of an element that is null in a container or stream that it is given.
   */
  ACCEPTS_NULL_ELEMENTS(FactFile.EFFECTS),
  /** Returns null where there is no result. */
  MAY_RETURN_NULL(FactFile.EFFECTS),
  /** Returns null where an argument is null. */
  RETURNS_FALLBACK(FactFile.EFFECTS),
  /** Has an argument which is null where that makes sense: a test, or a fallback for null. */
  TESTS_NULL(FactFile.EFFECTS),
  /** Calls no method of its arguments or of what its receiver holds. */
  CALLS_NOTHING(FactFile.EFFECTS),
  /** Reads what its receiver or its arguments hold, and calls no method of that. */
  MOVES_ELEMENTS(FactFile.EFFECTS),
  /** Calls methods of a map's keys, and none of its values. */
  CALLS_ON_KEYS(FactFile.EFFECTS),
  /** A type whose methods libraries call on any value. */
  CALLED_ON_VALUES(FactFile.EFFECTS),
  /** A package of a library of which the tables list what is pure; the rest is unknown. */
  KNOWN_LIBRARY(FactFile.EFFECTS),
  /** Returns an object that nothing else holds. */
  FRESH(FactFile.EFFECTS),
  /** A static method whose result depends on its arguments alone. */
  DETERMINISTIC(FactFile.EFFECTS),
  /** Not {@link #DETERMINISTIC}, though the other methods of its type are. */
  VARYING(FactFile.EFFECTS),
  /** A method whose result depends on the default locale, unless it takes a locale. */
  USES_DEFAULT_LOCALE(FactFile.EFFECTS),
  /** A type of mutable text or bits. */
  BUFFER(FactFile.EFFECTS),
  /** A type of mutable collections, maps and their entries. */
  COLLECTION(FactFile.EFFECTS),
  /** A stream, reader or writer that works in memory only. */
  IN_MEMORY(FactFile.EFFECTS),
  /** A type whose methods, inherited ones too, reach beyond the memory of the JVM. */
  OUTSIDE(FactFile.EFFECTS),
  /** A package whose methods reach beyond the memory of the JVM. */
  OUTSIDE_PACKAGE(FactFile.EFFECTS),

  /** Returns another value on each call of a program, such as a random id or the next number. */
  UNIQUE(FactFile.EFFECTS),

  // collections.tsv

  /** Reads the state of a collection and gives out none of its elements. */
  READS(FactFile.COLLECTIONS),
  /** Reads a collection and gives out elements, or runs code on them. */
  READS_ELEMENTS(FactFile.COLLECTIONS),
  /** Changes a collection. */
  WRITES(FactFile.COLLECTIONS),
  /** Adds what it is given to a collection, which then holds it. */
  KEEPS_ELEMENT(FactFile.COLLECTIONS),
  /** Returns a part of a collection through which it can be changed. */
  VIEW(FactFile.COLLECTIONS),
  /** Returns an iterator through which a collection can be changed. */
  ITERATOR(FactFile.COLLECTIONS),
  /** A method of an iterator that leaves its collection as it is. */
  ITERATOR_READ(FactFile.COLLECTIONS),
  /** Uses the monitor of any object. */
  MONITOR(FactFile.COLLECTIONS),
  /** Only reads a collection that it is given. */
  READS_ARGUMENT(FactFile.COLLECTIONS),
  /** Writes to its first argument, a collection or an array. */
  WRITES_FIRST_ARGUMENT(FactFile.COLLECTIONS),
  /** Returns a view of its argument that nobody can write to. */
  UNMODIFIABLE_VIEW(FactFile.COLLECTIONS),
  /** Takes no lock in the wrappers of {@code Collections.synchronizedCollection} and its like. */
  UNLOCKED_IN_WRAPPER(FactFile.COLLECTIONS),
  /** Reads a map by key, or something of all of it that no order changes. */
  KEYED_READ(FactFile.COLLECTIONS),
  /** A method of {@code Vector} that {@code ArrayList} has with the same results and exceptions. */
  SAME_IN_ARRAY_LIST(FactFile.COLLECTIONS),
  /** A method of a map that {@code ConcurrentHashMap} has in one step. */
  ATOMIC_IN_MAP(FactFile.COLLECTIONS),
  /** A method of a set that the key set of a {@code ConcurrentHashMap} has in one step. */
  ATOMIC_IN_SET(FactFile.COLLECTIONS),
  /** A method of a list that {@code CopyOnWriteArrayList} has in one step. */
  ATOMIC_IN_LIST(FactFile.COLLECTIONS),
  /** A factory of a list of its arguments. */
  LISTS_ARGUMENTS(FactFile.COLLECTIONS),
  /** Gives the same result on every call until the receiver is changed. */
  STABLE(FactFile.COLLECTIONS),
  /** A factory of collections that never change, nor does anything behind them. */
  UNMODIFIABLE(FactFile.COLLECTIONS),
  /** A constructor of a collection that only its creator holds. */
  COPIES(FactFile.COLLECTIONS),
  /** A factory whose collection nothing else holds, and reading changes nothing in. */
  NEW_COLLECTION(FactFile.COLLECTIONS),
  /** A collection that any number of threads may read while none writes. */
  SHARED_READS(FactFile.COLLECTIONS),
  /** As {@link #SHARED_READS}, with one lock around each call. */
  SELF_LOCKED(FactFile.COLLECTIONS),
  /** A type that {@code ConcurrentHashMap} is commonly declared with. */
  CONCURRENT_MAP_TYPE(FactFile.COLLECTIONS),
  /** Returns a new {@code ConcurrentHashMap}. */
  CREATES_CONCURRENT_HASH_MAP(FactFile.COLLECTIONS),
  /** On a {@code ConcurrentHashMap}, locks the bin of the key even on a hit. */
  LOCKS_BIN(FactFile.COLLECTIONS),

  // contention.tsv

  /** A constructor of a lock, semaphore or queue that is fair if its boolean argument is true. */
  FAIR_IF_TRUE(FactFile.CONTENTION),
  /** Sets the maximum wait of a connection pool of Druid, by itself or among properties. */
  SETS_MAX_WAIT(FactFile.CONTENTION),
  /** Visits all elements of a concurrent queue, or reads what all its writers change. */
  SCANS_QUEUE(FactFile.CONTENTION),
  /** Returns a view of the object, which it leaves as it is. */
  SHOWS(FactFile.CONTENTION),
  /** Returns a future that is complete already. */
  CREATES_COMPLETED(FactFile.CONTENTION),
  /** Waits for input or output, for time to pass or for another thread. */
  BLOCKS(FactFile.CONTENTION),
  /** Opens a file to read from it. */
  OPENS_FILE(FactFile.CONTENTION),
  /** Reads a file as a whole. */
  READS_FILE(FactFile.CONTENTION),
  /** Writes, moves or deletes a file, or opens one for that. */
  WRITES_FILE(FactFile.CONTENTION),
  /** Waits on the monitor of an object, which it releases meanwhile. */
  WAITS_ON_MONITOR(FactFile.CONTENTION),
  /** Waits for a condition of a lock, which it releases meanwhile. */
  AWAITS_CONDITION(FactFile.CONTENTION),
  /** Copies all of a stream to another one. */
  COPIES_STREAM(FactFile.CONTENTION),
  /** Reads from a stream or writes to it, and waits for the peer if it is that of a socket. */
  TRANSFERS(FactFile.CONTENTION),
  /** Returns the stream that a socket reads from its peer, or writes to it. */
  STREAM_OF_PEER(FactFile.CONTENTION),
  /** Waits until threads end, which they do once. */
  ENDS_THREADS(FactFile.CONTENTION),
  /** A queue, or a constructor of one, without a bound: to add to it never waits. */
  UNBOUNDED(FactFile.CONTENTION),
  /** A type that stands for one connection, or for a stream of one. */
  CONNECTION(FactFile.CONTENTION),
  /** Opens or accepts a connection. */
  OPENS_CONNECTION(FactFile.CONTENTION),
  /** A class that is not thread-safe, and whose objects serve one call at a time. */
  HELPER(FactFile.CONTENTION),
  /** Ends or begins what a {@link #HELPER} accumulates. */
  RESTARTS(FactFile.CONTENTION),
  /** Sets or gets what a {@link #HELPER} keeps for later calls, and is not named as a property. */
  SETTING(FactFile.CONTENTION),
  /** A type whose objects a {@link #HELPER} is given, and that stay as they are. */
  GIVEN_TO_HELPER(FactFile.CONTENTION),
  /** Draws from a generator, and does nothing else. */
  DRAWS(FactFile.CONTENTION),
  /** Draws from one generator of the whole JVM. */
  DRAWS_SHARED(FactFile.CONTENTION),
  /** Draws from a cryptographic generator, which most providers lock. */
  DRAWS_SECURELY(FactFile.CONTENTION),

  // types.tsv

  /** A class whose instances never change, and that no other code can extend. */
  IMMUTABLE_VALUE(FactFile.TYPES),
  /** A class whose instances never change by its contract, and that other code can extend. */
  EXTENSIBLE_VALUE(FactFile.TYPES),
  /** A collection that never changes, its elements apart. */
  IMMUTABLE_COLLECTION(FactFile.TYPES),
  /** Returns a collection that never changes. */
  SETTLED(FactFile.COLLECTIONS),
  /** A type whose instances threads may share without a lock. */
  THREAD_SAFE(FactFile.TYPES),
  /** A superclass without fields that change, whose constructor runs no other code. */
  INERT(FactFile.TYPES),
  /** An interface whose instances are mostly lambdas. */
  FUNCTION(FactFile.TYPES),
  /** A function without parameters that gives a value. */
  SUPPLIER(FactFile.TYPES),
  /** A locale that prints numbers with the digits 0 to 9. */
  ASCII_DIGITS(FactFile.TYPES),

  // locks.tsv

  /** Is synchronized on the JDKs of the row. */
  LOCKS(FactFile.LOCKS),
  /** Takes a lock on the JDKs of the row though not synchronized itself on later ones. */
  LOCKS_INSIDE(FactFile.LOCKS),
  /** A type whose methods are synchronized, or not, on all JDKs alike. */
  SAME_LOCKS(FactFile.LOCKS),

  // annotations.tsv

  /** On a class: gives other code its fields. */
  HANDS_OUT_FIELDS(FactFile.ANNOTATIONS),
  /** On a field: gives other code the field. */
  HANDS_OUT_FIELD(FactFile.ANNOTATIONS),
  /** On a field: nothing acts on it, or it only keeps others from the field. */
  LEAVES_FIELD_ALONE(FactFile.ANNOTATIONS),
  /** On a class: a framework reads the fields. */
  FIELDS_READ_BY_FRAMEWORK(FactFile.ANNOTATIONS),
  /** On a class: its processor generates or checks code for every field. */
  PROCESSES_ALL_FIELDS(FactFile.ANNOTATIONS),
  /** On a class: a framework stores its instances and writes their fields. */
  PERSISTENT(FactFile.ANNOTATIONS),
  /** On a method: it only computes what it returns. */
  DECLARES_PURE(FactFile.ANNOTATIONS),
  /** Reads every field of an object, or lists every field of a class, by reflection. */
  READS_ALL_FIELDS(FactFile.ANNOTATIONS),
  /** Finds fields of a class, which then tell their names and modifiers. */
  FINDS_FIELDS(FactFile.ANNOTATIONS),
  /** Finds methods of a class, which then tell their names and modifiers. */
  FINDS_METHODS(FactFile.ANNOTATIONS),
  /** Finds fields by reflection. */
  REFLECTS_FIELDS(FactFile.ANNOTATIONS),

  // callbacks.tsv

  /** Runs the function that it is given before it returns. */
  AT_ONCE(FactFile.CALLBACKS),
  /** Runs its function once per element, before it returns. */
  PER_ELEMENT(FactFile.CALLBACKS),
  /** Runs its comparator once per comparison, before it returns. */
  PER_COMPARISON(FactFile.CALLBACKS),
  /** Runs its function on this thread for what the receiver holds, and keeps no reference to it. */
  SEQUENTIAL_LOOP(FactFile.CALLBACKS),
  /** Runs its function where the value that it is asked for is absent. */
  ON_ABSENCE(FactFile.CALLBACKS),
  /** Runs its function, or the receiver, on another thread. */
  STARTS_THREAD(FactFile.CALLBACKS),
  /** Makes a cache, or a loader of one, of the function that loads a key. */
  BUILDS_CACHE(FactFile.CALLBACKS),
  /** Is overridden to compute what the object then keeps. */
  LOADS_VALUE(FactFile.CALLBACKS),
  /** Stores its argument in the receiver. */
  STORES(FactFile.CALLBACKS),
  /** Passes a container of its own to its function, to be filled. */
  ACCUMULATES(FactFile.CALLBACKS),
  /** Returns its argument unless that is null, which throws. */
  NULL_CHECK(FactFile.CALLBACKS),

  // fallbacks.tsv

  /** Takes as its last argument a value that is returned in place of a missing one. */
  TAKES_FALLBACK(FactFile.FALLBACKS),

  // heat.tsv

  /** An annotation of methods, or a method to override, that many threads enter. */
  ENTRY_POINT(FactFile.HEAT),
  /** What a handler for all kinds of events gets where it answers a request or a message. */
  CARRIES_REQUEST(FactFile.HEAT),
  /** Measures what it marks: an {@link #ENTRY_POINT}, except on what only its own class calls. */
  MEASURES(FactFile.HEAT),
  /** An entry point for requests that change what is stored. */
  CHANGES(FactFile.HEAT),
  /** An entry point that is called once for a request, or less often. */
  ANSWERS(FactFile.HEAT),
  /** An entry point for requests that the program sends. */
  SENDS(FactFile.HEAT),
  /** Is no entry point, though the other methods of its type may be. */
  NO_ENTRY_POINT(FactFile.HEAT),
  /** A type of JDBC whose objects come and go with a request. */
  JDBC(FactFile.HEAT),
  /** Marks the methods of a benchmark. */
  BENCHMARK(FactFile.HEAT),
  /** An annotation of code that runs seldom. */
  COLD(FactFile.HEAT),
  /** An annotation of methods that a timer runs. */
  ON_TIMER(FactFile.HEAT),
  /** A package of annotations of tests. */
  TEST(FactFile.HEAT),
  /** A method that starts, stops or configures an object. */
  LIFECYCLE(FactFile.HEAT),
  /** A method to override that runs seldom, or for milliseconds. */
  SELDOM(FactFile.HEAT),
  /** A type that code uses only while a program is set up or generated. */
  SET_UP(FactFile.HEAT),
  /** An annotation of classes of which an application has one object. */
  SINGLETON(FactFile.HEAT),

  // loggers.tsv

  /** A package of a logging library. */
  LOGGING(FactFile.LOGGERS),
  /** A method, or a level, that logs below warn. */
  BELOW_WARN(FactFile.LOGGERS),
  /** Logs at a level that it is given, or that a call before it in a chain has set. */
  TAKES_LEVEL(FactFile.LOGGERS),
  /** The type of a level. */
  LEVEL(FactFile.LOGGERS),
  /** A static check that uses the message that it is given only if it fails. */
  MESSAGE_ON_FAILURE(FactFile.LOGGERS),
  /** Takes a message in which each {@code %s} stands for an argument, and nothing else does. */
  TAKES_TEMPLATE(FactFile.LOGGERS),
  /** Takes a message that it passes to {@code String.format}, with its arguments. */
  TAKES_FORMAT(FactFile.LOGGERS),
  /** A static method, or one of String, that makes a text of a pattern and its arguments. */
  FORMATS_TEXT(FactFile.LOGGERS),

  // persistence.tsv

  /** A type whose methods, those of its subtypes too, query a database. */
  REPOSITORY(FactFile.PERSISTENCE),
  /** Executes a query, and nothing else. */
  QUERIES_DATABASE(FactFile.PERSISTENCE),
  /** Builds a query, or sets its parameters. */
  BUILDS_QUERY(FactFile.PERSISTENCE),
  /** Takes the text of a statement as its first argument. */
  TAKES_SQL(FactFile.PERSISTENCE),
  /** An annotation of a query that leaves it a query. */
  HINTS_QUERY(FactFile.PERSISTENCE),
  /** A method of values, which reaches no database but by a function that it is given. */
  WRITES_NO_DATABASE(FactFile.PERSISTENCE),
  /** Prepares a statement on a connection. */
  PREPARES(FactFile.PERSISTENCE),
  /** Executes an update and returns how many rows that has changed. */
  COUNTS_ROWS(FactFile.PERSISTENCE),
  /** Lets time pass, so that a loop around it runs seldom. */
  PAUSES(FactFile.PERSISTENCE),
  /** Gives out a connection of a pool, if a pool is what it is called on. */
  TAKES_CONNECTION(FactFile.PERSISTENCE),
  /** A data source of a driver, which opens a connection for each caller. */
  DRIVER_DATA_SOURCE(FactFile.PERSISTENCE),
  /** Configures a pool with another data source. */
  TAKES_DATA_SOURCE(FactFile.PERSISTENCE),
  /** A pool of connections, or its configuration, without a cache of statements. */
  POOL_WITHOUT_STATEMENT_CACHE(FactFile.PERSISTENCE),
  /** Configures a pool with properties that cannot be seen. */
  TAKES_PROPERTIES(FactFile.PERSISTENCE),
  /** Passes a property, its name and its value, to a driver. */
  SETS_DRIVER_PROPERTY(FactFile.PERSISTENCE),
  /** Sets the URL of a database. */
  SETS_URL(FactFile.PERSISTENCE),
  /** Builds a connection pool that makes threads wait for its own locks. */
  BUILDS_LEGACY_POOL(FactFile.PERSISTENCE),
  /** Sets whether, or how, a driver caches statements. */
  SETS_STATEMENT_CACHE(FactFile.PERSISTENCE);

  private final FactFile file;
  private final String word = Ascii.toLowerCase(name()).replace('_', '-');

  ApiFact(FactFile file) {
    this.file = file;
  }

  private FactTable rows() {
    return FactTable.of(file);
  }

  /** The file that lists the fact. */
  FactFile file() {
    return file;
  }

  /** How the files spell the fact. */
  String word() {
    return word;
  }

  /** Whether a method or constructor has the fact by itself, or by its type or package. */
  public boolean holdsFor(MethodSymbol method) {
    String name = method.name.toString();
    return rows().mayHold(this, name)
        && rows().holds(this, nameOf(method.enclClass()), name, method);
  }

  /** Whether any method or field with a name has the fact, by itself, its type or its package. */
  public boolean holdsFor(String type, String name) {
    return rows().holds(this, type, name, null);
  }

  /** Whether a method has the fact on a JDK. */
  public boolean holdsOn(int feature, String type, MethodSymbol method) {
    return rows().holdsOn(feature, this, type, method);
  }

  /** Whether some fact of how often code runs is about a type, its methods or its package. */
  public static boolean tellHeatOf(String type) {
    return FactTable.of(FactFile.HEAT).mentions(type);
  }

  /** Whether a type itself, not its methods, has the fact, alone or by its package. */
  public boolean holdsForType(String type) {
    return rows().holdsForType(this, type);
  }

  /** Whether one of the types has the fact. */
  public boolean holdsForAny(Set<String> types) {
    for (String type : types) {
      if (holdsForType(type)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a method, or one of that name in a supertype of its class, has the fact. */
  public boolean isInherited(MethodSymbol method) {
    String name = method.name.toString();
    return rows().mayHold(this, name) && isInherited(method.enclClass(), name, method);
  }

  /** Whether a type, or a supertype, has the fact for its methods of a name. */
  public boolean isInherited(Type type, String name) {
    return rows().mayHold(this, name)
        && type.tsym instanceof ClassSymbol symbol
        && isInherited(symbol, name, null);
  }

  private boolean isInherited(ClassSymbol type, String name, MethodSymbol method) {
    if (rows().holds(this, nameOf(type), name, method)) {
      return true;
    }
    if (type.getSuperclass().tsym instanceof ClassSymbol parent
        && isInherited(parent, name, method)) {
      return true;
    }
    if (type.isInterface() && rows().holds(this, "java.lang.Object", name, method)) {
      return true;
    }
    for (Type parent : type.getInterfaces()) {
      if (parent.tsym instanceof ClassSymbol symbol && isInherited(symbol, name, method)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a method with the name has the fact, in any type. */
  public boolean isMethodName(String name) {
    return rows().methodNames(this).contains(name);
  }

  /** The names of the methods that have the fact, in the order of the table. */
  public ImmutableSet<String> methodNames() {
    return rows().methodNames(this);
  }

  /** The names of a type's methods that have the fact, in the order of the table. */
  public ImmutableSet<String> methodNames(String type) {
    return rows().methodNames(this, type);
  }

  /** Whether a type with the simple name has the fact, in any package. */
  public boolean isSimpleName(String name) {
    return rows().simpleNames(this).contains(name);
  }

  /** The simple names of the types that have the fact themselves, in the order of the table. */
  public ImmutableSet<String> simpleNames() {
    return rows().simpleNames(this);
  }

  /** The simple names of the types of which a constructor has the fact. */
  public ImmutableSet<String> constructedNames() {
    return rows().constructedNames(this);
  }

  private static String nameOf(ClassSymbol type) {
    return type.flatName().toString();
  }
}
